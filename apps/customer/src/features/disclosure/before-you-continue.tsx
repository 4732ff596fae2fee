import { FINANCIAL_ENTRIES_EXCEEDED } from '@troth/domain/constants';
import type { CalendarDate } from '@troth/domain/dates';
import { missingIncomeMessage, missingIncomeYears } from '@troth/domain/disclosure';
import { say } from '@troth/domain/messages';
import { otherSide } from '@troth/domain/people';
import { TodoList, type TodoItem } from '@troth/ui/checklist';
import { Section, Stack } from '@troth/ui/layout';
import { Link } from '@troth/ui/link';
import { ProTip } from '@troth/ui/tip';
import type { OwnDocument } from '../../shared/document';
import { useCouple } from '../../shared/journey';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import { countOf } from './disclosure-screen';
import { useDisclosures } from './use-disclosures';

/** What the API still finds missing, as its journey tells it. Customer spec §5; decisions, row 32. */
export function BeforeYouContinue({ own, today }: { own: OwnDocument; today: CalendarDate }) {
  const { journey, partner } = useCouple();
  const { disclosures } = useDisclosures(own);
  const { disclosure } = journey;
  const missing = missingIncomeMessage(say, disclosure.missingIncomeYears);
  const theirs = otherSide(own.side);
  const partnerName = own.names[theirs];
  const ownCount = countOf(disclosures[own.side]);

  const partnerItem = (name: string, isDone: boolean): TodoItem => {
    const message = missingIncomeMessage(say, missingIncomeYears(disclosures[theirs]?.incomes ?? [], today));
    const open =
      message === null
        ? t('disclosure.before.partnerOpen', { name })
        : t('disclosure.before.partnerIncome', { name, message });
    return { key: 'partner', text: isDone ? t('disclosure.before.partnerDone', { name }) : open, isDone };
  };

  return (
    <Section title={t('disclosure.before.title')}>
      <Stack gap={6}>
        <TodoList
          texts={{ done: t('disclosure.before.done'), open: t('disclosure.before.open') }}
          items={[
            {
              key: 'entries',
              text: t('disclosure.before.entries'),
              detail: t('disclosure.before.count', { count: ownCount }),
              isDone: ownCount > FINANCIAL_ENTRIES_EXCEEDED,
            },
            {
              key: 'income',
              text:
                missing === null ? (
                  t('disclosure.before.income')
                ) : (
                  <Link href={paths.disclosureOfKind('incomes')}>{missing}</Link>
                ),
              isDone: missing === null,
            },
            ...(partner === null || partnerName === null ? [] : [partnerItem(partnerName, partner.areFinancialsDone)]),
            {
              key: 'joint',
              text:
                disclosure.pendingDisputes === 0 ? (
                  t('disclosure.before.jointDone')
                ) : (
                  <Link href={paths.settleDisputes()}>
                    {t('disclosure.before.jointOpen', { count: disclosure.pendingDisputes })}
                  </Link>
                ),
              isDone: disclosure.pendingDisputes === 0,
            },
          ]}
        />
        <ProTip>{t('disclosure.before.tip')}</ProTip>
      </Stack>
    </Section>
  );
}
