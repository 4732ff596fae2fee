import { randomUUID } from 'node:crypto';
import type { Notarization, NotarizationOutlook } from '@troth/domain/notarization';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aReadyCouple, generateNow } from '../../testing/agreements';
import { aCustomer, anAdmin, anAttorney, type TestCouple, type TestPerson } from '../../testing/builders';
import { readMails } from '../../testing/mails';
import { notarizationRow, pressAtSandbox } from '../../testing/notarizations';
import type { SignedIn } from '../../testing/open-app';
import { rawPdf } from '../../testing/pdfs';
import { coupleSealIn } from '../../kernel/protection/protected-database';
import { openCheckout, payAt } from '../../testing/purchases';
import {
  aCoupleToNotarize,
  anImportedCouple,
  anotherVersion,
  bothReview,
  paidForNotary,
  weddingOn,
} from '../../testing/reviewed-couples';
import { TEST_NOW, type TestApp, testApp } from '../../testing/test-app';
import type { Journey } from '../../records/journey/journey.schemas';
import { settleNotarization } from './transaction-settling';

let api: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  api = await testApp();
  admin = await anAdmin(api);
});
afterAll(() => api.close());

interface Refusal {
  readonly code: string;
  readonly reason?: string;
  readonly detail: string;
}
type Reply = Notarization & Refusal;

const begin = ({ documentId }: TestCouple, as: SignedIn, version?: string) =>
  api.request<Reply>('POST', `/documents/${documentId}/notarizations/proof`, {
    as,
    ...(version === undefined ? {} : { headers: { 'if-match': `"${version}"` } }),
  });
const outlook = async ({ documentId }: TestCouple, as: SignedIn) =>
  (await api.get<NotarizationOutlook>(`/documents/${documentId}/notarization-outlook`, as)).body;
const listed = async ({ documentId }: TestCouple, as: SignedIn) =>
  (await api.get<Notarization[]>(`/documents/${documentId}/notarizations`, as)).body;
const reset = (id: string, as: SignedIn) => api.request<Reply>('POST', `/notarizations/${id}/reset`, { as });
const forceReset = (id: string, as: SignedIn, reason = 'The couple asked for it.') =>
  api.patch<Reply>(`/notarizations/${id}/force-reset`, { reason }, as);
const remove = ({ documentId }: TestCouple, id: string, as: SignedIn) =>
  api.request<Refusal>('DELETE', `/documents/${documentId}/notarizations/${id}`, { as });
const entriesOf = (subjectId: string) =>
  api.db.selectFrom('auditEntries').selectAll().where('subjectId', '=', subjectId).orderBy('position').execute();
const SIGNING = [{ kind: 'IDENTIFY', passes: true }, { kind: 'JOIN' }, { kind: 'SIGN' }] as const;

