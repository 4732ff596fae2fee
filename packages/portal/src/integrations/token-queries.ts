import { queryOptions } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { api, unwrap } from '../api';

export type PersonalToken = components['schemas']['PersonalToken'];
export type PersonalTokenCreation = components['schemas']['PersonalTokenCreation'];

const own = (userId: string) => ({ params: { path: { id: userId } } });

export const personalTokensQuery = (userId: string) =>
  queryOptions({
    queryKey: ['users', userId, 'personal-tokens'],
    queryFn: ({ signal }) => unwrap(api.GET('/users/{id}/personal-tokens', { ...own(userId), signal })),
  });

export const createPersonalToken = (userId: string, body: PersonalTokenCreation) =>
  unwrap(api.POST('/users/{id}/personal-tokens', { ...own(userId), body }));

export const revokePersonalToken = (userId: string, tokenId: string) =>
  unwrap(api.DELETE('/users/{id}/personal-tokens/{tokenId}', { params: { path: { id: userId, tokenId } } }));
