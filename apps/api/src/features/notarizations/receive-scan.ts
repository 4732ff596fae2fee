import { DOCUMENT_FILE_NAME_MAX_LENGTH } from '@troth/domain/documents';
import { say } from '@troth/domain/messages';
import { SCAN_FILE_MAX_BYTES, SCAN_PICTURES_MAX } from '@troth/domain/notarization';
import type { Upload } from '../../kernel/uploads/receive-upload';
import { receivedFile } from '../../kernel/uploads/upload-call';
import { uploadProblem, uploadProblems } from '../../kernel/uploads/upload-problem';

const limits = {
  nameMaxLength: DOCUMENT_FILE_NAME_MAX_LENGTH,
  kinds: ['application/pdf', 'image/jpeg', 'image/png'] as const,
};
const scanProblem = uploadProblems({
  EMPTY: say('file.empty'),
  TOO_MANY: say('notarization.scan.tooManyPictures', { max: SCAN_PICTURES_MAX }),
  TOO_LARGE: say('file.tooLarge', { max: SCAN_FILE_MAX_BYTES / 1024 / 1024 }),
  TYPE: say('notarization.scan.type'),
  TEXT_ENCODING: say('notarization.scan.type'),
});
/**
 * Makes one PDF of a scan: the PDF that came, or a page for each picture, in the order in which they came.
 * @throws Problem for what is neither, for what is too large or too many, and for a PDF among pictures
 */
export async function receiveScan(
  services: Parameters<typeof receivedFile>[0],
  files: readonly File[],
): Promise<Upload> {
  if (files.length > SCAN_PICTURES_MAX) throw scanProblem('TOO_MANY');
  if (files.some(({ size }) => size > SCAN_FILE_MAX_BYTES)) throw scanProblem('TOO_LARGE');
  const received: Upload[] = [];
  for (const file of files) received.push(await receivedFile(services, file, limits, scanProblem));
  const [first, ...more] = received;
  if (first === undefined) throw scanProblem('EMPTY');
  const isPdf = ({ contentType }: Upload) => contentType === 'application/pdf';
  if (isPdf(first) && more.length === 0) return first;
  if (received.some(isPdf)) throw uploadProblem('TYPE', say('notarization.scan.oneKind'));
  const { boundPictures } = await import('./bound-pictures');
  return {
    name: `${first.name.replace(/\.\w+$/, '')}.pdf`,
    contentType: 'application/pdf',
    bytes: await boundPictures(received.map(({ bytes }) => bytes)),
  };
}
