import { contentId } from '@troth/content/ids';
import { questionOfKey } from '@troth/content/questionnaire';
import { optionOfPath } from '@troth/content/questionnaire/testing';
import type { Attorney, AvailableAttorneys } from '@troth/domain/attorneys';
import type { Cart, CartItem, PurchaseItem } from '@troth/domain/purchases';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCouple, anAttorney, type TestCouple, type TestPerson } from '../../testing/builders';
import { payAt } from '../../testing/purchases';
import { type TestApp, testApp } from '../../testing/test-app';
import type { Journey } from '../../records/journey/journey.schemas';
import type { RespondentSection } from '../../records/questionnaire/questionnaire.schemas';

const REPRESENTATION = contentId('product', 'representation');
const CALL = contentId('product', 'q_a');
const NOTARIZATION = contentId('product', 'notarization');

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());
// Attorneys of one test are no attorneys of another.
beforeEach(async () => {
  await api.db.updateTable('attorneys').set({ stage: 'DEACTIVATED' }).execute();
});

type Service = 'REPRESENTATION' | 'Q_A';
const lookup = async ({ documentId }: TestCouple, person: TestPerson, service: Service = 'REPRESENTATION') =>
  (
    await api.get<AvailableAttorneys>(
      `/users/${person.id}/documents/${documentId}/attorneys?serviceType=${service}`,
      person,
    )
  ).body;
const names = ({ availableAttorneysForUser }: AvailableAttorneys) => availableAttorneysForUser.map(({ id }) => id);

interface Added extends CartItem {
  readonly error: string;
  /** Of a refusal. */
  readonly reason?: string;
}
async function put(person: TestPerson, item: Partial<CartItem>) {
  const { body: cart } = await api.post<Cart>(`/users/${person.id}/carts`, { cartStatus: 'UNPAID' }, person);
  const reply = await api.post<Added>(
    `/users/${person.id}/carts/${cart.id}/cart-items`,
    { quantity: 1, productId: REPRESENTATION, ...item },
    person,
  );
  return { ...reply, cartId: cart.id };
}
const checkOut = (person: TestPerson, cartId: string) =>
  api.post<{ sessionId: string; error: string; url: string; amountInCents: number }>(
    `/users/${person.id}/checkout`,
    { cartId },
    person,
  );
async function buy(person: TestPerson, item: Partial<CartItem>) {
  const { cartId, status, body } = await put(person, item);
  if (status !== 201) throw new Error(body.error);
  const { body: visit } = await checkOut(person, cartId);
  await payAt(api, visit.sessionId, '4242');
  await api.runJobs();
  return visit;
}
const bought = async (person: TestPerson) =>
  (await api.get<PurchaseItem[]>(`/users/${person.id}/purchase-items?category=ATTORNEY_SERVICE`, person)).body;
const choose = (person: TestPerson, item: string, changes: object, seen?: string) =>
  api.request<PurchaseItem & { error: string }>('PATCH', `/users/${person.id}/purchase-items/${item}`, {
    as: person,
    json: changes,
    headers: seen === undefined ? {} : { 'if-match': `"${seen}"` },
  });
const attorneysOn = ({ documentId }: TestCouple) =>
  api.db
    .selectFrom('documents')
    .select(['attorneyAId', 'attorneyBId', 'status'])
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow();

