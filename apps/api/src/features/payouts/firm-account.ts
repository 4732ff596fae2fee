import {
  accountIdOf,
  contactOf,
  firmOfAccount,
  forgetAccount,
  holdAccountId,
  keptAccount,
  leadsOf,
  saveAccount,
} from '../../records/payouts/firm-account.repository';
import {
  type PayoutAccount,
  type PayoutAccountFacts,
  type PayoutAccountState,
  payoutAccountState,
} from '@troth/domain/attorneys';
import { appendAudit, ofSystem } from '../../kernel/audit/audit';
import { toJson } from '../../kernel/database/columns';
import type { Tx } from '../../kernel/database/database';
import { iso } from '../../kernel/http/present';
import { Problem, problem } from '../../kernel/http/problem';
import type { Services } from '../../kernel/services';
import { type Settling, settlingOf } from '../../kernel/jobs/settling';

/** What the provider said of an account, and when it was asked. */
interface Asked {
  readonly accountId: string;
  readonly account: PayoutAccountFacts | null;
  readonly askedAt: Date;
}

type Keeping = Pick<Settling, 'tx' | 'now' | 'services' | 'sendMail'>;

/**
 * Asks the provider about a firm's account.
 * @returns null for a firm without one, and for a provider that cannot be reached: then what is kept has to do.
 */
export async function askAccount({ database, payouts, now }: Services, lawFirmId: string): Promise<Asked | null> {
  const accountId = await accountIdOf(database.db, lawFirmId);
  if (accountId === null) return null;
  const askedAt = now();
  try {
    return { accountId, account: await payouts.accountStatus(database.db, accountId), askedAt };
  } catch (error) {
    if (error instanceof Problem && error.code === 'UNAVAILABLE') return null;
    throw error;
  }
}

/**
 * Keeps what the provider said, unless something newer is kept, or the firm has another account by now. The firm's lead
 * is told when the account becomes ready, or is held back.
 */
export async function keepAccount(work: Keeping, lawFirmId: string, asked: Asked): Promise<void> {
  const { tx, services } = work;
  const { accountId, account, askedAt } = asked;
  const { provider } = services.payouts;
  if ((await holdAccountId(tx, lawFirmId)) !== accountId) return;
  const kept = await keptAccount(tx, lawFirmId);
  if (account === null) {
    await forgetAccount(tx, lawFirmId);
    return;
  }
  const isOfThis = kept?.accountId === accountId && kept.provider === provider;
  if (isOfThis && kept.checkedAt > askedAt) return;
  const values = { ...account, provider, accountId, due: toJson([...account.due]), checkedAt: askedAt };
  await saveAccount(tx, lawFirmId, values);
  const before = payoutAccountState(isOfThis ? kept : null);
  const after = payoutAccountState(account);
  if (before !== after) await tellOfState(work, lawFirmId, after);
}

async function tellOfState(
  { tx, now, sendMail }: Keeping,
  lawFirmId: string,
  state: PayoutAccount['state'],
): Promise<void> {
  const subject = { subjectKind: 'lawFirm', subjectId: lawFirmId };
  await appendAudit(tx, { action: `payouts.account.${state}`, outcome: 'DONE', ...subject }, ofSystem(now));
  if (state !== 'READY' && state !== 'RESTRICTED') return;
  for (const { id, email } of await leadsOf(tx, lawFirmId)) {
    await sendMail({ kind: 'payout-account', to: email, readerId: id, data: { state } });
  }
}

/** The account as it is kept: nothing of another provider, and nothing of an account that the firm no longer has. */
async function currentAccount(tx: Tx, services: Pick<Services, 'payouts'>, lawFirmId: string) {
  const accountId = await accountIdOf(tx, lawFirmId);
  const row = await keptAccount(tx, lawFirmId);
  return row?.accountId === accountId && row.provider === services.payouts.provider ? row : null;
}

/** How far a firm is with its account, as far as the provider has told. */
export const keptAccountState = async (
  tx: Tx,
  services: Pick<Services, 'payouts'>,
  lawFirmId: string,
): Promise<PayoutAccountState> => payoutAccountState(await currentAccount(tx, services, lawFirmId));

/** The account as it is kept. */
export async function presentAccount(tx: Tx, services: Services, lawFirmId: string): Promise<PayoutAccount> {
  const kept = await currentAccount(tx, services, lawFirmId);
  return {
    lawFirmId,
    state: payoutAccountState(kept),
    isDetailsSubmitted: kept?.isDetailsSubmitted ?? false,
    canReceiveTransfers: kept?.canReceiveTransfers ?? false,
    canBePaidOut: kept?.canBePaidOut ?? false,
    due: kept?.due ?? [],
    disabledReason: kept?.disabledReason ?? null,
    checkedAt: kept === null ? null : iso(kept.checkedAt),
  };
}

/** An account of the firm's that the provider knows; made where there is none. Asking again makes no second one. */
export async function ensureAccount({ database, payouts, now }: Services, lawFirmId: string): Promise<string> {
  const { db } = database;
  const accountId = await accountIdOf(db, lawFirmId);
  if (accountId !== null && (await payouts.accountStatus(db, accountId)) !== null) return accountId;
  const email = (await contactOf(db, lawFirmId)) ?? (await leadsOf(db, lawFirmId))[0]?.email;
  if (email === undefined) throw problem('REFUSED_BY_RULE');
  return payouts.createAccount(db, { lawFirmId, email }, now());
}

/** Whether a delivery of the payment provider is about a firm's account. */
export const isAboutAccount = (eventType: string): boolean => /^(account|capability)\./.test(eventType);

/** Brings what is kept of an account up to what the provider says now. Running it again changes nothing. */
export async function takeAccountNotice(services: Services, accountId: string): Promise<void> {
  const { db } = services.database;
  const firm = await firmOfAccount(db, accountId);
  if (firm === undefined) return;
  const askedAt = services.now();
  const account = await services.payouts.accountStatus(db, accountId);
  await db
    .transaction()
    .execute((tx) => keepAccount(settlingOf(services, tx), firm.id, { accountId, account, askedAt }));
}
