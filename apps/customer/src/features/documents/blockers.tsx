import { useMutation, useQueryClient } from '@tanstack/react-query';
import { SIDES, type Side } from '@troth/domain/people';
import { errorText } from '@troth/portal/errors';
import { usePerson } from '@troth/portal/person';
import { LinkButton } from '@troth/ui/button';
import { Section, Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { CheckboxField } from '@troth/ui/option-cards';
import { PartnerName } from '@troth/ui/partner-mark';
import type { OwnDocument } from '../../shared/document';
import { afterChange } from '../../shared/journey';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import classes from './documents.module.css';
import { confirmWarnings, type Generation, type GenerationWarning } from './queries';

type Refusal = NonNullable<Generation['refusal']>;

/** Where the reader can do something about it; the others wait for what stands on this screen. */
const wayOut: Partial<Record<Refusal['reason'], { readonly href: string; readonly label: () => string }>> = {
  NO_STATE: { href: paths.questionnaire(), label: () => t('documents.go.state') },
  PRENUP_NOT_PAID: { href: paths.payment(), label: () => t('documents.go.pay') },
  NO_PARTNER: { href: paths.home(), label: () => t('documents.go.invite') },
  NAMES_MISSING: { href: paths.profile(), label: () => t('documents.go.names') },
  ALIGNMENT_INCOMPLETE: { href: paths.alignment(), label: () => t('documents.go.align') },
};

/** Why the agreement cannot be made yet, in the API's words, and the way to what is missing. */
export function Blocker({ refusal }: { refusal: Refusal }) {
  const way = wayOut[refusal.reason];
  return (
    <Notice
      tone="warning"
      title={refusal.message}
      {...(way !== undefined && { actions: <LinkButton href={way.href}>{way.label()}</LinkButton> })}
    />
  );
}

function wordsOf(warning: GenerationWarning, names: Readonly<Record<Side, string>>): string {
  switch (warning) {
    case 'DISCLOSURE_MISSING_A':
      return t('documents.warning.disclosure', { name: names.A });
    case 'DISCLOSURE_MISSING_B':
      return t('documents.warning.disclosure', { name: names.B });
    case 'RECEIPT_MISSING_A':
      return t('documents.warning.receipt', { reader: names.A, owner: names.B });
    case 'RECEIPT_MISSING_B':
      return t('documents.warning.receipt', { reader: names.B, owner: names.A });
    case 'FINANCIAL_DISPUTES_PENDING':
      return t('documents.warning.joint');
  }
}

/** What both partners must confirm to go on in spite of it. `docs/decisions/0000-product-decisions.md`, row 32. */
export function Warnings({ own, warnings }: { own: OwnDocument; warnings: Generation['warnings'] }) {
  const self = usePerson();
  const queryClient = useQueryClient();
  const names = { A: own.names.A, B: own.names.B ?? t('partner.yourPartner') };
  const confirm = useMutation({
    mutationFn: (warning: GenerationWarning) => confirmWarnings(own.document.id, [warning]),
    onSuccess: () => afterChange(queryClient, self.id),
  });
  if (warnings.length === 0) return null;
  return (
    <Section title={t('documents.warnings.title')} description={t('documents.warnings.text')}>
      <Stack gap={3}>
        {warnings.map(({ warning, confirmedBy }) => {
          const isMine = confirmedBy.includes(own.side);
          return (
            <div key={warning}>
              <CheckboxField
                label={wordsOf(warning, names)}
                description={t('documents.warnings.confirm')}
                isChecked={isMine || (confirm.isPending && confirm.variables === warning)}
                isDisabled={isMine}
                onChange={(isChecked) => isChecked && confirm.mutate(warning)}
              />
              <p className={classes.partnerLine}>
                {SIDES.filter((side) => side !== own.side).map((side) => (
                  <PartnerName
                    key={side}
                    side={side}
                    name={names[side]}
                    size={20}
                    isOutlined={!confirmedBy.includes(side)}
                  >
                    {': '}
                    {confirmedBy.includes(side)
                      ? t('documents.warnings.partnerDone')
                      : t('documents.warnings.partnerOpen')}
                  </PartnerName>
                ))}
              </p>
            </div>
          );
        })}
        {confirm.error !== null && <Notice tone="danger" isAlert title={errorText(confirm.error)} />}
        <LinkButton href={paths.financialDisclosure()} variant="text">
          {t('documents.go.disclosure')}
        </LinkButton>
      </Stack>
    </Section>
  );
}
