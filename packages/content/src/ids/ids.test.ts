import { CALIFORNIA_STATE_ID, PRENUP_TEMPLATE_ID, WEDDING_DATE_QUESTION_ID } from '@troth/domain/environment';
import { describe, expect, it } from 'vitest';
import { CONTENT_KINDS, contentId } from './index';

describe('content ids', () => {
  it('are the same on every run and every machine', () => {
    expect(contentId('question', 'bg_wedding_date')).toBe(contentId('question', 'bg_wedding_date'));
    expect(contentId('state', 'CA')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('differ between kinds that share a key', () => {
    const ids = CONTENT_KINDS.map((kind) => contentId(kind, 'prenup'));
    expect(new Set(ids).size).toBe(CONTENT_KINDS.length);
  });

  it('refuse an empty key', () => {
    expect(() => contentId('question', '')).toThrow('needs a key');
  });

  it('are those that the environments name (customer spec §9)', () => {
    expect(WEDDING_DATE_QUESTION_ID).toBe(contentId('question', 'bg_wedding_date'));
    expect(CALIFORNIA_STATE_ID).toBe(contentId('state', 'CA'));
    expect(PRENUP_TEMPLATE_ID).toBe(contentId('document-template', 'prenup'));
  });
});
