import { stalenessOf } from '../../records/case/regeneration';
import { closePdfRenderer } from '@troth/agreement/pdf';
import { contentId } from '@troth/content/ids';
import { questionOfKey } from '@troth/content/questionnaire';
import { optionOfPath } from '@troth/content/questionnaire/testing';
import type { AgreementDocument } from '@troth/domain/documents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aReadyCouple, generateNow } from '../../testing/agreements';
import { completeQuestionnaires } from '../../testing/answers';
import { aCouple, anAdmin, anAttorney, type TestCouple, type TestPerson } from '../../testing/builders';
import { confirmBothReceipts, discloseEnough } from '../../testing/disclosures';
import type { Counsel } from '../../records/approvals/approval.schemas';
import { readMails } from '../../testing/mails';
import { aFileOf } from '../../testing/notarizations';
import { openCheckout, payAt } from '../../testing/purchases';
import { type TestApp, testApp } from '../../testing/test-app';
import { reconcilePayments } from '../payments/reconcile-payments';
import { refundItem } from '../payments/refund-item';
import { settlingOf } from '../../kernel/jobs/settling';
import { settleApproval } from '../../records/case/settle-approval';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(async () => {
  await api.close();
  await closePdfRenderer();
});

const set = (documentId: string, columns: object) =>
  api.db.updateTable('documents').set(columns).where('id', '=', documentId).execute();
const grant = (documentId: string, attorney: TestPerson, headers?: Record<string, string>) =>
  api.request<AgreementDocument>('POST', `/documents/${documentId}/approval/grant`, {
    as: attorney,
    ...(headers === undefined ? {} : { headers }),
  });
const rescind = (documentId: string, attorney: TestPerson, body?: object) =>
  body === undefined
    ? api.request<AgreementDocument>('POST', `/documents/${documentId}/approval/rescind`, { as: attorney })
    : api.post<AgreementDocument>(`/documents/${documentId}/approval/rescind`, body, attorney);
/** As the couple does when it wants another text. */
const regenerate = async (couple: TestCouple) => {
  const cleared = { reviewedAt: null, lastGeneratedInputHash: null, lastGeneratedAt: null };
  const reply = await api.patch<AgreementDocument>(`/documents/${couple.documentId}`, cleared, couple.a);
  expect(reply.status).toBe(200);
  return reply.body;
};
const detailOf = (reply: { body: unknown }) => (reply.body as { detail?: string }).detail;
const mailsTo = async (email: string) => {
  await api.runJobs();
  const rows = await readMails(api, email);
  return rows.map(({ subject }) => subject);
};

/** A generated document with an attorney on each named side. */
async function represented(sides: 'A' | 'AB') {
  const attorneyA = await anAttorney(api);
  const attorneyB = await anAttorney(api);
  const couple = await (sides === 'A'
    ? aCouple(api).inState('CA').withAttorneyFor('A', attorneyA)
    : aCouple(api).inState('CA').withAttorneyFor('A', attorneyA).withAttorneyFor('B', attorneyB));
  await set(couple.documentId, { lastGeneratedAt: api.clock.now(), lastGeneratedInputHash: 'h' });
  return { ...couple, attorneyA, attorneyB };
}

