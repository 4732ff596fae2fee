import { newestDisputes } from '../../records/payments/dispute.repository';
import { LEDGER_ACCOUNTS, LEDGER_POSTING_KINDS, type LedgerEntry } from '@troth/domain/purchases';
import { calendarDateSchema, idSchema, instantSchema, shortText } from '@troth/domain/records';
import { z } from 'zod';
import { listFile } from '../../kernel/http/csv';
import { decodeCursor, encodeCursor } from '../../kernel/http/cursor';
import { iso } from '../../kernel/http/present';
import { Problem } from '../../kernel/http/problem';
import type { Services } from '../../kernel/services';
import { noSubject, operation } from '../../kernel/http/operation';
import { isAdmin, type Policy } from '../../kernel/http/policy';
import {
  entriesOfPostings,
  ledgerBalances,
  newestPostings,
  postingsAfter,
} from '../../records/payments/ledger.repository';

const ledgerPolicy = { read: isAdmin } satisfies Policy<never, unknown>;

const COLUMNS = [
  'occurred_at',
  'posting_id',
  'kind',
  'reference',
  'provider',
  'checkout_id',
  'purchase_item_id',
  'account',
  'amount_in_cents',
] as const;

/** Postings that are read for the file at once. */
const POSTINGS_AT_ONCE = 500;

const balancesSchema = z
  .object({
    accounts: z.array(z.object({ account: z.enum(LEDGER_ACCOUNTS), amountInCents: z.int() })),
    /** What the payment provider has of ours; null where it cannot be reached. */
    providerInCents: z.int().nullable(),
    /** What our ledger says that it has. */
    ledgerInCents: z.int(),
    provider: z.string(),
    checkedAt: instantSchema,
  })
  .meta({ id: 'LedgerBalances', description: 'The ledger by account, and the provider’s balance beside it.' });

const postingSchema = z
  .object({
    id: idSchema,
    kind: z.enum(LEDGER_POSTING_KINDS),
    reference: z.string(),
    occurredAt: instantSchema,
    entries: z.array(
      z.object({
        account: z.enum(LEDGER_ACCOUNTS),
        purchaseItemId: idSchema.nullable(),
        amountInCents: z.int(),
      }),
    ),
  })
  .meta({ id: 'LedgerPosting', description: 'What was recorded at once; its entries add up to zero.' });

const disputeSchema = z
  .object({
    id: idSchema,
    checkoutId: idSchema,
    state: z.enum(['open', 'won', 'lost']),
    takenInCents: z.int(),
    createdAt: instantSchema,
    updatedAt: instantSchema,
  })
  .meta({ id: 'LedgerDispute', description: 'A payment that the buyer’s bank asks back.' });

const placeSchema = z.object({ at: z.iso.datetime(), id: idSchema });

