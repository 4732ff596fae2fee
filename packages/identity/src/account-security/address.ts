import { setTimeout as wait } from 'node:timers/promises';
import { AccountError } from '../accounts/account';
import { changeEmail, findAccountByEmail, findAccountById } from '../accounts/account-store';
import { normalizeEmail } from '../accounts/email';
import { sendMail, show, type Exchange, type Visit } from '../flows/visit';
import { alreadySignedUpMail, emailChangeAskedMail, emailChangedMail, emailChangeMail } from '../mail/mails';
import type { OneTimeToken } from '../mail/one-time-tokens';
import { standingPage } from '../pages/link-pages';
import { clientById } from '../settings';
import { say } from '../words';
import { signedInOwnerOf, type SignedInOwner } from './owner';
import { addressConfirmPage, addressPage, addressSentPage, type AddressState } from './pages';

/** Longer than issuing and queuing the mails takes, so that the time of the answer tells nothing. */
const ANSWER_AFTER_MS = 300;

const hoursOf = ({ services }: Exchange) => Math.max(1, Math.round(services.settings.lifetimes.emailChange / 3600));

export async function showAddress(visit: Visit): Promise<void> {
  const owner = await signedInOwnerOf(visit);
  if (owner !== null) show(visit, addressPage(visit.context, { current: owner.account.email, typed: '' }));
}

/** The answer is the same whether or not another account has the address. */
export async function askForAddress(visit: Visit): Promise<void> {
  const owner = await signedInOwnerOf(visit);
  if (owner === null) return;
  const { services, context, form } = visit;
  const { account } = owner;
  const typed = form.get('email') ?? '';
  const again = (state: Pick<AddressState, 'error' | 'notice'>, status = 422) =>
    show(visit, addressPage(context, { current: account.email, typed, ...state }), status);

  const email = normalizeEmail(typed);
  if (email === null) {
    return again({ error: typed.trim() === '' ? say('error.emailMissing') : say('error.emailInvalid') });
  }
  if (email === account.email) return again({ error: say('address.same') });
  const minutes = await services.throttle.countAll([
    { name: 'emailChangeByAccount', key: account.id },
    { name: 'mailByAccount', key: email },
  ]);
  if (minutes > 0) return again({ notice: { tone: 'bad', text: say('error.tooManyMails', { minutes }) } }, 429);
  const [isSent] = await Promise.all([sendLink(visit, owner, email), wait(ANSWER_AFTER_MS)]);
  if (!isSent) return again({ notice: { tone: 'bad', text: say('error.mailNotSent') } }, 503);
  show(visit, addressSentPage(context, email, hoursOf(visit)));
}

async function sendLink(visit: Visit, { account }: SignedInOwner, email: string): Promise<boolean> {
  const { services, context } = visit;
  const { settings, tokens } = services;
  const { loginUrl: url, clientId } = context.client;
  // An earlier link dies either way. Of an address that is taken nobody gets the link.
  const { link } = await tokens.issue(
    {
      purpose: 'CHANGE_EMAIL',
      email,
      accountId: account.id,
      interactionUid: null,
      clientId,
      passwordHash: null,
      termsAgreedAt: null,
      termsVersion: null,
    },
    settings.lifetimes.emailChange,
  );
  const isTaken = (await findAccountByEmail(settings.store, email)) !== null;
  const linkUrl = `${settings.issuer.replace(/\/$/, '')}/email?token=${link}`;
  const isSent = await sendMail(
    services,
    isTaken
      ? alreadySignedUpMail({ to: email, url })
      : emailChangeMail({ to: email, url: linkUrl, hours: hoursOf(visit) }),
  );
  return (await sendMail(services, emailChangeAskedMail({ to: account.email, url }))) && isSent;
}

type ChangeToken = OneTimeToken & { accountId: string };

async function findChange({ services }: Exchange, link: string): Promise<ChangeToken | null> {
  const token = await services.tokens.findByLink(link);
  return token?.purpose === 'CHANGE_EMAIL' && token.accountId !== null
    ? { ...token, accountId: token.accountId }
    : null;
}

function addressGone(exchange: Exchange): void {
  const [client] = exchange.services.settings.clients;
  const page = standingPage({
    title: say('addressGone.title'),
    lead: say('addressGone.lead', { hours: hoursOf(exchange) }),
    next: client && { href: client.loginUrl, label: say('addressGone.continue') },
  });
  show(exchange, page, 410);
}

/** Mail programs open links on their own, so the link alone changes nothing. */
export async function openAddressLink(exchange: Exchange): Promise<void> {
  const linkToken = exchange.query.get('token') ?? '';
  const token = await findChange(exchange, linkToken);
  if (token === null) return addressGone(exchange);
  const action = `${exchange.services.settings.mountPath}/email`;
  show(exchange, addressConfirmPage({ action, linkToken, email: token.email }));
}

/** @returns the earlier address; null when the link was used, or the address taken, in the meantime */
async function change({ services }: Exchange, token: ChangeToken): Promise<string | null> {
  const { settings, tokens } = services;
  const { accountId, email } = token;
  try {
    return await settings.store.transaction(async (store) => {
      const account = await findAccountById(store, accountId);
      if (account === null || !(await tokens.consume(store, token, accountId))) return null;
      await changeEmail(store, settings.host, accountId, email, settings.now());
      return account.email;
    });
  } catch (error) {
    if (error instanceof AccountError && error.code === 'EMAIL_TAKEN') return null;
    // Taken at this very moment: the database refused the second of the two.
    if ((await findAccountByEmail(settings.store, email)) !== null) return null;
    throw error;
  }
}

export async function confirmAddress(exchange: Exchange): Promise<void> {
  const { services, form } = exchange;
  const token = await findChange(exchange, form.get('token') ?? '');
  const earlier = token === null ? null : await change(exchange, token);
  if (token === null || earlier === null) return addressGone(exchange);
  const client = clientById(services.settings, token.clientId);
  if (client) await sendMail(services, emailChangedMail({ to: earlier, url: client.loginUrl }));
  const next = client && { href: client.loginUrl, label: say('addressDone.continue') };
  show(exchange, standingPage({ title: say('addressDone.title'), lead: say('addressDone.lead'), next }));
}
