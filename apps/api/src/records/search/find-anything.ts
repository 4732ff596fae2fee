import { nameOrEmail } from '@troth/domain/people';
import { sql } from 'kysely';
import type { Tx } from '../../kernel/database/database';
import { idMatches, idRange, isFound, wordStart } from '../../kernel/database/search';
import { NAME_AND_EMAIL } from '../users/user.repository';

/** Of each kind so many are shown: what is not among them is found by one more letter. */
const OF_EACH = 5;

export const FOUND_KINDS = ['PERSON', 'LAW_FIRM', 'DOCUMENT', 'PURCHASE', 'DISCOUNT_CODE'] as const;

export interface Found {
  readonly kind: (typeof FOUND_KINDS)[number];
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  /** Whose it is: the person whose page shows it. */
  readonly userId: string | null;
}

interface PersonRow {
  readonly id: string;
  readonly firstName: string | null;
  readonly middleName: string | null;
  readonly lastName: string | null;
  readonly suffix: string | null;
  readonly email: string;
  readonly userType: string;
}

const words = sql<string>`users.search_words`;
const firmWords = sql<string>`law_firms.search_words`;

async function people(tx: Tx, search: string): Promise<Found[]> {
  const { rows } = await sql<PersonRow>`
    select id, first_name, middle_name, last_name, suffix, email, user_type from users
    where deleted_at is null and ${isFound({ table: 'users', words }, search)}
    order by ${wordStart(words, search, 'ascending')}, sort_name, id limit ${OF_EACH}`.execute(tx);
  return rows.map((row) => ({
    kind: 'PERSON',
    id: row.id,
    title: nameOrEmail(row),
    detail: `${row.userType} ${row.email}`,
    userId: row.id,
  }));
}

async function firms(tx: Tx, search: string): Promise<Found[]> {
  const { rows } = await sql<{ id: string; name: string; contactEmail: string | null }>`
    select id, name, contact_email from law_firms
    where deleted_at is null and ${isFound({ table: 'law_firms', words: firmWords }, search)}
    order by name, id limit ${OF_EACH}`.execute(tx);
  return rows.map(({ id, name, contactEmail }) => ({
    kind: 'LAW_FIRM',
    id,
    title: name,
    detail: contactEmail ?? '',
    userId: null,
  }));
}

/** By the beginning of the id, as screens show it. */
async function documents(tx: Tx, search: string): Promise<Found[]> {
  const ids = idRange(search);
  if (ids === null) return [];
  const { rows } = await sql<{ id: string; userId: string; names: string }>`
    select documents.id, documents.user_a_id as user_id,
      concat_ws(' & ', nullif(concat_ws(' ', a.first_name, a.last_name), ''),
        nullif(concat_ws(' ', b.first_name, b.last_name), '')) as names
    from documents join users a on a.id = documents.user_a_id left join users b on b.id = documents.user_b_id
    where ${idMatches(sql`documents.id`, ids)} order by documents.id limit ${OF_EACH}`.execute(tx);
  return rows.map(({ id, userId, names }) => ({ kind: 'DOCUMENT', id, title: names, detail: id, userId }));
}

async function purchases(tx: Tx, search: string): Promise<Found[]> {
  const ids = idRange(search);
  if (ids === null) return [];
  const rows = await tx
    .selectFrom('purchaseItems')
    .innerJoin('products', 'products.id', 'purchaseItems.productId')
    .innerJoin('users', 'users.id', 'purchaseItems.beneficiaryUserId')
    .select([
      'purchaseItems.id',
      'products.productType',
      'purchaseItems.beneficiaryUserId as userId',
      ...NAME_AND_EMAIL,
    ])
    .where(idMatches(sql`purchase_items.id`, ids))
    .where('purchaseItems.deletedAt', 'is', null)
    .orderBy('purchaseItems.id')
    .limit(OF_EACH)
    .execute();
  return rows.map((row) => ({
    kind: 'PURCHASE',
    id: row.id,
    title: row.productType,
    detail: nameOrEmail(row),
    userId: row.userId,
  }));
}

async function codes(tx: Tx, search: string): Promise<Found[]> {
  const typed = search.trim().toUpperCase();
  if (!/^[A-Z0-9-]{2,40}$/.test(typed)) return [];
  const rows = await tx
    .selectFrom('discountCodes')
    .innerJoin('coupons', 'coupons.id', 'discountCodes.couponId')
    .select(['discountCodes.id', 'discountCodes.code', 'coupons.name'])
    .where('discountCodes.deletedAt', 'is', null)
    .where(sql<boolean>`discount_codes.code_key collate "C" >= ${typed}`)
    .where(sql<boolean>`discount_codes.code_key collate "C" < ${`${typed}~`}`)
    .orderBy('discountCodes.codeKey')
    .limit(OF_EACH)
    .execute();
  return rows.map(({ id, code, name }) => ({ kind: 'DISCOUNT_CODE', id, title: code, detail: name, userId: null }));
}

/** People, firms, documents, purchases and discount codes, by names, e-mail addresses, codes, and the beginnings of ids. */
export async function findAnything(tx: Tx, search: string): Promise<Found[]> {
  return [
    ...(await people(tx, search)),
    ...(await firms(tx, search)),
    ...(await documents(tx, search)),
    ...(await purchases(tx, search)),
    ...(await codes(tx, search)),
  ];
}
