import { describe, expect, it } from 'vitest';
import { ENTRY_RESTORE_DAYS } from '../constants';
import { RETENTION, retainedSince } from './retention';

const NOW = new Date('2026-06-15T12:00:00.000Z');

describe('what is kept for a limited time (ASVS 5.0, 14.2.7)', () => {
  it('is over whole days later, to the millisecond', () => {
    expect(retainedSince('localInbox', NOW).toISOString()).toBe('2026-05-16T12:00:00.000Z');
    expect(retainedSince('deletedDocumentFile', NOW)).toEqual(NOW);
  });

  it('keeps evidence longer than its entry can be brought back', () => {
    expect(RETENTION.deletedEvidence.days).toBeGreaterThan(ENTRY_RESTORE_DAYS);
  });
});
