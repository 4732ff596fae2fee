import { queryOptions } from '@tanstack/react-query';
import type { components, paths } from '@troth/api-client';
import { fullName } from '@troth/domain/people';
import { api, unwrap } from '@troth/portal/api';
import type { TagTone } from '@troth/ui/status-tag';

export type Client = components['schemas']['AttorneyClient'];
export type FormerClient = components['schemas']['FormerClient'];
export type ClientDetail = components['schemas']['AttorneyClientDetail'];

export type ClientPage = components['schemas']['AttorneyClientPage'];
export type ClientPageQuery = NonNullable<paths['/users/{id}/attorneys/{aid}/clients']['get']['parameters']['query']>;

/** A page of the signed-in attorney's clients. */
export const clientPageQuery = (attorneyId: string, query: ClientPageQuery) =>
  queryOptions({
    queryKey: ['users', attorneyId, 'clients', query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/users/{id}/attorneys/{aid}/clients', {
          params: { path: { id: attorneyId, aid: attorneyId }, query },
          signal,
        }),
      ),
  });

export const clientQuery = (attorneyId: string, clientId: string) =>
  queryOptions({
    queryKey: ['users', attorneyId, 'clients', clientId],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/users/{id}/attorneys/{aid}/clients/{clientId}', {
          params: { path: { id: attorneyId, aid: attorneyId, clientId } },
          signal,
        }),
      ),
  });

/** Full name of a client, the e-mail address while there is none. */
export const clientName = (client: Client): string => {
  const name = fullName(client);
  return name === '' ? client.email : name;
};

/** Where a client's agreement stands for the attorney who asks. */
export type ClientStage = 'NEW' | 'PREPARING' | 'MADE' | 'READY' | 'APPROVED' | 'FINAL';

export function clientStage({ finalizedAt, approvedAt, generatedAt, services, isConflictOpen }: Client): ClientStage {
  if (isConflictOpen) return 'NEW';
  if (finalizedAt !== null) return 'FINAL';
  if (approvedAt !== null) return 'APPROVED';
  if (generatedAt === null) return 'PREPARING';
  // Only who represents a partner approves; a call about questions ends without it.
  return services.includes('REPRESENTATION') ? 'READY' : 'MADE';
}

export const clientStageTones = {
  NEW: 'warning',
  PREPARING: 'outline',
  MADE: 'info',
  READY: 'warning',
  APPROVED: 'success',
  FINAL: 'success',
} as const satisfies Record<ClientStage, TagTone>;
