import { describe, expect, it } from 'vitest';
import { WEBHOOK_BODIES } from './webhook-event-schemas';
import {
  afterWebhookAttempt,
  hearsOfEvent,
  isFailingTooLong,
  nextWebhookAttempt,
  overlapEnd,
  webhookAnswer,
  WEBHOOK_EVENT_TYPES,
  WEBHOOK_FAILING_HOURS,
  WEBHOOK_WAITS_MS,
  webhookUrlRefusal,
} from './webhooks';

const now = new Date('2026-06-15T12:00:00.000Z');
const HOUR_MS = 3_600_000;
const ago = (ms: number) => new Date(now.getTime() - ms);

describe('when a delivery is tried again', () => {
  it.each([
    [1, 30_000],
    [2, 300_000],
    [3, 1_800_000],
    [4, 2 * HOUR_MS],
    [5, 6 * HOUR_MS],
    [6, 12 * HOUR_MS],
    [7, 24 * HOUR_MS],
    [8, 24 * HOUR_MS],
  ])('after attempt %i, %i ms later', (attempts, wait) => {
    const next = nextWebhookAttempt({ type: 'payout.made', attempts }, now);
    expect(next?.getTime()).toBe(now.getTime() + wait);
  });

  it('not after the ninth, and a test not after its first', () => {
    expect(nextWebhookAttempt({ type: 'payout.made', attempts: 9 }, now)).toBeNull();
    expect(nextWebhookAttempt({ type: 'endpoint.test', attempts: 1 }, now)).toBeNull();
  });
});

describe('when an endpoint has failed for too long', () => {
  it.each([
    ['a moment before two days', 48 * HOUR_MS - 1, false],
    ['after two days', 48 * HOUR_MS, true],
  ])('%s', (_name, ms, isTooLong) => {
    expect(isFailingTooLong(ago(ms), now)).toBe(isTooLong);
  });

  it('is before the attempts of a single delivery end, so that one alone can show it', () => {
    const whole = WEBHOOK_WAITS_MS.reduce((sum, wait) => sum + wait, 0);
    expect(whole).toBe(68 * HOUR_MS + 35 * 60_000 + 30_000);
    expect(whole).toBeGreaterThan(WEBHOOK_FAILING_HOURS * HOUR_MS);
  });
});

describe('what an answer means', () => {
  it.each([
    [199, 'FAILED'],
    [200, 'TAKEN'],
    [299, 'TAKEN'],
    [300, 'FAILED'],
    [302, 'FAILED'],
    [409, 'FAILED'],
    [410, 'GONE'],
    [411, 'FAILED'],
    [500, 'FAILED'],
  ])('%i is %s', (status, meaning) => {
    expect(webhookAnswer(status)).toBe(meaning);
  });
});

describe('what an attempt leaves behind', () => {
  const event = { type: 'payout.made', attempts: 0 } as const;
  const test = { type: 'endpoint.test', attempts: 0 } as const;
  const justUnder = ago(48 * HOUR_MS - 1);
  const twoDaysAgo = ago(48 * HOUR_MS);
  const inHalfAMinute = new Date(now.getTime() + 30_000);
  it.each([
    ['taken', event, twoDaysAgo, 204, { status: 'DELIVERED', nextAttemptAt: null, failingSince: null, disabled: null }],
    [
      'a first failure',
      event,
      null,
      500,
      { status: 'WAITING', nextAttemptAt: inHalfAMinute, failingSince: now, disabled: null },
    ],
    [
      'no answer',
      event,
      justUnder,
      'TIMED_OUT',
      { status: 'WAITING', nextAttemptAt: inHalfAMinute, failingSince: justUnder, disabled: null },
    ],
    [
      'a failure after two days',
      event,
      twoDaysAgo,
      500,
      { status: 'FAILED', nextAttemptAt: null, failingSince: twoDaysAgo, disabled: 'FAILING' },
    ],
    ['410', event, null, 410, { status: 'FAILED', nextAttemptAt: null, failingSince: now, disabled: 'GONE' }],
    [
      'the ninth failure',
      { ...event, attempts: 8 },
      justUnder,
      500,
      { status: 'FAILED', nextAttemptAt: null, failingSince: justUnder, disabled: null },
    ],
    [
      'a test that is taken',
      test,
      twoDaysAgo,
      200,
      { status: 'DELIVERED', nextAttemptAt: null, failingSince: null, disabled: null },
    ],
    [
      'a test that failed',
      test,
      null,
      500,
      { status: 'FAILED', nextAttemptAt: null, failingSince: null, disabled: null },
    ],
    [
      'a test that met 410',
      test,
      twoDaysAgo,
      410,
      { status: 'FAILED', nextAttemptAt: null, failingSince: twoDaysAgo, disabled: null },
    ],
  ] as const)('%s', (_name, delivery, failingSince, answer, outcome) => {
    expect(afterWebhookAttempt(delivery, failingSince, answer, now)).toEqual(outcome);
  });
});

