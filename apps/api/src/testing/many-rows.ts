import { randomUUID } from 'node:crypto';
import { contentId } from '@troth/content/ids';
import { prenupTemplateId } from '@troth/content/jurisdictions';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../kernel/database/database';
import { houseSealIn } from '../kernel/protection/protected-database';
import { sealTicketText } from '../records/support/support.repository';
import type { TestApp } from './open-app';

export interface ManyRows {
  readonly users: number;
  readonly documents: number;
  readonly items: number;
  readonly events: number;
  readonly entries: number;
  readonly tickets: number;
  /** On the waitlist. */
  readonly waiting: number;
}

/** So many of the people are attorneys, each fifth in a firm of its own. */
const ATTORNEY_SHARE = 200;

/** Fills the tables that admins' lists read, by SQL alone, and lets the database count them. */
export const addManyRows = (api: TestApp, rows: ManyRows): Promise<void> =>
  // On one connection, for which a statement may take its time.
  api.db.connection().execute((db) => fill(db, rows));

async function fill(db: Db, { users, documents, items, events, entries, tickets, waiting }: ManyRows): Promise<void> {
  await sql`set statement_timeout = 0`.execute(db);
  const firms = Math.ceil(users / ATTORNEY_SHARE / 5);
  const attorneys = Math.ceil(users / ATTORNEY_SHARE);
  // A uuid of version 4 by its digits, the same for the same number.
  const idOf = (kind: string, number: RawBuilder<unknown>) =>
    sql`overlay(overlay(md5(${kind}::text || (${number})::text) placing '4' from 13) placing '8' from 17)::uuid`;
  const n = sql`n`;
  await sql`insert into law_firms (id, name, is_approved)
    select ${idOf('firm', n)}, 'Firm ' || n || ' of ' || md5(n::text), n % 10 <> 0 from generate_series(0, ${firms - 1}::int) n`.execute(
    db,
  );
  await sql`insert into users (id, external_id, user_type, email, email_verified, first_name, last_name, created_at, updated_at, last_active_at)
    select ${idOf('user', n)}, 'many-' || n, case when n < ${attorneys}::int then 'ATTORNEY' else 'CUSTOMER' end,
      'person.' || n || '@example.com', true, initcap(substr(md5(n::text), 1, 6)), initcap(substr(md5('l' || n % 4000), 1, 7)),
      now() - n * interval '7 minutes', now(), now() - (n * 7919 % ${users}::int) * interval '3 minutes'
    from generate_series(0, ${users - 1}::int) n`.execute(db);
  await sql`insert into attorneys (id, stage, law_firm_id, is_law_firm_lead, created_at)
    select ${idOf('user', n)}, case n % 5 when 0 then 'UNDER_REVIEW' else 'APPROVED' end, ${idOf('firm', sql`n % ${firms}::int`)},
      n < ${firms}::int, now() - n * interval '1 day'
    from generate_series(0, ${attorneys - 1}::int) n`.execute(db);
  await sql`insert into documents (id, template_id, user_a_id, user_b_id, state_id, created_by_id, created_at, updated_at)
    select ${idOf('document', n)}, ${prenupTemplateId}::uuid, ${idOf('user', sql`${attorneys}::int + 2 * n`)}, ${idOf('user', sql`${attorneys}::int + 2 * n + 1`)},
      case when n % 50 = 0 then ${contentId('state', 'WY')}::uuid else ${contentId('state', 'NY')}::uuid end,
      ${idOf('user', sql`${attorneys}::int + 2 * n`)}, now(), now()
    from generate_series(0, ${Math.min(documents, Math.floor((users - attorneys) / 2)) - 1}::int) n`.execute(db);
  const client = sql`${attorneys}::int + n % (${users}::int - ${attorneys}::int)`;
  await sql`insert into purchase_items (id, product_id, user_id, beneficiary_user_id, attorney_id, price_paid_in_cents, booking_status, payout_status, created_at, updated_at)
    select ${idOf('item', n)}, case when n % 2 = 0 then ${contentId('product', 'prenup')}::uuid else ${contentId('product', 'representation')}::uuid end,
      ${idOf('user', client)}, ${idOf('user', client)}, case when n % 2 = 0 then null else ${idOf('user', sql`n % ${attorneys}::int`)} end,
      59900, case when n % 3 = 0 then 'WAITING' else 'BOOKED' end, case when n % 20 = 1 then 'DUE' when n % 2 = 1 then 'PAID' else 'DUE' end,
      now() - n * (interval '3 years' / ${items}::int), now()
    from generate_series(0, ${items - 1}::int) n`.execute(db);
  await sql`insert into payouts (purchase_item_id, attorney_id, law_firm_id, amount_in_cents, status, provider, account_id, requested_by_id, created_at, updated_at)
    select item.id, item.attorney_id, attorney.law_firm_id, 59900, 'PAID', 'sandbox', 'acct', item.user_id, item.created_at + interval '3 days', now()
    from purchase_items item join attorneys attorney on attorney.id = item.attorney_id where item.payout_status = 'PAID'`.execute(
    db,
  );
  await sql`insert into appointment_events (purchase_item_id, attorney_id, provider, event_start_at, event_end_at, busy_from, busy_until, time_zone, service_completed_at)
    select item.id, item.attorney_id, 'builtin', at, at + interval '20 minutes', at, at + interval '20 minutes', 'America/New_York', at + interval '20 minutes'
    from (select *, now() - interval '1 year' - row_number() over (order by id) * interval '30 minutes' as at from purchase_items
      where attorney_id is not null order by id limit ${events}::int) item`.execute(db);
  await sql`insert into attorney_reviews (attorney_id, user_id, message, rating, status, created_at, updated_at)
    select attorney_id, user_id, 'Clear and kind.', 40, case when random() < 0.02 then 'PENDING' else 'APPROVED' end, created_at, now()
    from purchase_items where attorney_id is not null order by id limit ${Math.floor(events / 2)}::int`.execute(db);
  await sql`insert into audit_chains (chain, length, head_hash) select distinct 'user:' || ${idOf('user', n)}, 1000000, 'x' from generate_series(0, 999) n
    on conflict do nothing`.execute(db);
  await sql`insert into audit_entries (chain, position, occurred_at, actor_kind, actor_user_id, action, outcome, previous_hash, hash)
    select 'user:' || ${idOf('user', sql`n % 1000`)}, n, now() - n * interval '20 seconds', 'CUSTOMER', ${idOf('user', sql`n % 1000`)},
      case n % 4 when 0 then (case when n % 400 = 0 then 'notarizations.begin' else 'answers.save' end) when 1 then 'documents.read' when 2 then 'carts.update' else 'users.update' end,
      case when n % 50 = 0 then 'REFUSED' else 'DONE' end, 'x', 'y' from generate_series(0, ${entries - 1}::int) n`.execute(
    db,
  );
  await sql`insert into postnup_waitlist (user_id, joined_at)
    select ${idOf('user', sql`${attorneys}::int + n`)}, now() - n * interval '5 minutes'
    from generate_series(0, ${Math.min(waiting, users - attorneys) - 1}::int) n`.execute(db);
  // Each is sealed with its id, which SQL cannot do.
  const house = houseSealIn(db);
  const ids = Array.from({ length: tickets }, () => randomUUID());
  const messages = ids.map((id) => sealTicketText(house, id, 'sealed_message', 'My card is refused.').toString('hex'));
  await sql`insert into support_tickets (id, user_id, topic, sealed_message, status, created_at, updated_at)
    select id, ${idOf('user', sql`n % ${users}::int`)}, 'OTHER', decode(message, 'hex'),
      case when n % 100 = 0 then 'OPEN' when n % 2 = 0 then 'CLOSED' else 'ANSWERED' end, now() - n * interval '11 minutes', now()
    from unnest(${ids}::uuid[], ${messages}::text[]) with ordinality as made (id, message, n)`.execute(db);
  await sql`analyze`.execute(db);
  await sql`reset statement_timeout`.execute(db);
}

