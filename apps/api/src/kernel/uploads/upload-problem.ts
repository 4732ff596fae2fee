import type { ProblemCode } from '@troth/domain/errors';
import { type Problem, problem } from '../http/problem';
import { text } from '../texts';
import type { UploadRefusalReason } from './refusal';

const RETRY_SECONDS = '5';

/** Why a file is not added: for what it is, or for what is there already. */
type Reason = UploadRefusalReason | 'TOO_LARGE' | 'TOO_MANY';

const codes = {
  EMPTY: 'REFUSED_BY_RULE',
  TOO_MANY: 'REFUSED_BY_RULE',
  TOO_LARGE: 'TOO_LARGE',
  IMAGE_TOO_LARGE: 'TOO_LARGE',
  TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  HEIC: 'UNSUPPORTED_MEDIA_TYPE',
  IMAGE_MOVES: 'UNSUPPORTED_MEDIA_TYPE',
  TEXT_ENCODING: 'UNSUPPORTED_MEDIA_TYPE',
  MIXED: 'REFUSED_BY_RULE',
  DAMAGED: 'REFUSED_BY_RULE',
  PDF_ENCRYPTED: 'REFUSED_BY_RULE',
  PDF_ACTIVE: 'REFUSED_BY_RULE',
  INFECTED: 'REFUSED_BY_RULE',
  UNSCANNED: 'UNAVAILABLE',
  BUSY: 'UNAVAILABLE',
} as const satisfies Record<Reason, ProblemCode>;

/** What is said of any file alike, unless those who ask for it put it differently. */
const plain = {
  MIXED: text('upload.MIXED'),
  DAMAGED: text('upload.DAMAGED'),
  PDF_ENCRYPTED: text('upload.PDF_ENCRYPTED'),
  PDF_ACTIVE: text('upload.PDF_ACTIVE'),
  IMAGE_TOO_LARGE: text('upload.IMAGE_TOO_LARGE'),
  IMAGE_MOVES: text('upload.IMAGE_MOVES'),
  TEXT_ENCODING: text('upload.TEXT_ENCODING'),
  INFECTED: text('upload.INFECTED'),
  UNSCANNED: text('upload.UNSCANNED'),
  BUSY: text('upload.BUSY'),
};

/** What is said of one sort of files: which kinds are taken, how large and how many. */
type OwnWords = Readonly<Record<'EMPTY' | 'TYPE' | 'TOO_LARGE' | 'TOO_MANY', string>> &
  Readonly<Partial<Record<Reason, string>>>;

/** Refuses one sort of files: says why a file was not taken, and what can be done about it. */
export const uploadProblems =
  (own: OwnWords) =>
  (reason: Reason, cause?: unknown): Problem =>
    uploadProblem(reason, { ...plain, HEIC: own.TYPE, ...own }[reason], cause);

/** @param detail What to tell someone whose file was not taken, and what they can do about it. */
export const uploadProblem = (reason: Reason, detail: string, cause?: unknown): Problem =>
  problem(codes[reason], {
    detail,
    ...(codes[reason] === 'UNAVAILABLE' ? { headers: { 'retry-after': RETRY_SECONDS } } : {}),
    cause,
  });
