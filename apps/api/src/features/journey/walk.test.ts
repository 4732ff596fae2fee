import { closePdfRenderer } from '@troth/agreement/pdf';
import { contentId } from '@troth/content/ids';
import { prenupTemplateId } from '@troth/content/jurisdictions';
import type { AppointmentEvent, PurchaseItem } from '@troth/domain/purchases';
import type { BookingChoice } from '@troth/domain/booking';
import type { Notarization } from '@troth/domain/notarization';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { acknowledge, generateNow } from '../../testing/agreements';
import { completeQuestionnaires, type GivenAnswers } from '../../testing/answers';
import { MORNINGS } from '../../testing/appointments';
import { aNewcomer, anAdmin, anAttorney, type TestCouple, type TestPerson } from '../../testing/builders';
import { confirmBothReceipts, discloseEnough } from '../../testing/disclosures';
import { confirmFindings } from '../../testing/findings';
import { readLastMail } from '../../testing/mails';
import { bothSignAtSandbox, pressAtSandbox } from '../../testing/notarizations';
import { rawPdf } from '../../testing/pdfs';
import { payAt, payForPrenup } from '../../testing/purchases';
import { paidForNotary } from '../../testing/reviewed-couples';
import { sealedFile } from '../../testing/signed-agreements';
import { TEST_NOW, type TestApp, testApp } from '../../testing/test-app';
import { settleNotarization } from '../notarizations/transaction-settling';
import { refundItem } from '../payments/refund-item';
import { settlingOf } from '../../kernel/jobs/settling';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
beforeEach(() => api.clock.set(TEST_NOW));
afterAll(async () => {
  await api.close();
  await closePdfRenderer();
});

interface Journey {
  readonly documentId: string | null;
  readonly isPaid: boolean;
  readonly isNotarizationPaid: boolean;
  readonly nextStep: { readonly key: string; readonly path: string };
  readonly sections: readonly {
    readonly sectionKey: string;
    readonly path: string;
    readonly status: string;
    readonly lock: string | null;
  }[];
  readonly menu: Readonly<
    Record<'items' | 'secondary', readonly { readonly path: string; readonly isEnabled: boolean }[]>
  >;
  readonly isQuestionnaireComplete: boolean;
  readonly disclosure: { readonly pendingDisputes: number };
  readonly alignment: { readonly access: string; readonly openDisputes: number };
  readonly document: {
    readonly reviewedAt: string | null;
    readonly lastGeneratedAt: string | null;
    readonly finalizedAt: string | null;
    readonly isInEditor: boolean;
    readonly isNotarized: boolean;
  } | null;
  readonly notarizationBlocker: string | null;
  readonly attorneyServicesButton: string | null;
  readonly counsel: {
    readonly attorneys: readonly { readonly side: string; readonly isApproved: boolean }[];
    readonly nextCall: { readonly eventStartAt: string; readonly serviceType: string } | null;
  };
}

interface Way {
  readonly name: string;
  readonly state: string;
  readonly notary: 'ONLINE' | 'PAPER';
  readonly given?: GivenAnswers;
  /** A call about questions for the first partner, or an attorney who represents each of them. */
  readonly counsel?: 'CALL' | 'REPRESENTATION';
  /** What happens on the way that sends the couple back a step. */
  readonly turns?: readonly ('REFUND' | 'REGENERATE' | 'SCAN_TAKEN_BACK')[];
}

/** Refused, a call names the step that the screen showed and could not be taken. */
function taken<T>(step: string, reply: { readonly status: number; readonly body: T }): T {
  expect(reply.status, `${step} was refused: ${JSON.stringify(reply.body)}`).toBeLessThan(300);
  return reply.body;
}

let newcomers = 0;
async function signsUp(firstName: string): Promise<TestPerson> {
  newcomers += 1;
  const { claims } = aNewcomer(`walker-${newcomers}`);
  const creation = { userType: 'CUSTOMER', termsAgreed: true, termsVersion: '2026-01', firstName, lastName: 'Walker' };
  const { id } = taken('Sign-up', await api.post<{ id: string }>('/users', creation, { claims }));
  return { id, email: String(claims['email']), claims };
}