describe('the available-attorneys lookup (customer spec section 7)', () => {
  it('answers its five fields, and ours: the next page, and who could not take the matter on', async () => {
    const attorney = await anAttorney(api, { states: ['NY'] });
    const couple = await aCouple(api).inState('NY').paid();
    expect(await lookup(couple, couple.a)).toEqual({
      availableAttorneysForUser: [expect.objectContaining({ id: attorney.id })],
      userAssignedAttorneyAndLawFirmIds: null,
      maxRepresentationProductsUserCanPurchase: 1,
      userCanPurchase: true,
      fianceCanPurchase: true,
      declinedBy: null,
      nextCursor: null,
    });
  });

  describe('page by page', () => {
    const page = async (couple: TestCouple, query: string) =>
      (
        await api.get<AvailableAttorneys>(
          `/users/${couple.a.id}/documents/${couple.documentId}/attorneys?limit=2${query}`,
          couple.a,
        )
      ).body;
    const pagesOf = async (couple: TestCouple, query = '') => {
      const pages = [await page(couple, query)];
      for (let next = pages[0]?.nextCursor; next != null; next = pages.at(-1)?.nextCursor) {
        pages.push(await page(couple, `${query}&after=${next}`));
      }
      return pages.map(names);
    };
    /** Five in New York, the one who has practised longest first. */
    const five = async () => {
      const attorneys: TestPerson[] = [];
      for (let years = 30; years > 25; years -= 1) {
        const attorney = await anAttorney(api, { states: ['NY'] });
        await api.db.updateTable('attorneys').set({ yearsOfExperience: years }).where('id', '=', attorney.id).execute();
        attorneys.push(attorney);
      }
      return { ids: attorneys.map(({ id }) => id), couple: await aCouple(api).inState('NY').paid() };
    };

    it('shows everybody once, in their order, and says on each page what can be bought', async () => {
      const { ids, couple } = await five();
      expect(await pagesOf(couple)).toEqual([ids.slice(0, 2), ids.slice(2, 4), ids.slice(4)]);
      expect(await page(couple, `&after=${ids[3]}`)).toMatchObject({
        maxRepresentationProductsUserCanPurchase: 2,
        nextCursor: null,
      });
    });

    it('shows the chosen one first and not again, as long as they can be hired', async () => {
      const { ids, couple } = await five();
      const [one, two, three, four, last] = ids;
      const chosen = `&chosenId=${four}`;
      expect(await pagesOf(couple, chosen)).toEqual([[four, one], [two, three], [last]]);
      await api.db
        .updateTable('attorneys')
        .set({ isTakingNewClients: false })
        .where('id', '=', four ?? '')
        .execute();
      expect(await pagesOf(couple, chosen)).toEqual([
        [one, two],
        [three, last],
      ]);
    });

    it('goes on where an attorney was who was taken since the last page', async () => {
      const { ids, couple } = await five();
      const { nextCursor } = await page(couple, '');
      expect(nextCursor).toBe(ids[1]);
      await api.db
        .updateTable('attorneys')
        .set({ isTakingNewClients: false })
        .where('id', '=', ids[1] ?? '')
        .execute();
      expect(names(await page(couple, `&after=${nextCursor}`))).toEqual(ids.slice(2, 4));
    });

    it('is empty after somebody who is not licensed there, and refuses what names nobody', async () => {
      const { ids, couple } = await five();
      const elsewhere = await anAttorney(api, { states: ['CA'] });
      expect(await page(couple, `&after=${elsewhere.id}`)).toMatchObject({
        availableAttorneysForUser: [],
        nextCursor: null,
      });
      const status = async (query: string) =>
        (await api.get(`/users/${couple.a.id}/documents/${couple.documentId}/attorneys?${query}`, couple.a)).status;
      expect(await status('after=nobody')).toBe(400);
      expect(await status('chosenId=nobody')).toBe(400);
      expect(await status('limit=0')).toBe(400);
      expect(await status('limit=51')).toBe(400);
      expect(await status(`limit=50&after=${ids[0]}`)).toBe(200);
    });
  });

  it('tells when each could take a first call, and nothing of who keeps no hours here', async () => {
    const [open, without] = [await anAttorney(api, { states: ['NY'] }), await anAttorney(api, { states: ['NY'] })];
    const weekly = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, startsAt: '10:00', endsAt: '12:00' }));
    const hours = {
      timeZone: 'America/New_York',
      weekly,
      exceptions: [],
      bufferBeforeMinutes: 0,
      bufferAfterMinutes: 0,
      minimumNoticeHours: 24,
      horizonDays: 30,
    };
    expect((await api.put(`/users/${open.id}/attorneys/${open.id}/hours`, hours, open)).status).toBe(200);
    const couple = await aCouple(api).inState('NY').paid();
    const { availableAttorneysForUser } = await lookup(couple, couple.a);
    const free = new Map(availableAttorneysForUser.map(({ id, nextFreeAt }) => [id, nextFreeAt]));
    expect(free.get(without.id)).toBeNull();
    const start = new Date(free.get(open.id) ?? '');
    expect(start.getTime() - api.clock.now().getTime()).toBeGreaterThanOrEqual(86_400_000);
    expect(start.toISOString()).toMatch(/T14:00:00\.000Z$/);
  });

  it('shows approved attorneys of approved firms, licensed in the state, who offer the service; the featured first', async () => {
    const [slow, fast] = [
      await anAttorney(api, { states: ['NY'] }),
      await anAttorney(api, { states: ['NY'], hasFastTurnaround: true }),
    ];
    await anAttorney(api, { states: ['CA'] });
    await anAttorney(api, { states: ['NY'], stage: 'UNDER_REVIEW' });
    const unknownFirm = await anAttorney(api, { states: ['NY'] });
    await api.db.updateTable('lawFirms').set({ isApproved: false }).where('id', '=', unknownFirm.lawFirmId).execute();
    const caller = await anAttorney(api, { states: ['NY'], services: ['Q_A'] });
    const couple = await aCouple(api).inState('NY').paid();
    expect(names(await lookup(couple, couple.a))).toEqual([fast.id, slow.id]);
    expect(names(await lookup(couple, couple.a, 'Q_A'))).toContain(caller.id);
    const featured = await api.get<Attorney>(
      `/users/${couple.a.id}/documents/${couple.documentId}/attorneys/featured-attorney`,
      couple.a,
    );
    expect(featured.body).toMatchObject({ id: fast.id, user: { email: '' } });
  });

  it('leaves out an attorney who stops taking new clients at once, except for current clients', async () => {
    const [attorney, other] = [await anAttorney(api, { states: ['NY'] }), await anAttorney(api, { states: ['NY'] })];
    const [client, stranger] = [await aCouple(api).inState('NY').paid(), await aCouple(api).inState('NY').paid()];
    await buy(client.a, { productId: CALL, chosenAttorneyId: attorney.id });
    const take = (isTakingNewClients: boolean) =>
      api.request('PATCH', `/users/${attorney.id}/attorneys/${attorney.id}`, {
        as: attorney,
        json: { isTakingNewClients },
      });
    expect((await take(false)).status).toBe(200);
    expect(names(await lookup(stranger, stranger.a))).toEqual([other.id]);
    expect(new Set(names(await lookup(client, client.a)))).toEqual(new Set([attorney.id, other.id]));
    const refused = await put(stranger.a, { productId: CALL, chosenAttorneyId: attorney.id });
    expect([refused.status, refused.body.error]).toEqual([422, expect.stringMatching(/isn’t taking new clients/)]);
    await take(true);
    expect(names(await lookup(stranger, stranger.a))).toContain(attorney.id);
  });

  it('is empty where the state has no partner attorneys, and there is no featured one', async () => {
    await anAttorney(api, { states: ['VT'] });
    const couple = await aCouple(api).inState('VT').paid();
    expect(await lookup(couple, couple.a)).toMatchObject({
      availableAttorneysForUser: [],
      maxRepresentationProductsUserCanPurchase: 0,
      userCanPurchase: false,
      fianceCanPurchase: false,
    });
    const path = `/users/${couple.a.id}/documents/${couple.documentId}/attorneys/featured-attorney`;
    expect((await api.get(path, couple.a)).status).toBe(404);
  });

  it('leaves out the firm that the partner has called, and says for nobody else that a call can be bought', async () => {
    const [one, other] = [await anAttorney(api, { states: ['NY'] }), await anAttorney(api, { states: ['NY'] })];
    const colleague = await anAttorney(api, { states: ['NY'], lawFirmId: one.lawFirmId });
    const couple = await aCouple(api).inState('NY').paid();
    await buy(couple.b, { productId: CALL, chosenAttorneyId: one.id });
    expect(names(await lookup(couple, couple.a))).toEqual([other.id]);
    expect(new Set(names(await lookup(couple, couple.b)))).toEqual(new Set([one.id, other.id, colleague.id]));
    expect(await lookup(couple, couple.a, 'Q_A')).toMatchObject({ userCanPurchase: true, fianceCanPurchase: false });
    expect(await lookup(couple, couple.b, 'Q_A')).toMatchObject({
      userCanPurchase: false,
      userAssignedAttorneyAndLawFirmIds: { attorneyId: one.id, lawFirmId: one.lawFirmId },
    });
  });

  it('is the own one, under the own id, and refuses other words', async () => {
    const couple = await aCouple(api).inState('NY').paid();
    const stranger = (await aCouple(api)).a;
    const path = (person: TestPerson) => `/users/${person.id}/documents/${couple.documentId}/attorneys`;
    expect((await api.get(path(stranger), stranger)).status).toBe(404);
    expect((await api.get(path(couple.b), couple.a)).status).toBe(404);
    expect((await api.get(`${path(couple.a)}?serviceType=PRENUP`, couple.a)).status).toBe(400);
    expect((await api.get(path(couple.a))).status).toBe(401);
  });
});

