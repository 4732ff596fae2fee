import { describe, expect, it } from 'vitest';
import { attorneyTasks, type ClientFacts, type OpenCall } from './tasks';

const TODAY = '2026-11-23';
const NOW = '2026-11-23T15:00:00.000Z';
const client = (changes: Partial<ClientFacts> = {}): ClientFacts => ({
  clientId: 'casey',
  documentId: 'document',
  services: ['REPRESENTATION'],
  generatedAt: null,
  approvedAt: null,
  priorApprovedAt: null,
  finalizedAt: null,
  unread: 0,
  unreadSince: null,
  unreadDiscussions: 0,
  withoutCallSince: null,
  otherCommittedAt: null,
  approveBy: null,
  ...changes,
});
const call = (startsAt: string, endsAt: string): OpenCall => ({
  eventId: startsAt,
  clientId: 'casey',
  startsAt,
  endsAt,
});
const kinds = (facts: Partial<Parameters<typeof attorneyTasks>[0]>) =>
  attorneyTasks({ calls: [], clients: [], papers: [], payouts: null, ...facts }, { now: NOW, today: TODAY }).map(
    ({ kind }) => kind,
  );

describe('what waits for an attorney', () => {
  it.each([
    ['an hour and a millisecond away', '2026-11-23T16:00:00.001Z', '2026-11-23T16:20:00.000Z', []],
    ['an hour away', '2026-11-23T16:00:00.000Z', '2026-11-23T16:20:00.000Z', ['CALL']],
    ['under way', '2026-11-23T14:50:00.000Z', '2026-11-23T15:00:00.001Z', ['CALL']],
    ['over', '2026-11-23T14:40:00.000Z', '2026-11-23T15:00:00.000Z', ['OUTCOME']],
  ])('a call %s', (_what, startsAt, endsAt, expected) => {
    expect(kinds({ calls: [call(startsAt, endsAt)] })).toEqual(expected);
  });

  it.each([
    ['nothing while there is no agreement', {}, []],
    ['an agreement to approve', { generatedAt: NOW }, ['APPROVE']],
    ['one that changed since', { generatedAt: NOW, priorApprovedAt: NOW }, ['CHANGED']],
    ['nothing once it is approved', { generatedAt: NOW, priorApprovedAt: NOW, approvedAt: NOW }, []],
    ['nothing once it is final', { generatedAt: NOW, finalizedAt: NOW }, []],
    ['nothing to approve after a call about questions', { generatedAt: NOW, services: ['Q_A'] }, []],
    ['messages', { unread: 2, unreadSince: NOW }, ['MESSAGES']],
    ['words about clauses', { unreadDiscussions: 1 }, ['DISCUSSION']],
    ['a client without a call', { withoutCallSince: NOW }, ['NO_CALL']],
    ['what the other attorney committed', { otherCommittedAt: NOW }, ['OTHER_COMMITTED']],
    ['nothing of it once it is final', { otherCommittedAt: NOW, finalizedAt: NOW }, []],
  ] as const)('%s', (_what, changes, expected) => {
    expect(kinds({ clients: [client(changes)] })).toEqual(expected);
  });

  it.each([
    ['to approve, by the day', { generatedAt: NOW, approveBy: TODAY }, ['APPROVE', TODAY]],
    ['that changed, by the day', { generatedAt: NOW, priorApprovedAt: NOW, approveBy: TODAY }, ['CHANGED', TODAY]],
    ['with no day to approve by', { generatedAt: NOW }, ['APPROVE', null]],
  ] as const)('an agreement %s', (_what, changes, expected) => {
    const facts = { calls: [], clients: [client({ unread: 1, ...changes })], papers: [], payouts: null };
    const tasks = attorneyTasks(facts, { now: NOW, today: TODAY });
    expect(tasks.map(({ kind, dueOn }) => [kind, dueOn])).toEqual([expected, ['MESSAGES', null]]);
  });

  it.each([
    ['NOT_STARTED', 1, ['PAYOUT_ACCOUNT']],
    ['RESTRICTED', 1, ['PAYOUT_ACCOUNT']],
    ['READY', 1, []],
    ['NOT_STARTED', 0, []],
  ] as const)('a payout account that is %s with %i cents due', (account, dueInCents, expected) => {
    expect(kinds({ payouts: { account, dueInCents } })).toEqual(expected);
  });

  it.each([
    ['2027-01-22', ['LICENSE']],
    ['2027-01-23', []],
    ['2026-11-01', ['LICENSE']],
  ] as const)('a license that runs out on %s, 60 days being to 2027-01-22', (expiresOn, expected) => {
    expect(kinds({ papers: [{ kind: 'LICENSE', stateId: 'iowa', expiresOn }] })).toEqual(expected);
  });

  it('comes by kind, and within a kind the earliest first', () => {
    const tasks = attorneyTasks(
      {
        calls: [
          call('2026-11-23T15:30:00.000Z', '2026-11-23T16:00:00.000Z'),
          call('2026-11-20T15:00:00.000Z', '2026-11-20T15:30:00.000Z'),
          call('2026-11-19T15:00:00.000Z', '2026-11-19T15:30:00.000Z'),
        ],
        clients: [
          client({ clientId: 'rowan', unread: 1, withoutCallSince: '2026-11-12T09:00:00.000Z' }),
          client({ generatedAt: NOW, unread: 2, otherCommittedAt: NOW }),
          client({ clientId: 'lane', withoutCallSince: '2026-11-10T09:00:00.000Z' }),
        ],
        papers: [{ kind: 'INSURANCE', stateId: null, expiresOn: TODAY }],
        payouts: { account: 'INCOMPLETE', dueInCents: 5 },
      },
      { now: NOW, today: TODAY },
    );
    expect(tasks.map(({ kind, clientId, eventId }) => [kind, clientId, eventId?.slice(8, 10) ?? null])).toEqual([
      ['CALL', 'casey', '23'],
      ['OUTCOME', 'casey', '19'],
      ['OUTCOME', 'casey', '20'],
      ['APPROVE', 'casey', null],
      ['MESSAGES', 'rowan', null],
      ['MESSAGES', 'casey', null],
      ['OTHER_COMMITTED', 'casey', null],
      ['NO_CALL', 'lane', null],
      ['NO_CALL', 'rowan', null],
      ['INSURANCE', null, null],
      ['PAYOUT_ACCOUNT', null, null],
    ]);
  });
});
