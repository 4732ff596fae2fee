import { type ApiClient, createApiClient } from '@troth/api-client';
import { patientFetch } from './patience';
import { noticingSecondFactor } from './second-factor/needed';
import { createRenewingFetch } from './session/renewing-fetch';
import type { Session } from './session/session';
import { sentFromThisTab } from './tab';

export { ApiError, unwrap } from '@troth/api-client';

/**
 * The one client of this portal. A live binding: the boot sets it before anything is rendered, tests with
 * `configureApi`. Use it inside query options and mutations only, through `unwrap`.
 */
export let api: ApiClient;

export function configureApi(client: ApiClient): void {
  api = client;
}

/** Customer spec §7: a bearer token with every call; without one the session cookie goes along. */
export function connectApi(
  baseUrl: string,
  session: Pick<Session, 'getToken' | 'getFreshToken' | 'endRefused' | 'confirm'>,
): void {
  const fetch = sentFromThisTab(noticingSecondFactor(patientFetch(createRenewingFetch(session))));
  configureApi(createApiClient({ baseUrl, getToken: () => session.getToken(), fetch }));
}