describe('selling representation (customer spec sections 6 and 9; D19)', () => {
  it('makes one item for each partner of a quantity of two, and gives the buyer alone the chosen attorney', async () => {
    const [mine, theirs] = [await anAttorney(api, { states: ['NY'] }), await anAttorney(api, { states: ['NY'] })];
    const couple = await aCouple(api).inState('NY').paid();
    const visit = await buy(couple.a, { quantity: 5, chosenAttorneyId: mine.id });
    expect(visit.amountInCents).toBe(139_800);
    const items = await bought(couple.a);
    expect(new Set(items.map((item) => [item.beneficiaryUserId, item.attorneyId].join()))).toEqual(
      new Set([`${couple.a.id},${mine.id}`, `${couple.b.id},`]),
    );
    expect(await attorneysOn(couple)).toMatchObject({ attorneyAId: mine.id, attorneyBId: null });
    expect(names(await lookup(couple, couple.b))).toEqual([theirs.id]);
    expect((await put(couple.a, {})).status).toBe(422);

    const [ofB] = await bought(couple.b);
    expect((await choose(couple.b, ofB?.id ?? '', { attorneyId: mine.id })).body.error).toMatch(
      /One firm can’t represent/,
    );
    expect((await choose(couple.a, ofB?.id ?? '', { attorneyId: theirs.id })).status).toBe(403);
    expect((await choose(couple.b, ofB?.id ?? '', { attorneyId: theirs.id })).status).toBe(200);
    expect(await attorneysOn(couple)).toMatchObject({ attorneyAId: mine.id, attorneyBId: theirs.id });
    const mails = await api.db
      .selectFrom('mailOutbox')
      .select('recipient')
      .where('kind', '=', 'attorney-chosen')
      .where('recipient', 'in', [mine.email, theirs.email])
      .execute();
    expect(mails.map(({ recipient }) => recipient)).toEqual([mine.email, theirs.email]);
  });

  it('mails the partner for whom it was bought, who is led to the choice of an attorney', async () => {
    const attorney = await anAttorney(api, { states: ['NY'] });
    const couple = await aCouple(api).inState('NY').paid();
    await buy(couple.a, { beneficiaryUserId: couple.b.id });
    const mails = () =>
      api.db
        .selectFrom('mailOutbox')
        .select('recipient')
        .where('kind', '=', 'representation-bought-for-you')
        .where('recipient', 'in', [couple.a.email, couple.b.email])
        .execute();
    expect(await mails()).toEqual([{ recipient: couple.b.email }]);
    const counsel = async (person: TestPerson) =>
      (await api.get<Journey>(`/users/${person.id}/journey`, person)).body.counsel;
    expect(await counsel(couple.b)).toEqual({
      attorneys: [],
      nextCall: null,
      representation: { status: 'WAITING', isFromPartner: true, isAttorneyChosen: false },
    });
    expect((await counsel(couple.a)).representation).toBeNull();

    const [item] = await bought(couple.b);
    await choose(couple.b, item?.id ?? '', { attorneyId: attorney.id });
    for (const person of [couple.a, couple.b])
      expect((await counsel(person)).attorneys).toMatchObject([{ side: 'B', kind: 'SERVICE', isApproved: false }]);
    expect((await counsel(couple.b)).representation).toMatchObject({ isAttorneyChosen: true });
    // What one buys for oneself is mailed as a receipt alone.
    await anAttorney(api, { states: ['NY'] });
    await buy(couple.a, {});
    expect(await mails()).toHaveLength(1);
  });

  it('is for the buyer, or for the partner alone on request, and never for strangers', async () => {
    await anAttorney(api, { states: ['NY'] });
    await anAttorney(api, { states: ['NY'] });
    const couple = await aCouple(api).inState('NY').paid();
    const stranger = (await aCouple(api)).a;
    expect((await put(couple.a, {})).body.beneficiaryUserId).toBe(couple.a.id);
    expect((await put(couple.a, { beneficiaryUserId: couple.b.id })).body.beneficiaryUserId).toBe(couple.b.id);
    expect((await put(couple.a, { quantity: 2 })).body).toMatchObject({ quantity: 2, beneficiaryUserId: null });
    expect((await put(couple.a, { beneficiaryUserId: stranger.id })).status).toBe(404);
  });

  it('names in the cart whom the buyer chose, by name and firm alone, and nobody once that account is deleted', async () => {
    const chosen = await anAttorney(api, { states: ['NY'] });
    const couple = await aCouple(api).inState('NY').paid();
    const { firstName, lastName, lawFirmName } = await api.db
      .selectFrom('users')
      .innerJoin('attorneys', 'attorneys.id', 'users.id')
      .innerJoin('lawFirms', 'lawFirms.id', 'attorneys.lawFirmId')
      .select(['firstName', 'lastName', 'lawFirms.name as lawFirmName'])
      .where('users.id', '=', chosen.id)
      .executeTakeFirstOrThrow();
    const named = { name: `${firstName} ${lastName}`, lawFirmName };
    const { body: added, cartId } = await put(couple.a, { chosenAttorneyId: chosen.id });
    expect(added.chosenAttorney).toStrictEqual(named);
    const cart = async () => (await api.get<Cart>(`/users/${couple.a.id}/carts/${cartId}`, couple.a)).body.cartItems;
    expect((await cart())[0]?.chosenAttorney).toStrictEqual(named);
    await api.db.updateTable('users').set({ deletedAt: api.clock.now() }).where('id', '=', chosen.id).execute();
    expect((await cart())[0]).toMatchObject({ chosenAttorneyId: chosen.id, chosenAttorney: null });
  });

  it('changes for whom, how often and by which attorney, as long as nothing is paid, and closes the page of the former order', async () => {
    const [one, other] = [await anAttorney(api, { states: ['NY'] }), await anAttorney(api, { states: ['NY'] })];
    const elsewhere = await anAttorney(api, { states: ['CA'] });
    const couple = await aCouple(api).inState('NY').paid();
    const { body: added, cartId } = await put(couple.a, { chosenAttorneyId: one.id });
    const path = `/users/${couple.a.id}/carts/${cartId}/cart-items/${added.id}`;
    const change = (changes: Partial<CartItem>) => api.patch<Added>(path, changes, couple.a);
    const { body: page } = await checkOut(couple.a, cartId);

    expect((await change({ quantity: 2 })).body).toMatchObject({
      quantity: 2,
      beneficiaryUserId: null,
      chosenAttorneyId: one.id,
    });
    expect((await payAt(api, page.sessionId, '4242')).status).toBe(410);
    expect((await change({ chosenAttorneyId: other.id })).body).toMatchObject({
      quantity: 2,
      chosenAttorneyId: other.id,
    });
    expect((await change({ quantity: 1 })).body).toMatchObject({ quantity: 1, beneficiaryUserId: couple.a.id });
    // Whoever it is for chooses: what the buyer chose for themself is not the partner's.
    expect((await change({ beneficiaryUserId: couple.b.id })).body).toMatchObject({
      beneficiaryUserId: couple.b.id,
      chosenAttorneyId: null,
      chosenAttorney: null,
    });

    expect((await change({ quantity: 0 })).status).toBe(400);
    await change({ beneficiaryUserId: couple.a.id });
    expect((await change({ chosenAttorneyId: elsewhere.id })).body.error).toMatch(/isn’t licensed in your state/);
    expect((await api.patch(path, { quantity: 2 }, couple.b)).status).toBe(404);
    expect((await api.patch(path.replace(added.id, cartId), { quantity: 2 }, couple.a)).status).toBe(404);
    const { body: order } = await checkOut(couple.a, cartId);
    expect(order.amountInCents).toBe(69_900);
    await payAt(api, order.sessionId, '4242');
    await api.runJobs();
    expect((await change({ quantity: 2 })).status).toBe(409);
  });

  it('sells one where there is one firm, and refuses in the words of the specification where there is none', async () => {
    const couple = await aCouple(api).inState('NY').paid();
    expect((await put(couple.a, {})).body.error).toMatch(/^Representation services are currently unavailable/);
    await anAttorney(api, { states: ['NY'] });
    expect((await put(couple.a, { quantity: 2 })).body.quantity).toBe(1);
    await buy(couple.a, {});
    expect((await put(couple.b, {})).body.error).toMatch(/^Representation services are currently unavailable/);
  });

  it('asks for the prenup first, and for an attorney who can be hired', async () => {
    const elsewhere = await anAttorney(api, { states: ['CA'] });
    await anAttorney(api, { states: ['NY'] });
    const unpaid = await aCouple(api).inState('NY');
    expect((await put(unpaid.a, {})).body.error).toBe('Pay for the prenup first. Then you can add attorney services.');
    const couple = await aCouple(api).inState('NY').paid();
    expect((await put(couple.a, { chosenAttorneyId: elsewhere.id })).body.error).toMatch(
      /isn’t licensed in your state/,
    );
    expect((await put(couple.a, { chosenAttorneyId: couple.b.id })).status).toBe(422);
    expect((await put(couple.a, { quantity: 0 })).status).toBe(400);
  });

  it('takes NOTARIZATION out of the cart while an attorney reviews, and says why', async () => {
    await anAttorney(api, { states: ['NY'] });
    await anAttorney(api, { states: ['NY'] });
    const couple = await aCouple(api).inState('NY').paid();
    const cartOf = async () => {
      const [cart] = (await api.get<Cart[]>(`/users/${couple.a.id}/carts?transactionStatus=pending`, couple.a)).body;
      return cart;
    };
    await put(couple.a, { productId: NOTARIZATION });
    await put(couple.a, {});
    expect((await cartOf())?.cartItems).toHaveLength(2);
    expect((await cartOf())?.removedItems).toEqual([]);
    await buy(couple.b, {});
    await put(couple.a, {});
    expect((await cartOf())?.cartItems.map(({ productId }) => productId)).toEqual([REPRESENTATION]);
    expect((await cartOf())?.removedItems).toEqual([
      { productId: NOTARIZATION, title: 'Online notarization', reason: 'PENDING_REVIEW' },
    ]);
    const back = await put(couple.a, { productId: NOTARIZATION });
    expect([back.status, back.body.error, back.body.reason]).toEqual([
      422,
      expect.stringMatching(/^An attorney has to review the agreement/),
      'PENDING_REVIEW',
    ]);
  });

  it('sells no NOTARIZATION at checkout that an attorney has come to review meanwhile, and sells it once approved', async () => {
    await anAttorney(api, { states: ['NY'] });
    const couple = await aCouple(api).inState('NY').paid();
    const { cartId } = await put(couple.a, { productId: NOTARIZATION });
    await buy(couple.b, {});
    const refused = await checkOut(couple.a, cartId);
    expect([refused.status, refused.body.error]).toEqual([422, expect.stringMatching(/^An attorney has to review/)]);
    await api.db
      .updateTable('documents')
      .set({ attorneyBApprovedAt: api.clock.now() })
      .where('id', '=', couple.documentId)
      .execute();
    expect((await checkOut(couple.a, cartId)).status).toBe(200);
  });

  it('sells one call at a time, for the buyer', async () => {
    await anAttorney(api, { states: ['NY'] });
    const couple = await aCouple(api).inState('NY').paid();
    expect((await put(couple.a, { productId: CALL, beneficiaryUserId: couple.b.id })).status).toBe(422);
    expect((await put(couple.a, { productId: CALL, quantity: 3 })).body.quantity).toBe(1);
    await buy(couple.a, { productId: CALL });
    expect((await put(couple.a, { productId: CALL })).status).toBe(409);
  });
});

