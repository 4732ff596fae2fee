import { type EvidenceFileObstacle, evidenceObstacleText } from '@troth/domain/disclosure';
import type { ProblemCode } from '@troth/domain/errors';
import { type Problem, problem } from '../../http/problem';
import { text } from '../../texts';
import type { UploadRefusalReason } from '../../uploads/refusal';

const RETRY_SECONDS = '5';

type Reason = EvidenceFileObstacle | UploadRefusalReason | 'TOO_MANY_OF_COUPLE';

const codes = {
  EMPTY: 'REFUSED_BY_RULE',
  TOO_MANY: 'REFUSED_BY_RULE',
  TOO_MANY_OF_COUPLE: 'REFUSED_BY_RULE',
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
  BUSY: 'UNAVAILABLE',
} as const satisfies Record<Reason, ProblemCode>;

/** What to tell somebody whose file was not taken, and what they can do about it. */
export function uploadProblem(reason: Reason, cause?: unknown): Problem {
  return problem(codes[reason], {
    detail: sentence(reason),
    ...(reason === 'BUSY' ? { headers: { 'retry-after': RETRY_SECONDS } } : {}),
    cause,
  });
}

function sentence(reason: Reason): string {
  switch (reason) {
    case 'EMPTY':
    case 'TOO_MANY':
    case 'TOO_LARGE':
    case 'TYPE':
    case 'HEIC':
      return evidenceObstacleText(reason);
    case 'TOO_MANY_OF_COUPLE':
    case 'MIXED':
    case 'DAMAGED':
    case 'PDF_ENCRYPTED':
    case 'PDF_ACTIVE':
    case 'IMAGE_TOO_LARGE':
    case 'IMAGE_MOVES':
    case 'TEXT_ENCODING':
    case 'BUSY':
      return text(`upload.${reason}`);
  }
}
