import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { components } from '@troth/api-client';
import { problem } from '@troth/portal/testing';
import { describe, expect, it } from 'vitest';
import { aJourney, aPerson, ids } from '../testing/couple';
import { aCart, aCartItem, aDocument, thePartner } from '../testing/couple-document';
import { anApi, visit } from '../testing/visit';

type Schemas = components['schemas'];

const stamps = { createdAt: '2026-11-01T10:00:00.000Z', updatedAt: '2026-11-01T10:00:00.000Z', deletedAt: null };
const nobody = { createdById: null, updatedById: null };
const blake = { id: '00000000-0000-4000-8000-00000000000b', firstName: 'Blake' };

const anAttorney = (number: number, changes: Partial<Schemas['Attorney']> = {}): Schemas['Attorney'] => {
  const id = `00000000-0000-4000-8000-0000000000e${number}`;
  return {
    id,
    ...stamps,
    ...nobody,
    userId: id,
    user: aPerson({ id, firstName: number === 1 ? 'Adaeze' : 'Thomas', lastName: 'Okafor', userType: 'ATTORNEY' }),
    bio: 'Plain and unhurried.',
    hasMalpracticeInsurance: true,
    malpracticeInsuranceFileId: null,
    malpracticeInsuranceExpiresOn: null,
    profilePhotoId: null,
    docusignContractFileId: null,
    isEmbryoAttorney: true,
    hasFastTurnaround: true,
    isTakingNewClients: true,
    languages: ['English', 'Igbo'],
    practiceAreas: ['Premarital agreements'],
    professionalAssociations: [],
    responseTimeHours: 12,
    yearsOfExperience: 14,
    lawSchool: 'Columbia Law School',
    stage: 'APPROVED',
    lawFirmId: null,
    isLawFirmLead: true,
    averageRating: null,
    ...changes,
  };
};

const aReview = (number: number, firstName: string | null): Schemas['AttorneyReview'] => ({
  id: `00000000-0000-4000-8000-00000000007${number}`,
  ...stamps,
  ...nobody,
  attorneyId: anAttorney(2).id,
  userId: null,
  message: `Words ${number}`,
  rating: 39,
  status: 'APPROVED',
  user: { firstName },
});

const anOffer = (changes: Partial<Schemas['AttorneyServicesEligibility']['services'][number]> = {}) => ({
  serviceType: 'REPRESENTATION' as const,
  productId: '00000000-0000-4000-8000-0000000000f1',
  priceInCents: 69_900,
  bookingStatus: null,
  action: 'PURCHASE' as const,
  ...changes,
});
const eligible = (services = [anOffer(), anOffer({ serviceType: 'Q_A', priceInCents: 4_900 })]) => ({
  isEligible: true,
  reason: null,
  savingsClaim: 'Couples save $8,000 on average' as string | null,
  services,
});
const availability = (changes: Partial<Schemas['AvailableAttorneys']> = {}): Schemas['AvailableAttorneys'] => ({
  availableAttorneysForUser: [anAttorney(1), anAttorney(2, { hasFastTurnaround: false, averageRating: 4.6 })],
  userAssignedAttorneyAndLawFirmIds: null,
  maxRepresentationProductsUserCanPurchase: 2,
  userCanPurchase: true,
  fianceCanPurchase: true,
  nextCursor: null,
  ...changes,
});
const aService = (changes: Partial<Schemas['PurchaseItem']> = {}): Schemas['PurchaseItem'] => ({
  id: '00000000-0000-4000-8000-0000000000c1',
  ...stamps,
  ...nobody,
  attorneyId: null,
  productId: anOffer().productId,
  userId: ids.alex,
  beneficiaryUserId: ids.alex,
  cartId: null,
  documentId: ids.document,
  category: 'ATTORNEY_SERVICE',
  payoutStatus: 'DUE',
  refundNotes: null,
  pricePaidInCents: 69_900,
  pricePaidToAttorneyInCents: 0,
  feePaidInCents: 0,
  bookingStatus: 'WAITING',
  paymentStatus: 'SUCCESSFUL',
  amountRefundedInCents: 0,
  refundedAt: null,
  partialPayoutReason: null,
  product: {
    id: anOffer().productId,
    ...stamps,
    ...nobody,
    title: 'Attorney representation',
    description: '',
    priceInCents: 69_900,
    productType: 'REPRESENTATION',
    productCategory: 'ATTORNEY_SERVICE',
    productIcon: null,
    isSharedProduct: false,
    discountsAllowed: true,
    stripePriceId: null,
    onePerUser: false,
  },
  events: [],
  ...changes,
});