describe('sections that carry attorney rules (customer spec sections 4 and 6; D9)', () => {
  const support = async (person: TestPerson) => {
    const path = `/users/${person.id}/questionnaire-sections/spousal-support`;
    const { lock, continueStep } = (await api.get<RespondentSection>(path, person)).body;
    return [lock, continueStep.kind === 'GO' ? continueStep.to : continueStep.popup];
  };
  const plan = (person: TestPerson, option: string) =>
    api.post(
      `/users/${person.id}/answers?questionId=${questionOfKey('un_hire_attorney').id}`,
      { questionOptionIds: [optionOfPath(`un_hire_attorney.${option}`).id] },
      person,
    );
  const LOCKED = ['REPRESENTATION_NEEDED', '/attorney-services?serviceType=REPRESENTATION'];
  const OPEN = [null, 'UNANSWERED_QUESTIONS'];

  it('are locked for whoever plans to hire, until representation of that partner is bought, by whom ever', async () => {
    for (let firms = 0; firms < 2; firms += 1) await anAttorney(api, { states: ['CA'] });
    const couple = await aCouple(api).inState('CA').paid();
    expect([await support(couple.a), await support(couple.b)]).toEqual([OPEN, OPEN]);
    await plan(couple.a, 'through_service');
    expect([await support(couple.a), await support(couple.b)]).toEqual([LOCKED, OPEN]);
    await plan(couple.b, 'through_service');
    await buy(couple.b, { beneficiaryUserId: couple.a.id });
    expect([await support(couple.a), await support(couple.b)]).toEqual([OPEN, LOCKED]);
    await api.db
      .updateTable('purchaseItems')
      .set({ paymentStatus: 'FULL_REFUNDED' })
      .where('beneficiaryUserId', '=', couple.a.id)
      .where('productId', '=', REPRESENTATION)
      .execute();
    expect(await support(couple.a)).toEqual(LOCKED);
  });

  it('are none in a state whose law asks for no attorneys, nor for one who plans to go without', async () => {
    const inTexas = await aCouple(api).inState('TX').paid();
    await plan(inTexas.a, 'through_service');
    expect(await support(inTexas.a)).toEqual(OPEN);
    const alone = await aCouple(api).inState('CA').paid();
    await plan(alone.a, 'without');
    expect(await support(alone.a)).toEqual(OPEN);
  });
});

