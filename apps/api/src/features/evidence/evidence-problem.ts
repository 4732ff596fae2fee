import { evidenceObstacleText } from '@troth/domain/disclosure';
import { uploadProblems } from '../../kernel/uploads/upload-problem';

/** What to tell someone whose evidence was not taken, and what they can do about it. */
export const evidenceProblem = uploadProblems({
  TOO_MANY: evidenceObstacleText('TOO_MANY'),
  EMPTY: evidenceObstacleText('EMPTY'),
  TOO_LARGE: evidenceObstacleText('TOO_LARGE'),
  TYPE: evidenceObstacleText('TYPE'),
  HEIC: evidenceObstacleText('HEIC'),
});