/** Signs up, chooses the state and brings the partner in by the mailed link. */
async function begins({ state }: Way): Promise<TestCouple> {
  const a = await signsUp('Ada');
  expect((await journeyOf(a)).nextStep.key).toBe('CHOOSE_STATE');
  const chosen = { stateId: contentId('state', state), userAId: a.id, templateId: prenupTemplateId };
  const { id: documentId } = taken('Choosing the state', await api.post<{ id: string }>('/documents', chosen, a));
  const b = await signsUp('Ben');
  taken('Inviting', await api.post(`/users/${a.id}/invite`, { email: b.email }, a));
  await api.runJobs();
  const token = /invitation=([\w-]+)/.exec((await readLastMail(api, b.email)).bodyText)?.[1] ?? '';
  taken('Opening the invitation', await api.post('/invitations/open', { token }, b));
  const accept = `/users/${b.id}/documents/${documentId}/accept-invite?token=${token}&confirmed=true`;
  const headers = { origin: api.services.config.origins.customer };
  taken('Accepting', await api.request('GET', accept, { as: b, headers }));
  return { a, b, documentId };
}

const journeyOf = async (person: TestPerson): Promise<Journey> =>
  taken('The dashboard', await api.get<Journey>(`/users/${person.id}/journey`, person));

/** The step that a person is shown leads nowhere that is dimmed, locked or finished. */
function expectOpen({ nextStep, menu, sections }: Journey): void {
  const [path = ''] = nextStep.path.split(/[?#]/);
  // "Review & Notarize" is the notary's item, dimmed until both have reviewed (customer spec §6); the review is open.
  const entry = [...menu.items, ...menu.secondary].find((each) => each.path === path && path !== '/documents/review');
  if (entry !== undefined) expect(entry.isEnabled, `${nextStep.key} leads to ${path}, which is dimmed`).toBe(true);
  const section = sections.find((each) => each.path === path);
  if (section === undefined) return;
  expect(section.lock).toBeNull();
  expect(section.status, `${nextStep.key} leads to ${path}, which has nothing open`).toMatch(
    /^(NOT_STARTED|IN_PROGRESS)$/,
  );
}

/** What the partner does while a person waits: whoever waits is told whom for, and that partner is told to do it. */
const AWAITED: Readonly<Record<string, RegExp>> = {
  WAIT_FOR_PARTNER: /^(CHOOSE_STATE|ANSWER_QUESTIONNAIRE|PAY|BOOK_REPRESENTATION)$/,
  WAIT_FOR_PARTNER_ATTORNEY: /^(BOOK_ATTORNEY|MEET_ATTORNEY)$/,
  // The attorneys are waited for, by both.
  WAIT_FOR_APPROVAL: /^WAIT_FOR_APPROVAL$/,
  WAIT_FOR_PARTNER_DISCLOSURE: /^DISCLOSE_FINANCES$/,
  WAIT_FOR_PARTNER_REVIEW: /^REVIEW$/,
};

/** The step that a person is shown is what there is to do, by the rest of what the same screen shows, and by the partner's. */
function expectTrue({ nextStep: { key }, ...shown }: Journey, other: Journey): void {
  const { document, alignment, disclosure } = shown;
  const isMade = document !== null && document.lastGeneratedAt !== null;
  const open = shown.sections.filter(({ status }) => /^(NOT_STARTED|IN_PROGRESS)$/.test(status));
  const isDecided = document !== null && (document.reviewedAt !== null || document.finalizedAt !== null);
  const claims: Readonly<Record<string, boolean>> = {
    ANSWER_QUESTIONNAIRE: open.length > 0 && !shown.isQuestionnaireComplete && !isMade,
    BOOK_REPRESENTATION:
      shown.isPaid && open.length > 0 && open.every(({ lock }) => lock === 'REPRESENTATION_NEEDED') && !isMade,
    PAY: !shown.isPaid && !isMade,
    DISCLOSE_FINANCES: shown.isPaid && shown.isQuestionnaireComplete && !isMade,
    WAIT_FOR_PARTNER: shown.isQuestionnaireComplete && alignment.access !== 'OPEN',
    WAIT_FOR_PARTNER_DISCLOSURE: alignment.access === 'OPEN' && alignment.openDisputes === 0 && !isMade,
    GENERATE:
      alignment.access === 'OPEN' && alignment.openDisputes === 0 && disclosure.pendingDisputes === 0 && !isMade,
    BOOK_ATTORNEY: isMade && shown.notarizationBlocker === 'OWN_ATTORNEY_NOT_BOOKED' && shown.counsel.nextCall === null,
    MEET_ATTORNEY: isMade && shown.notarizationBlocker === 'OWN_ATTORNEY_NOT_BOOKED' && shown.counsel.nextCall !== null,
    WAIT_FOR_PARTNER_ATTORNEY: isMade && shown.notarizationBlocker === 'PARTNER_ATTORNEY_NOT_BOOKED',
    WAIT_FOR_APPROVAL:
      isMade && document.isInEditor && shown.counsel.attorneys.some(({ isApproved }) => !isApproved) && !isDecided,
    REVIEW: isMade && document.reviewedAt === null,
    WAIT_FOR_PARTNER_REVIEW: isMade && document.reviewedAt === null,
    NOTARIZE: isMade && isDecided && !document.isNotarized,
    DONE: document?.isNotarized === true,
  };
  expect(claims[key], `${key} is what there is to do`).toBe(true);
  const awaited = AWAITED[key];
  if (awaited !== undefined) expect(other.nextStep.key, `what the partner does during ${key}`).toMatch(awaited);
}

/** Opens the section to which the step leads, and its questions. */
async function opensSection(person: TestPerson, path: string): Promise<void> {
  const root = `/users/${person.id}/questionnaire-sections`;
  const sections = await api.get<{ id: string; path: string }[]>(root, person);
  const section = taken('The questionnaire', sections).find((each) => each.path === path);
  expect(section, `No section is at ${path}`).toBeDefined();
  const questions = await api.get<unknown[]>(`${root}/${section?.id}/groups`, person);
  expect(taken('The section', questions).length).toBeGreaterThan(0);
}

/** Answers the section to which the step leads, as both partners do. */
async function answersSection(way: Way, couple: TestCouple, { sections, nextStep }: Journey): Promise<void> {
  const meant = sections.find(({ path }) => path === nextStep.path)?.sectionKey;
  await completeQuestionnaires(api, couple, { both: way.given ?? {} }, (key) => key === meant);
}

async function reviews(couple: TestCouple, person: TestPerson): Promise<void> {
  const reviewedAt = api.clock.now().toISOString();
  taken('REVIEW', await api.patch(`/documents/${couple.documentId}`, { reviewedAt }, person));
  await api.runJobs();
}

async function versionOf({ a, documentId }: TestCouple): Promise<string> {
  const path = `/documents/${documentId}/notarization-outlook`;
  const outlook = taken(
    '/notarize',
    await api.get<{ version: string; wait: { endsAt: string | null } | null }>(path, a),
  );
  const endsAt = outlook.wait?.endsAt ?? null;
  if (endsAt !== null && new Date(endsAt) > api.clock.now()) api.clock.set(new Date(endsAt));
  return outlook.version;
}

async function signsOnline(couple: TestCouple): Promise<void> {
  const { a, documentId } = couple;
  await paidForNotary(api, couple);
  const headers = { 'if-match': `"${await versionOf(couple)}"`, 'idempotency-key': crypto.randomUUID() };
  const path = `/documents/${documentId}/notarizations/proof`;
  const { id: notarizationId } = taken('NOTARIZE', await api.request<Notarization>('POST', path, { as: a, headers }));
  await settleNotarization(api.services, { notarizationId });
  await bothSignAtSandbox(api, couple);
  await pressAtSandbox(api, a.id, { kind: 'ACKNOWLEDGE' });
  await settleNotarization(api.services, { notarizationId });
  await api.runJobs();
}

async function addsScan(couple: TestCouple): Promise<Notarization> {
  const { a, documentId } = couple;
  const version = await versionOf(couple);
  const body = new FormData();
  body.append('file', new File([new Uint8Array(rawPdf())], 'scan.pdf'));
  const facts = {
    signedOn: api.clock.now().toISOString().slice(0, 10),
    notaryName: 'Nora Notary',
    notaryCommissionNumber: '123456',
    notaryState: 'OH',
    notaryCounty: 'Dane',
    commissionExpiresOn: '2028-01-31',
    witnesses: 'Wim Witness',
  };
  for (const [name, value] of Object.entries(facts)) body.append(name, value);
  const headers = { 'if-match': `"${version}"` };
  const path = `/documents/${documentId}/notarizations`;
  return taken('NOTARIZE', await api.request<Notarization>('POST', path, { as: a, body, headers }));
}

async function signsOnPaper(couple: TestCouple, isTakenBack: boolean): Promise<void> {
  const { a, b, documentId } = couple;
  taken('The sheet', await api.get(`/documents/${documentId}/signing-sheet`, b));
  if (isTakenBack) {
    const { id } = await addsScan(couple);
    await api.request('DELETE', `/documents/${documentId}/notarizations/${id}`, { as: a });
    expect((await journeyOf(b)).nextStep.key).toBe('NOTARIZE');
  }
  const { id, scan } = await addsScan(couple);
  const read = { fileSha256: scan?.fileSha256 };
  taken('Confirming the scan', await api.post(`/notarizations/${id}/confirm`, read, b));
  await api.runJobs();
}

async function isGivenBack(person: TestPerson): Promise<void> {
  const admin = await anAdmin(api);
  const { id, pricePaidInCents } = await api.db
    .selectFrom('purchaseItems')
    .select(['id', 'pricePaidInCents'])
    .where('userId', '=', person.id)
    .executeTakeFirstOrThrow();
  await api.db.transaction().execute((tx) =>
    refundItem(settlingOf(api.services, tx), id, {
      amountInCents: pricePaidInCents,
      reason: 'They asked for it',
      isComplimentary: false,
      requestedById: admin.id,
    }),
  );
  await api.runJobs();
}

async function regenerates({ a, documentId }: TestCouple): Promise<void> {
  const cleared = { reviewedAt: null, lastGeneratedInputHash: null, lastGeneratedAt: null };
  taken('Regenerating', await api.patch(`/documents/${documentId}`, cleared, a));
}

/** An attorney of the state who takes calls in the mornings. */
async function anAttorneyOf(state: string): Promise<TestPerson> {
  const attorney = await anAttorney(api, { states: [state] });
  taken('Hours', await api.put(`/users/${attorney.id}/attorneys/${attorney.id}/hours`, MORNINGS, attorney));
  return attorney;
}

/** Buys a service through the cart, the checkout and the sandbox page, with the attorney chosen in the order. */
async function orders(person: TestPerson, item: { product: string; quantity: number; attorney: TestPerson }) {
  const { product, quantity, attorney } = item;
  const { id: cartId } = taken(
    'The cart',
    await api.post<{ id: string }>(`/users/${person.id}/carts`, { cartStatus: 'UNPAID' }, person),
  );
  const line = { productId: contentId('product', product), quantity, chosenAttorneyId: attorney.id };
  taken('The order', await api.post(`/users/${person.id}/carts/${cartId}/cart-items`, line, person));
  const { sessionId } = taken(
    'Checkout',
    await api.post<{ sessionId: string }>(`/users/${person.id}/checkout`, { cartId }, person),
  );
  await payAt(api, sessionId, '4242');
  await api.runJobs();
}

const servicesOf = async (person: TestPerson, productType: string): Promise<PurchaseItem | undefined> =>
  taken('Services', await api.get<PurchaseItem[]>(`/users/${person.id}/purchase-items`, person)).find(
    (item) => item.product?.productType === productType && item.beneficiaryUserId === person.id,
  );

/** Chooses the attorney of a service where none is chosen yet, and books the first time that is offered. */
async function books(person: TestPerson, productType: string, attorney: TestPerson): Promise<AppointmentEvent> {
  const item = await servicesOf(person, productType);
  expect(item, `${productType} was bought`).toBeDefined();
  const root = `/users/${person.id}/purchase-items/${item?.id}`;
  if (item?.attorneyId == null) taken('Choosing', await api.patch(root, { attorneyId: attorney.id }, person));
  const { slots } = taken('The times', await api.get<BookingChoice>(`${root}/slots`, person));
  const booking = { eventStartAt: slots[0]?.startAt, phoneNumber: '+12125550123', timeZone: 'America/New_York' };
  return taken('Booking', await api.post<AppointmentEvent>(`${root}/events`, booking, person));
}

/** The day of the call comes; the attorney says that there is no conflict, calls, and records that it took place. */
async function meets(couple: TestCouple, person: TestPerson, attorney: TestPerson): Promise<void> {
  const events = `/users/${person.id}/purchase-items/events?filter=future`;
  const [event] = taken('The appointment', await api.get<AppointmentEvent[]>(events, person));
  expect((await journeyOf(person)).counsel.nextCall?.eventStartAt).toBe(event?.eventStartAt);
  const root = `/users/${attorney.id}/attorneys/${attorney.id}`;
  const answer = { documentId: couple.documentId, answer: 'NO_CONFLICT' };
  taken('No conflict', await api.post(`${root}/clients/${person.id}/conflict-answer`, answer, attorney));
  const endsAt = new Date(event?.eventEndAt ?? '');
  if (endsAt > api.clock.now()) api.clock.set(endsAt);
  taken('The call', await api.post(`${root}/events/${event?.id}/complete`, undefined, attorney));
  await api.runJobs();
  expect((await journeyOf(person)).counsel.nextCall).toBeNull();
}

/** A call for one's own questions: bought, booked, seen on the dashboard and had, without holding anything up. */
async function hasCall(couple: TestCouple, person: TestPerson, attorney: TestPerson): Promise<void> {
  const before = (await journeyOf(person)).nextStep;
  await orders(person, { product: 'q_a', quantity: 1, attorney });
  await books(person, 'Q_A', attorney);
  const booked = await journeyOf(person);
  expect(booked.counsel.nextCall?.serviceType).toBe('Q_A');
  expect(booked.nextStep, 'a call of one’s own holds nothing up').toEqual(before);
  await meets(couple, person, attorney);
}

async function approves({ documentId }: TestCouple, attorney: TestPerson): Promise<void> {
  taken('Approving', await api.post(`/documents/${documentId}/approval/grant`, undefined, attorney));
  await api.runJobs();
}

/** The sealed file is what the walk ends with: it is in the vault, for both, and brings its text (ADR 0183). */
async function expectSealed({ a, b, documentId }: TestCouple): Promise<void> {
  for (const person of [a, b]) {
    const path = `/documents/${documentId}/vault`;
    const { items } = taken('The vault', await api.get<{ items: { kind: string }[] }>(path, person));
    expect(items.map(({ kind }) => kind)).toContain('SEALED');
  }
  const { id } = await api.db
    .selectFrom('notarizations')
    .select('id')
    .where('documentId', '=', documentId)
    .where('notarizationCompletedAt', 'is not', null)
    .executeTakeFirstOrThrow();
  const file = Buffer.from(await sealedFile(api, id)).toString('latin1');
  expect(file).toMatch(/\/AFRelationship \/Data/);
}

const WAITS = new Set([
  'WAIT_FOR_PARTNER',
  'WAIT_FOR_PARTNER_DISCLOSURE',
  'WAIT_FOR_PARTNER_ATTORNEY',
  'WAIT_FOR_APPROVAL',
  'WAIT_FOR_PARTNER_REVIEW',
]);
const MOST_STEPS = 40;

/** Walks a couple by the steps that its dashboards show, and by nothing else. @returns the steps, in order. */
async function walks(way: Way): Promise<string[]> {
  const couple = await begins(way);
  const { a, b, documentId } = couple;
  const turns = new Set(way.turns);
  const attorneys = way.counsel === undefined ? [] : [await anAttorneyOf(way.state), await anAttorneyOf(way.state)];
  const attorneyOf = (person: TestPerson) => attorneys[person === a ? 0 : 1]!;
  const waitingForCall = new Set(way.counsel === 'CALL' ? [a] : []);
  const steps: string[] = [];
  for (let count = 0; count < MOST_STEPS; count += 1) {
    const shown = [
      { person: a, other: b, journey: await journeyOf(a) },
      { person: b, other: a, journey: await journeyOf(b) },
    ] as const;
    for (const { journey } of shown) expectOpen(journey);
    expectTrue(shown[0].journey, shown[1].journey);
    expectTrue(shown[1].journey, shown[0].journey);
    if (shown.every(({ journey }) => journey.nextStep.key === 'DONE')) {
      await expectSealed(couple);
      return steps;
    }
    if (shown.every(({ journey }) => journey.nextStep.key === 'WAIT_FOR_APPROVAL')) {
      steps.push('WAIT_FOR_APPROVAL');
      const left = ['A', 'B'].indexOf(
        shown[0].journey.counsel.attorneys.find(({ isApproved }) => !isApproved)?.side ?? '',
      );
      await approves(couple, attorneys[left]!);
      continue;
    }
    const able = shown.filter(({ journey: { nextStep } }) => !WAITS.has(nextStep.key) && nextStep.key !== 'DONE');
    // Both are needed to create the agreement: who still has something of their own to do goes first.
    const acting = able.find(({ journey: { nextStep } }) => nextStep.key !== 'GENERATE') ?? able[0];
    if (acting === undefined) throw new Error(`Both wait: ${shown.map((one) => one.journey.nextStep.key).join(', ')}`);
    const { person, other, journey } = acting;
    const { key } = journey.nextStep;
    steps.push(key);
    switch (key) {
      case 'ANSWER_QUESTIONNAIRE':
        await opensSection(person, journey.nextStep.path);
        await answersSection(way, couple, journey);
        break;
      case 'PAY':
        await payForPrenup(api, person);
        if (turns.delete('REFUND')) {
          await isGivenBack(person);
          expect((await journeyOf(person)).isPaid).toBe(false);
        } else if (waitingForCall.delete(person)) await hasCall(couple, person, attorneyOf(person));
        break;
      case 'BOOK_REPRESENTATION':
        await orders(person, { product: 'representation', quantity: 2, attorney: attorneyOf(person) });
        break;
      case 'BOOK_ATTORNEY':
        await books(person, 'REPRESENTATION', attorneyOf(person));
        break;
      case 'MEET_ATTORNEY':
        await meets(couple, person, attorneyOf(person));
        break;
      case 'DISCLOSE_FINANCES':
        await discloseEnough(api, person, documentId, 1_234_567);
        break;
      case 'GENERATE':
        taken(key, await api.get(`/documents/${documentId}/generation`, person));
        await confirmBothReceipts(api, couple);
        for (const one of [person, other]) taken(key, await acknowledge(api, one));
        for (const one of [person, other]) await confirmFindings(api, couple, one);
        await generateNow(api, couple);
        break;
      case 'REVIEW':
        if (turns.delete('REGENERATE')) await regenerates(couple);
        else await reviews(couple, person);
        break;
      case 'NOTARIZE':
        if (way.notary === 'ONLINE') await signsOnline(couple);
        else await signsOnPaper(couple, turns.delete('SCAN_TAKEN_BACK'));
        break;
      default:
        throw new Error(`No couple of this walk knows ${key}.`);
    }
  }
  throw new Error(`No end after ${steps.join(', ')}`);
}

const WAYS: readonly Way[] = [
  { name: 'before an online notary in Texas', state: 'TX', notary: 'ONLINE', given: { at_signing: ['online'] } },
  { name: 'on paper in New York, after a call about questions', state: 'NY', notary: 'PAPER', counsel: 'CALL' },
  {
    name: 'on paper in California, each with an attorney, after seven days',
    state: 'CA',
    notary: 'PAPER',
    counsel: 'REPRESENTATION',
    given: { un_hire_attorney: ['through_service'] },
  },
  {
    name: 'on paper in Ohio, having answered online',
    state: 'OH',
    notary: 'PAPER',
    given: { at_signing: ['online'] },
  },
  {
    name: 'with waivers in Colorado',
    state: 'CO',
    notary: 'PAPER',
    given: { ss_choice: ['state_law'], un_disclosure_level: ['waive_more'] },
  },
  { name: 'paid, refunded and paid again in Florida', state: 'FL', notary: 'PAPER', turns: ['REFUND'] },
  { name: 'created twice in Illinois', state: 'IL', notary: 'ONLINE', turns: ['REGENERATE'] },
  { name: 'with a scan taken back in Wisconsin', state: 'WI', notary: 'PAPER', turns: ['SCAN_TAKEN_BACK'] },
  { name: 'with witnesses in Minnesota', state: 'MN', notary: 'PAPER' },
  {
    name: 'refunded and created twice in Washington',
    state: 'WA',
    notary: 'ONLINE',
    turns: ['REFUND', 'REGENERATE'],
  },
];

describe('from sign-up to the vault by the next step alone', () => {
  it.each(WAYS.map((way) => [way.name, way] as const))('%s', async (_name, way) => {
    const steps = await walks(way);
    const decides =
      way.counsel === 'REPRESENTATION'
        ? ['BOOK_REPRESENTATION', 'BOOK_ATTORNEY', 'MEET_ATTORNEY', 'WAIT_FOR_APPROVAL']
        : ['REVIEW'];
    expect(steps).toEqual(expect.arrayContaining(['PAY', 'GENERATE', ...decides, 'NOTARIZE']));
    expect(steps.filter((step) => step === 'GENERATE')).toHaveLength(way.turns?.includes('REGENERATE') ? 2 : 1);
  });
});
