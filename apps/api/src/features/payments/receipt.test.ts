import { contentId } from '@troth/content/ids';
import type { Cart } from '@troth/domain/purchases';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCouple, anAttorney } from '../../testing/builders';
import { readLastMail } from '../../testing/mails';
import { aLinkedCouple, openCheckout, payAt, payForPrenup } from '../../testing/purchases';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

describe('the receipt of a payment', () => {
  it('says what was bought, by whom, with what and for how much, and that no money moved in the sandbox', async () => {
    const { a, b } = await aLinkedCouple(api, { a: { firstName: 'Đặng', lastName: 'Nguyễn' } });
    const { sessionId, cartId } = await openCheckout(api, a, ['prenup', 'notarization']);
    const path = `/users/${a.id}/carts/${cartId}/receipt`;
    expect((await api.get(path, a)).status).toBe(404);
    await payAt(api, sessionId, '4242');
    await api.runJobs();
    const headers = { authorization: `Bearer ${await api.issuer.sign(a.claims)}` };
    const reply = await api.app.request(path, { headers });
    expect(reply.headers.get('content-type')).toBe('application/pdf');
    const pdf = await getDocumentProxy(new Uint8Array(await reply.arrayBuffer()));
    const { text } = await extractText(pdf, { mergePages: true });
    for (const words of ['Receipt', 'Đặng Nguyễn', a.email, 'Card', '$599.00', '$50.00', '$649.00', 'no money moves']) {
      expect(text).toContain(words);
    }
    const { id } = await api.db
      .selectFrom('inboxMessages')
      .select('id')
      .where('recipient', '=', a.email)
      .executeTakeFirstOrThrow();
    expect((await api.request<string>('GET', `/inbox/${id}`)).body).toContain('Receipt (PDF)');
    const attached = await api.app.request(`/inbox/${id}/receipt`);
    expect(new TextDecoder().decode((await attached.arrayBuffer()).slice(0, 5))).toBe('%PDF-');
    expect((await api.get(path, b)).status).toBe(404);
    expect((await api.get(`/users/${b.id}/carts/${cartId}/receipt`, b)).status).toBe(404);
  });

  it('can be had later, of each cart that the buyer paid, and of no other', async () => {
    const { a, b } = await aLinkedCouple(api);
    await payForPrenup(api, a);
    const open = await openCheckout(api, a, ['notarization']);
    const paths = `/users/${a.id}/carts`;
    const { body: paid } = await api.get<Cart[]>(`${paths}?transactionStatus=completed`, a);
    expect(paid).toMatchObject([{ cartStatus: 'PAID', totalPaidInCents: 59_900, cartItems: [{ quantity: 1 }] }]);
    const [cart] = paid;
    const headers = { authorization: `Bearer ${await api.issuer.sign(a.claims)}` };
    const reply = await api.app.request(`${paths}/${cart?.id}/receipt`, { headers });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('application/pdf');
    expect((await api.get(`${paths}/${open.cartId}/receipt`, a)).status).toBe(404);
    // Whoever only profits of it has no receipt, and sees no cart of the buyer's.
    expect((await api.get(`/users/${b.id}/carts?transactionStatus=completed`, b)).body).toEqual([]);
    expect((await api.get(`/users/${a.id}/carts?transactionStatus=completed`, b)).status).toBe(404);
  });

  it('names the attorney whom the buyer chose, and the firm, in the mail and in the PDF', async () => {
    const attorney = await anAttorney(api, { states: ['NY'] });
    await api.db
      .updateTable('users')
      .set({ firstName: 'Adaeze', lastName: 'Okafor' })
      .where('id', '=', attorney.id)
      .execute();
    const { a } = await aCouple(api).inState('NY').paid();
    const path = `/users/${a.id}`;
    const { body: cart } = await api.post<{ id: string }>(`${path}/carts`, { cartStatus: 'UNPAID' }, a);
    const productId = contentId('product', 'representation');
    const line = { quantity: 1, productId, chosenAttorneyId: attorney.id };
    expect((await api.post(`${path}/carts/${cart.id}/cart-items`, line, a)).status).toBe(201);
    const { body: visit } = await api.post<{ sessionId: string }>(`${path}/checkout`, { cartId: cart.id }, a);
    await payAt(api, visit.sessionId, '4242');
    await api.runJobs();
    const headers = { authorization: `Bearer ${await api.issuer.sign(a.claims)}` };
    const reply = await api.app.request(`${path}/carts/${cart.id}/receipt`, { headers });
    const pdf = await getDocumentProxy(new Uint8Array(await reply.arrayBuffer()));
    const { text } = await extractText(pdf, { mergePages: true });
    const named = `Adaeze Okafor, Firm of ${attorney.email}`;
    expect(text.replace(/\s+/g, ' ')).toContain(`Attorney: ${named}`);
    const { id } = await readLastMail(api, a.email, 'receipt');
    const mail = (await api.request<string>('GET', `/inbox/${id}/body`)).body;
    expect(mail).toContain('Your attorney');
    expect(mail).toContain(named);
  });
});
