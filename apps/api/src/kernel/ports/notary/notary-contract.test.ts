import { createHash, randomUUID } from 'node:crypto';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Problem } from '../../http/problem';
import { aCouple, type TestCouple } from '../../../testing/builders';
import { aFileOf, bothSignAtSandbox, pressAtSandbox, sandboxOf } from '../../../testing/notarizations';
import { statementPdf } from '../../../testing/pdfs';
import { aProofServer, type ProofServer } from '../../../testing/proof-server';
import { TEST_NOW, type TestApp, testApp } from '../../../testing/test-app';
import { signNotice } from './notary-notice';
import type { NewTransaction, NotaryPort, NotaryTransaction } from './notary-port';

let api: TestApp;
let proof: ProofServer;
beforeAll(async () => {
  api = await testApp();
  proof = await aProofServer(() => api.clock.now());
});
afterAll(async () => {
  await api.close();
  await proof.close();
});
beforeEach(() => {
  api.clock.set(TEST_NOW);
  proof.process('done');
});

/** What a test does on the provider's own pages. */
interface Stage {
  readonly port: NotaryPort;
  sign(id: string, couple: TestCouple): Promise<void>;
  complete(id: string, couple: TestCouple): Promise<void>;
  refuse(id: string, couple: TestCouple, reason: string): Promise<void>;
  /** A delivery about a transaction, signed as the provider signs. */
  deliver(body: string): Promise<Headers>;
}

const alone = [
  { kind: 'CHOOSE', isTogether: false },
  { kind: 'IDENTIFY', passes: true },
  { kind: 'JOIN' },
  { kind: 'SIGN' },
] as const;

const stages: Record<'SANDBOX' | 'PROOF', () => Stage> = {
  SANDBOX: () => ({
    port: sandboxOf(api),
    sign: (_id, { a }) => pressAtSandbox(api, a.id, ...alone),
    complete: async (_id, couple) => {
      await bothSignAtSandbox(api, couple);
      await pressAtSandbox(api, couple.a.id, { kind: 'WITNESS', names: ['Wilma Witness'] }, { kind: 'ACKNOWLEDGE' });
    },
    refuse: async (_id, couple, reason) => {
      await bothSignAtSandbox(api, couple);
      await pressAtSandbox(api, couple.b.id, { kind: 'REFUSE', reason });
    },
    deliver: async (body) => new Headers({ 'x-notarize-signature': await sandboxOf(api).sign(api.db, body) }),
  }),
  PROOF: () => ({
    port: proof.port,
    sign: (id, { a }) => Promise.resolve(proof.sign(id, a.id)),
    complete: (id) => Promise.resolve(proof.complete(id)),
    refuse: (id, _couple, reason) => Promise.resolve(proof.reject(id, reason)),
    deliver: (body) =>
      Promise.resolve(
        new Headers({ 'x-notarize-signature': signNotice(proof.settings.signingKey, Buffer.from(body)) }),
      ),
  }),
};

const wanted = ({ a, b }: TestCouple, changes: Partial<NewTransaction> = {}): NewTransaction => ({
  reference: randomUUID(),
  name: 'Prenuptial Agreement',
  signers: [a, b].map(({ id, email }, place) => ({
    reference: id,
    role: 'PARTNER',
    email,
    firstName: 'First',
    middleName: place === 0 ? null : 'Middle',
    lastName: 'Last',
    phoneNumber: place === 0 ? '+12125550123' : null,
  })),
  activatesAt: null,
  expiresAt: new Date('2026-07-15T12:00:00.000Z'),
  returnUrl: 'https://app.example/notarize',
  messageToSigners: 'Please have an identity paper at hand.',
  ...changes,
});

