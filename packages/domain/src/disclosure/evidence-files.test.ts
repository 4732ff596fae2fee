import { describe, expect, it } from 'vitest';
import {
  EVIDENCE_FILE_EXTENSIONS,
  EVIDENCE_FILE_MAX_BYTES,
  EVIDENCE_FILE_TYPES,
  EVIDENCE_FILES_PER_ENTRY,
  evidenceFileError,
} from './evidence-files';

const statement = { name: 'Nguyễn’s statement.pdf', size: 1, contentType: 'application/pdf' };

describe('a file of evidence, before it is sent', () => {
  it.each([
    ['is refused when it is empty', 0, 'This file is empty.'],
    ['may hold one byte', 1, null],
    ['may be just under 10 MB', EVIDENCE_FILE_MAX_BYTES - 1, null],
    ['may be exactly 10 MB', EVIDENCE_FILE_MAX_BYTES, null],
    ['may not be a byte larger', EVIDENCE_FILE_MAX_BYTES + 1, 'This file is larger than 10 MB.'],
  ])('%s', (_name, size, message) => expect(evidenceFileError({ ...statement, size }, 0)).toBe(message));

  it.each([
    ['may be the ninth', EVIDENCE_FILES_PER_ENTRY - 2, null],
    ['may be the tenth', EVIDENCE_FILES_PER_ENTRY - 1, null],
    [
      'may not be the eleventh',
      EVIDENCE_FILES_PER_ENTRY,
      'An entry can have up to 10 files. Delete one before you add another.',
    ],
  ])('%s', (_name, countSoFar, message) => expect(evidenceFileError(statement, countSoFar)).toBe(message));

  const ofType = 'Add a PDF, a picture (JPEG, PNG or WebP), or a text or CSV file.';
  const photo = 'This photo is in HEIC format. Save it as a JPEG or PDF and add it again.';
  it.each([
    ['takes a type that it knows, whatever the name', 'scan', 'image/png', null],
    ['hears a type with its parameters', 'notes', 'Text/Plain; charset=utf-8', null],
    ['takes an ending that it knows where no type is declared', 'SCAN.JPEG', '', null],
    ['takes a CSV that is declared as a spreadsheet', 'balances.csv', 'application/vnd.ms-excel', null],
    ['refuses a spreadsheet', 'balances.xlsx', 'application/vnd.ms-excel', ofType],
    ['refuses a drawing that can hold scripts', 'house.svg', 'image/svg+xml', ofType],
    ['refuses a page', 'statement.html', 'text/html', ofType],
    ['refuses what tells nothing of itself', 'statement', '', ofType],
    ['looks at the last ending only', 'statement.pdf.exe', '', ofType],
    ['says what to do with a photo in HEIC', 'IMG_0042.HEIC', '', photo],
    ['says so by its type too', 'IMG_0042', 'image/heif', photo],
  ])('%s', (_name, name, contentType, message) =>
    expect(evidenceFileError({ name, contentType, size: 1 }, 0)).toBe(message),
  );

  it('names at least one ending for each type', () => {
    for (const type of EVIDENCE_FILE_TYPES) expect(EVIDENCE_FILE_EXTENSIONS[type].length).toBeGreaterThan(0);
    expect(Object.keys(EVIDENCE_FILE_EXTENSIONS)).toEqual([...EVIDENCE_FILE_TYPES]);
  });
});