describe('two partners who reach for one firm', () => {
  it('closes the earlier page when both choose it, and gives it to who pays', async () => {
    const attorney = await anAttorney(api, { states: ['NY'] });
    const colleague = await anAttorney(api, { states: ['NY'], lawFirmId: attorney.lawFirmId });
    await anAttorney(api, { states: ['NY'] });
    const couple = await aCouple(api).inState('NY').paid();
    const first = await put(couple.a, { chosenAttorneyId: attorney.id });
    const second = await put(couple.b, { chosenAttorneyId: colleague.id });
    const pageOfA = (await checkOut(couple.a, first.cartId)).body.sessionId;
    const pageOfB = (await checkOut(couple.b, second.cartId)).body.sessionId;
    expect((await payAt(api, pageOfA, '4242')).status).not.toBe(303);
    expect((await payAt(api, pageOfB, '4242')).status).toBe(303);
    await api.runJobs();
    expect(await attorneysOn(couple)).toMatchObject({ attorneyAId: null, attorneyBId: colleague.id });
    const again = await checkOut(couple.a, first.cartId);
    expect([again.status, again.body.error]).toEqual([422, expect.stringMatching(/One firm can’t represent/)]);
  });

  it('leaves both pages open when firms are there for both', async () => {
    const [one, other] = [await anAttorney(api, { states: ['NY'] }), await anAttorney(api, { states: ['NY'] })];
    const couple = await aCouple(api).inState('NY').paid();
    const first = await put(couple.a, { chosenAttorneyId: one.id });
    const second = await put(couple.b, { chosenAttorneyId: other.id });
    const pages = [
      (await checkOut(couple.a, first.cartId)).body.sessionId,
      (await checkOut(couple.b, second.cartId)).body.sessionId,
    ];
    for (const page of pages) expect((await payAt(api, page, '4242')).status).toBe(303);
    await api.runJobs();
    expect(await attorneysOn(couple)).toMatchObject({ attorneyAId: one.id, attorneyBId: other.id });
  });

  it('refuses at checkout a second one that was there when the cart was filled', async () => {
    await anAttorney(api, { states: ['NY'] });
    const other = await anAttorney(api, { states: ['NY'] });
    const couple = await aCouple(api).inState('NY').paid();
    const { cartId } = await put(couple.a, { quantity: 2 });
    await api.db.updateTable('attorneys').set({ stage: 'DEACTIVATED' }).where('id', '=', other.id).execute();
    const reply = await checkOut(couple.a, cartId);
    expect([reply.status, reply.body.error]).toEqual([409, expect.stringMatching(/for only one of you/)]);
  });

  it('keeps what was paid when the firm is gone by then, and asks the buyer to choose again', async () => {
    const [one, other] = [await anAttorney(api, { states: ['NY'] }), await anAttorney(api, { states: ['NY'] })];
    const couple = await aCouple(api).inState('NY').paid();
    const { cartId } = await put(couple.a, { chosenAttorneyId: one.id });
    const { sessionId } = (await checkOut(couple.a, cartId)).body;
    await payAt(api, sessionId, '4242');
    await api.db.updateTable('attorneys').set({ stage: 'DEACTIVATED' }).where('id', '=', one.id).execute();
    await api.runJobs();
    const [item] = await bought(couple.a);
    expect(item).toMatchObject({ attorneyId: null, paymentStatus: 'SUCCESSFUL' });
    expect(await attorneysOn(couple)).toMatchObject({ attorneyAId: null });
    const mail = await api.db
      .selectFrom('mailOutbox')
      .select('recipient')
      .where('kind', '=', 'attorney-gone')
      .execute();
    expect(mail).toEqual([{ recipient: couple.a.email }]);
    expect((await choose(couple.a, item?.id ?? '', { attorneyId: other.id })).body.attorneyId).toBe(other.id);
  });

  it('gives back what was paid for somebody who was represented meanwhile', async () => {
    await anAttorney(api, { states: ['NY'] });
    await anAttorney(api, { states: ['NY'] });
    const couple = await aCouple(api).inState('NY').paid();
    const { cartId } = await put(couple.a, { beneficiaryUserId: couple.b.id });
    const { sessionId } = (await checkOut(couple.a, cartId)).body;
    await payAt(api, sessionId, '4242');
    await api.db
      .insertInto('purchaseItems')
      .values({
        productId: REPRESENTATION,
        userId: couple.b.id,
        beneficiaryUserId: couple.b.id,
        documentId: couple.documentId,
        pricePaidInCents: 69_900,
      })
      .execute();
    await api.runJobs();
    expect(await bought(couple.a)).toEqual([]);
    const visit = await api.db
      .selectFrom('checkouts')
      .select('status')
      .where('providerSessionId', '=', sessionId)
      .executeTakeFirst();
    expect(visit?.status).toBe('DUPLICATE');
  });
});