describe.each(['SANDBOX', 'PROOF'] as const)('a notary provider (%s)', (provider) => {
  let stage: Stage;
  beforeAll(() => {
    stage = stages[provider]();
  });
  const now = () => api.clock.now();

  /** A transaction that both partners can sign. */
  async function active(isWitnessRequired = true) {
    const { port } = stage;
    const couple = await aCouple(api);
    const file = await aFileOf(api, couple);
    const asked = wanted(couple);
    const { id } = await port.create(api.db, asked, now());
    await port.addFile(
      api.db,
      id,
      { reference: file.id, name: 'Agreement.pdf', bytes: file.bytes, isWitnessRequired },
      now(),
    );
    return { couple, file, asked, transaction: await port.activate(api.db, id, now()) };
  }
  const read = async (id: string): Promise<NotaryTransaction> => {
    const found = await stage.port.read(api.db, id, now());
    if (found === null) throw new Error('It is gone.');
    return found;
  };

  it('opens a draft, takes the file, and lets both partners in by links of their own', async () => {
    const { port } = stage;
    const couple = await aCouple(api);
    const asked = wanted(couple);
    const draft = await port.create(api.db, asked, now());
    expect(draft).toMatchObject({ reference: asked.reference, status: 'draft', document: 'MISSING', record: null });
    const file = await aFileOf(api, couple);
    const sent = { reference: file.id, name: 'Agreement.pdf', bytes: file.bytes, isWitnessRequired: false };
    expect(await port.addFile(api.db, draft.id, sent, now())).toMatchObject({ status: 'draft', document: 'READY' });
    const transaction = await port.activate(api.db, draft.id, now());
    expect(transaction.status).toBe('active');
    expect(transaction.signers.map(({ reference, isDone }) => [reference, isDone])).toEqual([
      [couple.a.id, false],
      [couple.b.id, false],
    ]);
    const [ofA, ofB] = transaction.signers.map(({ link }) => new URL(link ?? '').href);
    expect(ofA).not.toBe(ofB);
    expect(await port.activate(api.db, draft.id, now())).toEqual(transaction);
  });

  it('is found again under our id, the oldest of several, and none under another one', async () => {
    const { port } = stage;
    const asked = wanted(await aCouple(api));
    const first = await port.create(api.db, asked, now());
    api.clock.advance(1000);
    await port.create(api.db, asked, now());
    expect((await port.findByReference(api.db, asked.reference, TEST_NOW, now()))?.id).toBe(first.id);
    expect(await port.findByReference(api.db, randomUUID(), TEST_NOW, now())).toBeNull();
  });

  it('says who is done, and of a complete one who acted and when', async () => {
    const { couple, transaction } = await active();
    await stage.sign(transaction.id, couple);
    const partial = await read(transaction.id);
    expect(partial.status).toBe('partially_complete');
    expect(partial.signers.map(({ isDone }) => isDone)).toEqual([true, false]);

    const other = await active();
    api.clock.advance(60_000);
    await stage.complete(other.transaction.id, other.couple);
    const complete = await read(other.transaction.id);
    expect(complete).toMatchObject({ status: 'complete', rejection: null });
    expect(complete.signers.map(({ isDone, doneAt }) => [isDone, doneAt])).toEqual([
      [true, now()],
      [true, now()],
    ]);
    expect(complete.record?.witnesses).toEqual(['Wilma Witness']);
    expect(complete.record?.notary?.name).toMatch(/notary/i);
    const events = complete.record?.events.map(({ kind, reference }) => [kind, reference]) ?? [];
    expect(events).toEqual(
      expect.arrayContaining([
        ['SIGNED', other.couple.a.id],
        ['SIGNED', other.couple.b.id],
        ['ACKNOWLEDGED', null],
        ['COMPLETED', null],
      ]),
    );
  });

  it('gives the notarized file of a complete transaction', async () => {
    const { couple, file, transaction } = await active();
    await stage.complete(transaction.id, couple);
    const pdf = await PDFDocument.load(await stage.port.notarizedFile(api.db, transaction.id, now()));
    const before = await PDFDocument.load(file.bytes);
    expect(pdf.getPageCount()).toBeGreaterThanOrEqual(before.getPageCount());
  });

  it('says why the notary refused the document', async () => {
    const { couple, transaction } = await active(false);
    await stage.refuse(transaction.id, couple, 'A page is missing.');
    expect(await read(transaction.id)).toMatchObject({
      status: 'complete_with_rejections',
      rejection: 'A page is missing.',
      record: null,
    });
  });

  it('is taken back until somebody has signed, as often as one likes, and not afterwards', async () => {
    const { port } = stage;
    const [gone, signed] = [await active(), await active()];
    expect(await port.withdraw(api.db, gone.transaction.id, now())).toBe('WITHDRAWN');
    expect(await port.withdraw(api.db, gone.transaction.id, now())).toBe('WITHDRAWN');
    expect(await port.read(api.db, gone.transaction.id, now())).toBeNull();
    expect(await port.findByReference(api.db, gone.asked.reference, TEST_NOW, now())).toBeNull();
    await stage.sign(signed.transaction.id, signed.couple);
    expect(await port.withdraw(api.db, signed.transaction.id, now())).toBe('REFUSED');
    expect(await port.read(api.db, signed.transaction.id, now())).not.toBeNull();
  });

  it('reads deliveries with the signature over their very bytes alone', async () => {
    const body = JSON.stringify({ event: 'transaction.completed', data: { transaction_id: 'ot_abc' } });
    const headers = await stage.deliver(body);
    const notice = (text: string, own: Headers) => stage.port.readNotice(api.db, own, Buffer.from(text));
    expect(await notice(body, headers)).toEqual({
      deliveryId: createHash('sha256').update(body).digest('hex'),
      type: 'transaction.completed',
      objectId: 'ot_abc',
    });
    const named = new Headers([...headers, ['x-request-id', 'r-1']]);
    expect((await notice(body, named))?.deliveryId).toBe('r-1');
    expect(await notice(body.replace('abc', 'abd'), headers)).toBeNull();
    expect(await notice(body, new Headers())).toBeNull();
    expect(await notice(body, new Headers({ 'x-notarize-signature': 'x' }))).toBeNull();
    expect(
      await notice(body, new Headers({ 'x-notarize-signature': signNotice('another', Buffer.from(body)) })),
    ).toBeNull();
    expect(await notice('no json', await stage.deliver('no json'))).toBeNull();
  });

  it.each([
    ['an event that is not of a transaction', { event: 'notary.created', data: { notary_id: 'us_1' } }, null],
    ['an event that nobody told us of', { event: 'transaction.reviewed', data: { transaction_id: 'ot_1' } }, 'ot_1'],
    [
      'a failed identity, with the signer whom it names',
      { event: 'transaction.signer.kba_failed', data: { transaction_id: 'ot_1', signers: [{ external_id: 'u1' }] } },
      'ot_1 u1',
    ],
    [
      'a failed identity of one of two',
      {
        event: 'transaction.signer.kba_failed',
        data: { transaction_id: 'ot_1', signers: [{ external_id: 'u1' }, { external_id: 'u2' }] },
      },
      'ot_1',
    ],
  ])('reads %s', async (_name, delivery, objectId) => {
    const body = JSON.stringify(delivery);
    const notice = await stage.port.readNotice(api.db, await stage.deliver(body), Buffer.from(body));
    expect([notice?.type, notice?.objectId]).toEqual([delivery.event, objectId]);
  });
});

