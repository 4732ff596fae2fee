import { FINANCIAL_ENTRIES_EXCEEDED } from '@troth/domain/constants';
import { missingIncomeMessage } from '@troth/domain/disclosure';
import { say } from '@troth/domain/messages';
import { TodoList } from '@troth/ui/checklist';
import { Section, Stack } from '@troth/ui/layout';
import { ProTip } from '@troth/ui/tip';
import { useCouple } from '../../shared/journey';
import { t } from '../../shared/texts';

/** What the API still finds missing, as its journey tells it. Customer spec §5; decisions, row 32. */
export function BeforeYouContinue({ ownCount, partnerName }: { ownCount: number; partnerName: string | null }) {
  const { journey, partner } = useCouple();
  const { disclosure } = journey;
  const missing = missingIncomeMessage(say, disclosure.missingIncomeYears);
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
            { key: 'income', text: missing ?? t('disclosure.before.income'), isDone: missing === null },
            ...(partner === null || partnerName === null
              ? []
              : [
                  {
                    key: 'partner',
                    text: partner.areFinancialsDone
                      ? t('disclosure.before.partnerDone', { name: partnerName })
                      : t('disclosure.before.partnerOpen', { name: partnerName }),
                    isDone: partner.areFinancialsDone,
                  },
                ]),
            {
              key: 'joint',
              text:
                disclosure.pendingDisputes === 0
                  ? t('disclosure.before.jointDone')
                  : t('disclosure.before.jointOpen', { count: disclosure.pendingDisputes }),
              isDone: disclosure.pendingDisputes === 0,
            },
          ]}
        />
        <ProTip>{t('disclosure.before.tip')}</ProTip>
      </Stack>
    </Section>
  );
}
