import { useMutation, useQueryClient } from '@tanstack/react-query';
import { say } from '@troth/domain/messages';
import { NOTARIZATION_MESSAGES } from '@troth/domain/notarization';
import { errorText } from '@troth/portal/errors';
import { Button, LinkButton } from '@troth/ui/button';
import { EmptyState } from '@troth/ui/empty-state';
import { MailIcon } from '@troth/ui/icons';
import { Link } from '@troth/ui/link';
import { Text } from '@troth/ui/text';
import type { ReactNode } from 'react';
import { formatInstant } from '../../shared/instants';
import { afterChange, useCouple } from '../../shared/journey';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import { mailPartner, type Outlook } from './queries';

type Blocker = NonNullable<Outlook['blocker']>;

/** The words on the button, by where it leads. */
const buttons = {
  [paths.home()]: 'notarize.toDashboard',
  [paths.documents()]: 'notarize.toDocuments',
  [paths.documentReview()]: 'notarize.toReview',
  [paths.attorneyServices('REPRESENTATION')]: 'notarize.toAttorney',
} as const;

/** The partner whose attorney is missing can be told by mail. */
interface PartnerToTell {
  userId: string;
  documentId: string;
  name: string;
  notice: NonNullable<Outlook['partnerNotice']>;
}

/** What stands between the couple and the notary: title, message and, where there is something to do, a button. Customer spec §2, §8. */
export function NotarizationInfo({
  blocker,
  partner,
  approvals,
}: {
  blocker: Blocker;
  partner: PartnerToTell | null;
  /** Who still has to approve, and the way to talk to them. */
  approvals?: { readonly who: ReactNode; readonly message: ReactNode };
}) {
  const { title, message, button: wanted } = NOTARIZATION_MESSAGES[blocker];
  const { journey } = useCouple();
  // Without a document, that screen leads back to the dashboard.
  const button = wanted !== null && journey.documentId === null ? paths.home() : wanted;
  const label = button === null ? undefined : buttons[button];
  const isOfApprovals = blocker === 'ATTORNEYS_NOT_APPROVED' && approvals !== undefined;
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
      {...(partner !== null && { action: <PartnerMail {...partner} /> })}
      {...(isOfApprovals && { action: approvals.message })}
    >
      {say(message)}
      {isOfApprovals && (
        <>
          <br />
          {approvals.who}
        </>
      )}
      {blocker === 'OWN_ATTORNEY_NOT_BOOKED' && (
        <>
          <br />
          <Link href={paths.ownAttorney()}>{t('notarize.ownAttorney')}</Link>
        </>
      )}
    </EmptyState>
  );
}

/** Mails the partner whose attorney is missing, once a day: sent, when, and when again. Customer spec §8. */
function PartnerMail({ userId, documentId, name, notice: { sentAt, nextAt } }: PartnerToTell) {
  const queryClient = useQueryClient();
  const mail = useMutation({
    mutationFn: () => mailPartner(documentId),
    // Also after a refusal: another tab may have sent one.
    onSettled: () => afterChange(queryClient, userId),
  });
  return (
    <>
      <Button
        variant="primary"
        size="lg"
        isFullWidthOnPhone
        icon={<MailIcon size={16} />}
        isLoading={mail.isPending}
        loadingText={t('notarize.mail.sending')}
        disabled={nextAt !== null}
        onClick={() => mail.mutate()}
      >
        {t('notarize.mail', { name })}
      </Button>
      <Text as="p" size="small" tone={mail.isError ? 'danger' : 'secondary'} role="status">
        {mail.isError && errorText(mail.error)}{' '}
        {sentAt !== null && t('notarize.mail.sent', { name, time: formatInstant(sentAt) })}{' '}
        {nextAt !== null && t('notarize.mail.next', { time: formatInstant(nextAt) })}
      </Text>
    </>
  );
}
