import { contentId } from '@troth/content/ids';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCouple, anAdmin, anAttorney, type TestPerson } from '../../testing/builders';
import { readMails } from '../../testing/mails';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  api = await testApp();
  admin = await anAdmin(api);
});
afterAll(() => api.close());
// Attorneys of one test are no attorneys of another.
beforeEach(async () => {
  await api.db.updateTable('attorneys').set({ stage: 'DEACTIVATED' }).execute();
});

const reason = 'The attorney fell ill';

interface Choices {
  readonly attorney: { id: string } | null;
  readonly suggested: { id: string }[];
  readonly refusal: string | null;
}

async function represented() {
  const attorney = await anAttorney(api, { states: ['CA'] });
  const couple = await aCouple(api).inState('CA').paid().withAttorneyFor('A', attorney);
  const { id } = await api.db
    .insertInto('purchaseItems')
    .values({
      productId: contentId('product', 'representation'),
      userId: couple.a.id,
      beneficiaryUserId: couple.a.id,
      documentId: couple.documentId,
      attorneyId: attorney.id,
      bookingStatus: 'BOOKED',
      pricePaidInCents: 69_900,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...couple, attorney, itemId: id };
}

const choices = async (itemId: string) =>
  (await api.get<Choices>(`/admin/purchase-items/${itemId}/attorney-choices`, admin)).body;
const reassign = (itemId: string, attorneyId: string, seen?: string) =>
  api.request<{ reason?: string }>('POST', `/admin/purchase-items/${itemId}/reassign`, {
    as: admin,
    json: { attorneyId, reason },
    headers: seen === undefined ? {} : { 'if-match': `"${seen}"` },
  });

describe('a service that goes to another attorney', () => {
  it('is given with the side of the document, told to both, and booked anew', async () => {
    const { a, attorney, documentId, itemId } = await represented();
    const next = await anAttorney(api, { states: ['CA'] });
    expect(await choices(itemId)).toMatchObject({
      attorney: { id: attorney.id },
      suggested: [{ id: next.id }],
      refusal: null,
    });
    expect((await reassign(itemId, next.id, 'none')).status).toBe(409);
    expect((await reassign(itemId, next.id, attorney.id)).status).toBe(200);
    const document = await api.db
      .selectFrom('documents')
      .select('attorneyAId')
      .where('id', '=', documentId)
      .executeTakeFirstOrThrow();
    expect(document.attorneyAId).toBe(next.id);
    const item = await api.db
      .selectFrom('purchaseItems')
      .select(['attorneyId', 'bookingStatus'])
      .where('id', '=', itemId)
      .executeTakeFirstOrThrow();
    expect(item).toEqual({ attorneyId: next.id, bookingStatus: 'WAITING' });
    for (const { email } of [a, attorney]) expect(await readMails(api, email, 'attorney-reassigned')).toHaveLength(1);
    expect((await reassign(itemId, next.id)).status).toBe(409);
  });

  it('goes to nobody who is not licensed, or is of the other side’s firm', async () => {
    const { documentId, itemId } = await represented();
    const elsewhere = await anAttorney(api, { states: ['NY'] });
    expect(await reassign(itemId, elsewhere.id)).toMatchObject({ status: 409, body: { reason: 'NOT_LICENSED' } });
    const partners = await anAttorney(api, { states: ['CA'] });
    await api.db.updateTable('documents').set({ attorneyBId: partners.id }).where('id', '=', documentId).execute();
    const colleague = await anAttorney(api, { states: ['CA'], lawFirmId: partners.lawFirmId });
    expect(await reassign(itemId, colleague.id)).toMatchObject({ status: 409, body: { reason: 'FIRM_OF_PARTNER' } });
    expect((await choices(itemId)).suggested).toEqual([]);
    // Nothing of a refused change stays.
    const item = await api.db
      .selectFrom('purchaseItems')
      .select('bookingStatus')
      .where('id', '=', itemId)
      .executeTakeFirstOrThrow();
    expect(item.bookingStatus).toBe('BOOKED');
  });

  it('stays once the agreement is final, with the notary, or the attorney is paid', async () => {
    const { documentId, itemId, attorney } = await represented();
    const next = await anAttorney(api, { states: ['CA'] });
    const refusal = async () => (await reassign(itemId, next.id)).body.reason;
    await api.db
      .insertInto('payouts')
      .values({
        purchaseItemId: itemId,
        attorneyId: attorney.id,
        lawFirmId: attorney.lawFirmId,
        amountInCents: 100,
        status: 'PAID',
        provider: 'sandbox',
        accountId: 'acct_test',
        requestedById: admin.id,
        createdAt: api.clock.now(),
        updatedAt: api.clock.now(),
      })
      .execute();
    expect(await refusal()).toBe('PAID_OUT');
    await api.db.insertInto('notarizations').values({ documentId, provider: 'IN_PERSON' }).execute();
    expect(await refusal()).toBe('AT_NOTARY');
    await api.db.updateTable('documents').set({ finalizedAt: api.clock.now() }).where('id', '=', documentId).execute();
    expect(await refusal()).toBe('FINAL');
    expect((await choices(itemId)).refusal).toBe('FINAL');
  });
});

describe('the booking status, as an admin says it (D22)', () => {
  const patch = (person: TestPerson, itemId: string, json: object, as = admin) =>
    api.request<{ bookingStatus: string }>('PATCH', `/users/${person.id}/purchase-items/${itemId}`, { as, json });

  it('changes by the one function, with a reason, and nothing else does', async () => {
    const { a, b, itemId } = await represented();
    expect((await patch(a, itemId, { bookingStatus: 'WAITING' })).status).toBe(400);
    expect(await patch(a, itemId, { bookingStatus: 'WAITING', reason })).toMatchObject({
      status: 200,
      body: { bookingStatus: 'WAITING' },
    });
    expect((await patch(a, itemId, { bookingStatus: 'BOOKED', reason })).status).toBe(200);
    // Who has met the attorney does not wait to meet them.
    expect((await patch(a, itemId, { bookingStatus: 'SCHEDULED', reason })).status).toBe(422);
    expect((await patch(a, itemId, { attorneyId: admin.id, bookingStatus: 'WAITING', reason })).status).toBe(403);
    expect((await patch(b, itemId, { bookingStatus: 'WAITING', reason })).status).toBe(404);
    expect((await patch(a, itemId, { bookingStatus: 'WAITING', reason }, a)).status).toBe(403);
    const actions = await api.db.selectFrom('adminActions').select('action').where('userId', '=', a.id).execute();
    expect(actions.map(({ action }) => action)).toEqual(Array(2).fill('purchaseItems.setBookingStatus'));
  });
});
