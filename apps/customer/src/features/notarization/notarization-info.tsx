import { say } from '@troth/domain/messages';
import { NOTARIZATION_MESSAGES } from '@troth/domain/notarization';
import { LinkButton } from '@troth/ui/button';
import { EmptyState } from '@troth/ui/empty-state';
import { Link } from '@troth/ui/link';
import type { Journey } from '../../shared/journey';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';

type Blocker = NonNullable<Journey['notarizationBlocker']>;

/** The words on the button, by where it leads. A message whose button leads elsewhere is shown without one. */
const buttons = {
  [paths.documents()]: 'notarize.toDocuments',
  [paths.documentReview()]: 'notarize.toReview',
  [paths.attorneyServices('REPRESENTATION')]: 'notarize.toAttorney',
} as const;

/** What stands between the couple and the notary: title, message and, where there is something to do, a button. Customer spec §2, §8. */
export function NotarizationInfo({ blocker }: { blocker: Blocker }) {
  const { title, message, button } = NOTARIZATION_MESSAGES[blocker];
  const label = button === null ? undefined : buttons[button];
  const isOfOwnAttorney = blocker === 'OWN_ATTORNEY_NOT_BOOKED' || blocker === 'ATTORNEYS_NOT_APPROVED';
  return (
    <EmptyState
      title={say(title)}
      {...(button !== null &&
        label !== undefined && {
          action: (
            <LinkButton href={button} variant="primary" size="lg" isFullWidthOnPhone>
              {t(label)}
            </LinkButton>
          ),
        })}
    >
      {say(message)}
      {isOfOwnAttorney && (
        <>
          <br />
          <Link href={paths.ownAttorney()}>{t('notarize.ownAttorney')}</Link>
        </>
      )}
    </EmptyState>
  );
}