describe('notarizing a generated agreement online (customer spec sections 4 and 7)', () => {
  it('opens once it is generated, reviewed and paid for, and names exactly the commit that was reviewed', async () => {
    const couple = await aReadyCouple(api, { state: 'NY' });
    expect((await outlook(couple, couple.a)).online.obstacle?.code).toBe('NOT_GENERATED');
    const commit = await generateNow(api, couple);
    expect((await outlook(couple, couple.a)).blocker).toBe('NOT_REVIEWED');
    await bothReview(api, couple);
    const unpaid = await outlook(couple, couple.b);
    expect(unpaid).toMatchObject({
      blocker: null,
      version: commit.hash,
      online: { isOffered: true, obstacle: { code: 'NOT_PAID' } },
      inPerson: { obstacle: null },
      isPaymentNeeded: true,
      wait: null,
      current: null,
    });
    const refused = await begin(couple, couple.b);
    expect([refused.status, refused.body.reason]).toEqual([402, 'NOT_PAID']);
    const { sessionId } = await openCheckout(api, couple.a, ['notarization']);
    await payAt(api, sessionId, '4242');
    await api.runJobs();
    expect((await outlook(couple, couple.b)).online.obstacle).toBeNull();
    expect((await begin(couple, couple.b, 'f'.repeat(64))).body.code).toBe('VERSION_CONFLICT');

    // While somebody edits the text, nothing is notarized.
    const lock = { documentId: couple.documentId, holderId: couple.a.id, token: randomUUID() };
    const now = api.clock.now();
    await api.db
      .insertInto('documentLocks')
      .values({ ...lock, acquiredAt: now, renewedAt: now })
      .execute();
    expect((await begin(couple, couple.a, commit.hash)).body.reason).toBe('LOCKED');
    await api.db.deleteFrom('documentLocks').where('documentId', '=', couple.documentId).execute();

    const [first, second] = await Promise.all([
      begin(couple, couple.a, commit.hash),
      begin(couple, couple.b, commit.hash),
    ]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.id).toBe(first.body.id);
    expect(await listed(couple, couple.a)).toHaveLength(1);
    expect(first.body).toMatchObject({ commitHash: commit.hash, sourceFileId: null, stage: 'CREATING', turn: [] });
    await api.runJobs();
    expect((await outlook(couple, couple.a)).current).toMatchObject({ stage: 'SENT', turn: ['A', 'B'] });
    expect((await outlook(couple, couple.a)).online.obstacle?.code).toBe('UNDER_WAY');
    const journey = (await api.get<Journey>(`/users/${couple.a.id}/journey`, couple.a)).body;
    expect(journey).toMatchObject({
      questionnaireBlock: 'IN_PROOF',
      notarization: { stage: 'SENT', turn: ['A', 'B'], isPaymentNeeded: false, waitEndsAt: null },
    });
    const regenerate = { reviewedAt: null, lastGeneratedInputHash: null, lastGeneratedAt: null };
    expect((await api.patch(`/documents/${couple.documentId}`, regenerate, couple.a)).status).toBe(422);
    expect((await api.post(`/documents/${couple.documentId}/generate`, {}, couple.a)).status).toBe(409);

    // What the log keeps: who began, and of which version; never a link.
    const [entry] = await entriesOf(first.body.id);
    expect(entry).toMatchObject({
      action: 'notarizations.begin',
      hashAfter: commit.hash,
      documentId: couple.documentId,
    });
    expect(entry?.fileSha256).toMatch(/^[0-9a-f]{64}$/);
    const row = await notarizationRow(api, first.body.id);
    const log = JSON.stringify(await api.db.selectFrom('auditEntries').selectAll().execute());
    for (const link of [row.userALink, row.userBLink]) {
      expect(link).not.toBeNull();
      expect(log).not.toContain(link?.split('/').at(-1));
    }
  }, 120_000);
});

describe('who is shown what', () => {
  it('a link only to the person whose it is, while it can be used', async () => {
    const couple = await aCoupleToNotarize(api);
    const attorney = await anAttorney(api, { states: ['NY'] });
    const { id } = (await begin(couple, couple.a, couple.version)).body;
    await api.runJobs();
    const row = await notarizationRow(api, id);
    await api.db
      .updateTable('documents')
      .set({ attorneyBId: attorney.id })
      .where('id', '=', couple.documentId)
      .execute();
    await api.db
      .updateTable('notarizations')
      .set({ attorneyBLink: 'https://example.com/b' })
      .where('id', '=', id)
      .execute();
    const none = { userALink: null, userBLink: null, attorneyALink: null, attorneyBLink: null };
    expect((await listed(couple, couple.a))[0]).toMatchObject({ ...none, userALink: row.userALink });
    expect((await listed(couple, couple.b))[0]).toMatchObject({ ...none, userBLink: row.userBLink });
    expect((await listed(couple, attorney))[0]).toMatchObject({ ...none, attorneyBLink: 'https://example.com/b' });
    expect((await listed(couple, admin))[0]).toMatchObject(none);
    expect((await api.get(`/documents/${couple.documentId}/notarization-outlook`, attorney)).status).toBe(403);
    await api.db.updateTable('documents').set({ attorneyBId: null }).where('id', '=', couple.documentId).execute();
    await pressAtSandbox(api, couple.a.id, { kind: 'CHOOSE', isTogether: false }, ...SIGNING);
    await settleNotarization(api.services, { notarizationId: id });
    expect((await listed(couple, couple.a))[0]).toMatchObject({ stage: 'PARTIAL', turn: ['B'], ...none });
    expect((await listed(couple, couple.b))[0]).toMatchObject({ userALink: null, userBLink: row.userBLink });
  });

  it('nothing to strangers, and no more than to read to who may only read', async () => {
    const couple = await aCoupleToNotarize(api);
    const { id } = (await begin(couple, couple.a)).body;
    const stranger = await aCustomer(api);
    const { documentId } = couple;
    expect((await api.get(`/documents/${documentId}/notarizations`, stranger)).status).toBe(404);
    expect((await begin(couple, stranger)).status).toBe(404);
    expect((await reset(id, stranger)).status).toBe(404);
    expect((await remove(await anImportedCouple(api), id, couple.a)).status).toBe(404);
    expect((await begin(couple, admin)).status).toBe(403);
    expect((await remove(couple, id, admin)).status).toBe(403);
    expect((await forceReset(id, couple.a)).status).toBe(403);
  });
});

