import { randomBytes, randomUUID } from 'node:crypto';
import type { PayoutAccountFacts } from '@troth/domain/attorneys';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/database';
import type { Schema } from '../../database/schema';
import { problem } from '../../http/problem';
import type { MoneyMoved, PayoutsPort } from './payouts-port';
import { recordSandboxEvent } from '../sandbox-events';

/** What a firm's person says on the sandbox's onboarding page. */
export const ACCOUNT_ANSWERS = ['COMPLETE', 'INCOMPLETE', 'RESTRICTED'] as const;
export type AccountAnswer = (typeof ACCOUNT_ANSWERS)[number];

/** As long as the real provider's links live. */
const LINK_MINUTES = 5;

export type SandboxAccount = Selectable<Schema['sandboxAccounts']>;
export type SandboxAccountLink = Selectable<Schema['sandboxAccountLinks']>;

/** A transfer as the firm sees it. */
export interface SandboxTransfer {
  readonly id: string;
  readonly amountInCents: number;
  readonly reversedInCents: number;
  readonly createdAt: Date;
}

/** Accounts, transfers and reversals that need no account at a provider. No money moves, and every page says so. */
export interface SandboxPayouts extends PayoutsPort {
  readonly provider: 'sandbox';
  /** What a link leads to; null for one that was used, is too old, or was never made. */
  followLink(
    db: Db,
    kind: SandboxAccountLink['kind'],
    token: string,
    now: Date,
  ): Promise<{ account: SandboxAccount; link: SandboxAccountLink } | null>;
  /** The link whatever became of it, for where it leads back to. */
  findLink(db: Db, token: string): Promise<SandboxAccountLink | null>;
  /** The firm's person is done with the onboarding page. @returns the event that tells of it. */
  answer(db: Db, link: SandboxAccountLink, answer: AccountAnswer, now: Date): Promise<string>;
  transfersOf(db: Db, accountId: string): Promise<SandboxTransfer[]>;
}

const facts: Readonly<Record<AccountAnswer | 'NOTHING', PayoutAccountFacts>> = {
  NOTHING: {
    isDetailsSubmitted: false,
    canReceiveTransfers: false,
    canBePaidOut: false,
    due: ['business_profile.url', 'company.tax_id', 'external_account'],
    disabledReason: 'requirements.past_due',
  },
  INCOMPLETE: {
    isDetailsSubmitted: false,
    canReceiveTransfers: false,
    canBePaidOut: false,
    due: ['external_account'],
    disabledReason: 'requirements.past_due',
  },
  RESTRICTED: {
    isDetailsSubmitted: true,
    canReceiveTransfers: false,
    canBePaidOut: false,
    due: ['company.verification.document'],
    disabledReason: 'rejected.other',
  },
  COMPLETE: {
    isDetailsSubmitted: true,
    canReceiveTransfers: true,
    canBePaidOut: true,
    due: [],
    disabledReason: null,
  },
};

const sumOf = (rows: readonly { amountInCents: number }[]): number =>
  rows.reduce((sum, { amountInCents }) => sum + amountInCents, 0);

const moved = (id: string): MoneyMoved => ({ id, failure: null });
const refused = (failure: string): MoneyMoved => ({ id: null, failure });

