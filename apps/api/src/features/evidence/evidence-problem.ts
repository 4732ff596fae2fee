import { type EvidenceFileObstacle, evidenceObstacleText } from '@troth/domain/disclosure';
import type { Problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import type { UploadRefusalReason } from '../../kernel/uploads/refusal';
import { uploadProblem } from '../../kernel/uploads/upload-problem';

type Reason = EvidenceFileObstacle | UploadRefusalReason;

/** What to tell somebody whose evidence was not taken, and what they can do about it. */
export const evidenceProblem = (reason: Reason, cause?: unknown): Problem =>
  uploadProblem(reason, sentence(reason), cause);

function sentence(reason: Reason): string {
  switch (reason) {
    case 'EMPTY':
    case 'TOO_MANY':
    case 'TOO_LARGE':
    case 'TYPE':
    case 'HEIC':
      return evidenceObstacleText(reason);
    case 'MIXED':
    case 'DAMAGED':
    case 'PDF_ENCRYPTED':
    case 'PDF_ACTIVE':
    case 'IMAGE_TOO_LARGE':
    case 'IMAGE_MOVES':
    case 'TEXT_ENCODING':
    case 'INFECTED':
    case 'UNSCANNED':
    case 'BUSY':
      return text(`upload.${reason}`);
  }
}
