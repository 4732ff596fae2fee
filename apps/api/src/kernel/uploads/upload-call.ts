import { say } from '@troth/domain/messages';
import { z } from 'zod';
import type { Problem } from '../http/problem';
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
 * What may be kept of a form's file.
 * @param problemOf What to tell of a refusal.
 * @throws Problem
 */
export async function receivedFile(
  file: File,
  limits: Parameters<typeof receiveUpload>[1],
  problemOf: (reason: UploadRefusalReason, cause: unknown) => Problem,
): Promise<Upload> {
  try {
    return await receiveUpload(file, limits);
  } catch (error) {
    throw error instanceof UploadRefusal ? problemOf(error.reason, error) : error;
  }
}
