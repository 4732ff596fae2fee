import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { renderLibraryDocx } from './library';

const library = {
  title: 'California: texts for review',
  lead: 'As of today.',
  parts: [
    { heading: 'Clauses', items: [{ title: 'Debts', paragraphs: ['One & two', '<three>'], notes: ['§ 1'] }] },
    { heading: 'Nothing here', items: [] },
  ],
};

describe('a library to be read by an attorney', () => {
  it('has its texts, escaped, under headings of the outline, and no heading over nothing', () => {
    const words = strFromU8(unzipSync(renderLibraryDocx(library))['word/document.xml'] ?? new Uint8Array());
    expect(words).toContain('One &amp; two');
    expect(words).toContain('&lt;three&gt;');
    expect(words).toContain('<w:outlineLvl w:val="2"/>');
    expect(words).not.toContain('Nothing here');
  });

  it('is the same file for the same texts', () => {
    expect(Buffer.from(renderLibraryDocx(library)).equals(Buffer.from(renderLibraryDocx(library)))).toBe(true);
  });
});
