import { findAccountById, findAccountWithSecret, insertAccount, markEmailVerified } from '../accounts/account-store';
import { passwordMatches } from '../accounts/password';
import type { OneTimeToken, TokenToIssue } from '../mail/one-time-tokens';
import { alreadySignedUpMail, signUpMail, verifyEmailMail } from '../mail/mails';
import { codePage, type CodeState } from '../pages/account-pages';
import type { Notice } from '../pages/fields';
import { confirmPage, standingPage } from '../pages/link-pages';
import type { IdentityMail } from '../ports';
import { continueSignIn } from '../second-factor/second-step';
import { clientById } from '../settings';
import { say } from '../words';
import { passwordGuess } from './password-guess';
import { addressOf, goTo, openVisit, sendMail, show, type Exchange, type Services, type Visit } from './visit';
import { hashSecret } from '../hash-secret';

const bad = (text: string): Notice => ({ tone: 'bad', text });

/** The same request for confirmation, now tied to this page. */
export function toIssueAgain(token: OneTimeToken, visit: Visit): TokenToIssue {
  const { purpose, email, accountId, passwordHash, termsAgreedAt, termsVersion } = token;
  const { clientId } = visit.context.client;
  return { purpose, email, accountId, interactionUid: visit.uid, clientId, passwordHash, termsAgreedAt, termsVersion };
}

function verificationMail(visit: Visit, token: TokenToIssue, secrets: { link: string; code: string }): IdentityMail {
  const { settings, client, base } = visit.context;
  if (token.purpose === 'DECOY') return alreadySignedUpMail({ to: token.email, url: client.loginUrl });
  const url = `${new URL(settings.issuer).origin}${base}/confirm?token=${secrets.link}`;
  const details = { to: token.email, code: secrets.code, url };
  return token.purpose === 'SIGN_UP' ? signUpMail(details) : verifyEmailMail(details);
}

/** Mails a code and a link, and leads to the page that asks for the code; `refuse` shows why that could not be. */
export async function sendVerification(
  visit: Visit,
  token: TokenToIssue,
  refuse: (notice: Notice, status: number) => Promise<void>,
): Promise<void> {
  const { services, context } = visit;
  const minutes = await services.throttle.count('mailByAccount', token.email);
  if (minutes > 0) return refuse(bad(say('error.tooManyMails', { minutes })), 429);
  const secrets = await services.tokens.issue(token, services.settings.lifetimes.verification);
  const isSent = await sendMail(services, verificationMail(visit, token, secrets));
  if (!isSent) return refuse(bad(say('error.mailNotSent')), 503);
  goTo(visit, `${context.base}/code`);
}

/**
 * Makes the account of a sign-up, or marks the account's address as verified, and spends the token.
 * @returns the account's id; null when the address was taken or the token spent in the meantime
 */
async function complete({ settings, tokens }: Services, token: OneTimeToken): Promise<string | null> {
  if (token.purpose !== 'SIGN_UP' && token.purpose !== 'VERIFY_EMAIL') return null;
  const now = settings.now();
  return settings.store.transaction(async (store) => {
    let accountId = token.accountId;
    if (token.purpose === 'SIGN_UP' && token.passwordHash !== null) {
      const { email, passwordHash, termsAgreedAt, termsVersion } = token;
      const account = await insertAccount(
        store,
        { email, passwordHash, emailVerifiedAt: now, termsAgreedAt, termsVersion },
        now,
      );
      accountId = account?.id ?? null;
      // Other sign-ups with this address were never confirmed, and now never will be.
      await store.query(`DELETE FROM identity_token WHERE email = $1 AND purpose = 'SIGN_UP' AND id <> $2`, [
        email,
        token.id,
      ]);
    } else if (accountId !== null) {
      await markEmailVerified(store, accountId, now);
    }
    if (accountId === null || !(await tokens.consume(store, token, accountId))) return null;
    return accountId;
  });
}

function showCode(visit: Visit, state: CodeState, status = 200): void {
  show(visit, codePage(visit.context, state), status);
}

/** The account whose address was confirmed for this very page, perhaps by the link in another tab. */
const confirmedAccount = (token: OneTimeToken | null) =>
  token !== null && token.consumedAt !== null ? token.accountId : null;

/** The pending confirmation of this page; leads on when there is none, or when it is done already. */
async function pendingOrLeadOn(visit: Visit): Promise<OneTimeToken | null> {
  const pending = await visit.services.tokens.findByInteraction(visit.uid);
  const accountId = confirmedAccount(pending);
  if (accountId !== null) {
    await continueSignIn(visit, accountId);
    return null;
  }
  if (pending === null) goTo(visit, `${visit.context.base}/sign-in`);
  return pending;
}

export async function showCodePage(visit: Visit): Promise<void> {
  const pending = await pendingOrLeadOn(visit);
  if (pending === null) return;
  const isResent = visit.query.get('sent') === 'again';
  showCode(visit, {
    email: pending.email,
    ...(isResent ? { notice: { tone: 'good', text: say('code.resent') } } : {}),
  });
}

