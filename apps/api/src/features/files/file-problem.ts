import { type DocumentFileObstacle, documentFileObstacleText } from '@troth/domain/documents';
import type { Problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import type { UploadRefusalReason } from '../../kernel/uploads/refusal';
import { uploadProblem } from '../../kernel/uploads/upload-problem';

type Reason = DocumentFileObstacle | UploadRefusalReason;

/** What to tell somebody whose file was not added to a document, and what they can do about it. */
export const fileProblem = (reason: Reason, cause?: unknown): Problem => uploadProblem(reason, sentence(reason), cause);

function sentence(reason: Reason): string {
  switch (reason) {
    case 'EMPTY':
    case 'TOO_MANY':
    case 'TOO_LARGE':
      return documentFileObstacleText(reason);
    case 'TYPE':
    // What else a picture or a text could be refused for is not looked at: neither is a PDF.
    case 'HEIC':
    case 'IMAGE_TOO_LARGE':
    case 'IMAGE_MOVES':
    case 'TEXT_ENCODING':
      return documentFileObstacleText('TYPE');
    case 'MIXED':
    case 'DAMAGED':
      return text(`documentFile.${reason}`);
    case 'PDF_ENCRYPTED':
    case 'PDF_ACTIVE':
    case 'INFECTED':
    case 'UNSCANNED':
    case 'BUSY':
      return text(`upload.${reason}`);
  }
}
