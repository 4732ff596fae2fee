import { describe, expect, it } from 'vitest';
import {
  ATTORNEY_FILE_RULES,
  ATTORNEY_FILES_PER_DAY,
  type AttorneyFileKind,
  attorneyFileObstacle,
  attorneyFileObstacleText,
} from './attorney-files';

const sentence = (kind: AttorneyFileKind, size: number, contentType: string, countToday = 0) => {
  const obstacle = attorneyFileObstacle(kind, { size, contentType }, countToday);
  return obstacle === null ? null : attorneyFileObstacleText(kind, obstacle);
};

describe('a file of an attorney, before it is sent', () => {
  it.each([
    ['a photo may have exactly 5 MB', 'PROFILE_PHOTO', ATTORNEY_FILE_RULES.PROFILE_PHOTO.maxBytes, null],
    ['and not a byte more', 'PROFILE_PHOTO', 5 * 1024 * 1024 + 1, 'This file is larger than 5 MB.'],
    ['a paper may have exactly 10 MB', 'CONTRACT', ATTORNEY_FILE_RULES.CONTRACT.maxBytes, null],
    ['and not a byte more', 'MALPRACTICE_INSURANCE', 10 * 1024 * 1024 + 1, 'This file is larger than 10 MB.'],
    ['nothing is refused', 'CONTRACT', 0, 'This file is empty.'],
  ] as const)('%s', (_name, kind, size, message) => expect(sentence(kind, size, 'image/png')).toBe(message));

  it.each([
    ['a photo may be WebP', 'PROFILE_PHOTO', 'image/webp', null],
    ['a photo is no PDF', 'PROFILE_PHOTO', 'application/pdf', 'Add a picture: JPEG, PNG or WebP.'],
    ['a policy may be a PDF', 'MALPRACTICE_INSURANCE', 'application/pdf', null],
    ['a policy may be a picture', 'MALPRACTICE_INSURANCE', 'image/jpeg', null],
    ['a contract is no WebP', 'CONTRACT', 'image/webp', 'Add a PDF, or a JPEG or PNG picture.'],
    ['what tells nothing of itself is refused', 'CONTRACT', '', 'Add a PDF, or a JPEG or PNG picture.'],
  ] as const)('%s', (_name, kind, type, message) => expect(sentence(kind, 1, type)).toBe(message));

  it('is the last of a day, or one too many', () => {
    expect(sentence('CONTRACT', 1, 'image/png', ATTORNEY_FILES_PER_DAY - 1)).toBeNull();
    expect(sentence('CONTRACT', 1, 'image/png', ATTORNEY_FILES_PER_DAY)).toBe(
      'You can add up to 20 files in a day. Try again tomorrow.',
    );
  });
});
