import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanFileName } from './file-name';
import { ENDINGS, type UploadKind } from './kinds';

const LIMIT = 120;
const pdf = (name: string) => cleanFileName(name, 'application/pdf', LIMIT);

describe('the name of an upload', () => {
  it.each([
    ['keeps a name in any script', 'Nguyễn’s statement.pdf', 'Nguyễn’s statement.pdf'],
    ['is composed (NFC)', 'Nguye\u0302\u0303n.pdf', 'Nguyễn.pdf'],
    ['keeps the joiners that Persian needs', 'صورت\u200cحساب.pdf', 'صورت\u200cحساب.pdf'],
    ['loses folders', '../../etc/passwd', 'passwd.pdf'],
    ['loses folders of Windows', 'C:\\Users\\ana\\x', 'x.pdf'],
    ['loses a drive', 'C:x.pdf', 'C x.pdf'],
    ['holds no slash in disguise', '..\uff0f..\u2215x.pdf', 'x.pdf'],
    ['loses a null character', 'statement.pdf\u0000.exe', 'statement.pdf.exe.pdf'],
    ['reads in one direction', 'statement\u202efdp.exe', 'statementfdp.exe.pdf'],
    ['loses line ends', 'a\r\nSet-Cookie: b.pdf', 'aSet-Cookie b.pdf'],
    ['is not hidden', '.htaccess', 'htaccess.pdf'],
    ['is there when only dots came', '....', 'file.pdf'],
    ['is there when nothing came', '', 'file.pdf'],
    ['is there when only an ending came', '.pdf', 'pdf.pdf'],
    ['is there when a folder came', 'deeds/', 'file.pdf'],
    ['names no device', 'con.pdf', '_con.pdf'],
    ['names no device with two endings', 'LPT1.tar.pdf', '_LPT1.tar.pdf'],
    ['has the ending of what the file is', 'deed.png', 'deed.pdf'],
    ['has it once', 'deed.pdf.jpg', 'deed.pdf'],
    ['has it in small letters', 'SCAN.PDF', 'SCAN.pdf'],
    ['keeps a date that looks like an ending', 'Statement 12.2025', 'Statement 12.2025.pdf'],
  ])('%s', (_name, sent, kept) => expect(pdf(sent)).toBe(kept));

  it('keeps either ending of a JPEG', () => {
    expect(cleanFileName('a.jpeg', 'image/jpeg', LIMIT)).toBe('a.jpeg');
    expect(cleanFileName('a.png', 'image/jpeg', LIMIT)).toBe('a.jpg');
  });

  it('is cut to the limit, and not in the middle of a character', () => {
    expect(pdf(`${'n'.repeat(300)}.pdf`)).toBe(`${'n'.repeat(LIMIT - 4)}.pdf`);
    expect(pdf('👩‍👩‍👧'.repeat(40))).toMatch(/^(👩‍👩‍👧)+\.pdf$/u);
  });

  it('is always there, short, without a path, and clean after one cleaning', () => {
    const character = fc.oneof(
      fc.constantFrom(...'./\\:*?"<>| \u0000\u202e\u200d\u0301\uff0f\u2044ạ\ud800', '.pdf', '.txt', 'con', 'COM1'),
      fc.string({ unit: 'binary', maxLength: 3 }),
    );
    const names = fc.array(character, { maxLength: 150 }).map((parts) => parts.join(''));
    const kinds = fc.constantFrom(...(Object.keys(ENDINGS) as UploadKind[]));
    fc.assert(
      fc.property(names, kinds, (name, kind) => {
        const clean = cleanFileName(name, kind, LIMIT);
        expect(clean).toMatch(/[^.]\.[a-z]+$/);
        expect(clean.length).toBeLessThanOrEqual(LIMIT);
        expect(Buffer.byteLength(clean)).toBeLessThanOrEqual(255);
        expect(clean.normalize('NFKD')).not.toMatch(/[\\/]/);
        expect(clean).not.toMatch(/^[. ]/);
        expect(ENDINGS[kind]).toContain(clean.split('.').at(-1));
        expect(cleanFileName(clean, kind, LIMIT)).toBe(clean);
      }),
      { numRuns: 500 },
    );
  });
});
