import { describe, expect, it } from 'vitest';
import {
  DOCUMENT_FILE_MAX_BYTES,
  DOCUMENT_FILES_MAX,
  documentFileObstacle,
  documentFileObstacleText,
  fileChangeRefusal,
  fileRemovalRefusal,
} from './document-files';

const certificate = { name: 'Certificate of counsel.pdf', size: 1, contentType: 'application/pdf' };

function sentence(file: typeof certificate, countSoFar = 0): string | null {
  const obstacle = documentFileObstacle(file, countSoFar);
  return obstacle === null ? null : documentFileObstacleText(obstacle);
}

describe('a file of a document, before it is sent', () => {
  it.each([
    ['is refused when it is empty', 0, 'This file is empty.'],
    ['may hold one byte', 1, null],
    ['may be just under 10 MB', DOCUMENT_FILE_MAX_BYTES - 1, null],
    ['may be exactly 10 MB', DOCUMENT_FILE_MAX_BYTES, null],
    ['may not be a byte larger', DOCUMENT_FILE_MAX_BYTES + 1, 'This file is larger than 10 MB.'],
  ])('%s', (_name, size, message) => expect(sentence({ ...certificate, size })).toBe(message));

  it.each([
    ['may be the last but one', DOCUMENT_FILES_MAX - 2, null],
    ['may be the fiftieth', DOCUMENT_FILES_MAX - 1, null],
    [
      'may not be the next one',
      DOCUMENT_FILES_MAX,
      'A document can have up to 50 added files. Delete one before you add another.',
    ],
  ])('%s', (_name, count, message) => expect(sentence(certificate, count)).toBe(message));

  it.each([
    ['takes a PDF by its type', 'scan', 'application/pdf', null],
    ['takes a PDF by its name where no type is declared', 'SCAN.PDF', '', null],
    ['refuses a picture', 'scan.png', 'image/png', 'Add a PDF.'],
    ['refuses what tells nothing of itself', 'scan', '', 'Add a PDF.'],
    ['looks at the last ending only', 'scan.pdf.exe', '', 'Add a PDF.'],
  ])('%s', (_name, name, contentType, message) => expect(sentence({ name, contentType, size: 1 })).toBe(message));
});

describe('changing the files of a document (D27)', () => {
  const open = { isNotarized: false, isInProof: false };
  it.each([
    ['a paper can always be added', open, false, true, null],
    ['a paper too while the notary has the document', { ...open, isInProof: true }, false, false, null],
    ['nothing once it is notarized', { ...open, isNotarized: true }, false, false, 'NOTARIZED'],
    ['an agreement can be brought in', open, true, false, null],
    ['no agreement while the notary has the document', { ...open, isInProof: true }, true, false, 'IN_NOTARIZATION'],
    ['no agreement while somebody edits it', open, true, true, 'LOCKED'],
    ['no agreement once it is notarized', { isNotarized: true, isInProof: true }, true, true, 'NOTARIZED'],
  ] as const)('%s', (_name, states, isOfAgreement, isLocked, refusal) => {
    const change = { states, isOfAgreement, isLocked };
    expect(fileChangeRefusal(change)).toBe(refusal);
    expect(fileRemovalRefusal('IMPORTED', change)).toBe(refusal);
    expect(fileRemovalRefusal('ADDED', change)).toBe(refusal);
    expect(fileRemovalRefusal('GENERATED', change)).toBe('IN_HISTORY');
  });
});