/** Each list of the admin portal as it is first seen, searched, filtered, ordered, and on a later page. */
export async function listsOf(api: TestApp, admin: Parameters<TestApp['get']>[1]) {
  const { rows } = await sql<{ user: string; attorney: string; last: string; name: string; firm: string }>`
    select (select id from users where user_type = 'CUSTOMER' order by id limit 1) as user,
      (select id from attorneys order by id limit 1) as attorney,
      (select last_name from users where external_id = 'many-500') as last,
      (select first_name from users where external_id = 'many-1500') as name,
      (select law_firm_id from attorneys order by id limit 1) as firm`.execute(api.db);
  const [known] = rows;
  if (known === undefined) throw new Error('There are no rows.');
  const month = new Date().toISOString().slice(0, 7);
  const first = [
    ['users', '/admin/users'],
    ['users by name', '/admin/users?sort=NAME&direction=ascending'],
    ['users by activity', '/admin/users?sort=LAST_ACTIVE'],
    ['users, searched', `/admin/users?search=${known.last}`],
    ['users, two letters', `/admin/users?search=${known.name.slice(0, 2)}`],
    ['users, by an id', `/admin/users?search=${known.user.slice(0, 8)}`],
    ['users of a state', `/admin/users?stateId=${contentId('state', 'WY')}`],
    ['attorneys', '/admin/attorneys'],
    ['attorneys, searched', `/admin/attorneys?search=${known.last.slice(0, 3)}`],
    ['law firms', '/admin/law-firms'],
    ['appointments', '/admin/events'],
    ['appointments, searched', `/admin/events?search=${known.last}`],
    ['appointments of an attorney', `/admin/events?attorneyId=${known.attorney}`],
    ['reviews', '/admin/attorney-reviews'],
    ['reviews that wait', '/admin/attorney-reviews?status=PENDING'],
    ['purchases', '/admin/purchase-items'],
    ['purchases, searched', `/admin/purchase-items?search=${known.last}`],
    ['purchases of a person', `/admin/purchase-items?userId=${known.user}`],
    ['payouts that are ready', '/admin/purchase-items?view=READY'],
    ['payouts that wait', '/admin/purchase-items?view=WAITING'],
    ['payouts of a month', `/admin/purchase-items?view=PAID&month=${month}`],
    ['payouts of a firm', `/admin/purchase-items?lawFirmId=${known.firm}`],
    ['log', '/admin/log'],
    ['log of a person', `/admin/log?personId=${known.user}`],
    ['log of an action', '/admin/log?action=notarizations'],
    ['log, refused', '/admin/log?outcome=REFUSED'],
    ['tickets', '/admin/support-tickets'],
    ['tickets that are open', '/admin/support-tickets?status=OPEN'],
    ['tickets that are closed', '/admin/support-tickets?status=CLOSED'],
    ['tickets, searched', `/admin/support-tickets?search=${known.last}`],
    ['waitlist', '/admin/postnup-waitlist'],
    ['waitlist, searched', `/admin/postnup-waitlist?search=${known.last}`],
    ['waitlist of a state', `/admin/postnup-waitlist?stateId=${contentId('state', 'WY')}`],
    ['palette', `/admin/search?search=${known.last}`],
    ['what waits', '/admin/waiting'],
  ] as const;
  const later = [];
  for (const path of ['/admin/users', '/admin/support-tickets', '/admin/postnup-waitlist']) {
    const { body } = await api.get<{ nextCursor: string }>(path, admin);
    later.push([`${path}, second page`, `${path}?after=${body.nextCursor}`] as const);
  }
  return [...first, ...later];
}
