import { detect, isSomethingElseToo } from './detect';
import { cleanFileName } from './file-name';
import { inspectPdf } from './inspect-pdf';
import type { UploadKind } from './kinds';
import { readText } from './read-text';
import { UploadRefusal } from './refusal';
import { oneAtATime } from './turnstile';

/** A file as it is kept. */
export interface Upload {
  readonly name: string;
  readonly contentType: UploadKind;
  readonly bytes: Uint8Array;
}

/**
 * Makes of what someone sent what may be kept. Its content alone says what it is; the declared type is never read, and
 * of the name only which of the two kinds of text it is. See ADR 0018.
 *
 * @throws UploadRefusal for anything but one PDF that only shows pages, one still picture, or one text, and for what is
 *   none of the kinds that are wanted.
 */
export async function receiveUpload(
  file: File,
  { nameMaxLength, kinds }: { readonly nameMaxLength: number; readonly kinds: readonly UploadKind[] },
): Promise<Upload> {
  const sent = new Uint8Array(await file.arrayBuffer());
  const { contentType, bytes } = await oneAtATime(() => keepable(sent, file.name, new Set(kinds)));
  return { name: cleanFileName(file.name, contentType, nameMaxLength), contentType, bytes };
}

async function keepable(
  sent: Uint8Array,
  name: string,
  wanted: ReadonlySet<UploadKind>,
): Promise<Omit<Upload, 'name'>> {
  if (sent.byteLength === 0) throw new UploadRefusal('EMPTY');
  const kind = detect(sent);
  if (kind === 'HEIC') throw new UploadRefusal('HEIC');
  if (kind === 'UNKNOWN') throw new UploadRefusal('TYPE');
  if (kind === 'MISPLACED_PDF') throw new UploadRefusal('MIXED');
  if (!wanted.has(kind)) throw new UploadRefusal('TYPE');
  if (kind === 'text/plain') {
    const bytes = readText(sent);
    if (isSomethingElseToo(bytes)) throw new UploadRefusal('TYPE');
    return { contentType: /\.csv$/i.test(name) ? 'text/csv' : kind, bytes };
  }
  if (isSomethingElseToo(sent)) throw new UploadRefusal('MIXED');
  if (kind !== 'application/pdf') {
    const { cleanImage } = await import('./clean-image');
    return { contentType: kind, bytes: await cleanImage(sent, kind) };
  }
  await inspectPdf(sent);
  return { contentType: kind, bytes: sent };
}