describe('Proof over the network', () => {
  const codeOf = async (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => 'DONE',
      (error: unknown) => (error instanceof Problem ? error.code : String(error)),
    );
  const callsSince = (from: number) => proof.sent.slice(from).map(({ call }) => call);

  it('sends what the reference names: payer, order, window, witnesses, attorneys who sign electronically', async () => {
    const couple = await aCouple(api);
    const asked = wanted(couple, { activatesAt: new Date('2026-06-22T12:00:00.000Z') });
    const attorney = { ...asked.signers[0], reference: randomUUID(), role: 'ATTORNEY' } as NewTransaction['signers'][0];
    const from = proof.sent.length;
    const made = await proof.port.create(api.db, { ...asked, signers: [...asked.signers, attorney] }, api.clock.now());
    await proof.port.addFile(
      api.db,
      made.id,
      { reference: 'file-1', name: 'Agreement.pdf', bytes: await statementPdf(), isWitnessRequired: true },
      api.clock.now(),
    );
    const [created, added] = proof.sent.slice(from);
    expect(created?.headers['apikey']).toBe(proof.settings.apiKey);
    expect(created?.body).toMatchObject({
      draft: true,
      external_id: asked.reference,
      payer: 'sender',
      activation_time: '2026-06-22T12:00:00.000Z',
      expiry: '2026-07-15T12:00:00.000Z',
      redirect: { url: asked.returnUrl },
      signers: [
        { external_id: couple.a.id, order: 1, phone_number: '+12125550123' },
        { external_id: couple.b.id, order: 1, middle_name: 'Middle' },
        { external_id: attorney.reference, signing_requirement: 'esign' },
      ],
    });
    expect(added?.body).toMatchObject({ requirement: 'notarization', witness_required: true, tracking_id: 'file-1' });
  });

  it('names a single signer where it is asked to', async () => {
    proof.wantOneSigner(true);
    const made = await proof.port.create(api.db, wanted(await aCouple(api)), api.clock.now());
    proof.wantOneSigner(false);
    expect(made.status).toBe('draft');
  });

  it('waits with a document that is worked on, and says so of one that could not be read', async () => {
    proof.process('pending');
    const { id } = await proof.port.create(api.db, wanted(await aCouple(api)), api.clock.now());
    const file = { reference: 'file', name: 'A.pdf', bytes: await statementPdf(), isWitnessRequired: false };
    expect((await proof.port.addFile(api.db, id, file, api.clock.now())).document).toBe('PENDING');
    expect(await codeOf(proof.port.activate(api.db, id, api.clock.now()))).toBe('PROVIDER_FAILED');
    proof.process('error');
    expect((await proof.port.read(api.db, id, api.clock.now()))?.document).toBe('FAILED');
  });

  it('keeps words that nobody told us of', async () => {
    const { id } = await proof.port.create(api.db, wanted(await aCouple(api)), api.clock.now());
    proof.set(id, 'order_placed');
    expect((await proof.port.read(api.db, id, api.clock.now()))?.status).toBe('order_placed');
  });

  it.each([
    ['cannot be reached', 'RESET', 'UNAVAILABLE'],
    ['is down', 503, 'UNAVAILABLE'],
    ['has too much to do', 429, 'UNAVAILABLE'],
    ['does not know our key', 401, 'PROVIDER_FAILED'],
    ['does not let us', 403, 'PROVIDER_FAILED'],
    ['does not understand', 400, 'PROVIDER_FAILED'],
    ['has a rule against it', 422, 'PROVIDER_FAILED'],
    ['says what is no JSON', { body: '<html>' }, 'PROVIDER_FAILED'],
    ['says something else', { body: '{"id":5}' }, 'PROVIDER_FAILED'],
    ['says more than is read', { body: `"${'x'.repeat(6 * 1024 * 1024)}"` }, 'PROVIDER_FAILED'],
  ] as const)('that %s is a problem of its kind, without a second try', async (_name, fault, code) => {
    const from = proof.sent.length;
    proof.fail(fault);
    expect(await codeOf(proof.port.create(api.db, wanted(await aCouple(api)), api.clock.now()))).toBe(code);
    expect(callsSince(from)).toEqual(['POST /v1/transactions']);
  });

  it('never tells its key in what it throws', async () => {
    proof.fail(401);
    const error: unknown = await proof.port.read(api.db, 'ot_1', api.clock.now()).catch((thrown: unknown) => thrown);
    const cause = error instanceof Error ? error.cause : null;
    expect(cause).toBeInstanceOf(Error);
    expect(JSON.stringify([error, cause, String(cause)])).not.toContain(proof.settings.apiKey);
  });

  it('asks for deliveries once, and again when they were turned off', async () => {
    const url = 'https://troth.example/webhooks/notary';
    await proof.port.subscribe(url);
    await proof.port.subscribe(url);
    expect(proof.webhooks.map((webhook) => webhook.url)).toEqual([url]);
    for (const webhook of proof.webhooks) webhook.enabled = false;
    await proof.port.subscribe(url);
    expect(proof.webhooks).toHaveLength(2);
  });
});
