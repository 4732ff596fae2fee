import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentId } from '@troth/content/ids';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { listResolutions } from '../records/alignment/resolution.repository';
import { answerRepository } from '../records/answers/answer.repository';
import { getFileOfDocument } from '../records/files/file.repository';
import { financeRepository } from '../records/finances/finance.repository';
import { namedChats } from '../records/chats/chat.repository';
import { discussionsAbout } from '../records/discussions/discussion.repository';
import { externalAttorneysOf } from '../records/external-attorneys/external-attorney.repository';
import { ticketsOf } from '../records/support/support.repository';
import { openMail } from '../kernel/mail/mail-content';
import { commitRepository } from '../records/generation/commit.repository';
import { getInboxMail } from '../records/inbox/inbox.repository';
import { diskFiles } from '../kernel/ports/files/disk-files';
import { getEvent, eventLocation } from '../records/booking/event.repository';
import { getPurchaseItem, refundNotes } from '../records/payments/purchase-item.repository';
import { refundReason } from '../records/payments/refund.repository';
import { getUser } from '../records/users/user.repository';
import { anAppointment } from '../testing/appointments';
import { aCouple, anAttorney, type TestCouple } from '../testing/builders';
import { aNotarization } from '../testing/notarizations';
import { openCheckout } from '../testing/purchases';
import { foundIn } from '../testing/byte-search';
import { dyingAfter } from '../testing/mortal';
import { type TestApp, testApp } from '../testing/test-app';
import { documentFiles } from '../kernel/protection/document-files';
import { sealOldRows } from './seal-old-rows';

const marks = {
  typed: 'Zjqxwvkgpfhbtmlrd Street 7',
  previous: 'Wzqjxvkphrtnlbcgd before',
  settled: 'Qvzxkrjwplfhgdmbt after',
  institution: 'Xkqzvjwfpghtmrlbn Bank',
  title: 'Kxvqzjwgpfmhtblrd title',
  clause: 'Vqkzjxwmpfgthbrln clause',
  fileName: 'Jxqwzvkpgfmhtblrd.pdf',
  file: '%PDF-Hzqvxkjwpgfmtblrd',
  leftOver: '%PDF-Kwzqxvjpgfhmtblrd',
  response: 'Gzxqvwkjpfhmtblrd answered',
  waitingLink: 'https://example.com/Bwzxqvkjpgfhmtlrd',
  sentLink: 'https://example.com/Lxqzwvkjpgfhmtbrd',
  mailSubject: 'Dqzxvwkjpgfhmtblr subject',
  replyTo: 'Nxzqvwkjpgfhmtbl@example.com',
  invitation: 'Rzxqvwkjpgfhmtbld in the calendar',
  message: 'Sqzxvwkjpgfhmtbld in a chat',
  remark: 'Tqzxvwkjpgfhmtbld in a discussion',
  ticket: 'Uqzxvwkjpgfhmtbld to support',
  answer: 'Yqzxvwkjpgfhmtbld from support',
  counsel: 'Aqzxvwkjpgfhmtbld, Esq.',
  counselMail: 'Cqzxvwkjpgfhmtbld@example.com',
  signature: 'Eqzxvwkjpgfhmtbld signed',
  phoneNumber: '+14155550177',
  location: '+14155550166',
  refundNotes: 'Fqzxvwkjpgfhmtbld given back',
  refundReason: 'Iqzxvwkjpgfhmtbld asked for',
  endedNote: 'Oqzxvwkjpgfhmtbld given up',
};
const texts = Object.values(marks);
const isPostgres = inject('postgresUrl') !== '';

let dataDir: string;
let api: TestApp;
let couple: TestCouple;
const ids = {
  answer: randomUUID(),
  resolution: randomUUID(),
  entry: randomUUID(),
  file: randomUUID(),
  commit: randomUUID(),
  waiting: randomUUID(),
  sent: randomUUID(),
  chat: randomUUID(),
  discussion: randomUUID(),
  ticket: randomUUID(),
  counsel: randomUUID(),
  link: randomUUID(),
  item: randomUUID(),
  event: randomUUID() as string,
  refund: randomUUID(),
  notarization: randomUUID() as string,
};
const commitAt = new Date('2026-06-01T10:00:00.000Z');
const store = () => diskFiles(join(dataDir, 'files'));

