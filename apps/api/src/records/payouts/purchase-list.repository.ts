import type { PayoutAccountState } from '@troth/domain/attorneys';
import type { PaymentStatus, PayoutStatus } from '@troth/domain/purchases';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../kernel/database/database';
import { idMatches, idRange, matches } from '../../kernel/database/search';

/**
 * How far an item's payout is. READY: it can be paid now. WAITING: something is due and something keeps it. PAID: money
 * went out for it, or an admin closed what was due.
 */
export const PAYOUT_VIEWS = ['READY', 'WAITING', 'PAID'] as const;
export type PayoutView = (typeof PAYOUT_VIEWS)[number];

export interface PurchaseFilter {
  readonly search?: string | undefined;
  readonly paymentStatus?: PaymentStatus | undefined;
  readonly payoutStatus?: PayoutStatus | undefined;
  readonly view?: PayoutView | undefined;
  readonly lawFirmId?: string | undefined;
  readonly attorneyId?: string | undefined;
  readonly accountState?: PayoutAccountState | undefined;
  /** `YYYY-MM`, in UTC: of the payout, else of the first call, else of the purchase. */
  readonly month?: string | undefined;
  readonly userId?: string | undefined;
  readonly documentId?: string | undefined;
}

/** Where a page begins: after this item. */
export interface PurchaseCursor {
  readonly at: string;
  readonly id: string;
}

/** A list says its total exactly up to this. */
const COUNTED_UP_TO = 10_000;

/** What is due, as the database keeps it (migration 0895): `payoutStanding` of the domain. A test holds the two against each other. */
const due = sql`item.due_in_cents`;

const isService = sql`product.product_type in ('Q_A', 'REPRESENTATION') and item.attorney_id is not null`;
const isDue = sql`${due} > 0`;
const accountStates: Readonly<Record<PayoutAccountState, RawBuilder<unknown>>> = {
  NOT_STARTED: sql`account.law_firm_id is null`,
  INCOMPLETE: sql`not account.is_details_submitted`,
  READY: sql`account.is_details_submitted and account.can_receive_transfers and account.can_be_paid_out`,
  IN_REVIEW: sql`account.is_details_submitted and not (account.can_receive_transfers and account.can_be_paid_out)
    and coalesce(account.disabled_reason, 'requirements.pending_verification') = 'requirements.pending_verification'
    and account.due = '[]'::jsonb`,
  RESTRICTED: sql`account.is_details_submitted and not (account.can_receive_transfers and account.can_be_paid_out)
    and not (coalesce(account.disabled_reason, 'requirements.pending_verification') = 'requirements.pending_verification'
      and account.due = '[]'::jsonb)`,
};
const isReady = sql`item.disputed_at is null and item.booking_status = 'BOOKED'
  and (item.cart_id is null or checkout.fee_in_cents is not null)
  and attorney.stage = 'APPROVED' and firm.is_approved
  and coalesce(${accountStates.READY}, false)`;
const views: Readonly<Record<PayoutView, RawBuilder<unknown>>> = {
  READY: sql`${isDue} and ${isReady}`,
  WAITING: sql`${isDue} and not coalesce(${isReady}, false)`,
  PAID: sql`item.is_paid_out`,
};

/** When something last happened for the item's attorney, as the database keeps it (migration 0881). */
const happenedAt = sql`item.happened_at`;

/** By words of the client, the buyer, the attorney or the firm, the beginning of a transfer's name, or of the item's id. */
function found(search: string): RawBuilder<SqlBool> {
  // An array is looked up in the index, however many the planner believes that there are.
  const people = sql`array(select users.id from users where ${sql.join(matches(sql`users.search_words`, search), sql` and `)})`;
  const firms = sql`select law_firms.id from law_firms where ${sql.join(matches(sql`law_firms.search_words`, search), sql` and `)}`;
  const range = idRange(search);
  const byId =
    range === null ? sql`` : sql`union select of.id from purchase_items of where ${idMatches(sql`of.id`, range)}`;
  return sql<SqlBool>`item.id = any(array(
    select of.id from purchase_items of where of.user_id = any(${people})
    union select of.id from purchase_items of where of.beneficiary_user_id = any(${people})
    union select of.id from purchase_items of where of.attorney_id = any(${people})
    union select of.id from purchase_items of
      where of.attorney_id = any(array(select attorneys.id from attorneys where attorneys.law_firm_id in (${firms})))
    union select payouts.purchase_item_id from payouts where payouts.provider_transfer_id is not null
      and payouts.provider_transfer_id collate "C" >= ${search} and payouts.provider_transfer_id collate "C" < ${`${search}~`}
    ${byId}
  ))`;
}