describe('giving a notarization up (customer spec section 4; ADR 0049)', () => {
  it('by a partner, until a signer is done; another begins under a name of its own', async () => {
    const couple = await aCoupleToNotarize(api);
    const first = (await begin(couple, couple.a)).body;
    await api.runJobs();
    const ended = await reset(first.id, couple.b);
    expect(ended.status).toBe(200);
    expect(ended.body).toMatchObject({ stage: 'ENDED', endedReason: 'RESET', endedById: couple.b.id, turn: [] });
    expect((await reset(first.id, couple.b)).body.reason).toBe('ENDED');
    expect((await outlook(couple, couple.a)).online.obstacle).toBeNull();
    api.clock.advance(1000);
    const second = (await begin(couple, couple.a)).body;
    await api.runJobs();
    expect(second.id).not.toBe(first.id);
    const [one, other] = [await notarizationRow(api, first.id), await notarizationRow(api, second.id)];
    expect(other.transactionId).not.toBe(one.transactionId);
    expect((await listed(couple, couple.a)).map(({ id }) => id)).toEqual([second.id, first.id]);
    const mails = await api.db
      .selectFrom('mailOutbox')
      .select('recipient')
      .where('kind', '=', 'notarization-reset')
      .where('recipient', 'in', [couple.a.email, couple.b.email])
      .execute();
    expect(mails, 'whoever did it is not mailed').toEqual([{ recipient: couple.a.email }]);
  });

  it('while the provider was not reached, and before both have signed by deleting it', async () => {
    const couple = await aCoupleToNotarize(api);
    const { id } = (await begin(couple, couple.a)).body;
    expect((await remove(couple, id, couple.a)).status).toBe(204);
    await api.runJobs();
    expect(await notarizationRow(api, id)).toMatchObject({ transactionId: null, endedReason: 'DELETED' });
    expect((await outlook(couple, couple.b)).online.obstacle).toBeNull();
  });

  it('by an admin alone once a signer is done, with the reason; what the provider keeps stays named', async () => {
    const couple = await aCoupleToNotarize(api);
    const { id } = (await begin(couple, couple.a)).body;
    await api.runJobs();
    await pressAtSandbox(api, couple.a.id, { kind: 'CHOOSE', isTogether: false }, ...SIGNING);
    // Nobody was told yet: the provider itself refuses.
    const early = await reset(id, couple.b);
    expect([early.status, early.body.reason]).toEqual([409, 'ADMIN_NEEDED']);
    await settleNotarization(api.services, { notarizationId: id });
    await api.runJobs();
    expect((await reset(id, couple.b)).body.reason).toBe('SIGNER_DONE');
    expect((await remove(couple, id, couple.a)).body.reason).toBe('SIGNER_DONE');
    expect((await forceReset(id, admin, ' ')).status).toBe(400);
    const forced = await forceReset(id, admin);
    expect(forced.body).toMatchObject({ stage: 'ENDED', endedReason: 'DETACHED', endedById: admin.id });
    const row = await notarizationRow(api, id);
    const note = { table: 'notarizations', column: 'sealed_ended_note', rowId: id };
    const seal = await api.db.transaction().execute((tx) => coupleSealIn(tx, couple.documentId));
    expect(seal.open(note, row.sealedEndedNote ?? Buffer.of())).toBe('The couple asked for it.');
    expect(row.transactionId).not.toBeNull();
    const entries = await entriesOf(id);
    expect(JSON.stringify(entries)).not.toContain('The couple asked');
    expect(entries.at(-1)).toMatchObject({
      action: 'notarizations.forceReset',
      outcome: 'DONE',
      actorUserId: admin.id,
    });
    expect((await begin(couple, couple.b)).status).toBe(201);
  });

  it('never once it is sealed', async () => {
    const couple = await aCoupleToNotarize(api);
    const { id } = (await begin(couple, couple.a)).body;
    await api.db
      .updateTable('notarizations')
      .set({ notarizationCompletedAt: api.clock.now() })
      .where('id', '=', id)
      .execute();
    for (const refused of [await reset(id, couple.a), await forceReset(id, admin)])
      expect([refused.status, refused.body.reason]).toEqual([409, 'NOTARIZED']);
    expect((await begin(couple, couple.a)).body.reason).toBe('NOTARIZED');
  });

  it('by whoever begins the next one, where it expired at the provider', async () => {
    const couple = await aCoupleToNotarize(api);
    const { id } = (await begin(couple, couple.a)).body;
    await api.runJobs();
    await api.db.updateTable('notarizations').set({ externalStatus: 'expired' }).where('id', '=', id).execute();
    api.clock.advance(1000);
    const next = await begin(couple, couple.b);
    expect(next.status).toBe(201);
    expect(next.body.id).not.toBe(id);
    expect((await listed(couple, couple.b))[1]).toMatchObject({ id, stage: 'ENDED', endedReason: 'RESET' });
  });
});