describe('what an address may be', () => {
  const address = (protocol: string, username = '', password = '') => ({ protocol, username, password });
  it.each([
    ['HTTPS', address('https:'), null],
    ['no address', null, 'NOT_AN_ADDRESS'],
    ['HTTP', address('http:'), 'NOT_HTTPS'],
    ['another protocol', address('ftp:'), 'NOT_HTTPS'],
    ['with a user name', address('https:', 'me'), 'HAS_CREDENTIALS'],
    ['with a password', address('https:', '', 'secret'), 'HAS_CREDENTIALS'],
  ])('%s', (_name, parts, refusal) => {
    expect(webhookUrlRefusal(parts, false)).toBe(refusal);
  });

  it('is unencrypted in tests alone', () => {
    expect(webhookUrlRefusal(address('http:'), true)).toBeNull();
    expect(webhookUrlRefusal(address('ftp:'), true)).toBe('NOT_HTTPS');
  });
});

describe('who hears of an event', () => {
  const attorney = {
    id: 'ann',
    userType: 'ATTORNEY',
    stage: 'APPROVED',
    lawFirmId: 'firm',
    isLawFirmLead: true,
  } as const;
  const agreement = { document: { attorneyIds: ['ann', null] } };
  it.each([
    ['an assigned attorney, of the agreement', attorney, agreement, true],
    ['another attorney, not', attorney, { document: { attorneyIds: ['bob', null] } }, false],
    ['one whose approval ended, not', { ...attorney, stage: 'DEACTIVATED' as const }, agreement, false],
    ['the attorney of an appointment', attorney, { attorneyId: 'ann' }, true],
    ['the attorney of the other side, not', attorney, { attorneyId: 'bob' }, false],
    ['the lead of a firm, of its payouts', attorney, { lawFirmId: 'firm' }, true],
    ['another attorney of the firm, not', { ...attorney, isLawFirmLead: false }, { lawFirmId: 'firm' }, false],
    ['the lead of another firm, not', attorney, { lawFirmId: 'other' }, false],
    ['an admin, of all', { ...attorney, id: 'ada', userType: 'ADMIN' as const, stage: null }, agreement, true],
    ['a customer, of nothing', { ...attorney, userType: 'CUSTOMER' as const }, agreement, false],
  ])('%s', (_name, person, subject, hears) => {
    expect(hearsOfEvent(person, subject)).toBe(hears);
  });
});

describe('the body of a delivery', () => {
  it('is there for each type, with a name of its own', () => {
    expect(Object.keys(WEBHOOK_BODIES).sort()).toEqual(['endpoint.test', ...WEBHOOK_EVENT_TYPES].sort());
    const names = Object.values(WEBHOOK_BODIES).map((schema) => schema.meta()?.id);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('AgreementVersionCommittedEvent');
  });
});

describe('a rotated secret', () => {
  it('signs along for a day', () => {
    expect(overlapEnd(now).toISOString()).toBe('2026-06-16T12:00:00.000Z');
  });
});