describe('at the same moment', () => {
  const statuses = (replies: readonly { status: number }[]) => replies.map(({ status }) => status).sort();

  it('the last representation is paid for once, whichever partner is quicker', async () => {
    await anAttorney(api, { states: ['NY'] });
    const couple = await aCouple(api).inState('NY').paid();
    const partners = [couple.a, couple.b];
    const carts = await Promise.all(partners.map((person) => put(person, {})));
    expect(statuses(carts)).toEqual([201, 201]);
    const pages = await Promise.all(partners.map((person, at) => checkOut(person, carts[at]?.cartId ?? '')));
    for (const { status, body } of pages)
      if (status !== 200) expect([status, body.error]).toEqual([409, expect.any(String)]);
    const sessions = pages.flatMap(({ status, body }) => (status === 200 ? [body.sessionId] : []));
    const payments = await Promise.all(sessions.map((sessionId) => payAt(api, sessionId, '4242')));
    expect(payments.filter(({ status }) => status === 303)).toHaveLength(1);
    await api.runJobs();
    const items = (await Promise.all(partners.map(bought))).flat();
    expect(items.map(({ paymentStatus }) => paymentStatus)).toEqual(['SUCCESSFUL']);
    const loser = items[0]?.userId === couple.a.id ? 1 : 0;
    const again = await checkOut(partners[loser] ?? couple.b, carts[loser]?.cartId ?? '');
    expect(again.body.error).toMatch(/^Representation services are currently unavailable/);
  });

  it('one firm is given to one partner, and the other hears why', async () => {
    const firm = await anAttorney(api, { states: ['NY'] });
    const colleague = await anAttorney(api, { states: ['NY'], lawFirmId: firm.lawFirmId });
    const other = await anAttorney(api, { states: ['NY'] });
    const couple = await aCouple(api).inState('NY').paid();
    await buy(couple.a, { quantity: 2 });
    const partners = [couple.a, couple.b];
    const ids = await Promise.all(
      partners.map(async (person) => (await bought(person)).find((item) => item.beneficiaryUserId === person.id)?.id),
    );
    const wishes = [firm.id, colleague.id];
    const replies = await Promise.all(
      partners.map((person, at) => choose(person, ids[at] ?? '', { attorneyId: wishes[at] }, 'none')),
    );
    expect(statuses(replies)).toEqual([200, 409]);
    const late = replies.findIndex(({ status }) => status === 409);
    expect(replies[late]?.body.error).toMatch(/One firm can’t represent you both/);
    const after = await attorneysOn(couple);
    expect([after.attorneyAId, after.attorneyBId].filter((id) => id !== null)).toEqual([wishes[1 - late]]);
    expect((await choose(partners[late] ?? couple.b, ids[late] ?? '', { attorneyId: other.id }, 'none')).status).toBe(
      200,
    );
  });

  it('one purchase gets one attorney from two tabs, and the later tab hears of the other choice', async () => {
    const wishes = [(await anAttorney(api, { states: ['NY'] })).id, (await anAttorney(api, { states: ['NY'] })).id];
    const couple = await aCouple(api).inState('NY').paid();
    await buy(couple.a, {});
    const [item] = await bought(couple.a);
    const id = item?.id ?? '';
    const replies = await Promise.all(wishes.map((attorneyId) => choose(couple.a, id, { attorneyId }, 'none')));
    expect(statuses(replies)).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.error).toMatch(/^Another attorney has been chosen since/);
    const chosen = wishes[replies.findIndex(({ status }) => status === 200)] ?? '';
    expect(await attorneysOn(couple)).toMatchObject({ attorneyAId: chosen });
    // The same wish once more is the same choice.
    expect((await choose(couple.a, id, { attorneyId: chosen }, 'none')).status).toBe(200);
    expect((await choose(couple.a, id, { attorneyId: wishes.find((wish) => wish !== chosen) }, chosen)).status).toBe(
      200,
    );
  });
});