const paidCouple = () =>
  aJourney({
    isPaid: true,
    stateId: ids.newYork,
    documentId: ids.document,
    attorneyServicesButton: 'REPRESENTATION',
    partner: thePartner({ ...blake, side: 'B' }),
  });
/** Of a state without attorneys of the service. */
const unsupported = () => ({
  ...paidCouple(),
  state: { name: 'New York', abbreviation: 'NY', attorneySupport: 'NONE' as const },
});
const supported = () =>
  anApi()
    .on('get', '/users/{id}/journey', paidCouple)
    .on('get', '/users/{id}/products/attorney-services/eligibility', () => eligible())
    .on('get', '/users/{id}/documents', () => [])
    .on('get', '/users/{id}/purchase-items', () => [])
    .on('get', '/users/{id}/documents/{docId}/attorneys', () => availability())
    .on('get', '/users/{id}/carts', () => [])
    .on('post', '/users/{id}/carts', () => aCart())
    .on('post', '/users/{id}/carts/{cartId}/cart-items', () => aCartItem());

const REPRESENTATION = '/attorney-services?serviceType=REPRESENTATION';

describe('/attorney-services (customer spec §1, §2)', () => {
  it('says what to expect, the flat fee and the claim, and shows who can be hired with the featured one first', async () => {
    supported();
    visit(REPRESENTATION);
    expect(await screen.findByText("Quick overview—here's what to expect for this process:")).toBeTruthy();
    expect(screen.getByText(/flat fee of \$699 .* no retainer/).textContent).toContain('$8,000 on average');
    const [first, second] = await screen.findAllByRole('article');
    expect(within(first!).getByText('Featured')).toBeTruthy();
    expect(within(first!).getByText('Experience with embryo clauses')).toBeTruthy();
    expect(within(first!).getByText('English, Igbo')).toBeTruthy();
    expect(within(first!).getByText('No reviews yet')).toBeTruthy();
    expect(within(second!).getByText('4.6')).toBeTruthy();
    expect(within(second!).getByText('4 stars out of 5')).toBeTruthy();
    expect(within(first!).queryByRole('button', { name: /what clients say/ })).toBeNull();
    expect(within(first!).queryByText('Columbia Law School')).toBeNull();
    await userEvent.click(within(first!).getByRole('button', { name: 'More about Adaeze Okafor' }));
    expect(within(first!).getByText('Columbia Law School')).toBeTruthy();
  });

  it('shows what clients say once it is asked for, a few at a time, with stars, first name and day', async () => {
    const reviews = Array.from({ length: 5 }, (_, index) => aReview(index, index === 0 ? null : `Kim ${index}`));
    const api = supported().on('get', '/users/{id}/attorneys/{aid}/attorney-reviews', ({ query }) => {
      const from = reviews.findIndex(({ id }) => id === query.get('after')) + 1;
      return reviews.slice(from, from + Number(query.get('limit')));
    });
    visit(REPRESENTATION);
    const opener = await screen.findByRole('button', { name: 'Read what clients say about Thomas Okafor' });
    expect(api.calls.some(({ name }) => name.endsWith('/attorney-reviews'))).toBe(false);
    await userEvent.click(opener);
    const list = await screen.findByRole('list', { name: 'Reviews of Thomas Okafor' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    const [first] = within(list).getAllByRole('listitem');
    expect(first!.textContent).toContain('3 stars out of 5');
    expect(first!.textContent).toContain('A clientNovember 1, 2026Words 0');
    await userEvent.click(screen.getByRole('button', { name: 'Show more reviews' }));
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(5));
    expect(screen.queryByRole('button', { name: 'Show more reviews' })).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Words 3'));
    await userEvent.click(screen.getByRole('button', { name: 'Hide what clients say about Thomas Okafor' }));
    expect(screen.queryByRole('list', { name: 'Reviews of Thomas Okafor' })).toBeNull();
  });

  it('says nothing of savings where the operator hides it', async () => {
    supported().on('get', '/users/{id}/products/attorney-services/eligibility', () => ({
      ...eligible(),
      savingsClaim: null,
    }));
    visit(REPRESENTATION);
    expect((await screen.findByText(/flat fee/)).textContent).not.toContain('8,000');
  });

  it('puts both representations with the chosen attorney into the cart, once, and goes to /payment', async () => {
    const api = supported();
    const { router } = visit(REPRESENTATION);
    await userEvent.click(await screen.findByRole('radio', { name: /For both of us/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Choose Adaeze Okafor' }));
    await userEvent.dblClick(screen.getByRole('button', { name: 'Book Representation - $1,398.00' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/payment'));
    const added = api.calls.filter(({ name }) => name.endsWith('/cart-items'));
    expect(added.map(({ body }) => body)).toEqual([
      {
        productId: anOffer().productId,
        quantity: 2,
        beneficiaryUserId: null,
        chosenAttorneyId: anAttorney(1).id,
      },
    ]);
  });

  /** Nine attorneys, three to a page, whoever is chosen first. */
  const pages = ({ query }: { query: URLSearchParams }) => {
    const all = Array.from({ length: 9 }, (_, index) => anAttorney(index + 1));
    const isChosen = ({ id }: Schemas['Attorney']) => id === query.get('chosenId');
    const ordered = [...all.filter(isChosen), ...all.filter((attorney) => !isChosen(attorney))];
    const from = ordered.findIndex(({ id }) => id === query.get('after')) + 1;
    const page = ordered.slice(from, from + 3);
    return availability({
      availableAttorneysForUser: page,
      nextCursor: from + 3 < ordered.length ? (page.at(-1)?.id ?? null) : null,
    });
  };
  const shown = () => screen.getAllByRole('article').map((article) => article.parentElement);

  it('shows more attorneys when they are asked for, and goes on reading there', async () => {
    supported().on('get', '/users/{id}/documents/{docId}/attorneys', pages);
    visit(REPRESENTATION);
    await userEvent.click(await screen.findByRole('button', { name: 'Show more attorneys' }));
    await waitFor(() => expect(shown()).toHaveLength(6));
    await waitFor(() => expect(document.activeElement).toBe(shown()[3]));
    await userEvent.click(screen.getByRole('button', { name: 'Show more attorneys' }));
    await waitFor(() => expect(shown()).toHaveLength(9));
    await waitFor(() => expect(document.activeElement).toBe(shown()[6]));
    expect(screen.queryByRole('button', { name: 'Show more attorneys' })).toBeNull();
    expect(screen.getAllByText('Featured')).toHaveLength(1);
  });

  it('says why there are no more for now, and asks again by the same button', async () => {
    let isDown = true;
    supported().on('get', '/users/{id}/documents/{docId}/attorneys', (call) =>
      isDown && call.query.has('after') ? problem(422, 'REFUSED_BY_RULE') : pages(call),
    );
    visit(REPRESENTATION);
    await userEvent.click(await screen.findByRole('button', { name: 'Show more attorneys' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(shown()).toHaveLength(3);
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Show more attorneys' }));
    await waitFor(() => expect(shown()).toHaveLength(6));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows first whom the cart names, on whatever page they are; another one is featured', async () => {
    const eighth = anAttorney(8);
    supported()
      .on('get', '/users/{id}/documents/{docId}/attorneys', pages)
      .on('get', '/users/{id}/carts', () => [
        aCart([{ ...aCartItem(), productId: anOffer().productId, chosenAttorneyId: eighth.id }]),
      ]);
    visit(REPRESENTATION);
    expect(await screen.findByRole('button', { name: 'You chose Thomas Okafor' })).toBeTruthy();
    expect(screen.queryByText(/no longer available to you/)).toBeNull();
    const [first, second] = screen.getAllByRole('article');
    expect(within(first!).getByRole('button', { name: 'You chose Thomas Okafor' })).toBeTruthy();
    expect(within(first!).queryByText('Featured')).toBeNull();
    expect(within(second!).getByText('Featured')).toBeTruthy();
  });

  it('says that who waits in the cart was taken', async () => {
    supported().on('get', '/users/{id}/carts', () => [
      aCart([{ ...aCartItem(), productId: anOffer().productId, chosenAttorneyId: anAttorney(8).id }]),
    ]);
    visit(REPRESENTATION);
    expect(await screen.findByText(/^The attorney you chose is no longer available to you/)).toBeTruthy();
  });

  it('shows the attorney who was chosen on a later page at once', async () => {
    const items = [aService()];
    supported()
      .on('get', '/users/{id}/purchase-items', () => items)
      .on('get', '/users/{id}/documents/{docId}/attorneys', pages)
      .on('patch', '/users/{id}/purchase-items/{pid}', () => {
        items[0] = aService({ attorneyId: anAttorney(5).id });
        return items[0];
      });
    visit(REPRESENTATION);
    await userEvent.click(await screen.findByRole('button', { name: 'Show more attorneys' }));
    await waitFor(() => expect(shown()).toHaveLength(6));
    await userEvent.click(within(screen.getAllByRole('article')[4]!).getByRole('button', { name: /^Choose / }));
    expect(await screen.findByRole('heading', { name: 'Your attorney' })).toBeTruthy();
    expect(screen.queryByText(/can no longer represent you/)).toBeNull();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('goes on from what waits in the cart: choosing another attorney orders for the same people', async () => {
    const api = supported().on('get', '/users/{id}/carts', () => [
      aCart([{ ...aCartItem(), productId: anOffer().productId, quantity: 2, chosenAttorneyId: anAttorney(1).id }]),
    ]);
    visit(REPRESENTATION);
    expect(await screen.findByRole('button', { name: 'You chose Adaeze Okafor' })).toBeTruthy();
    expect(screen.getByRole('radio', { name: /For both of us/ })).toHaveProperty('checked', true);
    const [, second] = screen.getAllByRole('article');
    await userEvent.click(within(second!).getByRole('button', { name: /^Choose / }));
    await userEvent.click(screen.getByRole('button', { name: 'Book Representation - $1,398.00' }));
    await waitFor(() => expect(api.sent('post')).toHaveLength(2));
    expect(api.sent('post')[1]).toMatchObject({ quantity: 2, chosenAttorneyId: anAttorney(2).id });
  });

  it('buys for the partner without an attorney, whom the partner chooses', async () => {
    const api = supported();
    visit(REPRESENTATION);
    await userEvent.click(await screen.findByRole('radio', { name: /For Blake/ }));
    expect(screen.queryByRole('article')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Book Representation - $699.00' }));
    await waitFor(() => expect(api.calls.some(({ name }) => name.endsWith('/cart-items'))).toBe(true));
    expect(api.calls.find(({ name }) => name.endsWith('/cart-items'))?.body).toMatchObject({
      quantity: 1,
      beneficiaryUserId: blake.id,
      chosenAttorneyId: null,
    });
  });

  it.each([
    [
      'no representation can be sold',
      availability({ availableAttorneysForUser: [], maxRepresentationProductsUserCanPurchase: 0 }),
      "Representation services are currently unavailable. We don't have enough attorneys in your state to provide this service at the moment. Please try again later or contact our support team for assistance.",
      1,
    ],
    [
      'nobody to choose',
      availability({ availableAttorneysForUser: [] }),
      'No services available. Please contact support.',
      0,
    ],
  ])('%s', async (_name, answer, words, waysToSupport) => {
    supported().on('get', '/users/{id}/documents/{docId}/attorneys', () => answer);
    visit(REPRESENTATION);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryAllByRole('link', { name: 'Contact support' })).toHaveLength(waysToSupport);
  });

  it('says the sentence of the specification when the lookup fails', async () => {
    supported().on('get', '/users/{id}/documents/{docId}/attorneys', () => problem(500, 'UNEXPECTED'));
    visit(REPRESENTATION);
    expect(await screen.findByText('Error ocurred. Please refresh the page or contact support.')).toBeTruthy();
  });

  it('asks for the attorneys again on mount, on focus and on reconnect (customer spec §7)', async () => {
    const api = supported();
    const { router } = visit(REPRESENTATION);
    await screen.findAllByRole('article');
    const asked = () => api.calls.filter(({ name }) => name.endsWith('/attorneys')).length;
    expect(asked()).toBe(1);
    await act(() => router.navigate('/help'));
    await waitFor(() => expect(screen.queryAllByRole('article')).toEqual([]));
    await act(() => router.navigate(REPRESENTATION));
    await screen.findAllByRole('article');
    await waitFor(() => expect(asked()).toBe(2));
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(asked()).toBe(3));
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(asked()).toBe(4));
  });

  it('says why an order is refused, that nothing was charged, and asks again whom one can hire', async () => {
    const api = supported().on('post', '/users/{id}/carts/{cartId}/cart-items', () => problem(422, 'REFUSED_BY_RULE'));
    visit(REPRESENTATION);
    await userEvent.click(await screen.findByRole('button', { name: 'Book Representation - $699.00' }));
    expect((await screen.findByRole('alert')).textContent).toContain('You haven’t been charged');
    await waitFor(() => expect(api.calls.filter(({ name }) => name.endsWith('/attorneys'))).toHaveLength(2));
  });

  it('shows the overview to collaborate where a state has no attorneys', async () => {
    supported().on('get', '/users/{id}/journey', unsupported);
    visit(REPRESENTATION);
    expect(await screen.findByText(/Troth doesn’t work with any attorneys in New York yet/)).toBeTruthy();
    expect(screen.queryByText(/review, edit/)).toBeNull();
    expect(await screen.findByRole('link', { name: 'Continue with your partner' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Book/ })).toBeNull();
  });

  it.each([
    [null, 'Add your attorney', null],
    ['2026-11-03T10:00:00.000Z', 'See your attorney', /^Iris Vale advises you, and has confirmed this version/],
  ])('leads from there to an attorney of one’s own, confirmed at %s', async (confirmedAt, words, said) => {
    const named = { ...stamps, ...nobody, id: ids.alex, documentId: ids.document, userId: ids.alex, name: 'Iris Vale' };
    const facts = { email: 'iris@vale.example', phoneNumber: null, firmName: 'Vale Law', barStateId: ids.newYork };
    supported()
      .on('get', '/users/{id}/journey', unsupported)
      .on('get', '/users/{id}/documents', () => [aDocument()])
      .on('get', '/users/{id}/documents/{docId}/external-attorney', () => ({
        attorney: confirmedAt === null ? null : { ...named, ...facts, confirmedAt, certificateFileId: null },
        link: null,
        refusal: null,
        confirmationRefusal: null,
        version: 'v1',
      }));
    visit(REPRESENTATION);
    expect((await screen.findByRole('link', { name: words })).getAttribute('href')).toBe('/own-attorney');
    if (said !== null) expect(screen.getByText(said)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save attorney' })).toBeNull();
  });

  it('leads to payment before the prenup is paid', async () => {
    supported().on('get', '/users/{id}/products/attorney-services/eligibility', () => ({
      ...eligible([]),
      isEligible: false,
      reason: 'PRENUP_NOT_PAID' as const,
    }));
    visit(REPRESENTATION);
    expect((await screen.findByRole('link', { name: 'Go to payment' })).getAttribute('href')).toBe('/payment');
  });

  it('asks who was bought representation by the partner to choose, and keeps the choice', async () => {
    const api = supported()
      .on('get', '/users/{id}/purchase-items', () => [aService({ userId: blake.id })])
      .on('patch', '/users/{id}/purchase-items/{pid}', () => aService({ attorneyId: anAttorney(1).id }));
    visit(REPRESENTATION);
    expect(await screen.findByText(/^Blake bought this for you/)).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Choose Adaeze Okafor' }));
    await waitFor(() => expect(api.calls.map(({ body }) => body)).toContainEqual({ attorneyId: anAttorney(1).id }));
    expect(api.calls.find(({ name }) => name.startsWith('PATCH'))?.headers.get('if-match')).toBe('"none"');
  });

  it('asks to choose again where the attorney who was chosen has left', async () => {
    const api = supported()
      .on('get', '/users/{id}/purchase-items', () => [aService({ attorneyId: anAttorney(3).id })])
      .on('patch', '/users/{id}/purchase-items/{pid}', () => aService({ attorneyId: anAttorney(1).id }));
    visit(REPRESENTATION);
    expect(await screen.findByText(/can no longer represent you/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Choose Adaeze Okafor' }));
    await waitFor(() => expect(api.calls.map(({ body }) => body)).toContainEqual({ attorneyId: anAttorney(1).id }));
  });

  it('says calmly that an attorney cannot act, at no cost, and shows three others first', async () => {
    supported()
      .on('get', '/users/{id}/purchase-items', () => [aService()])
      .on('get', '/users/{id}/documents/{docId}/attorneys', () =>
        availability({
          availableAttorneysForUser: [anAttorney(1), anAttorney(2), anAttorney(3), anAttorney(4)],
          declinedBy: { name: 'Gray Garland', at: '2026-11-20T10:00:00.000Z' },
        }),
      );
    visit(REPRESENTATION);
    expect(await screen.findByText('Gray Garland can’t act for you')).toBeTruthy();
    expect(screen.getByText(/choosing another attorney costs you nothing/)).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Choose / })).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Show more attorneys' }));
    expect(screen.getAllByRole('button', { name: /^Choose / })).toHaveLength(4);
    expect(screen.queryByRole('button', { name: 'Show more attorneys' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('article')[3]?.parentElement));
  });

  it('says why a choice is refused', async () => {
    supported()
      .on('get', '/users/{id}/purchase-items', () => [aService()])
      .on('patch', '/users/{id}/purchase-items/{pid}', () => problem(422, 'REFUSED_BY_RULE'));
    visit(REPRESENTATION);
    await userEvent.click(await screen.findByRole('button', { name: 'Choose Thomas Okafor' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
  });
});

describe('the way to attorney services', () => {
  it('is in the header by the rule, and on the dashboard as a card with the words of the specification', async () => {
    supported().on('get', '/users/{id}/products/attorney-services/eligibility', () =>
      eligible([
        anOffer({ bookingStatus: 'WAITING', action: 'BOOK' as never }),
        anOffer({ serviceType: 'Q_A', priceInCents: 4_900 }),
      ]),
    );
    visit('/');
    expect((await screen.findByRole('link', { name: 'Attorney services' })).getAttribute('href')).toBe(REPRESENTATION);
    expect(await screen.findByRole('heading', { name: 'Want Attorney Services?' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Book your Representation' }).getAttribute('href')).toBe(REPRESENTATION);
    const call = screen.getByRole('link', { name: 'Book Q&A - $49.00' });
    expect(call.getAttribute('href'), 'the service first, then the cart').toBe('/attorney-services?serviceType=Q_A');
    expect(screen.getByText(/^Hi Alex/)).toBeTruthy();
  });

  it.each([
    ['Q_A' as const, 'A call with an attorney'],
    ['REPRESENTATION' as const, 'Attorneys who represent you'],
    [null, 'Attorneys who represent you'],
  ])('opens without a service in the address what the header leads to (%s)', async (attorneyServicesButton, title) => {
    supported().on('get', '/users/{id}/journey', () => ({ ...paidCouple(), attorneyServicesButton }));
    visit('/attorney-services');
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  });

  it('opens the service that the address names, whatever the header leads to', async () => {
    supported().on('get', '/users/{id}/journey', () => ({ ...paidCouple(), attorneyServicesButton: 'Q_A' as const }));
    visit(REPRESENTATION);
    expect(await screen.findByRole('heading', { level: 1, name: 'Attorneys who represent you' })).toBeTruthy();
    expect(screen.queryByRole('heading', { level: 1, name: 'A call with an attorney' })).toBeNull();
  });

  it('is in the header to the call where that is what is open', async () => {
    supported().on('get', '/users/{id}/journey', () => ({ ...paidCouple(), attorneyServicesButton: 'Q_A' as const }));
    visit('/');
    expect((await screen.findByRole('link', { name: 'Attorney services' })).getAttribute('href')).toBe(
      '/attorney-services?serviceType=Q_A',
    );
  });

  it('is not in the header where the rule says no, and the card says when it cannot be loaded or is empty', async () => {
    supported()
      .on('get', '/users/{id}/journey', () => ({ ...paidCouple(), attorneyServicesButton: null }))
      .on('get', '/users/{id}/products/attorney-services/eligibility', () => problem(500, 'UNEXPECTED'));
    const failed = visit('/');
    expect(await screen.findByText('Error ocurred. Please refresh the page or contact support.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Attorney services' })).toBeNull();
    failed.unmount();
    supported().on('get', '/users/{id}/products/attorney-services/eligibility', () => eligible([]));
    visit('/');
    expect(await screen.findByText('No services available. Please contact support.')).toBeTruthy();
  });
});

describe('the appointment of a bought service', () => {
  const SLOTS = ['2030-06-17T14:00:00.000Z', '2030-06-17T15:00:00.000Z'];
  const aChoice = (changes: Partial<Schemas['BookingChoice']> = {}): Schemas['BookingChoice'] => ({
    purchaseItemId: aService().id,
    attorneyId: anAttorney(1).id,
    attorneyName: 'Adaeze Okafor',
    attorneyTimeZone: 'America/New_York',
    serviceType: 'REPRESENTATION',
    lengthMinutes: 30,
    refusal: null,
    slots: SLOTS.map((startAt) => ({ startAt, endAt: startAt.replace(':00:00', ':30:00') })),
    offeredTimes: [],
    bookingUrl: null,
    ...changes,
  });
  const anEvent = (changes: Partial<Schemas['Event']> = {}): Schemas['Event'] => ({
    id: '00000000-0000-4000-8000-0000000000d1',
    ...stamps,
    ...nobody,
    purchaseItemId: aService().id,
    attorneyId: anAttorney(1).id,
    attorneyName: 'Adaeze Okafor',
    beneficiaryUserId: ids.alex,
    clientName: 'Alex',
    serviceType: 'REPRESENTATION',
    eventStartAt: SLOTS[0]!,
    eventEndAt: '2030-06-17T14:30:00.000Z',
    eventStatus: 'BOOKED',
    serviceCompletedAt: null,
    cancelUrl: 'https://calendly.com/cancellations/1',
    rescheduleUrl: 'https://calendly.com/reschedulings/1',
    locationType: 'OUTBOUND_CALL',
    location: null,
    timeZone: 'America/Denver',
    provider: 'builtin',
    ...changes,
  });
  /** A client of Adaeze Okafor, at whose screen the appointments are those of `events` at any time. */
  const aClient = (choice: Schemas['BookingChoice'], events: Schemas['Event'][]) =>
    supported()
      .on('get', '/users/{id}/products/attorney-services/eligibility', () =>
        eligible([anOffer({ action: 'BOOK', bookingStatus: 'WAITING' })]),
      )
      .on('get', '/users/{id}/purchase-items', () => [
        aService({ attorneyId: anAttorney(1).id, bookingStatus: events.length === 0 ? 'WAITING' : 'SCHEDULED' }),
      ])
      .on('get', '/users/{id}/purchase-items/events', () => events)
      .on('get', '/users/{id}/purchase-items/{pid}/slots', () => choice);

  it('is booked once by a double click, and has the focus then', async () => {
    const events: Schemas['Event'][] = [];
    const api = aClient(aChoice(), events).on('post', '/users/{id}/purchase-items/{pid}/events', () => {
      events.push(anEvent());
      return anEvent();
    });
    visit(REPRESENTATION);
    const [first] = await within(await screen.findByRole('group', { name: /Choose a time on/ })).findAllByRole('radio');
    await userEvent.click(first!);
    await userEvent.clear(screen.getByRole('textbox', { name: /Your phone number/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /Your phone number/ }), '2125550123');
    await userEvent.dblClick(screen.getByRole('button', { name: /^Book .*2030/ }));
    const appointment = await screen.findByRole('article', { name: 'Appointment with Adaeze Okafor' });
    await waitFor(() => expect(appointment.contains(document.activeElement)).toBe(true));
    expect(api.calls.filter(({ name }) => name.startsWith('POST') && name.endsWith('/events'))).toHaveLength(1);
  });

  it('says at the times that one has to be chosen, and goes there', async () => {
    aClient(aChoice(), []);
    visit(REPRESENTATION);
    await userEvent.click(await screen.findByRole('button', { name: 'Book the call' }));
    const times = screen.getByRole('group', { name: /Choose a time on/, description: 'Choose a time first.' });
    expect(times.contains(document.activeElement)).toBe(true);
    await userEvent.click(within(times).getAllByRole('radio')[0]!);
    expect(screen.queryByText('Choose a time first.')).toBeNull();
  });

  it('shows the times that the attorney suggests above all others, and books one of them', async () => {
    const api = aClient(aChoice({ offeredTimes: [SLOTS[1]!] }), []).on(
      'post',
      '/users/{id}/purchase-items/{pid}/events',
      () => anEvent(),
    );
    visit(REPRESENTATION);
    const suggested = await screen.findByRole('group', { name: 'Adaeze Okafor suggests' });
    const others = screen.getByRole('group', { name: /Choose a time on/ });
    expect(suggested.compareDocumentPosition(others)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(within(suggested).getByRole('radio', { name: /^Monday, June 17, 2030/ }));
    await userEvent.clear(screen.getByRole('textbox', { name: /Your phone number/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /Your phone number/ }), '2125550123');
    await userEvent.click(screen.getByRole('button', { name: /^Book .*2030/ }));
    await waitFor(() => expect(api.sent('post')).toEqual([expect.objectContaining({ eventStartAt: SLOTS[1] })]));
  });

  it('suggests nothing where the attorney did not', async () => {
    aClient(aChoice(), []);
    visit(REPRESENTATION);
    await screen.findByRole('group', { name: /Choose a time on/ });
    expect(screen.queryByRole('group', { name: /suggests/ })).toBeNull();
  });

  it('leads to the support that books once the free rebooking is used', async () => {
    aClient(aChoice({ refusal: 'REBOOKING_USED' }), []);
    visit(REPRESENTATION);
    expect(await screen.findByText(/^You’ve used your free rebooking/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe('/help');
  });

  it('shows the times that the attorney offers: one is taken, or the time is kept', async () => {
    const events = [anEvent({ offeredTimes: ['2030-06-18T14:00:00.000Z'] })];
    const api = aClient(aChoice({ refusal: 'ALREADY_SCHEDULED' }), events)
      .on('post', '/users/{id}/purchase-items/{pid}/events/{eid}/keep-time', () => {
        events[0] = anEvent();
        return anEvent();
      })
      .on('post', '/users/{id}/purchase-items/{pid}/events/{eid}/reschedule', () => anEvent());
    visit(REPRESENTATION);
    expect(await screen.findByText('Adaeze Okafor suggests another time')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^Tuesday, June 18, 2030/ }));
    await waitFor(() =>
      expect(api.sent('post')).toEqual([expect.objectContaining({ eventStartAt: '2030-06-18T14:00:00.000Z' })]),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Keep my time' }));
    await waitFor(() => expect(screen.queryByText('Adaeze Okafor suggests another time')).toBeNull());
  });

  it('says, in the middle of a move, that the other window or the attorney has changed it', async () => {
    const events = [anEvent()];
    aClient(aChoice({ refusal: 'ALREADY_SCHEDULED' }), events);
    const { queryClient } = visit(REPRESENTATION);
    await userEvent.click(await screen.findByRole('button', { name: 'Choose another time' }));
    await userEvent.click((await screen.findAllByRole('radio')).at(-1)!);
    events[0] = anEvent({ eventStatus: 'CANCELED' });
    await queryClient.invalidateQueries();
    const appointment = screen.getByRole('article', { name: 'Appointment with Adaeze Okafor' });
    expect((await within(appointment).findByRole('alert')).textContent).toContain('This appointment has changed');
    await waitFor(() => expect(appointment.contains(document.activeElement)).toBe(true));
    expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
  });

  it('is booked, moved and canceled at Calendly where the attorney’s calendar is there', async () => {
    const url = 'https://calendly.com/adaeze/intake?utm_content=token';
    aClient(aChoice({ slots: [], bookingUrl: url }), []);
    const { unmount } = visit(REPRESENTATION);
    const link = await screen.findByRole('link', { name: 'Choose a time on Calendly' });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([url, 'noopener noreferrer']);
    unmount();
    aClient(aChoice({ refusal: 'ALREADY_SCHEDULED', slots: [] }), [anEvent({ provider: 'calendly' })]);
    visit(REPRESENTATION);
    const move = await screen.findByRole('link', { name: 'Choose another time' });
    expect(move.getAttribute('href')).toBe(anEvent().rescheduleUrl);
    expect(screen.getByRole('link', { name: 'Cancel the appointment' }).getAttribute('href')).toBe(anEvent().cancelUrl);
  });
});