/** Our balance at the provider; null where it cannot be reached. */
async function providerBalance({ database, payouts }: Services): Promise<number | null> {
  try {
    return await payouts.balanceInCents(database.db);
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

const shared = {
  tag: 'payments',
  isOurs: true,
  policy: ledgerPolicy,
  action: 'read',
  load: noSubject,
} as const;

export const ledgerOperations = [
  operation({
    ...shared,
    route: 'GET /admin/ledger/balances',
    id: 'adminPurchases.readBalances',
    summary: 'What each account of the ledger holds, and the provider’s balance beside ours',
    response: balancesSchema,
    changes: true,
    audited: false,
    prepare: (_none, { services }) => providerBalance(services),
    handle: async ({ tx, services, now, prepared }) => {
      const { provider } = services.payouts;
      const rows = await ledgerBalances(tx);
      const sumOf = (found: typeof rows) => found.reduce((total, { sum }) => total + Number(sum), 0);
      return {
        accounts: LEDGER_ACCOUNTS.map((account) => ({
          account,
          amountInCents: sumOf(rows.filter((row) => row.account === account)),
        })),
        providerInCents: prepared,
        ledgerInCents: sumOf(rows.filter((row) => row.account === 'PROVIDER' && row.provider === provider)),
        provider,
        checkedAt: iso(now),
      };
    },
  }),
  operation({
    ...shared,
    route: 'GET /admin/ledger/postings',
    id: 'admin.listPostings',
    summary: 'The ledger posting by posting, the newest first',
    query: z.object({
      kind: z.enum(LEDGER_POSTING_KINDS).optional(),
      after: shortText.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(25),
    }),
    response: z
      .object({ postings: z.array(postingSchema), nextCursor: z.string().nullable() })
      .meta({ id: 'LedgerPostingPage' }),
    handle: async ({ tx, query: { kind, after, limit } }) => {
      const place = after === undefined ? null : decodeCursor(after, placeSchema);
      const before = place === null ? null : { at: new Date(place.at), id: place.id };
      const rows = await newestPostings(tx, { kind, before, limit: limit + 1 });
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      const entries = await entriesOfPostings(
        tx,
        shown.map(({ id }) => id),
      );
      return {
        postings: shown.map(({ id, kind: of, reference, occurredAt }) => ({
          id,
          kind: of,
          reference,
          occurredAt: iso(occurredAt),
          entries: entries
            .filter(({ postingId }) => postingId === id)
            .map(({ account, purchaseItemId, amountInCents }) => ({ account, purchaseItemId, amountInCents })),
        })),
        nextCursor:
          rows.length <= limit || last === undefined ? null : encodeCursor({ at: iso(last.occurredAt), id: last.id }),
      };
    },
  }),
  operation({
    ...shared,
    route: 'GET /admin/ledger/disputes',
    id: 'admin.listDisputes',
    summary: 'Payments that buyers’ banks ask back, open ones first',
    response: z.array(disputeSchema),
    handle: async ({ tx }) => {
      const rows = await newestDisputes(tx);
      const open = rows.filter(({ state }) => state === 'open');
      return [...open, ...rows.filter(({ state }) => state !== 'open')].map((row) => ({
        id: row.id,
        checkoutId: row.checkoutId,
        state: row.state,
        takenInCents: row.takenInCents,
        createdAt: iso(row.createdAt),
        updatedAt: iso(row.updatedAt),
      }));
    },
  }),
  operation({
    ...shared,
    route: 'GET /admin/ledger',
    id: 'admin.exportLedger',
    summary: 'Every cent that was paid, kept, given back or paid out, as CSV; each posting adds up to zero',
    changes: true,
    query: z.object({ since: calendarDateSchema.optional(), kind: z.enum(LEDGER_POSTING_KINDS).optional() }),
    produces: 'text/csv',
    response: null,
    handle: ({ services, query, audit }) => {
      audit({ subjectKind: 'ledger' });
      const since = query.since === undefined ? null : new Date(`${query.since}T00:00:00.000Z`);
      return listFile<{ at: Date; id: string }>(services, {
        name: 'ledger.csv',
        columns: COLUMNS,
        read: async (tx, after) => {
          const postings = await postingsAfter(tx, { since, kind: query.kind, after, limit: POSTINGS_AT_ONCE });
          const ids = postings.map(({ id }) => id);
          const entries = new Map(ids.map((id): [string, LedgerEntry[]] => [id, []]));
          for (const entry of await entriesOfPostings(tx, ids)) entries.get(entry.postingId)?.push(entry);
          const last = postings.at(-1);
          return {
            rows: postings.flatMap(({ id, kind, reference, provider, checkoutId, occurredAt }) =>
              (entries.get(id) ?? []).map(({ purchaseItemId, account, amountInCents }) => [
                iso(occurredAt),
                id,
                kind,
                reference,
                provider,
                checkoutId,
                purchaseItemId,
                account,
                amountInCents,
              ]),
            ),
            next:
              postings.length < POSTINGS_AT_ONCE || last === undefined ? null : { at: last.occurredAt, id: last.id },
          };
        },
      });
    },
  }),
];
