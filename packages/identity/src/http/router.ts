import type { IncomingMessage, ServerResponse } from 'node:http';
import { askForAddress, confirmAddress, openAddressLink, showAddress } from '../account-security/address';
import { changeOwnPassword, showPassword } from '../account-security/password';
import { endOneSession, endOtherSessions, showSecurity, showSessions } from '../account-security/session-list';
import { forgot, openResetLink, resetPassword, showForgot } from '../flows/password-reset';
import { showSignIn, signIn } from '../flows/sign-in';
import { showSignUp, signUp } from '../flows/sign-up';
import { confirmWithPassword, enterCode, openConfirmLink, resendCode, showCodePage } from '../flows/verification';
import { goTo, openVisit, show, type Exchange, type Services, type Visit } from '../flows/visit';
import { expiredPage, standingPage } from '../pages/link-pages';
import {
  addAuthenticatorApp,
  addNewPasskey,
  finishManaging,
  removeOne,
  replaceRecoveryCodes,
  showAddApp,
  showAddPasskey,
  showFactors,
} from '../second-factor/manage';
import {
  answerWithPasskey,
  enterSecondStep,
  recover,
  showPasskeySignIn,
  showRecovery,
  showSecondStep,
  signInWithPasskey,
  stepUp,
} from '../second-factor/second-step';
import { allowsSignUp, clientById, clientOfPortal } from '../settings';
import { say } from '../words';
import { FormError, isFormToken, readForm } from './form';
import { sendAsset, sendNothing } from './respond';

interface Steps {
  get?: (visit: Visit) => Promise<void> | void;
  post?: (visit: Visit) => Promise<void>;
}

const signUpIsOpen = (visit: Visit) => allowsSignUp(visit.context.client);

/** Where a pending sign-in begins: with what it waits for, with sign-up when the portal says so, else with sign-in. */
async function begin(visit: Visit): Promise<void> {
  const pending = await visit.services.tokens.findByInteraction(visit.uid);
  if (pending !== null) return showCodePage(visit);
  const progress = await visit.services.progresses.find(visit.uid);
  if (progress?.isComplete === false) return showSecondStep(visit);
  const email = await stepUp(visit);
  if (email === null) return;
  if (email !== undefined) return showSignIn(visit, { email, notice: { tone: 'good', text: say('signIn.again') } });
  const { prompt, params } = visit.interaction;
  const wantsSignUp = prompt.name === 'create' || params['screen_hint'] === 'signup';
  return wantsSignUp && signUpIsOpen(visit) ? showSignUp(visit) : showSignIn(visit);
}

/** The pages of a pending sign-in, by the last part of their path. */
const steps: Record<string, Steps> = {
  '': { get: begin },
  'sign-in': { get: (visit) => showSignIn(visit), post: signIn },
  'sign-up': {
    get: (visit) => (signUpIsOpen(visit) ? showSignUp(visit) : showSignIn(visit)),
    post: async (visit) => (signUpIsOpen(visit) ? signUp(visit) : goTo(visit, `${visit.context.base}/sign-in`)),
  },
  code: { get: showCodePage, post: enterCode },
  resend: { get: showCodePage, post: resendCode },
  forgot: { get: (visit) => showForgot(visit), post: forgot },
  passkey: { get: (visit) => showPasskeySignIn(visit), post: signInWithPasskey },
  'second-step': { get: showSecondStep, post: enterSecondStep },
  'second-passkey': { get: showSecondStep, post: answerWithPasskey },
  recovery: { get: showRecovery, post: recover },
  factors: { get: showFactors },
  'add-app': { get: showAddApp, post: addAuthenticatorApp },
  'add-passkey': { get: showAddPasskey, post: addNewPasskey },
  'remove-factor': { get: showFactors, post: removeOne },
  'recovery-codes': { get: showFactors, post: replaceRecoveryCodes },
  security: { get: showSecurity },
  password: { get: showPassword, post: changeOwnPassword },
  address: { get: showAddress, post: askForAddress },
  sessions: { get: showSessions },
  'end-session': { get: showSessions, post: endOneSession },
  'end-other-sessions': { get: showSessions, post: endOtherSessions },
  done: { get: showFactors, post: finishManaging },
};

