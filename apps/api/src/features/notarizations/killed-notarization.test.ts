import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Problem } from '../../kernel/http/problem';
import { aCouple, type TestCouple } from '../../testing/builders';
import { Killed, mortal } from '../../testing/mortal';
import { aNotarization, notarizationRow } from '../../testing/notarizations';
import { aProofServer, type ProofServer } from '../../testing/proof-server';
import { type TestApp, testApp } from '../../testing/test-app';
import { reconcileNotarizations } from './reconcile-notarizations';
import { processNotaryNotice } from './transaction-notices';
import { settleNotarization } from './transaction-settling';

/** More by hand: `SCHEDULES=2000 npx vitest run src/features/notarizations/killed-notarization.test.ts`. */
const SCHEDULES = Number(process.env['SCHEDULES'] ?? 25);

const EVENTS = [
  'transaction.sent_to_signer',
  'transaction.document.processed',
  'transaction.meeting.created',
  'transaction.partially_completed',
  'transaction.completed',
  'transaction.completed_with_rejection',
  'transaction.expired',
  'transaction.something_new',
] as const;

/** What can happen, in any order and as often as it likes. */
type Step =
  | { readonly kind: 'settle' | 'settleTwice' | 'reconcile' | 'later' | 'giveUp' | 'process' }
  | { readonly kind: 'move'; readonly status: string }
  | { readonly kind: 'sign'; readonly who: 'a' | 'b' }
  | { readonly kind: 'end'; readonly how: 'complete' | 'reject' | 'expired' | 'declined' }
  | { readonly kind: 'deliver'; readonly event: (typeof EVENTS)[number] }
  | { readonly kind: 'kill'; readonly after: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('settle' as const, 'settleTwice' as const, 'reconcile' as const) }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('deliver' as const), event: fc.constantFrom(...EVENTS) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      status: fc.constantFrom('viewed', 'started', 'attempted', 'meeting_in_progress', 'held_for_review', 'a_new_word'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('sign' as const), who: fc.constantFrom('a' as const, 'b' as const) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('end' as const),
      how: fc.constantFrom(
        'complete' as const,
        'complete' as const,
        'reject' as const,
        'expired' as const,
        'declined' as const,
      ),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('later' as const, 'process' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('giveUp' as const) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('kill' as const), after: fc.integer({ min: 0, max: 50 }) }) },
);
/** It is opened first of all; the program may be killed on the way there. */
const schedule = fc
  .tuple(
    fc.array(fc.record({ kind: fc.constant('kill' as const), after: fc.integer({ min: 0, max: 25 }) }), {
      maxLength: 1,
    }),
    fc.array(step, { minLength: 3, maxLength: 10 }),
  )
  .map(([killed, more]): Step[] => [...killed, { kind: 'settle' }, ...more]);

