import { randomUUID, webcrypto } from 'node:crypto';
import { IMPORTED_INPUT_HASH } from '@troth/domain/documents';
import type { NotaryProvider } from '@troth/domain/notarization';
import { PDFDocument } from 'pdf-lib';
import { Certificate } from 'pkijs';
import { toJson } from '../kernel/database/columns';
import type { KeptNotaryRecord } from '../kernel/ports/notary/notary-port';
import { insertFile } from '../records/files/file.repository';
import { coupleSealIn } from '../kernel/protection/protected-database';
import { sealPdf } from '../features/sealing/seal-pdf';
import { newLocalCertificate } from '../kernel/protection/sealing-identity';
import type { TestCouple } from './builders';
import type { TestApp } from './open-app';
import { aLinkedCouple } from './purchases';

/** A PDF with a page for each text. */
export async function pagesOf(...texts: readonly string[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (const text of texts) pdf.addPage([612, 792]).drawText(text, { x: 72, y: 700, size: 14 });
  return pdf.save();
}

/** A page under a seal that is made for it. */
export async function aSealedPdf(): Promise<Uint8Array> {
  const at = new Date('2026-06-15T12:00:00.000Z');
  const made = await newLocalCertificate('Troth', at);
  const key = await webcrypto.subtle.importKey('pkcs8', made.pkcs8, { name: 'ECDSA', namedCurve: 'P-256' }, false, [
    'sign',
  ]);
  const certificate = Certificate.fromBER(Uint8Array.from(made.certificate));
  const pdf = await PDFDocument.load(await pagesOf('An agreement of two'));
  const seal = { reason: 'Sealed', name: 'Troth', contact: 'seal@troth.example', at, authority: null };
  return sealPdf(pdf, { key, certificate, chain: [], ...seal });
}

async function keep(api: TestApp, documentId: string, kind: 'IMPORTED' | 'SIGNED', bytes: Uint8Array) {
  return api.db.transaction().execute(async (tx) => {
    const id = randomUUID();
    const stored = await api.services.files.put(await coupleSealIn(tx, documentId), id, bytes);
    const file = { id, ...stored, documentId, kind, name: 'agreement.pdf', contentType: 'application/pdf' };
    return insertFile(tx, { ...file, createdById: null }, api.clock.now());
  });
}

/** A couple whose agreement was made elsewhere, and that both have reviewed: nothing is set, so that it is quick. */
export async function aReviewedImport(
  api: TestApp,
  bytes: Uint8Array,
  options: Parameters<typeof aLinkedCouple>[1] = {},
): Promise<TestCouple & { readonly version: string }> {
  const couple = await aLinkedCouple(api, options);
  const now = api.clock.now();
  const file = await keep(api, couple.documentId, 'IMPORTED', bytes);
  await api.db
    .updateTable('documents')
    .set({
      lastGeneratedAt: now,
      lastGeneratedInputHash: IMPORTED_INPUT_HASH,
      generatedPdfFileId: file.id,
      userAReviewedAt: now,
      userBReviewedAt: now,
      reviewedAt: now,
    })
    .where('id', '=', couple.documentId)
    .execute();
  return { ...couple, version: file.id };
}

/** A notarization that is complete at its provider: its file is there, and nothing is sealed. */
export async function aSignedNotarization(
  api: TestApp,
  { documentId, version }: { readonly documentId: string; readonly version: string },
  bytes: Uint8Array,
  options: { readonly provider?: NotaryProvider; readonly record?: KeptNotaryRecord } = {},
): Promise<string> {
  const file = await keep(api, documentId, 'SIGNED', bytes);
  const now = api.clock.now();
  const { id } = await api.db
    .insertInto('notarizations')
    .values({
      documentId,
      provider: options.provider ?? 'SANDBOX',
      sourceFileId: version,
      providerFileId: file.id,
      providerCompletedAt: now,
      record: options.record === undefined ? null : toJson(options.record),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The sealed file of a notarization. */
export async function sealedFile(api: TestApp, notarizationId: string): Promise<Uint8Array> {
  const { id, key, documentId } = await api.db
    .selectFrom('notarizations')
    .innerJoin('files', 'files.id', 'notarizations.notarizedFileId')
    .select(['files.id', 'files.key', 'files.documentId'])
    .where('notarizations.id', '=', notarizationId)
    .executeTakeFirstOrThrow();
  const seal = await api.db.transaction().execute((tx) => coupleSealIn(tx, documentId));
  const bytes = await api.services.files.read(seal, id, key);
  if (bytes === null) throw new Error('The bytes of the sealed file are gone.');
  return bytes;
}