export function sandboxPayouts(apiOrigin: string): SandboxPayouts {
  const find = async (db: Db, id: string): Promise<SandboxAccount | null> =>
    (await db.selectFrom('sandboxAccounts').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;

  const link = async (
    db: Db,
    accountId: string,
    kind: SandboxAccountLink['kind'],
    now: Date,
    back: { refreshUrl?: string; returnUrl?: string } = {},
  ): Promise<string> => {
    if ((await find(db, accountId)) === null) throw problem('PROVIDER_FAILED');
    const token = randomBytes(32).toString('base64url');
    await db
      .insertInto('sandboxAccountLinks')
      .values({ token, accountId, kind, expiresAt: new Date(now.getTime() + LINK_MINUTES * 60_000), ...back })
      .execute();
    return `${apiOrigin}/sandbox/connect/${kind.toLowerCase()}/${token}`;
  };

  /** What is left of a payment, or of the balance, to be transferred. */
  const leftOf = async (db: Db, paymentId: string | null): Promise<number> => {
    if (paymentId === null) return balanceInCents(db);
    const payment = await db
      .selectFrom('sandboxPaymentSessions')
      .select('amountInCents')
      .where('paymentId', '=', paymentId)
      .executeTakeFirst();
    const sent = await db
      .selectFrom('sandboxTransfers')
      .select('amountInCents')
      .where('paymentId', '=', paymentId)
      .execute();
    return (payment?.amountInCents ?? 0) - sumOf(sent);
  };

  return {
    provider: 'sandbox',
    balanceInCents,

    accountBalanceInCents: async (db, accountId) => {
      const sent = await db
        .selectFrom('sandboxTransfers')
        .select('amountInCents')
        .where('accountId', '=', accountId)
        .execute();
      const reversed = await db
        .selectFrom('sandboxTransferReversals')
        .innerJoin('sandboxTransfers', 'sandboxTransfers.id', 'sandboxTransferReversals.transferId')
        .select('sandboxTransferReversals.amountInCents')
        .where('sandboxTransfers.accountId', '=', accountId)
        .execute();
      return sumOf(sent) - sumOf(reversed);
    },

    createAccount: async (db, { lawFirmId, email }, now) => {
      await db
        .insertInto('sandboxAccounts')
        .values({
          id: `acct_sbx_${randomBytes(12).toString('hex')}`,
          lawFirmReference: lawFirmId,
          email,
          createdAt: now,
        })
        .onConflict((conflict) => conflict.column('lawFirmReference').doNothing())
        .execute();
      const { id } = await db
        .selectFrom('sandboxAccounts')
        .select('id')
        .where('lawFirmReference', '=', lawFirmId)
        .executeTakeFirstOrThrow();
      return id;
    },

    onboardingUrl: (db, accountId, back, now) => link(db, accountId, 'ONBOARDING', now, back),
    dashboardUrl: (db, accountId, now) => link(db, accountId, 'DASHBOARD', now),

    accountStatus: async (db, accountId) => {
      const account = await find(db, accountId);
      return account === null ? null : facts[account.answer ?? 'NOTHING'];
    },

    findLink: async (db, token) =>
      (await db.selectFrom('sandboxAccountLinks').selectAll().where('token', '=', token).executeTakeFirst()) ?? null,

    followLink: async (db, kind, token, now) => {
      const row = await db
        .selectFrom('sandboxAccountLinks')
        .selectAll()
        .where('token', '=', token)
        .where('kind', '=', kind)
        .where('usedAt', 'is', null)
        .where('expiresAt', '>', now)
        .forUpdate()
        .executeTakeFirst();
      const account = row === undefined ? null : await find(db, row.accountId);
      return row === undefined || account === null ? null : { account, link: row };
    },

    answer: async (db, { token, accountId }, answer, now) => {
      await db.updateTable('sandboxAccountLinks').set({ usedAt: now }).where('token', '=', token).execute();
      await db.updateTable('sandboxAccounts').set({ answer, answeredAt: now }).where('id', '=', accountId).execute();
      return recordSandboxEvent(db, { type: 'account.updated', objectId: accountId, dueAt: now }, now);
    },

    transfer: async (db, { reference, amountInCents, accountId, paymentId }, now) => {
      const key = `payout:${reference}`;
      const same = await db.selectFrom('sandboxTransfers').select('id').where('key', '=', key).executeTakeFirst();
      if (same !== undefined) return moved(same.id);
      const account = await find(db, accountId);
      if (account?.answer !== 'COMPLETE') return refused('account_invalid');
      if (amountInCents > (await leftOf(db, paymentId))) return refused('balance_insufficient');
      const made = await db
        .insertInto('sandboxTransfers')
        .values({ id: `tr_sbx_${randomUUID()}`, key, accountId, paymentId, amountInCents, createdAt: now })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (made !== undefined) {
        await recordSandboxEvent(db, { type: 'transfer.created', objectId: made.id, dueAt: now }, now);
        return moved(made.id);
      }
      const first = await db
        .selectFrom('sandboxTransfers')
        .select('id')
        .where('key', '=', key)
        .executeTakeFirstOrThrow();
      return moved(first.id);
    },

    reverseTransfer: async (db, { reference, transferId, amountInCents }, now) => {
      const key = `reversal:${reference}`;
      const reversals = db.selectFrom('sandboxTransferReversals');
      const same = await reversals.select('id').where('key', '=', key).executeTakeFirst();
      if (same !== undefined) return moved(same.id);
      const transfer = await db
        .selectFrom('sandboxTransfers')
        .select('amountInCents')
        .where('id', '=', transferId)
        .executeTakeFirst();
      const reversed = sumOf(await reversals.select('amountInCents').where('transferId', '=', transferId).execute());
      if (transfer === undefined) return refused('resource_missing');
      if (reversed + amountInCents > transfer.amountInCents) return refused('amount_too_large');
      const id = `trr_sbx_${randomUUID()}`;
      await db
        .insertInto('sandboxTransferReversals')
        .values({ id, key, transferId, amountInCents, createdAt: now })
        .execute();
      await recordSandboxEvent(db, { type: 'transfer.reversed', objectId: transferId, dueAt: now }, now);
      return moved(id);
    },

    transfersOf: async (db, accountId) => {
      const transfers = await db
        .selectFrom('sandboxTransfers')
        .selectAll()
        .where('accountId', '=', accountId)
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .execute();
      const reversals = await db
        .selectFrom('sandboxTransferReversals')
        .innerJoin('sandboxTransfers', 'sandboxTransfers.id', 'sandboxTransferReversals.transferId')
        .select(['sandboxTransferReversals.transferId', 'sandboxTransferReversals.amountInCents'])
        .where('sandboxTransfers.accountId', '=', accountId)
        .execute();
      return transfers.map(({ id, amountInCents, createdAt }) => ({
        id,
        amountInCents,
        reversedInCents: sumOf(reversals.filter(({ transferId }) => transferId === id)),
        createdAt,
      }));
    },
  };
}

async function balanceInCents(db: Db): Promise<number> {
  const paid = await db
    .selectFrom('sandboxPaymentSessions')
    .select(['amountInCents', 'feeInCents'])
    .where('paymentStatus', '=', 'paid')
    .execute();
  const refunds = await db.selectFrom('sandboxRefunds').select('amountInCents').where('failsAt', 'is', null).execute();
  const sent = await db.selectFrom('sandboxTransfers').select('amountInCents').execute();
  const reversed = await db.selectFrom('sandboxTransferReversals').select('amountInCents').execute();
  const fees = paid.reduce((sum, { feeInCents }) => sum + (feeInCents ?? 0), 0);
  return sumOf(paid) - fees - sumOf(refunds) - sumOf(sent) + sumOf(reversed);
}

export const isSandboxPayouts = (payouts: PayoutsPort): payouts is SandboxPayouts => payouts.provider === 'sandbox';
