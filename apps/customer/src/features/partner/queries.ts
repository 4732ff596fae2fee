import { queryOptions } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { api, unwrap } from '@troth/portal/api';

export type SentInvitation = components['schemas']['SentInvitation'];
export type ReceivedInvitation = components['schemas']['ReceivedInvitation'];
/** What becomes of the answers that the invitee has already given. D6. */
export type OwnDocumentChoice = 'SET_ASIDE' | 'BRING_ANSWERS';

/** The invitation of the partner that is open now; null when there is none. */
export const sentInvitationQuery = (userId: string) =>
  queryOptions({
    queryKey: ['users', userId, 'invite'],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/users/{id}/invite', { params: { path: { id: userId } }, signal }))).invitation,
  });

export const invitePartner = (userId: string, email: string) =>
  unwrap(api.POST('/users/{id}/invite', { params: { path: { id: userId } }, body: { email } }));

export const revokeInvitation = (userId: string) =>
  unwrap(api.DELETE('/users/{id}/invite', { params: { path: { id: userId } } }));

/** Invitations bound to the reader, by an opened link or by the verified e-mail. */
export const receivedInvitationsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['users', userId, 'documents', 'invites'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/users/{id}/documents/invites', { params: { path: { id: userId } }, signal })),
  });

/** The invitation that a mailed link opens; opening binds it to the reader, and doing so again changes nothing. */
export const openedInvitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitations', token],
    queryFn: ({ signal }) => unwrap(api.POST('/invitations/open', { body: { token }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export function acceptInvitation(
  userId: string,
  {
    invitation,
    token,
    ownDocument,
  }: { invitation: ReceivedInvitation; token: string | null; ownDocument: OwnDocumentChoice | null },
) {
  return unwrap(
    api.GET('/users/{id}/documents/{docId}/accept-invite', {
      params: {
        path: { id: userId, docId: invitation.documentId },
        query: {
          confirmed: 'true',
          ...(token !== null && { token }),
          ...(ownDocument !== null && { ownDocument }),
        },
      },
    }),
  );
}