export async function enterCode(visit: Visit): Promise<void> {
  const { services, form, context } = visit;
  const pending = await pendingOrLeadOn(visit);
  if (pending === null) return;
  const { email } = pending;
  const code = (form.get('code') ?? '').replace(/[\s-]/g, '');
  if (!/^\d{6}$/.test(code)) return showCode(visit, { email, error: say('error.codeMissing') }, 422);
  const minutes = await services.throttle.count('codeByAddress', addressOf(visit));
  if (minutes > 0) return showCode(visit, { email, notice: bad(say('error.tooManyAttempts', { minutes })) }, 429);
  if (!(await services.tokens.codeMatches(pending, code))) {
    return showCode(visit, { email, error: say('error.codeWrong') }, 422);
  }
  // Whole offices share an address: people who type what was mailed to them do not use up one another's attempts.
  await services.throttle.giveBack('codeByAddress', addressOf(visit));
  const accountId = await complete(services, pending);
  if (accountId === null) return goTo(visit, `${context.base}/sign-in`);
  await continueSignIn(visit, accountId);
}

export async function resendCode(visit: Visit): Promise<void> {
  const { services, context } = visit;
  const pending = await pendingOrLeadOn(visit);
  if (pending === null) return;
  const { email } = pending;
  const minutes = await services.throttle.count('mailByAccount', email);
  if (minutes > 0) return showCode(visit, { email, notice: bad(say('error.tooManyMails', { minutes })) }, 429);
  const token = toIssueAgain(pending, visit);
  const secrets = await services.tokens.issue(token, services.settings.lifetimes.verification);
  const isSent = await sendMail(services, verificationMail(visit, token, secrets));
  if (!isSent) return showCode(visit, { email, notice: bad(say('error.mailNotSent')) }, 503);
  goTo(visit, `${context.base}/code?sent=again`);
}

function linkGone(exchange: Exchange, clientId?: string): void {
  const { settings } = exchange.services;
  const client = clientById(settings, clientId) ?? settings.clients[0];
  const next = client && { href: client.loginUrl, label: say('confirmGone.continue') };
  show(exchange, standingPage({ title: say('confirmGone.title'), lead: say('confirmGone.lead'), next }), 410);
}

const confirmAction = ({ services }: Exchange, uid: string) =>
  `${services.settings.mountPath}/interaction/${uid}/confirm`;

/**
 * The mailed link. In the browser that signed up it finishes at once; elsewhere the password is asked for, so that a
 * stranger's sign-up with my address is not completed by my curiosity.
 */
export async function openConfirmLink(exchange: Exchange, uid: string): Promise<void> {
  const { services, query } = exchange;
  const linkToken = query.get('token') ?? '';
  const token = await services.tokens.findByLink(linkToken);
  const visit = await openVisit(exchange, uid);
  if (token === null || token.interactionHash !== hashSecret(uid) || token.purpose === 'DECOY') {
    const accountId = visit && confirmedAccount(await services.tokens.findByInteraction(uid));
    if (visit && accountId) return continueSignIn(visit, accountId);
    return linkGone(exchange, visit?.context.client.clientId);
  }
  if (visit === null) {
    return show(exchange, confirmPage({ action: confirmAction(exchange, uid), linkToken, email: token.email }));
  }
  const accountId = await complete(services, token);
  if (accountId === null) return linkGone(exchange, token.clientId);
  await continueSignIn(visit, accountId);
}

export async function confirmWithPassword(exchange: Exchange, uid: string): Promise<void> {
  const { services, form } = exchange;
  const { settings, throttle, tokens } = services;
  const linkToken = form.get('token') ?? '';
  const password = form.get('password') ?? '';
  const token = await tokens.findByLink(linkToken);
  if (token === null || token.interactionHash !== hashSecret(uid) || token.purpose === 'DECOY')
    return linkGone(exchange, token?.clientId);

  const { email } = token;
  const again = (state: { error?: string; notice?: Notice }, status: number) =>
    show(exchange, confirmPage({ action: confirmAction(exchange, uid), linkToken, email, ...state }), status);
  if (password === '') return again({ error: say('error.passwordMissing') }, 422);
  const guess = passwordGuess(exchange, email);
  const minutes = await throttle.countAll(guess);
  if (minutes > 0) return again({ notice: bad(say('error.tooManyAttempts', { minutes })) }, 429);
  const account = token.accountId === null ? null : await findAccountById(settings.store, token.accountId);
  const secret = account === null ? null : await findAccountWithSecret(settings.store, account.email);
  if (!(await passwordMatches(token.passwordHash ?? secret?.passwordHash ?? null, password))) {
    return again({ error: say('error.credentials') }, 422);
  }
  await throttle.giveBackAll(guess);
  if ((await complete(services, token)) === null) return linkGone(exchange, token.clientId);
  const client = clientById(settings, token.clientId);
  const next = client && { href: client.loginUrl, label: say('confirmDone.continue') };
  show(exchange, standingPage({ title: say('confirmDone.title'), lead: say('confirmDone.lead'), next }));
}