describe('the wait of California (D30)', () => {
  const WEEK_MS = 7 * 86_400_000;
  it('runs from the review and the mail of the final text to both, and opens to the millisecond', async () => {
    api.clock.set(TEST_NOW);
    const couple = await anImportedCouple(api, { state: 'CA' });
    await paidForNotary(api, couple);
    expect((await outlook(couple, couple.a)).wait).toMatchObject({ status: 'NOT_STARTED', days: 7, endsAt: null });
    const reviewedAt = api.clock.now().toISOString();
    for (const partner of [couple.a, couple.b])
      await api.patch(`/documents/${couple.documentId}`, { reviewedAt }, partner);
    expect(await outlook(couple, couple.a)).toMatchObject({
      wait: { status: 'NOT_STARTED', finalAt: TEST_NOW.toISOString(), mailedAt: null },
      online: { obstacle: { code: 'WAIT_NOT_STARTED' } },
    });
    // The outbox hands the mails on an hour later: from then on the days count.
    api.clock.advance(3_600_000);
    const mailedAt = api.clock.now();
    await api.runJobs();
    const endsAt = new Date(mailedAt.getTime() + WEEK_MS);
    const waiting = await outlook(couple, couple.b);
    expect(waiting.wait).toMatchObject({
      status: 'RUNNING',
      mailedAt: mailedAt.toISOString(),
      endsAt: endsAt.toISOString(),
      timeZone: 'America/Los_Angeles',
    });
    expect(waiting.online.obstacle?.message).toContain('Monday, June 22, 2026');
    expect(waiting.inPerson.obstacle?.code).toBe('WAITING');
    const journey = (await api.get<Journey>(`/users/${couple.a.id}/journey`, couple.a)).body;
    expect(journey.notarization).toMatchObject({ waitEndsAt: endsAt.toISOString() });
    const calendar = `/documents/${couple.documentId}/notarization-wait.ics`;
    const entry = (await api.get<string>(calendar, couple.b)).body.replaceAll('\r\n ', '');
    // The very instant; and in words by the clocks of California.
    expect(entry).toContain('DTSTART:20260622T130000Z');
    expect(entry).toContain('Monday\\, June 22\\, 2026');
    expect((await api.get(calendar, await aCustomer(api))).status).toBe(404);
    api.clock.set(new Date(endsAt.getTime() - 1));
    expect((await begin(couple, couple.a)).body.reason).toBe('WAITING');
    api.clock.set(endsAt);
    expect((await api.get(calendar, couple.b)).status).toBe(409);
    expect((await begin(couple, couple.a)).status).toBe(201);
    api.clock.set(TEST_NOW);
  });

  it('counts that the version was read here where no server takes a partner’s mail, and no earlier', async () => {
    const couple = await anImportedCouple(api, { state: 'CA' });
    const reviewedAt = api.clock.now();
    for (const partner of [couple.a, couple.b])
      await api.patch(`/documents/${couple.documentId}`, { reviewedAt: reviewedAt.toISOString() }, partner);
    api.clock.advance(3_600_000);
    await api.runJobs();
    const refuse = (status: 'FAILED' | 'UNDELIVERABLE') =>
      api.db
        .updateTable('mailOutbox')
        .set({ status, sentAt: null })
        .where('recipient', '=', couple.b.email)
        .where('kind', '=', 'final-text')
        .execute();
    await refuse('FAILED');
    expect((await outlook(couple, couple.a)).wait?.status).toBe('NOT_STARTED');
    await refuse('UNDELIVERABLE');
    // The other partner's mail came later than that reading, and the days count from it.
    expect((await outlook(couple, couple.a)).wait).toMatchObject({
      status: 'RUNNING',
      mailedAt: api.clock.now().toISOString(),
    });
    await api.db.updateTable('documents').set({ userBReviewedAt: null }).where('id', '=', couple.documentId).execute();
    expect((await outlook(couple, couple.a)).wait?.status).toBe('NOT_STARTED');
    api.clock.set(TEST_NOW);
  });

  it('begins anew with a new version', async () => {
    const couple = await aCoupleToNotarize(api, { state: 'CA' });
    api.clock.advance(WEEK_MS);
    expect((await outlook(couple, couple.a)).wait?.status).toBe('OVER');
    await anotherVersion(api, couple);
    expect((await outlook(couple, couple.a)).wait).toMatchObject({ status: 'NOT_STARTED', mailedAt: null });
    await bothReview(api, couple);
    expect((await outlook(couple, couple.a)).wait).toMatchObject({
      status: 'RUNNING',
      finalAt: api.clock.now().toISOString(),
      mailedAt: api.clock.now().toISOString(),
    });
    api.clock.set(TEST_NOW);
  });

  it('counts the mail that brought an agreement in that was made elsewhere', async () => {
    const couple = await anImportedCouple(api, { state: 'CA' });
    const form = new FormData();
    form.append('file', new File([new Uint8Array(rawPdf())], 'theirs.pdf'));
    form.append('kind', 'IMPORTED');
    await api.request('POST', `/documents/${couple.documentId}/files`, { as: admin, body: form });
    await api.runJobs();
    api.clock.advance(60_000);
    const finalAt = api.clock.now().toISOString();
    for (const partner of [couple.a, couple.b])
      await api.patch(`/documents/${couple.documentId}`, { reviewedAt: finalAt }, partner);
    expect((await outlook(couple, couple.b)).wait).toMatchObject({
      status: 'RUNNING',
      finalAt,
      mailedAt: TEST_NOW.toISOString(),
    });
    api.clock.set(TEST_NOW);
  });

  it('counts the mail that brought a generated version to both', async () => {
    const couple = await aReadyCouple(api, { state: 'CA' });
    await generateNow(api, couple);
    api.clock.advance(60_000);
    const finalAt = api.clock.now();
    for (const partner of [couple.a, couple.b])
      await api.patch(`/documents/${couple.documentId}`, { reviewedAt: finalAt.toISOString() }, partner);
    expect((await outlook(couple, couple.a)).wait).toMatchObject({
      status: 'RUNNING',
      mailedAt: TEST_NOW.toISOString(),
      endsAt: new Date(finalAt.getTime() + WEEK_MS).toISOString(),
    });
    await api.runJobs();
    for (const { email } of [couple.a, couple.b]) {
      const texts = await readMails(api, email, 'final-text');
      expect(texts.map(({ bodyText }) => bodyText)).toEqual([expect.stringContaining('June 22')]);
    }
    api.clock.set(TEST_NOW);
  });
});

