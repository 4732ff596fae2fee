/** Why an upload is not taken. */
export type UploadRefusalReason =
  | 'EMPTY'
  /** None of the kinds that are kept, drawings with scripts, pages and archives among them. */
  | 'TYPE'
  | 'HEIC'
  /** More than one kind at once, or something behind its end. */
  | 'MIXED'
  | 'DAMAGED'
  | 'PDF_ENCRYPTED'
  /** It would run something, open something or carries further files. */
  | 'PDF_ACTIVE'
  | 'IMAGE_TOO_LARGE'
  | 'IMAGE_MOVES'
  | 'TEXT_ENCODING'
  /** A scanner found malware in it. */
  | 'INFECTED'
  /** The scanner gave no verdict. */
  | 'UNSCANNED'
  /** Too many uploads are being looked into. */
  | 'BUSY';

export class UploadRefusal extends Error {
  override readonly name = 'UploadRefusal';
  constructor(
    readonly reason: UploadRefusalReason,
    cause?: unknown,
  ) {
    super(reason, { cause });
  }
}
