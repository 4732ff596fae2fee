import { documentFileObstacleText } from '@troth/domain/documents';
import { text } from '../../kernel/texts';
import { uploadProblems } from '../../kernel/uploads/upload-problem';

const type = documentFileObstacleText('TYPE');

/** What to tell someone whose file was not added to a document, and what they can do about it. */
export const fileProblem = uploadProblems({
  TOO_MANY: documentFileObstacleText('TOO_MANY'),
  EMPTY: documentFileObstacleText('EMPTY'),
  TOO_LARGE: documentFileObstacleText('TOO_LARGE'),
  TYPE: type,
  // What else a picture or a text could be refused for is not looked at: neither is a PDF.
  IMAGE_TOO_LARGE: type,
  IMAGE_MOVES: type,
  TEXT_ENCODING: type,
  MIXED: text('documentFile.MIXED'),
  DAMAGED: text('documentFile.DAMAGED'),
});
