import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { api, unwrap } from '@troth/portal/api';

export { commitQuery, historyQuery } from '@troth/portal/editing';

export type Counsel = components['schemas']['Counsel'];

const documentKey = (documentId: string) => ['documents', documentId] as const;

/** Who advises the two partners, and who has approved the current version. */
export const counselQuery = (documentId: string) =>
  queryOptions({
    queryKey: [...documentKey(documentId), 'counsel'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/documents/{id}/counsel', { params: { path: { id: documentId } }, signal })),
  });

type AppointmentEvent = components['schemas']['Event'];

/** What became of an appointment, as the attorney says it. */
export function appointmentState({ eventStatus, serviceCompletedAt }: AppointmentEvent) {
  if (eventStatus !== 'BOOKED') return eventStatus;
  return serviceCompletedAt === null ? 'BOOKED' : 'COMPLETED';
}

/** Approves the version that was read: a newer one is refused with 409. D29. */
export const grantApproval = (documentId: string, version: string | null) =>
  unwrap(
    api.POST('/documents/{id}/approval/grant', {
      params: { path: { id: documentId } },
      headers: version === null ? {} : { 'If-Match': `"${version}"` },
    }),
  );

/** The other side and both partners read why. */
export const rescindApproval = (documentId: string, reason: string) =>
  unwrap(api.POST('/documents/{id}/approval/rescind', { params: { path: { id: documentId } }, body: { reason } }));

/** After an approval changed, or a newer version came: what is shown of the document and of the clients is asked again. */
export async function afterApproval(queryClient: QueryClient, attorneyId: string, documentId: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: documentKey(documentId) }),
    queryClient.invalidateQueries({ queryKey: ['users', attorneyId, 'clients'] }),
  ]);
}

/** A client on a document, as the calls about answers name them. */
export interface ClientOnDocument {
  readonly attorneyId: string;
  readonly clientId: string;
  readonly documentId: string;
}

/** The sections of a client's questionnaire, each with its status. */
export const sectionsQuery = ({ attorneyId, clientId, documentId }: ClientOnDocument) =>
  queryOptions({
    queryKey: [...documentKey(documentId), 'answers', clientId, 'sections'],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/users/{id}/attorneys/{aid}/questionnaire-sections', {
          params: { path: { id: attorneyId, aid: attorneyId }, query: { documentId, userId: clientId } },
          signal,
        }),
      ),
  });

/** A section's questions with what the client answered. */
export const groupsQuery = ({ attorneyId, clientId, documentId }: ClientOnDocument, sectionId: string) =>
  queryOptions({
    queryKey: [...documentKey(documentId), 'answers', clientId, sectionId],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/users/{uid}/attorneys/{aid}/questionnaire-sections/{sid}/groups', {
          params: {
            path: { uid: attorneyId, aid: attorneyId, sid: sectionId },
            query: { documentId, userId: clientId },
          },
          signal,
        }),
      ),
  });
