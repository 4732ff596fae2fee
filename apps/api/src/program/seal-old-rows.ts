import type { AgreementTree } from '@troth/agreement/tree';
import { type RawBuilder, sql } from 'kysely';
import { toJson } from '../kernel/database/columns';
import type { Database, Tx } from '../kernel/database/database';
import { sealResponse, storedBodyHash } from '../kernel/http/idempotency';
import { type MailContent, sealMail } from '../kernel/mail/mail-content';
import type { CalendarMethod } from '../kernel/mail/mail.tables';
import { sealTypedValues } from '../records/alignment/resolution.repository';
import { sealTyped } from '../records/answers/answer.repository';
import { sealMessage } from '../records/chats/chat.repository';
import { sealText } from '../records/discussions/discussion.repository';
import {
  type AttorneyFacts,
  sealFacts,
  sealSignedName,
} from '../records/external-attorneys/external-attorney.repository';
import { sealEndedNote } from '../records/notarizations/notarization.repository';
import { refundNotes } from '../records/payments/purchase-item.repository';
import { refundReason } from '../records/payments/refund.repository';
import { sealTicketText } from '../records/support/support.repository';
import { payoutDetailsColumn } from '../records/attorneys/law-firm.repository';
import { sealedContact } from '../records/users/contact';
import { eventLocation } from '../records/booking/event.repository';
import { toldOf } from '../records/calendar/calendar-entry.repository';
import { sealFileName } from '../records/files/file.repository';
import { sealFields } from '../records/finances/finance.repository';
import { keepTree } from '../records/generation/commit.repository';
import type { FileStore } from '../kernel/ports/files/file-store';
import { documentFiles } from '../kernel/protection/document-files';
import { coupleSealIn, type HouseColumn, houseSealIn } from '../kernel/protection/protected-database';
import type { CoupleSeal } from '../kernel/protection/protection';
import { SEALED_VERSION } from '../kernel/protection/sealing';

/** In the database itself, so that a backup from before is sealed when it is put back. */
const DONE = 'sealed-at-rest-4';
const REQUESTS_DONE = 'sealed-repeated-requests';
const TABLES = [
  'answers',
  'resolutions',
  'financial_entries',
  'document_commits',
  'files',
  'idempotency_keys',
  'calendar_entries',
  'mail_outbox',
  'inbox_messages',
  'chats',
  'discussions',
  'support_tickets',
  'external_attorneys',
  'external_attorney_links',
  'users',
  'appointment_events',
  'purchase_items',
  'refunds',
  'notarizations',
  'law_firms',
];

/**
 * Seals what was stored plainly by versions of the program from before there were seals, and makes the plain bytes
 * vanish. Runs to its end once for each database; broken off anywhere, the next start goes on with what is left.
 * No copy of an older version may run beside it.
 */
