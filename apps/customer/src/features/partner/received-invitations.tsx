import { useQuery } from '@tanstack/react-query';
import { usePerson } from '@troth/portal/person';
import { LinkButton } from '@troth/ui/button';
import { RingsIcon } from '@troth/ui/icons';
import { Notice } from '@troth/ui/notice';
import { t } from '../../shared/texts';
import { receivedInvitationsQuery } from './queries';

/** Invitations that wait for this person, each with a way to answer it. Without any, or while unknown, nothing shows. */
export function ReceivedInvitations() {
  const { data: invitations = [] } = useQuery(receivedInvitationsQuery(usePerson().id));
  return invitations.map(({ documentId, invitedBy }) => (
    <Notice
      key={documentId}
      icon={<RingsIcon />}
      title={t('dashboard.received.title', {
        name: invitedBy.fullName || (invitedBy.firstName ?? t('shared.partner')),
      })}
      actions={<LinkButton href="/invitation">{t('dashboard.received.action')}</LinkButton>}
    >
      {t('dashboard.received.text')}
    </Notice>
  ));
}
