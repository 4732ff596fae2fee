import { say } from '@troth/domain/messages';
import { z } from 'zod';
import type { Problem } from '../http/problem';
import { type FileScanner, ScannerFailure } from '../ports/scanning/file-scanner';
import type { Services } from '../services';
import { receiveUpload, type Upload } from './receive-upload';
import { UploadRefusal, type UploadRefusalReason } from './refusal';

/** What a form says besides the bytes of its file: field names, the file's name, boundaries. */
const FORM_OVERHEAD_BYTES = 16 * 1024;

/** The form of a call that takes one file. */
export const formOfFile = (maxFileBytes: number) => ({ maxBytes: maxFileBytes + FORM_OVERHEAD_BYTES });

/** The field of the form that is the file. */
export const fileField = z
  .custom<File>((value) => value instanceof File, { error: () => say('validation.required') })
  .meta({ type: 'string', format: 'binary' });

/**
 * What may be kept of a form's file. Where a scanner is set, nothing is kept that it did not find clean, and nothing else
 * opens the file before.
 * @param problemOf What to tell of a refusal.
 * @throws Problem
 */
export async function receivedFile(
  { scanner, logger }: Pick<Services, 'scanner' | 'logger'>,
  file: File,
  limits: Parameters<typeof receiveUpload>[1],
  problemOf: (reason: UploadRefusalReason, cause: unknown) => Problem,
): Promise<Upload> {
  try {
    if (scanner !== null) await requireClean(scanner, logger, file);
    return await receiveUpload(file, limits);
  } catch (error) {
    throw error instanceof UploadRefusal ? problemOf(error.reason, error) : error;
  }
}

/** @throws UploadRefusal for a file that the scanner found infected, or gave no verdict of. */
async function requireClean(scanner: FileScanner, logger: Services['logger'], file: File): Promise<void> {
  try {
    if ((await scanner.scan(new Uint8Array(await file.arrayBuffer()))) === 'CLEAN') return;
  } catch (error) {
    if (!(error instanceof ScannerFailure)) throw error;
    logger.error({ reason: error.message }, 'upload not scanned');
    throw new UploadRefusal('UNSCANNED', error);
  }
  logger.warn('malware in an upload');
  throw new UploadRefusal('INFECTED');
}
