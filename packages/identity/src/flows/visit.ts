import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Interaction, Provider } from 'oidc-provider';
import { formTokenFor } from '../http/form';
import { seeOther, sendPage } from '../http/respond';
import type { OneTimeTokens } from '../mail/one-time-tokens';
import type { FormContext } from '../pages/account-pages';
import type { Page } from '../pages/layout';
import type { IdentityMail, Invitation } from '../ports';
import { SessionNotFound } from '../protocol/library';
import type { SessionStore } from '../sessions/sessions';
import { clientById, type Settings } from '../settings';
import { isManagePrompt, type Proof, provesSecondFactor, SECOND_FACTOR_ACR } from '../second-factor/factor';
import type { RecoveryCodes } from '../second-factor/recovery-codes';
import type { SignInProgresses } from '../second-factor/sign-in-progress';
import type { Throttle } from '../throttle/throttle';

/** What the flows work with. */
export interface Services {
  settings: Settings;
  provider: Provider;
  sessions: SessionStore;
  tokens: OneTimeTokens;
  throttle: Throttle;
  progresses: SignInProgresses;
  recoveryCodes: RecoveryCodes;
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

/** A line for each proof that was refused, by the account's id alone (ASVS 5.0, 16.3.1). A sign-in that succeeds has one too. */
export function logRefusedProof(
  visit: Visit,
  method: 'pwd' | 'otp' | 'pop' | 'recovery',
  accountId: string | null,
): void {
  visit.services.settings.logger.info({ method, accountId }, 'sign-in refused');
}

export function show({ response, services }: Exchange, page: Page, status = 200): void {
  sendPage(response, services.settings, status, page);
}

export function goTo({ response }: Exchange, location: string): void {
  seeOther(response, location);
}

/**
 * Hands the person over to the protocol, which leads back to the portal. Callers come through `continueSignIn`, which asks
 * for the second factor first.
 */
export async function finishSignIn(
  visit: Visit,
  { accountId, amr, authenticatedAt }: { accountId: string; amr: readonly Proof[]; authenticatedAt: Date },
): Promise<void> {
  const { services, request, response, interaction } = visit;
  const { name } = interaction.prompt;
  const result = {
    login: {
      accountId,
      amr: [...amr],
      ...(provesSecondFactor(amr) ? { acr: SECOND_FACTOR_ACR } : {}),
      ts: Math.floor(authenticatedAt.getTime() / 1000),
    },
    ...(name === 'create' || isManagePrompt(name) ? { [name]: {} } : {}),
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

/** The invitation that brought the person here, if one did and it is still open. */
export async function invitationOf({ interaction, services }: Visit): Promise<Invitation | null> {
  const token = interaction.params['invitation'];
  const { host, now } = services.settings;
  return typeof token === 'string' ? host.invitation(token, now()) : null;
}

/** What the form for the address holds at first: what the portal hints at, or where the invitation was sent. */
export function addressHint({ interaction }: Visit, invitation: Invitation | null): string {
  const hint = interaction.params['login_hint'];
  return typeof hint === 'string' ? hint : (invitation?.email ?? '');
}

export const addressOf = ({ request, services }: Exchange) => services.settings.clientAddress(request);
