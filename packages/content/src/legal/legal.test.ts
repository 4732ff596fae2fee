import { describe, expect, it } from 'vitest';
import { legalPages, privacyPage, termsPage } from './index';

describe('terms, privacy and accessibility', () => {
  it.each(legalPages.map((page) => [page.title, page] as const))('%s: version, date and words', (_title, page) => {
    expect(page.version).toMatch(/^\d+\.\d+$/);
    expect(page.effectiveOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(page.reviewedByCounsel).toBe(false);
    const keys = page.sections.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const section of page.sections) {
      expect(section.heading.trim()).not.toBe('');
      expect(section.paragraphs.length).toBeGreaterThan(0);
      for (const text of [...section.paragraphs, ...(section.points ?? [])])
        expect(text.trim(), section.key).not.toBe('');
    }
  });

  it('say that the service is no law firm and gives no legal advice', () => {
    const text = termsPage.sections.flatMap(({ paragraphs }) => paragraphs).join(' ');
    expect(text).toContain('not a law firm');
    expect(text).toContain('legal advice');
  });

  it('say what the partner sees', () => {
    expect(privacyPage.sections.map(({ key }) => key)).toContain('your-partner');
  });
});