describe('the warning of Minnesota (D30)', () => {
  const acknowledge = ({ documentId }: TestCouple, as: SignedIn, weddingDate: string) =>
    api.post<NotarizationOutlook & Refusal>(`/documents/${documentId}/notarization-warning`, { weddingDate }, as);

  it('is acknowledged by both, of this version and date, and recorded', async () => {
    api.clock.set(TEST_NOW);
    const couple = await aCoupleToNotarize(api, { state: 'MN', weddingDate: '2026-06-21' });
    expect(await outlook(couple, couple.a)).toMatchObject({
      online: { obstacle: { code: 'WEDDING_NEAR' } },
      inPerson: { obstacle: { code: 'WEDDING_NEAR' } },
      weddingWarning: { days: 7, weddingDate: '2026-06-21', ownAcknowledgedAt: null, partnerAcknowledgedAt: null },
    });
    expect((await acknowledge(couple, couple.a, '2026-06-20')).body.code).toBe('VERSION_CONFLICT');
    const one = await acknowledge(couple, couple.a, '2026-06-21');
    expect(one.body.weddingWarning).toMatchObject({ ownAcknowledgedAt: TEST_NOW.toISOString() });
    expect(one.body.online.obstacle?.code).toBe('WEDDING_NEAR');
    api.clock.advance(1000);
    const both = await acknowledge(couple, couple.b, '2026-06-21');
    expect(both.body).toMatchObject({
      online: { obstacle: null },
      weddingWarning: { partnerAcknowledgedAt: TEST_NOW.toISOString() },
    });
    const entries = await api.db
      .selectFrom('auditEntries')
      .select('actorUserId')
      .where('action', '=', 'notarizations.acknowledgeWarning')
      .where('outcome', '=', 'DONE')
      .where('documentId', '=', couple.documentId)
      .execute();
    expect(entries.map(({ actorUserId }) => actorUserId)).toEqual([couple.a.id, couple.b.id]);
    await anotherVersion(api, couple);
    await bothReview(api, couple);
    expect((await outlook(couple, couple.a)).online.obstacle?.code).toBe('WEDDING_NEAR');
  });

  it('is none seven days before', async () => {
    const couple = await aCoupleToNotarize(api, { state: 'MN', weddingDate: '2026-06-22' });
    expect(await outlook(couple, couple.a)).toMatchObject({ online: { obstacle: null }, weddingWarning: null });
    const refused = await acknowledge(couple, couple.a, '2026-06-22');
    expect([refused.status, refused.body.reason]).toEqual([409, 'NO_WARNING']);
  });
});