const ASSET = /^\/assets\/([\w.-]{1,80})$/;
const INTERACTION = /^\/interaction\/([\w-]{1,64})(?:\/([a-z-]{1,20}))?$/;

/**
 * A pending sign-in that is over. A person who is signed in by now came back to a page they have finished, as by the
 * browser's Back, and is led on to their portal; anyone else is told.
 */
async function leaveExpired(exchange: Exchange, isPost: boolean): Promise<void> {
  const { settings } = exchange.services;
  const client = isPost ? null : await signedInClient(exchange);
  if (client !== null) return goTo(exchange, client.loginUrl);
  show(exchange, expiredPage(clientOfPortal(settings, 'customer')), 400);
}

/** The portal at which this browser is signed in; null when it is at none. */
async function signedInClient({ request, services }: Exchange) {
  const { provider, settings } = services;
  const name = provider.cookieName('session');
  const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  const id = cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
  const session = id === undefined ? undefined : await provider.Session.find(id);
  return clientById(settings, Object.keys(session?.authorizations ?? {}).at(-1)) ?? null;
}

function showRefused(exchange: Exchange, error: FormError): void {
  const status = { FORGED: 403, NOT_A_FORM: 415, TOO_LARGE: 413 }[error.failure];
  // The rest of a refused body is never read; the connection ends with the answer.
  exchange.response.setHeader('connection', 'close');
  show(exchange, standingPage({ title: say('refused.title'), lead: say('refused.lead') }), status);
}

async function interactionRoute(exchange: Exchange, isPost: boolean, uid: string, step: string): Promise<void> {
  if (step === 'confirm') return isPost ? confirmWithPassword(exchange, uid) : openConfirmLink(exchange, uid);
  const handlers = steps[step];
  if (!handlers) return sendNothing(exchange.response, 404);
  const handler = isPost ? handlers.post : handlers.get;
  if (!handler) return sendNothing(exchange.response, 405, { allow: 'GET' });
  const visit = await openVisit(exchange, uid);
  if (visit === null) return leaveExpired(exchange, isPost);
  if (isPost && !isFormToken(visit.context.settings, uid, visit.form.get('form') ?? '')) throw new FormError('FORGED');
  await handler(visit);
}

/**
 * Answers identity's own pages.
 * @param path the request's path below the mount point
 * @returns false when the path is the protocol's
 */
export async function answerOwnPage(
  services: Services,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  query: URLSearchParams,
): Promise<boolean> {
  const asset = ASSET.exec(path)?.[1];
  const [isInteraction, uid = '', step = ''] = INTERACTION.exec(path) ?? [];
  if (asset === undefined && isInteraction === undefined && path !== '/reset' && path !== '/email') return false;

  const isPost = request.method === 'POST';
  if (!isPost && request.method !== 'GET' && request.method !== 'HEAD') {
    sendNothing(response, 405, { allow: 'GET, POST' });
    return true;
  }
  const exchange: Exchange = { services, request, response, query, form: new URLSearchParams() };
  try {
    if (asset !== undefined) {
      if (isPost) sendNothing(response, 405, { allow: 'GET' });
      else sendAsset(request, response, asset);
      return true;
    }
    if (isPost) exchange.form = await readForm(request, services.settings);
    if (isInteraction !== undefined) await interactionRoute(exchange, isPost, uid, step);
    else if (path === '/email') await (isPost ? confirmAddress(exchange) : openAddressLink(exchange));
    else await (isPost ? resetPassword(exchange) : openResetLink(exchange));
  } catch (error) {
    if (!(error instanceof FormError)) throw error;
    showRefused(exchange, error);
  }
  return true;
}
