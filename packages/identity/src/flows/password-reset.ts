import { setTimeout as wait } from 'node:timers/promises';
import { findAccountWithSecret, markEmailVerified, replacePassword } from '../accounts/account-store';
import { normalizeEmail } from '../accounts/email';
import { hashPassword } from '../accounts/password';
import { passwordChangedMail, passwordResetMail } from '../mail/mails';
import { forgotPage, forgotSentPage, type ForgotState } from '../pages/account-pages';
import { resetPage, standingPage } from '../pages/link-pages';
import { clientById } from '../settings';
import { say } from '../words';
import { passwordError } from './sign-up';
import { addressOf, sendMail, show, type Exchange, type Visit } from './visit';

/** Longer than issuing and queuing a mail takes, so that the time of the answer tells nothing. */
const ANSWER_AFTER_MS = 300;

export function showForgot(visit: Visit, state: Partial<ForgotState> = {}, status = 200): void {
  const hint = visit.interaction.params['login_hint'];
  show(visit, forgotPage(visit.context, { email: typeof hint === 'string' ? hint : '', ...state }), status);
}

const resetHours = ({ services }: Exchange) =>
  Math.max(1, Math.round(services.settings.lifetimes.passwordReset / 3600));

/** The answer is the same whether or not the address has an account, whether or not a mail was sent. */
export async function forgot(visit: Visit): Promise<void> {
  const { services, form } = visit;
  const typed = form.get('email') ?? '';
  const email = normalizeEmail(typed);
  if (email === null) {
    const error = typed.trim() === '' ? say('error.emailMissing') : say('error.emailInvalid');
    return showForgot(visit, { email: typed, error }, 422);
  }
  const minutes = await services.throttle.count('resetByAddress', addressOf(visit));
  if (minutes > 0) {
    return showForgot(
      visit,
      { email: typed, notice: { tone: 'bad', text: say('error.tooManyAttempts', { minutes }) } },
      429,
    );
  }
  await Promise.all([sendResetLink(visit, email), wait(ANSWER_AFTER_MS)]);
  show(visit, forgotSentPage(visit.context, email, resetHours(visit)));
}

async function sendResetLink(visit: Visit, email: string): Promise<void> {
  const { services, context } = visit;
  const { settings, throttle, tokens } = services;
  if ((await throttle.count('resetByAccount', email)) > 0) return;
  const account = await findAccountWithSecret(settings.store, email);
  if (account === null) return;
  const { link } = await tokens.issue(
    {
      purpose: 'PASSWORD_RESET',
      email,
      accountId: account.id,
      interactionUid: null,
      clientId: context.client.clientId,
      passwordHash: null,
      termsAgreedAt: null,
      termsVersion: null,
    },
    settings.lifetimes.passwordReset,
  );
  const url = `${settings.issuer.replace(/\/$/, '')}/reset?token=${link}`;
  await sendMail(services, passwordResetMail({ to: email, url, hours: resetHours(visit) }));
}

async function findResetToken({ services }: Exchange, link: string) {
  const token = await services.tokens.findByLink(link);
  return token?.purpose === 'PASSWORD_RESET' && token.accountId !== null
    ? { ...token, accountId: token.accountId }
    : null;
}

function resetGone(exchange: Exchange): void {
  const [client] = exchange.services.settings.clients;
  const page = standingPage({
    title: say('resetGone.title'),
    lead: say('resetGone.lead', { hours: resetHours(exchange) }),
    next: client && { href: client.loginUrl, label: say('resetGone.continue') },
  });
  show(exchange, page, 410);
}

const resetAction = ({ services }: Exchange) => `${services.settings.mountPath}/reset`;

export async function openResetLink(exchange: Exchange): Promise<void> {
  const linkToken = exchange.query.get('token') ?? '';
  const token = await findResetToken(exchange, linkToken);
  if (token === null) return resetGone(exchange);
  show(exchange, resetPage({ action: resetAction(exchange), linkToken, email: token.email }));
}

/** Ends every session and refresh token of the person; the mail proved the address too. */
export async function resetPassword(exchange: Exchange): Promise<void> {
  const { services, form } = exchange;
  const { settings, tokens, throttle } = services;
  const linkToken = form.get('token') ?? '';
  const password = form.get('password') ?? '';
  const token = await findResetToken(exchange, linkToken);
  if (token === null) return resetGone(exchange);
  const { email, accountId } = token;
  const error = await passwordError(password, email);
  if (error !== undefined) {
    return show(exchange, resetPage({ action: resetAction(exchange), linkToken, email, error }), 422);
  }

  const passwordHash = await hashPassword(password);
  const isDone = await settings.store.transaction(async (store) => {
    if (!(await tokens.consume(store, token, accountId))) return false;
    await replacePassword(store, settings.host, accountId, passwordHash, settings.now());
    await markEmailVerified(store, accountId, settings.now());
    return true;
  });
  if (!isDone) return resetGone(exchange);
  await throttle.forget('signInByAccountAndAddress', `${email} ${addressOf(exchange)}`);
  await throttle.forget('signInByAccount', email);

  const client = clientById(settings, token.clientId);
  if (client) await sendMail(services, passwordChangedMail({ to: email, url: client.loginUrl }));
  const next = client && { href: client.loginUrl, label: say('resetDone.continue') };
  show(exchange, standingPage({ title: say('resetDone.title'), lead: say('resetDone.lead'), next }));
}