describe('changing a purchase (D22)', () => {
  it('leaves the booking to appointments, whoever says otherwise', async () => {
    const attorney = await anAttorney(api, { states: ['NY'] });
    const couple = await aCouple(api).inState('NY').paid();
    await buy(couple.a, { chosenAttorneyId: attorney.id });
    const [item] = await bought(couple.a);
    const id = item?.id ?? '';
    expect((await choose(couple.a, id, { bookingStatus: 'BOOKED' })).status).toBe(403);
    expect((await choose(couple.a, id, { bookingStatus: 'DONE' })).status).toBe(400);
    expect((await choose(couple.b, id, { attorneyId: attorney.id })).status).toBe(404);
    expect((await choose(couple.a, couple.documentId, { attorneyId: attorney.id })).status).toBe(404);
    expect((await choose(couple.a, id, { attorneyId: attorney.id })).status).toBe(200);
    expect((await bought(couple.a))[0]?.bookingStatus).toBe('WAITING');
  });

  it('changes the attorney until there is an appointment, and the former one leaves the document', async () => {
    const [one, other] = [await anAttorney(api, { states: ['NY'] }), await anAttorney(api, { states: ['NY'] })];
    const couple = await aCouple(api).inState('NY').paid();
    await buy(couple.a, { chosenAttorneyId: one.id });
    const [item] = await bought(couple.a);
    const id = item?.id ?? '';
    expect((await choose(couple.a, id, { attorneyId: other.id })).status).toBe(200);
    expect(await attorneysOn(couple)).toMatchObject({ attorneyAId: other.id });
    await api.db.updateTable('purchaseItems').set({ bookingStatus: 'SCHEDULED' }).where('id', '=', id).execute();
    expect((await choose(couple.a, id, { attorneyId: one.id })).body.error).toMatch(/^You already have an appointment/);
    await api.db
      .updateTable('purchaseItems')
      .set({ bookingStatus: 'WAITING', paymentStatus: 'FULL_REFUNDED' })
      .where('id', '=', id)
      .execute();
    expect((await choose(couple.a, id, { attorneyId: one.id })).body.error).toMatch(/was refunded/);
  });

  it('moves to the active document of its client, without an attorney only', async () => {
    const attorney = await anAttorney(api, { states: ['NY'] });
    const couple = await aCouple(api).inState('NY').paid();
    await buy(couple.a, {});
    const [item] = await bought(couple.a);
    const id = item?.id ?? '';
    const foreign = await aCouple(api).inState('NY').paid();
    expect((await choose(couple.a, id, { documentId: foreign.documentId })).status).toBe(404);
    const second = await aCouple(api).inState('NY').paid();
    await api.db.updateTable('documents').set({ userAId: couple.a.id }).where('id', '=', second.documentId).execute();
    expect((await choose(couple.a, id, { documentId: second.documentId })).body.documentId).toBe(second.documentId);
    expect((await choose(couple.a, id, { attorneyId: attorney.id })).status).toBe(200);
    expect((await choose(couple.a, id, { documentId: couple.documentId })).status).toBe(422);
  });
});