describe('a notarization, killed anywhere, whatever happens in whatever order', () => {
  let proof: ProofServer;
  let api: TestApp;
  let program: ReturnType<typeof mortal>;
  let notices = 0;
  beforeAll(async () => {
    proof = await aProofServer(() => api.clock.now());
    api = await testApp({ notary: proof.port });
    program = mortal(api.services, (decide) => proof.lose(decide));
  });
  afterAll(async () => {
    await api.close();
    await proof.close();
  });

  interface Case {
    readonly id: string;
    readonly couple: TestCouple;
  }
  const isFinal = (status: string) => /complete|declined|expired/.test(status) && status !== 'partially_complete';
  /** What people can act on at Proof: what was activated, and has not ended. */
  const open = ({ id }: Case) =>
    proof.ofReference(id).filter(({ status }) => status !== 'draft' && status !== 'recalled' && !isFinal(status));

  async function deliver(event: string, { id }: Case): Promise<void> {
    for (const { id: transactionId } of proof.ofReference(id)) {
      notices += 1;
      const deliveryId = `notice-${notices}`;
      const delivery = { provider: 'PROOF', deliveryId, eventType: event, objectId: transactionId };
      await api.db
        .insertInto('webhookDeliveries')
        .values({ ...delivery, receivedAt: api.clock.now() })
        .execute();
      await processNotaryNotice(program.services, { deliveryId });
    }
  }

  /** As the calls do it: the provider is asked first, and then the row is given up. */
  async function giveUp({ id }: Case): Promise<void> {
    const { services } = program;
    const { transactionId, deletedAt, providerCompletedAt } = await notarizationRow(api, id);
    if (deletedAt !== null || providerCompletedAt !== null) return;
    const isRefused =
      transactionId !== null &&
      (await services.notary.withdraw(services.database.db, transactionId, services.now())) === 'REFUSED';
    if (isRefused) return;
    await services.database.db
      .updateTable('notarizations')
      .set({ deletedAt: services.now() })
      .where('id', '=', id)
      .where('providerCompletedAt', 'is', null)
      .where('transactionId', transactionId === null ? 'is' : '=', transactionId)
      .execute();
  }

  async function take(next: Step, of: Case): Promise<void> {
    const { services } = program;
    const settle = () => settleNotarization(services, { notarizationId: of.id });
    switch (next.kind) {
      case 'kill':
        program.kill(next.after);
        return;
      case 'settle':
        return settle();
      case 'settleTwice':
        await Promise.allSettled([settle(), settle()]);
        return;
      case 'reconcile':
        return reconcileNotarizations(services);
      case 'later':
        api.clock.advance(120_000);
        return;
      case 'giveUp':
        return giveUp(of);
      case 'process':
        proof.process('done');
        return;
      case 'deliver':
        return deliver(next.event, of);
      case 'move':
        for (const { id } of open(of)) proof.set(id, next.status);
        return;
      case 'sign':
        for (const { id } of open(of)) proof.sign(id, of.couple[next.who].id);
        return;
      case 'end':
        for (const { id } of open(of)) {
          if (next.how === 'complete') proof.complete(id);
          else if (next.how === 'reject') proof.reject(id, 'A page is missing.');
          else proof.set(id, next.how);
        }
    }
  }

  async function run(steps: readonly Step[], isSlow: boolean): Promise<void> {
    program.restart();
    proof.process(isSlow ? 'pending' : 'done');
    const couple = await aCouple(api);
    const of: Case = { id: (await aNotarization(api, couple)).id, couple };
    for (const next of steps) {
      try {
        await take(next, of);
      } catch (error) {
        const isExpected = error instanceof Killed || error instanceof Problem;
        if (!isExpected) throw error;
      }
      if (program.isDead()) program.restart();
    }
    // The last start: nothing kills it, and the reconciler comes around.
    program.restart();
    proof.process('done');
    for (let round = 0; round < 3; round += 1) {
      api.clock.advance(120_000);
      await reconcileNotarizations(program.services);
    }

    const row = await notarizationRow(api, of.id);
    const made = proof.ofReference(of.id);
    const files = await api.db
      .selectFrom('files')
      .select('id')
      .where('documentId', '=', couple.documentId)
      .where('kind', '=', 'SIGNED')
      .execute();
    const mails = await api.db
      .selectFrom('mailOutbox')
      .select(['kind', 'recipient'])
      .where('recipient', 'in', [couple.a.email, couple.b.email])
      .execute();
    const kinds = mails.map(({ kind, recipient }) => `${kind} ${recipient}`);
    expect(new Set(kinds).size).toBe(kinds.length);
    // Nobody ever signs in one of two.
    expect(made.length).toBeLessThanOrEqual(1);
    if (row.deletedAt !== null) {
      expect(made).toEqual([]);
      expect([row.askedAt, row.providerFileId]).toEqual([null, null]);
      return;
    }
    const [transaction] = made;
    if (transaction === undefined) {
      // Given up at the provider, and killed before that was written down.
      expect(row.externalStatus).toBe('deleted');
      return;
    }
    const isDone = (who: 'a' | 'b') =>
      transaction.signers.find((signer) => signer.external_id === couple[who].id)?.isDone === true;
    expect({
      transactionId: row.transactionId,
      status: row.externalStatus,
      a: row.userADoneAt !== null,
      b: row.userBDoneAt !== null,
      isFetched: row.providerCompletedAt !== null,
      files: files.map(({ id }) => id),
    }).toEqual({
      transactionId: transaction.id,
      status: transaction.status,
      a: isDone('a'),
      b: isDone('b'),
      isFetched: transaction.status === 'complete',
      files: row.providerFileId === null ? [] : [row.providerFileId],
    });
    if (transaction.status !== 'recalled') expect(row.userALink).not.toBe(row.userBLink);
    // The database is one for all schedules; the reconciler would come back to each of them.
    await api.db
      .updateTable('notarizations')
      .set({ externalStatus: 'canceled', providerCompletedAt: null })
      .where('id', '=', of.id)
      .execute();
  }

  it(
    `ends as it is at the provider, with one transaction, one file and one mail of each kind (${SCHEDULES} schedules)`,
    async () => {
      await fc.assert(fc.asyncProperty(schedule, fc.boolean(), run), { numRuns: SCHEDULES, endOnFailure: true });
      // The schedules are worth something only where the program does die in many of them.
      expect(program.deaths()).toBeGreaterThan(SCHEDULES / 10);
    },
    60_000 + SCHEDULES * 3_000,
  );
});