describe('what else keeps a couple from the notary', () => {
  it('an attorney whom the partner has not booked: the partner is told by mail, once a day', async () => {
    api.clock.set(TEST_NOW);
    const couple = await anImportedCouple(api);
    const notify = (as: SignedIn) =>
      api.post<{ sentAt: string; nextAt: string } & Refusal>(
        `/documents/${couple.documentId}/notarization-notice`,
        undefined,
        as,
      );
    expect((await notify(couple.a)).body.reason).toBe('NOT_WAITING');
    await api.db
      .updateTable('documents')
      .set({ userBWillHireAttorney: true })
      .where('id', '=', couple.documentId)
      .execute();
    expect(await outlook(couple, couple.a)).toMatchObject({
      blocker: 'PARTNER_ATTORNEY_NOT_BOOKED',
      partnerNotice: { sentAt: null, nextAt: null },
    });
    expect(await outlook(couple, couple.b)).toMatchObject({ blocker: 'OWN_ATTORNEY_NOT_BOOKED', partnerNotice: null });
    const [first, second] = await Promise.all([notify(couple.a), notify(couple.a)]);
    expect([first.status, second.status].sort()).toEqual([201, 429]);
    expect((await outlook(couple, couple.a)).partnerNotice).toEqual({
      sentAt: TEST_NOW.toISOString(),
      nextAt: '2026-06-16T12:00:00.000Z',
    });
    api.clock.advance(86_400_000);
    expect((await notify(couple.a)).status).toBe(201);
    await api.runJobs();
    expect(await readMails(api, couple.b.email)).toHaveLength(2);
    api.clock.set(TEST_NOW);
  });

  it.each<[string, (couple: TestCouple) => Promise<unknown>, string]>([
    ['a wedding that has passed', (couple) => weddingOn(api, couple, '2026-06-14'), 'WEDDING_PASSED'],
    [
      'a name that is missing',
      ({ b }) => api.db.updateTable('users').set({ lastName: null }).where('id', '=', b.id).execute(),
      'NAMES_MISSING',
    ],
    [
      'one address for both',
      ({ a, b }) => api.db.updateTable('users').set({ email: a.email.toUpperCase() }).where('id', '=', b.id).execute(),
      'EMAILS_EQUAL',
    ],
    [
      'a state without online notaries',
      ({ documentId }) =>
        api.db
          .updateTable('documents')
          .set((eb) => ({ stateId: eb.selectFrom('states').select('id').where('abbreviation', '=', 'WI') }))
          .where('id', '=', documentId)
          .execute(),
      'NOT_ONLINE_IN_STATE',
    ],
  ])('%s', async (_name, change, reason) => {
    const couple = await aCoupleToNotarize(api);
    await change(couple);
    const refused = await begin(couple, couple.a);
    expect([refused.status, refused.body.reason]).toEqual([409, reason]);
    expect(await listed(couple, couple.a)).toEqual([]);
  });

  it('answers that left the text behind', async () => {
    const couple = await aReadyCouple(api, { state: 'NY' });
    await generateNow(api, couple);
    await bothReview(api, couple);
    await paidForNotary(api, couple);
    await api.db.updateTable('users').set({ middleName: 'Maria' }).where('id', '=', couple.a.id).execute();
    expect((await begin(couple, couple.a)).body.reason).toBe('STALE');
  });
});
