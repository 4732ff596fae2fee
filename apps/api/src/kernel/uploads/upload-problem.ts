import type { ProblemCode } from '@troth/domain/errors';
import { type Problem, problem } from '../http/problem';
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

/** @param detail What to tell somebody whose file was not taken, and what they can do about it. */
export const uploadProblem = (reason: Reason, detail: string, cause?: unknown): Problem =>
  problem(codes[reason], {
    detail,
    ...(codes[reason] === 'UNAVAILABLE' ? { headers: { 'retry-after': RETRY_SECONDS } } : {}),
    cause,
  });
