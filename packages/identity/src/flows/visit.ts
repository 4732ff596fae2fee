import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Interaction, Provider } from 'oidc-provider';
import { formTokenFor } from '../http/form';
import { seeOther, sendPage } from '../http/respond';
import type { OneTimeTokens } from '../mail/one-time-tokens';
import type { FormContext } from '../pages/account-pages';
import type { Page } from '../pages/layout';
import type { IdentityMail } from '../ports';
import { SessionNotFound } from '../protocol/library';
import { clientById, type Settings } from '../settings';
import type { Throttle } from '../throttle/throttle';

/** What the flows work with. */
export interface Services {
  settings: Settings;
  provider: Provider;
  tokens: OneTimeTokens;
  throttle: Throttle;
}

/** One request. `form` is empty for GET. */
export interface Exchange {
  services: Services;
  request: IncomingMessage;
  response: ServerResponse;
  query: URLSearchParams;
  form: URLSearchParams;
}

/** A request within a pending sign-in that belongs to this browser. */
export interface Visit extends Exchange {
  uid: string;
  interaction: Interaction;
  context: FormContext;
}

/** Null when the pending sign-in has expired, or belongs to another browser. */
export async function openVisit(exchange: Exchange, uid: string): Promise<Visit | null> {
  const { services, request, response } = exchange;
  const { provider, settings } = services;
  try {
    const interaction = await provider.interactionDetails(request, response);
    const client = clientById(settings, interaction.params['client_id']);
    if (interaction.uid !== uid || !client) return null;
    const base = `${settings.mountPath}/interaction/${uid}`;
    return {
      ...exchange,
      uid,
      interaction,
      context: { settings, client, base, formToken: formTokenFor(settings, uid) },
    };
  } catch (error) {
    if (error instanceof SessionNotFound) return null;
    throw error;
  }
}

export function show({ response, services }: Exchange, page: Page, status = 200): void {
  sendPage(response, services.settings, status, page);
}

export function goTo({ response }: Exchange, location: string): void {
  seeOther(response, location);
}

/** Hands the person over to the protocol, which leads back to the portal. */
export async function finishSignIn(visit: Visit, accountId: string): Promise<void> {
  const { services, request, response, interaction } = visit;
  const result = {
    login: { accountId, amr: ['pwd'] },
    ...(interaction.prompt.name === 'create' ? { create: {} } : {}),
  };
  await services.provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

/** False when the mail could not be handed over; why is in the log. */
export async function sendMail({ settings }: Services, mail: IdentityMail): Promise<boolean> {
  try {
    await settings.mailer.send(mail);
    return true;
  } catch (error) {
    settings.logger.error({ purpose: mail.purpose, error: String(error) }, 'a mail could not be handed over');
    return false;
  }
}

export const addressOf = ({ request, services }: Exchange) => services.settings.clientAddress(request);