const representationOf = async (couple: TestCouple, attorneyId: string): Promise<string> => {
  const { id } = await api.db
    .insertInto('purchaseItems')
    .values({
      productId: contentId('product', 'representation'),
      userId: couple.b.id,
      beneficiaryUserId: couple.a.id,
      attorneyId,
      documentId: couple.documentId,
      pricePaidInCents: 69_900,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

describe('granting an approval (D29)', () => {
  it('is partial with one of two attorneys, and final with both, which both partners hear', async () => {
    const { a, b, documentId, attorneyA, attorneyB } = await represented('AB');
    const first = await grant(documentId, attorneyA);
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      status: 'PARTIALLY_APPROVED',
      attorneyAApprovedAt: api.clock.now().toISOString(),
      statusModifiedAt: api.clock.now().toISOString(),
      finalizedAt: null,
    });
    expect(await mailsTo(a.email)).toEqual(['Your attorney has approved your agreement']);
    expect(await mailsTo(b.email)).toEqual([]);
    const second = await grant(documentId, attorneyB);
    expect(second.body).toMatchObject({
      status: 'FULLY_APPROVED',
      finalizedAt: api.clock.now().toISOString(),
    });
    for (const { email } of [a, b]) expect(await mailsTo(email)).toContain('Your agreement is approved and final');
  });

  it('twice changes nothing, and writes nothing more', async () => {
    const { a, documentId, attorneyA } = await represented('A');
    const once = await grant(documentId, attorneyA);
    api.clock.advance(60_000);
    const twice = await grant(documentId, attorneyA);
    expect(twice.body).toEqual(once.body);
    expect(await mailsTo(a.email)).toEqual(['Your agreement is approved and final']);
  });

  it('books the purchase of the client, whoever paid for it (D22)', async () => {
    const couple = await represented('A');
    const itemId = await representationOf(couple, couple.attorneyA.id);
    const otherItemId = await api.db
      .insertInto('purchaseItems')
      .values({
        productId: contentId('product', 'q_a'),
        userId: couple.a.id,
        beneficiaryUserId: couple.a.id,
        attorneyId: couple.attorneyA.id,
        documentId: couple.documentId,
        pricePaidInCents: 4_900,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await grant(couple.documentId, couple.attorneyA);
    const statuses = await api.db
      .selectFrom('purchaseItems')
      .select(['id', 'bookingStatus'])
      .where('id', 'in', [itemId, otherItemId.id])
      .execute();
    expect(Object.fromEntries(statuses.map(({ id, bookingStatus }) => [id, bookingStatus]))).toEqual({
      [itemId]: 'BOOKED',
      [otherItemId.id]: 'WAITING',
    });
  });

  it('is for the own attorney of a side only, while approved', async () => {
    const { a, b, documentId, attorneyA } = await represented('A');
    const stranger = await anAttorney(api);
    expect((await grant(documentId, stranger)).status).toBe(404);
    for (const partner of [a, b]) expect((await grant(documentId, partner)).status).toBe(403);
    await api.db.updateTable('attorneys').set({ stage: 'DEACTIVATED' }).where('id', '=', attorneyA.id).execute();
    expect((await grant(documentId, attorneyA)).status).toBe(404);
  });

  it('is refused before there is anything to approve, and once the notary has it', async () => {
    const { documentId, attorneyA } = await represented('A');
    await set(documentId, { lastGeneratedAt: null, lastGeneratedInputHash: null });
    const early = await grant(documentId, attorneyA);
    expect(early.status).toBe(422);
    expect(detailOf(early)).toBe('The agreement hasn’t been created yet, so there’s nothing to approve.');
    await set(documentId, { lastGeneratedAt: api.clock.now(), lastGeneratedInputHash: 'h' });
    await grant(documentId, attorneyA);
    await api.db.insertInto('notarizations').values({ documentId, notarizationCompletedAt: api.clock.now() }).execute();
    for (const reply of [await grant(documentId, attorneyA), await rescind(documentId, attorneyA)]) {
      expect(reply.status).toBe(422);
      expect(detailOf(reply)).toBe('The agreement is notarized. Approvals can no longer change.');
    }
  });
});

describe('rescinding an approval', () => {
  it('says why to the other side and both partners, sealed, until it is approved again', async () => {
    const { a, b, documentId, attorneyA, attorneyB } = await represented('AB');
    await grant(documentId, attorneyA);
    expect((await rescind(documentId, attorneyA, { reason: ' ' })).status).toBe(400);
    expect((await rescind(documentId, attorneyA, { reason: 'The house is listed twice.' })).status).toBe(200);
    const reasons = async (reader: TestPerson) =>
      (await api.get<Counsel>(`/documents/${documentId}/counsel`, reader)).body.sides.map(
        ({ rescindedBecause }) => rescindedBecause,
      );
    for (const reader of [a, b, attorneyB]) expect(await reasons(reader)).toEqual(['The house is listed twice.', null]);
    await api.runJobs();
    const [told] = await readMails(api, attorneyB.email);
    expect(JSON.stringify(told)).toContain('The house is listed twice.');
    const rows = await api.db.selectFrom('approvalRescissions').selectAll().execute();
    expect(Buffer.from(rows[0]?.sealedReason ?? []).toString()).not.toContain('house');
    await grant(documentId, attorneyA);
    expect(await reasons(attorneyB)).toEqual([null, null]);
  });

  it('opens the text again, keeps what was, voids the confirmations, and tells everyone', async () => {
    const { a, b, documentId, attorneyA, attorneyB } = await represented('AB');
    await grant(documentId, attorneyA);
    await grant(documentId, attorneyB);
    const final = api.clock.now().toISOString();
    await api.patch(`/documents/${documentId}`, { reviewedAt: final }, a);
    api.clock.advance(60_000);
    const reply = await rescind(documentId, attorneyA);
    expect(reply.body).toMatchObject({
      status: 'PARTIALLY_APPROVED',
      attorneyAApprovedAt: null,
      priorAttorneyAApprovedAt: final,
      attorneyBApprovedAt: final,
      finalizedAt: null,
      priorFinalizedAt: final,
      userAReviewedAt: null,
      statusModifiedAt: api.clock.now().toISOString(),
    });
    for (const { email } of [a, b, attorneyB])
      expect(await mailsTo(email)).toContain('An attorney has withdrawn approval of your agreement');
    expect((await rescind(documentId, attorneyA)).body).toEqual(reply.body);
  });
});

describe('whoever else has to approve (D29)', () => {
  const statusOf = async ({ documentId }: TestCouple) => {
    const { status, finalizedAt } = await api.db
      .selectFrom('documents')
      .select(['status', 'finalizedAt'])
      .where('id', '=', documentId)
      .executeTakeFirstOrThrow();
    return [status, finalizedAt !== null];
  };
  const OPEN_AGAIN = ['PARTIALLY_APPROVED', false];
  const FINAL = ['FULLY_APPROVED', true];
  /** An agreement that was made elsewhere, and so never falls behind the answers; A's own attorney has approved it. */
  const approvedForA = async (state: string) => {
    const couple = await aCouple(api).inState(state).paid();
    await set(couple.documentId, {
      lastGeneratedAt: api.clock.now(),
      lastGeneratedInputHash: 'IMPORTED',
      generatedPdfFileId: (await aFileOf(api, couple)).id,
      attorneyAApprovedAt: api.clock.now(),
      status: 'FULLY_APPROVED',
      finalizedAt: api.clock.now(),
    });
    return couple;
  };
  /** How many mails of the final text each partner got. */
  const toldFinal = async ({ a, b }: TestCouple) => {
    const sent = await api.db.selectFrom('mailOutbox').select('recipient').where('kind', '=', 'final-text').execute();
    return [a, b].map(({ email }) => sent.filter(({ recipient }) => recipient === email).length);
  };
  const wishOf = (person: TestPerson, option: string, isFirst = true) => {
    const path = `/users/${person.id}/answers?questionId=${questionOfKey('un_hire_attorney').id}`;
    const body = { questionOptionIds: [optionOfPath(`un_hire_attorney.${option}`).id] };
    return isFirst ? api.post(path, body, person) : api.patch(path, body, person);
  };

  it('is asked again when an answer wants an attorney no longer', async () => {
    const couple = await approvedForA('CA');
    await set(couple.documentId, { finalizedAt: null, status: 'PARTIALLY_APPROVED' });
    expect((await wishOf(couple.b, 'through_service')).status).toBe(200);
    expect(await statusOf(couple)).toEqual(OPEN_AGAIN);
    await wishOf(couple.b, 'without', false);
    expect(await statusOf(couple)).toEqual(FINAL);
    expect(await toldFinal(couple)).toEqual([1, 1]);
    // The same version becomes final once more: nobody is told twice.
    await wishOf(couple.b, 'through_service', false);
    await wishOf(couple.b, 'without', false);
    expect(await statusOf(couple)).toEqual(FINAL);
    expect(await toldFinal(couple)).toEqual([1, 1]);
  });

  it('is asked again when another state asks for attorneys no longer', async () => {
    const couple = await approvedForA('CA');
    await set(couple.documentId, { finalizedAt: null, status: 'PARTIALLY_APPROVED' });
    await completeQuestionnaires(api, couple, { both: { ss_choice: ['waived'] } });
    expect(await statusOf(couple)).toEqual(OPEN_AGAIN);
    await api.patch(`/documents/${couple.documentId}`, { stateId: contentId('state', 'TX') }, couple.a);
    expect(await statusOf(couple)).toEqual(FINAL);
  });

  it('is asked again when representation is bought, given back, and counts again as the money never arrived', async () => {
    await anAttorney(api);
    const couple = await approvedForA('CA');
    const { sessionId, cartId } = await openCheckout(api, couple.b, ['representation']);
    await payAt(api, sessionId, '5126');
    await api.runJobs();
    expect(await statusOf(couple)).toEqual(OPEN_AGAIN);
    const [item] = await api.db.selectFrom('purchaseItems').select('id').where('cartId', '=', cartId).execute();
    const { id: requestedById } = await anAdmin(api);
    const refund = { amountInCents: 69_900, reason: 'Asked for', isComplimentary: false, requestedById };
    await api.db.transaction().execute((tx) => refundItem(settlingOf(api.services, tx), item?.id ?? '', refund));
    await api.runJobs();
    expect(await statusOf(couple)).toEqual(FINAL);
    expect(await toldFinal(couple)).toEqual([1, 1]);
    api.clock.advance(86_400_001);
    await reconcilePayments(api.services);
    expect(await statusOf(couple)).toEqual(OPEN_AGAIN);
  });

  it('is asked again when an attorney leaves, and keeps what the one before approved', async () => {
    const { attorneyA, attorneyB, ...couple } = await represented('AB');
    await set(couple.documentId, { lastGeneratedInputHash: 'IMPORTED' });
    await grant(couple.documentId, attorneyA);
    const priorAttorneyBApprovedAt = api.clock.now();
    await set(couple.documentId, { priorAttorneyBApprovedAt });
    const stage = (attorney: TestPerson, admin: TestPerson) =>
      api.patch(`/users/${attorney.id}/attorneys/${attorney.id}`, { stage: 'DEACTIVATED', reason: 'Checked' }, admin);
    expect((await stage(attorneyB, await anAdmin(api))).status).toBe(200);
    expect(await statusOf(couple)).toEqual(FINAL);
    const { body } = await api.get<AgreementDocument>(`/documents/${couple.documentId}`, couple.a);
    expect(body).toMatchObject({
      attorneyBId: null,
      priorAttorneyBApprovedAt: priorAttorneyBApprovedAt.toISOString(),
    });
  });

  it('changes nothing of what is before the notary', async () => {
    const couple = await approvedForA('CA');
    await api.db.insertInto('notarizations').values({ documentId: couple.documentId }).execute();
    await set(couple.documentId, { userBWillHireAttorney: true });
    await api.db
      .transaction()
      .execute((tx) =>
        settleApproval(
          tx,
          couple.documentId,
          null,
          api.clock.now(),
          stalenessOf(tx, couple.documentId, api.clock.now()),
        ),
      );
    expect(await statusOf(couple)).toEqual(FINAL);
  });
});

describe('an approval of a real agreement', () => {
  it('names the version that was read, ends with the next one, and is refused while the answers are ahead', async () => {
    const couple = await aReadyCouple(api, { state: 'CA' });
    const attorney = await anAttorney(api, { states: ['CA'] });
    await set(couple.documentId, { attorneyAId: attorney.id });
    const first = await generateNow(api, couple);
    api.clock.advance(60_000);

    // What each discloses is read by the agreement: it is behind at once.
    await discloseEnough(api, couple.a, couple.documentId, 99_000);
    const stale = await grant(couple.documentId, attorney, { 'if-match': `"${first.hash}"` });
    expect(stale.status).toBe(422);
    expect(detailOf(stale)).toContain('have to regenerate it before you can approve it');

    // Nor does it become final by what others decide.
    await set(couple.documentId, { attorneyAApprovedAt: api.clock.now(), status: 'PARTIALLY_APPROVED' });
    const settled = await api.db
      .transaction()
      .execute((tx) =>
        settleApproval(
          tx,
          couple.documentId,
          null,
          api.clock.now(),
          stalenessOf(tx, couple.documentId, api.clock.now()),
        ),
      );
    expect(settled).toMatchObject({ status: 'PARTIALLY_APPROVED', finalizedAt: null });

    await regenerate(couple);
    const between = await grant(couple.documentId, attorney);
    expect(detailOf(between)).toBe('The agreement hasn’t been created yet, so there’s nothing to approve.');
    await confirmBothReceipts(api, couple);
    const second = await generateNow(api, couple);
    const superseded = await grant(couple.documentId, attorney, { 'if-match': `"${first.hash}"` });
    expect(superseded.status).toBe(409);
    expect(detailOf(superseded)).toBe(
      'There’s a newer version than the one you read. Read that one before you approve it.',
    );
    const approved = await grant(couple.documentId, attorney, { 'if-match': `"${second.hash}"` });
    expect(approved.body.attorneyAApprovedAt).toBe(api.clock.now().toISOString());
    const entry = await api.db
      .selectFrom('auditEntries')
      .selectAll()
      .where('action', '=', 'documents.grantApproval')
      .where('outcome', '=', 'DONE')
      .where('actorUserId', '=', attorney.id)
      .executeTakeFirstOrThrow();
    expect(entry.hashAfter).toBe(second.hash);

    const approvedAt = api.clock.now().toISOString();
    api.clock.advance(60_000);
    const cleared = await regenerate(couple);
    await generateNow(api, couple);
    const { body } = await api.get<AgreementDocument>(`/documents/${couple.documentId}`, attorney);
    for (const document of [cleared, body])
      expect(document).toMatchObject({
        status: 'NOT_APPROVED',
        attorneyAApprovedAt: null,
        priorAttorneyAApprovedAt: approvedAt,
        finalizedAt: null,
      });
  }, 120_000);
});
