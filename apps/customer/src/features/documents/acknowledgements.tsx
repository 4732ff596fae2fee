import { useMutation, useQueryClient } from '@tanstack/react-query';
import { personQuery, usePerson } from '@troth/portal/person';
import { Section, Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { CheckboxField } from '@troth/ui/option-cards';
import { PartnerName } from '@troth/ui/partner-mark';
import type { Side } from '@troth/domain/people';
import type { OwnDocument } from '../../shared/document';
import { failureText } from '../../shared/failure-text';
import { afterChange } from '../../shared/journey';
import { t } from '../../shared/texts';
import classes from './documents.module.css';
import { acknowledge } from './queries';

const KINDS = ['enforcement', 'attorneyCounsel'] as const;
type Kind = (typeof KINDS)[number];

const timestampOf = { enforcement: 'enforcementAgreedAt', attorneyCounsel: 'attorneyCounselAgreedAt' } as const;

/** What each partner acknowledges before the first generation. D5. */
export function Acknowledgements({ own }: { own: OwnDocument }) {
  const self = usePerson();
  const queryClient = useQueryClient();
  const agree = useMutation({
    mutationFn: (kind: Kind) => acknowledge(self.id, { [kind]: true }),
    onSuccess: async (person) => {
      queryClient.setQueryData(personQuery.queryKey, person);
      await afterChange(queryClient, self.id);
    },
  });
  const other: Side = own.side === 'A' ? 'B' : 'A';
  const partner = other === 'A' ? own.document.userA : own.document.userB;
  const hasPartnerAgreed = partner?.enforcementAgreedAt != null && partner.attorneyCounselAgreedAt != null;
  const partnerName = own.names[other];

  return (
    <Section id="acknowledge" title={t('documents.acknowledge.title')} description={t('documents.acknowledge.text')}>
      <Stack gap={2}>
        {KINDS.map((kind) => {
          const isAgreed = self[timestampOf[kind]] !== null;
          const isBeingSaved = agree.isPending && agree.variables === kind;
          return (
            <CheckboxField
              key={kind}
              label={t(`documents.acknowledge.${kind}`)}
              description={t(`documents.acknowledge.${kind}Detail`)}
              isChecked={isAgreed || isBeingSaved}
              // What was acknowledged stays acknowledged.
              isDisabled={isAgreed}
              onChange={(isChecked) => isChecked && agree.mutate(kind)}
            />
          );
        })}
        {agree.error !== null && <Notice tone="danger" isAlert title={failureText(agree.error)} />}
        {partnerName !== null && (
          <p className={classes.partnerLine}>
            <PartnerName side={other} name={partnerName} size={20} isOutlined={!hasPartnerAgreed} />
            <span>
              {hasPartnerAgreed ? t('documents.acknowledge.partnerDone') : t('documents.acknowledge.partnerOpen')}
            </span>
          </p>
        )}
      </Stack>
    </Section>
  );
}