/** What a version of the program from before there were seals has written. */
async function writeAsBefore(): Promise<void> {
  const { documentId, a } = couple;
  const question = contentId('question', 'bg_residence');
  const { key } = await store().put(Buffer.from(marks.file));
  await store().put(Buffer.from(marks.leftOver));
  await sql`delete from settings where key like 'sealed-%'`.execute(api.db);
  await sql`insert into answers (id, question_id, user_id, document_id, value_typed)
    values (${ids.answer}, ${question}, ${a.id}, ${documentId}, ${marks.typed})`.execute(api.db);
  await sql`insert into resolutions
      (id, document_id, question_id, initiated_by_user_id, answer_id, kind, previous_typed_value, settled_typed_value)
    values (${ids.resolution}, ${documentId}, ${question}, ${a.id}, ${ids.answer}, 'CHANGED_OWN_ANSWER',
      ${marks.previous}, ${marks.settled})`.execute(api.db);
  await sql`insert into financial_entries (id, kind, user_id, document_id, fields)
    values (${ids.entry}, 'assets', ${a.id}, ${documentId},
      ${JSON.stringify({ institution: marks.institution })})`.execute(api.db);
  await sql`insert into files (id, document_id, key, name, size, content_type)
    values (${ids.file}, ${documentId}, ${key}, ${marks.fileName}, ${marks.file.length}, 'application/pdf')`.execute(
    api.db,
  );
  // Long enough that the database keeps it beside the row, compressed.
  const clauses = [
    { heading: marks.clause },
    ...Array.from({ length: 400 }, (_, number) => ({ heading: `${number}` })),
  ];
  const tree = { title: marks.title, sections: [{ clauses }], absentClauses: [] };
  await sql`insert into document_commits (id, document_id, commit_at, hash, input_hash, input_parts, tree, pdf_file_id)
    values (${ids.commit}, ${documentId}, ${commitAt}, 'hash', 'input', '{}', ${JSON.stringify(tree)}, ${ids.file})`.execute(
    api.db,
  );
  await sql`insert into idempotency_keys (actor, key, operation, body_hash, status, response, created_at)
    values (${`user:${a.id}`}, 'key-1', 'x', 'hash', 200, ${marks.response}, now())`.execute(api.db);
  await sql`insert into calendar_entries (user_id, step, entry_date, reason, changed_at)
    values (${a.id}, 'GENERATE', '2027-11-23', 'PRACTICE', now())`.execute(api.db);
  for (const [id, status, link] of [
    [ids.waiting, 'FAILED', marks.waitingLink],
    [ids.sent, 'SENT', marks.sentLink],
  ] as const)
    await sql`insert into mail_outbox (id, dedupe_key, recipient, reply_to, subject, body_text, body_html, calendar_method,
        calendar_text, kind, status, created_at)
      values (${id}, ${id}, 'reader@example.com', ${marks.replyTo}, ${marks.mailSubject}, ${link}, ${`<a>${link}</a>`},
        'REQUEST', ${marks.invitation}, 'appointment-booked', ${status}, now())`.execute(api.db);
  await sql`insert into inbox_messages (id, recipient, subject, body_text, body_html, received_at)
    values (${ids.sent}, 'reader@example.com', ${marks.mailSubject}, ${marks.sentLink}, '<p></p>', now())`.execute(
    api.db,
  );
  const { b } = couple;
  await sql`insert into chats (id, document_id, from_user_id, to_user_id, message)
    values (${ids.chat}, ${documentId}, ${a.id}, ${b.id}, ${marks.message})`.execute(api.db);
  await sql`insert into discussions (id, document_id, question_id, author_user_id, text)
    values (${ids.discussion}, ${documentId}, ${question}, ${a.id}, ${marks.remark})`.execute(api.db);
  await sql`insert into support_tickets (id, user_id, topic, message, reply)
    values (${ids.ticket}, ${a.id}, 'OTHER', ${marks.ticket}, ${marks.answer})`.execute(api.db);
  await sql`insert into external_attorneys
      (id, document_id, user_id, name, email, phone_number, firm_name, bar_state_id, created_at, updated_at)
    select ${ids.counsel}, ${documentId}, ${a.id}, ${marks.counsel}, ${marks.counselMail}, null, 'Firm', id, now(), now()
    from states limit 1`.execute(api.db);
  await sql`insert into external_attorney_links
      (id, external_attorney_id, version, token_hash, sent_at, expires_at, signed_name)
    values (${ids.link}, ${ids.counsel}, 'v', 'hash', now(), now(), ${marks.signature})`.execute(api.db);
  await sql`update users set phone_number = ${marks.phoneNumber}, birthdate = '1991-07-29' where id = ${a.id}`.execute(
    api.db,
  );
  await openCheckout(api, a);
  const attorney = await anAttorney(api);
  const purchase = { purchaseItemId: ids.item, attorneyId: attorney.id, endsAt: new Date('2026-06-02T10:00:00.000Z') };
  await sql`insert into purchase_items (id, product_id, user_id, beneficiary_user_id, document_id, price_paid_in_cents, refund_notes)
    values (${ids.item}, ${contentId('product', 'representation')}, ${a.id}, ${a.id}, ${documentId}, 100,
      ${marks.refundNotes})`.execute(api.db);
  ids.event = await anAppointment(api, purchase);
  await sql`update appointment_events set location = ${marks.location} where id = ${ids.event}`.execute(api.db);
  ids.notarization = (await aNotarization(api, couple)).id;
  await sql`update notarizations set ended_note = ${marks.endedNote} where id = ${ids.notarization}`.execute(api.db);
  await sql`insert into refunds
      (id, checkout_id, purchase_item_id, amount_in_cents, is_complimentary, reason, status, created_at, updated_at)
    select ${ids.refund}, id, ${ids.item}, 1, true, ${marks.refundReason}, 'SUCCEEDED', now(), now()
    from checkouts limit 1`.execute(api.db);
  await sql`analyze`.execute(api.db);
}

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'troth-old-folder-'));
  api = await testApp({}, dataDir);
  couple = await aCouple(api);
  await writeAsBefore();
});
afterAll(async () => {
  await api.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const storedPlainly = async () =>
  (
    await sql<{ count: number }>`
      select (select count(*) from answers where value_typed is not null)
        + (select count(*) from resolutions where previous_typed_value is not null or settled_typed_value is not null)
        + (select count(*) from financial_entries where fields is not null)
        + (select count(*) from document_commits where tree is not null)
        + (select count(*) from files where name is not null)
        + (select count(*) from idempotency_keys where response is not null)
        + (select count(*) from mail_outbox where coalesce(subject, body_text, body_html, reply_to, calendar_text) is not null)
        + (select count(*) from inbox_messages where coalesce(subject, body_text, body_html) is not null)
        + (select count(*) from chats where message is not null)
        + (select count(*) from discussions where text is not null)
        + (select count(*) from support_tickets where coalesce(message, reply) is not null)
        + (select count(*) from external_attorneys where coalesce(name, email, firm_name) is not null)
        + (select count(*) from external_attorney_links where signed_name is not null)
        + (select count(*) from users where coalesce(phone_number, birthdate::text) is not null)
        + (select count(*) from appointment_events where location is not null)
        + (select count(*) from purchase_items where refund_notes is not null)
        + (select count(*) from refunds where reason is not null)
        + (select count(*) from notarizations where ended_note is not null)
        + (select count(*) from calendar_entries where entry_date is not null) as count`.execute(api.db)
  ).rows.map(({ count }) => Number(count));

describe('a data folder from before there were seals', () => {
  it.skipIf(isPostgres)('shows everything', async () => {
    await api.close();
    expect(Object.keys(foundIn(dataDir, texts)).toSorted()).toEqual(texts.toSorted());
    // Opens the folder as a start does, and so seals it.
    api = await testApp({}, dataDir);
  });

  it('is sealed at the next start, in part or in whole, and opens as it was', async () => {
    if (isPostgres) await sealOldRows(api.services.database, store());
    expect(await storedPlainly()).toEqual([0]);
    const { documentId, a } = couple;
    await api.db.transaction().execute(async (tx) => {
      expect(await answerRepository(tx).listOfDocument(documentId)).toMatchObject([{ valueTyped: marks.typed }]);
      expect(await listResolutions(tx, documentId)).toMatchObject([
        { previousTypedValue: marks.previous, settledTypedValue: marks.settled },
      ]);
      const [entry] = await financeRepository(tx).list({ documentId, userId: a.id }, 'assets');
      expect(entry?.fields).toEqual({ institution: marks.institution });
      expect((await commitRepository(tx).find(documentId, commitAt))?.tree).toMatchObject({
        title: marks.title,
        sections: [{ clauses: expect.arrayContaining([{ heading: marks.clause }]) as unknown }],
      });
      const [waiting] = await tx.selectFrom('mailOutbox').selectAll().where('id', '=', ids.waiting).execute();
      const house = api.services.protection.house;
      expect(openMail(house, 'mail_outbox', ids.waiting, waiting?.sealedContent ?? Buffer.of())).toMatchObject({
        subject: marks.mailSubject,
        bodyText: marks.waitingLink,
        replyTo: marks.replyTo,
        calendar: { method: 'REQUEST', text: marks.invitation },
      });
      const [sent] = await tx.selectFrom('mailOutbox').selectAll().where('id', '=', ids.sent).execute();
      expect(sent).toMatchObject({ sealedContent: null, dedupeKey: ids.sent, status: 'SENT' });
      expect(await getInboxMail(tx, ids.sent)).toMatchObject({ bodyText: marks.sentLink });
      const place = { documentId, personId: a.id };
      expect(await namedChats(tx, { ...place, ids: [ids.chat] })).toMatchObject([{ message: marks.message }]);
      const topic = { documentId, questionId: contentId('question', 'bg_residence') };
      expect(await discussionsAbout(tx, topic)).toMatchObject([{ text: marks.remark }]);
      expect(await ticketsOf(tx, a.id)).toMatchObject([{ message: marks.ticket, reply: marks.answer }]);
      const counsel = { name: marks.counsel, email: marks.counselMail, phoneNumber: null, firmName: 'Firm' };
      expect(await externalAttorneysOf(tx, documentId)).toMatchObject([counsel]);
      const [link] = await tx.selectFrom('externalAttorneyLinks').selectAll().where('id', '=', ids.link).execute();
      const sealedName = { table: 'external_attorney_links', column: 'sealed_signed_name', rowId: ids.link };
      const couplesSeal = await api.services.protection.coupleSeal(tx, documentId);
      expect(couplesSeal.open(sealedName, link?.sealedSignedName ?? Buffer.of())).toBe(marks.signature);
      const phoneNumber = marks.phoneNumber;
      expect(await getUser(tx, a.id)).toMatchObject({ phoneNumber, birthdate: '1991-07-29' });
      const event = await getEvent(tx, ids.event);
      expect(eventLocation.open(tx, event.id, event.sealedLocation)).toBe(marks.location);
      const { sealedRefundNotes } = await getPurchaseItem(tx, ids.item);
      expect(refundNotes.open(tx, ids.item, sealedRefundNotes)).toBe(marks.refundNotes);
      const refund = await tx.selectFrom('refunds').selectAll().where('id', '=', ids.refund).executeTakeFirstOrThrow();
      expect(refundReason.open(tx, refund.id, refund.sealedReason)).toBe(marks.refundReason);
      const { sealedEndedNote } = await tx
        .selectFrom('notarizations')
        .selectAll()
        .where('id', '=', ids.notarization)
        .executeTakeFirstOrThrow();
      const notePlace = { table: 'notarizations', column: 'sealed_ended_note', rowId: ids.notarization };
      expect(couplesSeal.open(notePlace, sealedEndedNote ?? Buffer.of())).toBe(marks.endedNote);
      const file = await getFileOfDocument(tx, documentId, ids.file);
      expect(file.name).toBe(marks.fileName);
      const seal = await api.services.protection.coupleSeal(tx, documentId);
      const bytes = await documentFiles(store()).read(seal, file.id, file.key);
      expect(Buffer.from(bytes ?? []).toString()).toBe(marks.file);
    });
  });

  it.skipIf(isPostgres)('shows nothing then: not in tables, statistics, the log of changes, nor in files', async () => {
    await api.close();
    expect(foundIn(dataDir, texts)).toEqual({});
    api = await testApp({}, dataDir);
  });

  it('changes nothing when it is done again, as after a start that was killed at its end', async () => {
    const rows = () => sql`select * from files, answers, financial_entries, idempotency_keys`.execute(api.db);
    const before = await rows();
    await sql`delete from settings where key = 'sealed-at-rest-4'`.execute(api.db);
    await sealOldRows(api.services.database, store());
    expect((await rows()).rows).toEqual(before.rows);
    expect(await storedPlainly()).toEqual([0]);
  });

  it('still refuses every other change of a commit', async () => {
    const change = sql`update document_commits set hash = 'other' where id = ${ids.commit}`.execute(api.db);
    await expect(change).rejects.toThrow('never changed');
  });

  it('loses nothing when it is killed anywhere, and goes on with what is left', async () => {
    const { documentId, a, b } = couple;
    const rows = Array.from({ length: 3 }, (_, number) => ({ id: randomUUID(), text: `message ${number}` }));
    for (const [number, { id, text }] of rows.entries())
      await sql`insert into chats (id, document_id, from_user_id, to_user_id, message, created_at)
        values (${id}, ${documentId}, ${a.id}, ${b.id}, ${text}, ${new Date(number)})`.execute(api.db);
    const tickets = await api.db.transaction().execute((tx) => ticketsOf(tx, a.id));
    await sql`update support_tickets set message = 'asked', sealed_message = null where id = ${ids.ticket}`.execute(
      api.db,
    );
    await sql`delete from settings where key = 'sealed-at-rest-4'`.execute(api.db);
    const plain = async () => Number((await storedPlainly())[0]);
    let deaths = 0;
    for (let steps = 1; (await plain()) > 0; steps += 3) {
      const dying = dyingAfter(api.services, steps);
      await sealOldRows(dying.services.database, store()).catch(() => undefined);
      if (dying.isDead()) deaths += 1;
    }
    expect(deaths).toBeGreaterThan(5);
    await sealOldRows(api.services.database, store());
    const chats = await api.db
      .transaction()
      .execute((tx) => namedChats(tx, { documentId, personId: a.id, ids: rows.map(({ id }) => id) }));
    expect(chats.map(({ message }) => message)).toEqual(rows.map(({ text }) => text));
    const [ticket] = await api.db.transaction().execute((tx) => ticketsOf(tx, a.id));
    expect(ticket).toEqual({ ...tickets[0], message: 'asked' });
  });
});