function conditionsOf(filter: PurchaseFilter): RawBuilder<unknown> {
  const { search, paymentStatus, payoutStatus, view, lawFirmId, attorneyId, accountState, month, userId, documentId } =
    filter;
  const conditions: RawBuilder<unknown>[] = [sql`item.deleted_at is null`];
  if (paymentStatus !== undefined) conditions.push(sql`item.payment_status = ${paymentStatus}`);
  if (payoutStatus !== undefined) conditions.push(sql`item.payout_status = ${payoutStatus} and ${isService}`);
  if (view !== undefined) conditions.push(views[view]);
  if (lawFirmId !== undefined) {
    conditions.push(sql`item.attorney_id = any(array(select id from attorneys where law_firm_id = ${lawFirmId}))`);
  }
  if (attorneyId !== undefined) conditions.push(sql`item.attorney_id = ${attorneyId}`);
  if (accountState !== undefined)
    conditions.push(sql`attorney.law_firm_id is not null and ${accountStates[accountState]}`);
  if (month !== undefined) {
    const first = `${month}-01`;
    conditions.push(sql`${happenedAt} >= (${first}::date)::timestamp at time zone 'UTC'
      and ${happenedAt} < (${first}::date + interval '1 month') at time zone 'UTC'`);
  }
  if (userId !== undefined) conditions.push(sql`(item.user_id = ${userId} or item.beneficiary_user_id = ${userId})`);
  if (documentId !== undefined) conditions.push(sql`item.document_id = ${documentId}`);
  if (search !== undefined) conditions.push(found(search));
  return sql.join(conditions, sql` and `);
}

const tables = (provider: string) => sql`purchase_items item
  join products product on product.id = item.product_id
  left join attorneys attorney on attorney.id = item.attorney_id
  left join law_firms firm on firm.id = attorney.law_firm_id
  left join firm_accounts account on account.law_firm_id = firm.id
    and account.account_id = firm.stripe_account_id and account.provider = ${provider}
  left join checkouts checkout on checkout.cart_id = item.cart_id and checkout.status = 'PAID'`;

/** One page of purchase items, by their ids: what happened last comes first. */
export async function findPurchases(
  tx: Tx,
  filter: PurchaseFilter,
  page: { readonly after: PurchaseCursor | null; readonly limit: number; readonly provider: string },
): Promise<{ ids: string[]; next: PurchaseCursor | null }> {
  const { after, limit, provider } = page;
  const isAfter =
    after === null ? sql`true` : sql`(${happenedAt}, item.id) < (${after.at}::timestamptz, ${after.id}::uuid)`;
  const { rows } = await sql<{ id: string; at: Date }>`
    select item.id, ${happenedAt} as at from ${tables(provider)}
    where ${conditionsOf(filter)} and ${isAfter}
    order by at desc, item.id desc limit ${limit + 1}`.execute(tx);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    ids: shown.map(({ id }) => id),
    next: rows.length <= limit || last === undefined ? null : { at: last.at.toISOString(), id: last.id },
  };
}

export interface PurchaseTotals {
  /** Exact up to ten thousand; one more says that there are more. */
  readonly total: number;
  readonly firms: number;
  readonly pricePaidInCents: number;
  readonly feePaidInCents: number;
  readonly dueInCents: number;
  /** Items whose fee is not known, so that what is due is not known either. */
  readonly withoutFee: number;
}

/** What the items of a filter come to. */
export async function totalsOf(tx: Tx, filter: PurchaseFilter, provider: string): Promise<PurchaseTotals> {
  const { rows } = await sql<Record<keyof PurchaseTotals, string>>`
    select count(*) as total, count(distinct "firmId") as firms, coalesce(sum("price"), 0) as "pricePaidInCents",
      coalesce(sum("fee"), 0) as "feePaidInCents",
      coalesce(sum(case when "isFeeKnown" then "due" else 0 end), 0) as "dueInCents",
      count(*) filter (where not "isFeeKnown") as "withoutFee"
    from (
      select firm.id as "firmId", item.price_paid_in_cents as "price", item.fee_paid_in_cents as "fee",
        ${due} as "due",
        item.cart_id is null or checkout.fee_in_cents is not null as "isFeeKnown"
      from ${tables(provider)} where ${conditionsOf(filter)} limit ${COUNTED_UP_TO + 1}
    ) as found`.execute(tx);
  const [row] = rows;
  const number = (name: keyof PurchaseTotals): number => Number(row?.[name] ?? 0);
  return {
    total: number('total'),
    firms: number('firms'),
    pricePaidInCents: number('pricePaidInCents'),
    feePaidInCents: number('feePaidInCents'),
    dueInCents: number('dueInCents'),
    withoutFee: number('withoutFee'),
  };
}

/** How many payouts can be made now, and how many something keeps. */
export async function countPayouts(tx: Tx, provider: string): Promise<{ ready: number; blocked: number }> {
  const { rows } = await sql<{ ready: number; blocked: number }>`
    select count(*) filter (where ${views.READY})::int as ready, count(*) filter (where ${views.WAITING})::int as blocked
    from ${tables(provider)}
    where item.deleted_at is null and ${isDue}`.execute(tx);
  return rows[0] ?? { ready: 0, blocked: 0 };
}

/** What went out in a month: how many payouts, how much, and how many of them were a part. */
export async function paidIn(tx: Tx, month: string) {
  const first = `${month}-01`;
  const { rows } = await sql<{ count: string; amount: string; parts: string }>`
    select count(*) as count, coalesce(sum(payouts.amount_in_cents - payouts.reversed_in_cents), 0) as amount,
      count(*) filter (where payouts.amount_in_cents < item.price_paid_in_cents - item.fee_paid_in_cents) as parts
    from payouts join purchase_items item on item.id = payouts.purchase_item_id
    where payouts.status in ('PAID', 'SKIPPED')
      and payouts.created_at >= (${first}::date)::timestamp at time zone 'UTC'
      and payouts.created_at < (${first}::date + interval '1 month') at time zone 'UTC'`.execute(tx);
  const [row] = rows;
  return {
    count: Number(row?.count ?? 0),
    amountInCents: Number(row?.amount ?? 0),
    parts: Number(row?.parts ?? 0),
  };
}
