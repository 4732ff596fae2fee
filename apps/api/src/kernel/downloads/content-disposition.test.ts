import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentDisposition } from './content-disposition';

/** What a client makes of the header: the name of those who read `filename*`, and of those who read only `filename`. */
function namesIn(header: string): { wide: string; ascii: string } {
  const [, ascii, encoded] =
    /^attachment; filename="([^"]*)"; filename\*=UTF-8''([\w!#$&+.^`|~%-]*)$/.exec(header) ?? [];
  if (ascii === undefined || encoded === undefined) throw new Error(`Not a header of ours: ${header}`);
  return { wide: decodeURIComponent(encoded), ascii };
}
const namesOf = (name: string) => namesIn(contentDisposition('attachment', name));

describe('the name of a download', () => {
  it.each([
    ['keeps a plain one', 'Deed 12.2025.pdf', 'Deed 12.2025.pdf', 'Deed 12.2025.pdf'],
    ['keeps any script, and spells it out for who reads ASCII', 'Nguyễn’s.pdf', 'Nguyễn’s.pdf', 'Nguyen_s.pdf'],
    ['keeps a script of which ASCII has nothing', '王 - 李.pdf', '王 - 李.pdf', '_ - _.pdf'],
    ['keeps what is read from right to left', 'נועה לוי - محمد.pdf', 'נועה לוי - محمد.pdf', '____ ___ - ____.pdf'],
    ['keeps a picture', 'Ana 💍.pdf', 'Ana 💍.pdf', 'Ana __.pdf'],
    ['keeps a double name', "Siobhán O'Brien-Smith.pdf", "Siobhán O'Brien-Smith.pdf", "Siobhan O'Brien-Smith.pdf"],
    ['holds no quotation mark', 'Ana "Annie" Ruiz.pdf', 'Ana Annie Ruiz.pdf', 'Ana Annie Ruiz.pdf'],
    ['keeps apostrophes and brackets', "O'Hara (1).pdf", "O'Hara (1).pdf", "O'Hara (1).pdf"],
    ['holds no path', 'Ana/../Binh\\x.pdf', 'Ana .. Binh x.pdf', 'Ana .. Binh x.pdf'],
    ['holds no wide slash, which folds into a slash', 'Ana\uff0fBinh.pdf', 'Ana Binh.pdf', 'Ana Binh.pdf'],
    ['holds no sign that folds into letters about a slash', '\u2105 Ana.pdf', 'Ana.pdf', 'Ana.pdf'],
    ['holds no wide quotation mark, which would end it', 'Ana\uff02; x=1.pdf', 'Ana ; x=1.pdf', 'Ana ; x=1.pdf'],
    ['holds no wide colon', 'C\uff1aAna.pdf', 'C Ana.pdf', 'C Ana.pdf'],
    ['holds no escaped slash for who unescapes it', '..%2fAna.pdf', '%2fAna.pdf', '_2fAna.pdf'],
    ['is not hidden', '.htaccess', 'htaccess', 'htaccess'],
    ['begins no new header', 'a\r\nSet-Cookie: b.pdf', 'aSet-Cookie b.pdf', 'aSet-Cookie b.pdf'],
    ['reads in one direction', 'deed\u202efdp.exe', 'deedfdp.exe', 'deedfdp.exe'],
  ])('%s', (_name, name, wide, ascii) => expect(namesOf(name)).toEqual({ wide, ascii }));

  it.each(['n', '王', '👩‍👩‍👧'])(
    'is cut to what a disk can store, between characters and before its ending: %s',
    (character) => {
      const { wide } = namesOf(`${character.repeat(300)}.pdf`);
      const stem = wide.slice(0, -'.pdf'.length);
      expect(wide).toMatch(/\.pdf$/);
      expect(stem.split(character).join('')).toBe('');
      expect(Buffer.byteLength(wide)).toBeLessThanOrEqual(235);
      expect(Buffer.byteLength(wide + character)).toBeGreaterThan(235);
    },
  );

  it('is one part of a path in whatever form it is read', () => {
    const character = fc.oneof(
      fc.constantFrom(...'./\\:*?"<>|%2f \u0000\u202e\u0301\uff0f\uff3c\uff02\uff05\u2044\u2105\u2215'),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
    );
    fc.assert(
      fc.property(fc.array(character, { maxLength: 60 }), (characters) => {
        const { wide, ascii } = namesOf(characters.join(''));
        for (const read of [wide, wide.normalize('NFKC'), wide.normalize('NFKD'), ascii]) {
          expect(read).not.toMatch(/[\\/:*?"<>|\p{Cc}]/u);
        }
        expect(ascii).not.toContain('%');
      }),
      { numRuns: 500 },
    );
  });
});
