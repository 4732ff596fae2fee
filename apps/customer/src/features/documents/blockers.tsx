import { LinkButton } from '@troth/ui/button';
import { Notice } from '@troth/ui/notice';
import { useCouple } from '../../shared/journey';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import type { Generation } from './queries';

type Refusal = NonNullable<Generation['refusal']>;

/** Where the reader can do something about it; the others wait for what stands on this screen. */
const wayOut: Partial<Record<Refusal['reason'], { readonly href: string; readonly label: () => string }>> = {
  NO_STATE: { href: paths.questionnaire(), label: () => t('documents.go.state') },
  PRENUP_NOT_PAID: { href: paths.payment(), label: () => t('documents.go.pay') },
  NO_PARTNER: { href: paths.home(), label: () => t('documents.go.invite') },
  NAMES_MISSING: { href: paths.profile(), label: () => t('documents.go.names') },
  ALIGNMENT_INCOMPLETE: { href: paths.alignment(), label: () => t('documents.go.align') },
};

/** The same reason while the reader's own questionnaire has open questions: nothing can be settled before. */
const ownQuestions = { href: paths.questionnaire(), label: () => t('documents.go.answer') };

/** Why the agreement cannot be made yet, in the API's words, and the way to what is missing. */
export function Blocker({ refusal }: { refusal: Refusal }) {
  const { journey } = useCouple();
  const isOwnOpen = refusal.reason === 'ALIGNMENT_INCOMPLETE' && !journey.isQuestionnaireComplete;
  const way = isOwnOpen ? ownQuestions : wayOut[refusal.reason];
  return (
    <Notice
      tone="warning"
      title={refusal.message}
      {...(way !== undefined && { actions: <LinkButton href={way.href}>{way.label()}</LinkButton> })}
    />
  );
}