export async function sealOldRows(database: Database, store: FileStore): Promise<void> {
  const { db } = database;
  if (await isDone(db, DONE)) return;
  // A database in which nobody ever was has held nothing plainly.
  const isUsed = (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
  if (isUsed) {
    for (const seal of STEPS) {
      while ((await db.transaction().execute(seal)) > 0);
    }
    await db.transaction().execute(sealRequests);
    while (await db.transaction().execute((tx) => sealNextFile(tx, store)));
    await removePlainFiles(database, store);
    await removePlainBytes(database);
  }
  await db.transaction().execute((tx) => markDone(tx, DONE));
}

const isDone = async (db: Pick<Tx, 'selectFrom'>, key: string): Promise<boolean> =>
  (await db.selectFrom('settings').select('key').where('key', '=', key).executeTakeFirst()) !== undefined;

const markDone = (tx: Tx, key: string) =>
  tx
    .insertInto('settings')
    .values({ key, value: toJson({ version: SEALED_VERSION }) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

async function sealResolutions(tx: Tx): Promise<number> {
  const { rows } = await sql<{
    id: string;
    documentId: string;
    previousTypedValue: string | null;
    settledTypedValue: string | null;
  }>`
    select id, document_id, previous_typed_value, settled_typed_value from resolutions
    where previous_typed_value is not null or settled_typed_value is not null limit 500 for update`.execute(tx);
  for (const { id, documentId, ...typed } of rows) {
    const sealed = sealTypedValues(await coupleSealIn(tx, documentId), id, typed);
    await sql`
      update resolutions
      set sealed_previous_value = ${sealed.sealedPreviousValue}, sealed_settled_value = ${sealed.sealedSettledValue},
        previous_typed_value = null, settled_typed_value = null
      where id = ${id}`.execute(tx);
  }
  return rows.length;
}

async function sealCommits(tx: Tx): Promise<number> {
  const { rows } = await sql<{ id: string; documentId: string; tree: AgreementTree }>`
    select id, document_id, tree from document_commits where tree is not null limit 20 for update`.execute(tx);
  for (const { tree, ...commit } of rows) {
    const kept = await keepTree(tx, commit, tree);
    await sql`update document_commits set sealed_manifest = ${kept}, tree = null where id = ${commit.id}`.execute(tx);
  }
  return rows.length;
}

async function sealCalendarEntries(tx: Tx): Promise<number> {
  const house = houseSealIn(tx);
  const { rows } = await sql<Parameters<typeof toldOf>[1]>`
    select user_id, step, entry_date, reason from calendar_entries
    where entry_date is not null limit 500 for update`.execute(tx);
  for (const entry of rows) {
    await sql`
      update calendar_entries set told = ${toldOf(house, entry)}, entry_date = null, reason = null
      where user_id = ${entry.userId} and step = ${entry.step}`.execute(tx);
  }
  return rows.length;
}

interface PlainRow<Value> {
  readonly id: string;
  readonly documentId: string;
  readonly value: Value;
}
type SealRow<Value> = (tx: Tx, row: PlainRow<Value>) => Uint8Array | null | Promise<Uint8Array | null>;

/** A step for a plain column that has a sealed one beside it. */
const columnStep =
  <Value>(
    table: string,
    column: string,
    seal: SealRow<Value>,
    { sealed = `sealed_${column}`, documentId = sql`` } = {},
  ) =>
  async (tx: Tx): Promise<number> => {
    const plain = sql.ref(column);
    const { rows } = await sql<PlainRow<Value>>`
      select id, ${documentId} ${plain} as value from ${sql.table(table)}
      where ${plain} is not null limit 500 for update`.execute(tx);
    for (const row of rows)
      await sql`
        update ${sql.table(table)} set ${sql.ref(sealed)} = ${await seal(tx, row)}, ${plain} = null
        where id = ${row.id}`.execute(tx);
    return rows.length;
  };

/** The same, sealed with the key of the row's document. */
const coupleStep = <Value>(
  table: string,
  column: string,
  seal: (key: CoupleSeal, id: string, value: Value) => Uint8Array | null,
  { documentId = sql`document_id,`, ...options }: { sealed?: string; documentId?: RawBuilder<unknown> } = {},
) =>
  columnStep<Value>(
    table,
    column,
    async (tx, { id, documentId: of, value }) => seal(await coupleSealIn(tx, of), id, value),
    { ...options, documentId },
  );

/** The same, sealed with the house's key. */
const houseStep = (table: string, column: string, sealed: HouseColumn) =>
  columnStep<string>(table, column, (tx, { id, value }) => sealed.seal(tx, id, value));

/** A mail as versions before kept it. */
interface PlainMail {
  readonly id: string;
  readonly subject: string;
  readonly bodyText: string;
  readonly bodyHtml: string;
  readonly calendarMethod: CalendarMethod | null;
  readonly calendarText: string | null;
  readonly receipt: MailContent['receipt'];
  readonly unsubscribeUrl: string | null;
}

const contentOf = (mail: PlainMail, replyTo: string | null): MailContent => ({
  subject: mail.subject,
  bodyText: mail.bodyText,
  bodyHtml: mail.bodyHtml,
  replyTo,
  calendar:
    mail.calendarMethod === null || mail.calendarText === null
      ? null
      : { method: mail.calendarMethod, text: mail.calendarText },
  receipt: mail.receipt,
  unsubscribeUrl: mail.unsubscribeUrl,
});

const PLAIN_MAIL = sql`id, subject, body_text, body_html, calendar_method, calendar_text, receipt, unsubscribe_url`;
const NO_PLAIN_MAIL = sql`subject = null, body_text = null, body_html = null, calendar_method = null,
  calendar_text = null, receipt = null, unsubscribe_url = null`;

/** What waits is sealed; what has left, or never will, is emptied. */
async function sealOutbox(tx: Tx): Promise<number> {
  const house = houseSealIn(tx);
  const { rows } = await sql<PlainMail & { status: string; replyTo: string | null }>`
    select ${PLAIN_MAIL}, status, reply_to from mail_outbox where body_text is not null limit 200 for update`.execute(
    tx,
  );
  for (const { status, replyTo, ...mail } of rows) {
    const waits = status === 'QUEUED' || status === 'SENDING' || status === 'FAILED';
    const sealed = waits ? sealMail(house, 'mail_outbox', mail.id, contentOf(mail, replyTo)) : null;
    await sql`
      update mail_outbox set sealed_content = ${sealed}, reply_to = null, ${NO_PLAIN_MAIL}
      where id = ${mail.id}`.execute(tx);
  }
  return rows.length;
}

async function sealInbox(tx: Tx): Promise<number> {
  const house = houseSealIn(tx);
  const { rows } = await sql<PlainMail>`
    select ${PLAIN_MAIL} from inbox_messages where body_text is not null limit 200 for update`.execute(tx);
  for (const mail of rows) {
    const sealed = sealMail(house, 'inbox_messages', mail.id, contentOf(mail, null));
    await sql`
      update inbox_messages set sealed_content = ${sealed}, ${NO_PLAIN_MAIL} where id = ${mail.id}`.execute(tx);
  }
  return rows.length;
}

async function sealTickets(tx: Tx): Promise<number> {
  const house = houseSealIn(tx);
  const { rows } = await sql<{ id: string; message: string | null; reply: string | null }>`
    select id, message, reply from support_tickets
    where message is not null or reply is not null limit 500 for update`.execute(tx);
  for (const { id, message, reply } of rows) {
    const sealedMessage = message === null ? null : sealTicketText(house, id, 'sealed_message', message);
    const sealedReply = reply === null ? null : sealTicketText(house, id, 'sealed_reply', reply);
    await sql`
      update support_tickets
      set sealed_message = coalesce(${sealedMessage}, sealed_message), sealed_reply = coalesce(${sealedReply}, sealed_reply),
        message = null, reply = null
      where id = ${id}`.execute(tx);
  }
  return rows.length;
}

async function sealExternalAttorneys(tx: Tx): Promise<number> {
  const { rows } = await sql<AttorneyFacts & { id: string; documentId: string }>`
    select id, document_id, name, email, phone_number, firm_name from external_attorneys
    where name is not null limit 500 for update`.execute(tx);
  for (const { id, documentId, ...facts } of rows) {
    const sealed = sealFacts(await coupleSealIn(tx, documentId), id, facts);
    await sql`
      update external_attorneys
      set sealed_facts = ${sealed}, name = null, email = null, phone_number = null, firm_name = null
      where id = ${id}`.execute(tx);
  }
  return rows.length;
}

async function sealContacts(tx: Tx): Promise<number> {
  const { rows } = await sql<{ id: string; phoneNumber: string | null; birthdate: string | null }>`
    select id, phone_number, birthdate::text from users
    where phone_number is not null or birthdate is not null limit 500 for update`.execute(tx);
  for (const { id, ...contact } of rows) {
    const { sealedPhoneNumber, sealedBirthdate } = sealedContact(tx, id, contact);
    await sql`
      update users
      set sealed_phone_number = coalesce(${sealedPhoneNumber}, sealed_phone_number),
        sealed_birthdate = coalesce(${sealedBirthdate}, sealed_birthdate), phone_number = null, birthdate = null
      where id = ${id}`.execute(tx);
  }
  return rows.length;
}

const STEPS = [
  coupleStep('answers', 'value_typed', sealTyped, { sealed: 'sealed_value' }),
  sealResolutions,
  coupleStep('financial_entries', 'fields', sealFields),
  sealCommits,
  sealCalendarEntries,
  sealOutbox,
  sealInbox,
  coupleStep('chats', 'message', sealMessage),
  coupleStep('discussions', 'text', sealText),
  sealTickets,
  sealExternalAttorneys,
  coupleStep('external_attorney_links', 'signed_name', sealSignedName, {
    documentId: sql`(select document_id from external_attorneys where id = external_attorney_id),`,
  }),
  sealContacts,
  houseStep('appointment_events', 'location', eventLocation),
  houseStep('purchase_items', 'refund_notes', refundNotes),
  houseStep('refunds', 'reason', refundReason),
  coupleStep('notarizations', 'ended_note', sealEndedNote),
  houseStep('law_firms', 'payout_details', payoutDetailsColumn),
];

/** A hash that was hashed again looks like one that was not, so all of them go in one transaction, once. */
async function sealRequests(tx: Tx): Promise<void> {
  if (await isDone(tx, REQUESTS_DONE)) return;
  const house = houseSealIn(tx);
  const { rows } = await sql<{ actor: string; key: string; bodyHash: string; response: string | null }>`
    select actor, key, body_hash, response from idempotency_keys where sealed_response is null for update`.execute(tx);
  for (const { actor, key, bodyHash, response } of rows) {
    await sql`
      update idempotency_keys
      set sealed_response = ${sealResponse(house, { actor, key }, response)}, response = null,
        body_hash = ${storedBodyHash(house, bodyHash)}
      where actor = ${actor} and key = ${key}`.execute(tx);
  }
  await markDone(tx, REQUESTS_DONE);
}

/** The sealed bytes are on the disk before the row names them; the plain ones go when no row names them any more. */
async function sealNextFile(tx: Tx, store: FileStore): Promise<boolean> {
  const { rows } = await sql<{ id: string; documentId: string; key: string; name: string }>`
    select id, document_id, key, name from files
    where name is not null and document_id is not null limit 1 for update`.execute(tx);
  const [file] = rows;
  if (file === undefined) return false;
  const { id, documentId, key: sha256, name } = file;
  const seal = await coupleSealIn(tx, documentId);
  const plain = await store.read(sha256);
  // Bytes that are gone stay gone; the row still tells which they were.
  const key = plain === null ? sha256 : (await documentFiles(store).put(seal, id, plain)).key;
  await sql`
    update files
    set key = ${key}, sha256 = ${sha256}, sealed_name = ${sealFileName(seal, id, name)}, name = null
    where id = ${id}`.execute(tx);
  return true;
}

/** Plain files that no row names: those just sealed, and what generations that were overtaken have left. */
async function removePlainFiles({ db }: Database, store: FileStore): Promise<void> {
  const rows = await db.selectFrom('files').select('key').execute();
  const named = new Set(rows.map(({ key }) => key));
  await store.sweep?.(({ key, firstByte }) => firstByte !== SEALED_VERSION && (key === null || !named.has(key)));
}

/**
 * Old versions of rows, statistics about columns, and the log of changes all still hold the plain values. The embedded
 * database is rid of them here; on PostgreSQL the log and the backups are its operator's.
 */
async function removePlainBytes(database: Database): Promise<void> {
  for (const table of TABLES) await database.executeSql(`vacuum (full, analyze) ${table}`);
  if (database.kind !== 'embedded') return;
  await database.executeSql('vacuum full pg_statistic');
  await database.executeSql('set wal_recycle = off');
  // Two: the log before the last but one checkpoint is no longer needed by anything.
  for (let round = 0; round < 2; round += 1) {
    await database.executeSql('select pg_switch_wal()');
    await database.executeSql('checkpoint');
  }
  await database.executeSql('reset wal_recycle');
}
