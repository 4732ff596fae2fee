import { randomUUID } from 'node:crypto';
import { PDFDocument } from 'pdf-lib';
import { appendAudit, ofSystem } from '../../kernel/audit/audit';
import { toJson } from '../../kernel/database/columns';
import { problem } from '../../kernel/http/problem';
import type { NotaryTransaction } from '../../kernel/ports/notary/notary-port';
import { coupleSealIn } from '../../kernel/protection/protected-database';
import type { Services } from '../../kernel/services';
import { detect } from '../../kernel/uploads/detect';
import { announceOfDocument } from '../../kernel/changes/announce';
import { ofDocument } from '../../kernel/changes/audience';
import { agreementName } from '../../records/documents/agreement-name';
import { viewOf } from '../../records/documents/document.repository';
import { insertFile } from '../../records/files/file.repository';
import { getDocumentRow, lockDocument } from '../../records/couples/couple';
import { changeNotarization, holdWithoutFile } from '../../records/notarizations/provider-state.repository';
import { publish } from '../../kernel/events/event';
import { settlingOf } from '../../kernel/jobs/settling';
import { notarizedFileKept } from '../../records/notarizations/notarization.events';
import type { NotarizationRow } from '../../records/notarizations/notarization.repository';

/** How many pages a PDF has; none where no reader could open it. */
async function pagesOf(bytes: Uint8Array): Promise<number> {
  if (detect(bytes) !== 'application/pdf') return 0;
  try {
    return (await PDFDocument.load(bytes, { updateMetadata: false, ignoreEncryption: true })).getPageCount();
  } catch {
    return 0;
  }
}

/**
 * Fetches the notarized file of a transaction that is complete, and has it sealed. Of several who do so at once one is
 * kept; the bytes of the others go again.
 */
export async function keepNotarizedFile(
  services: Services,
  row: NotarizationRow,
  told: NotaryTransaction,
): Promise<void> {
  const { database, files, notary } = services;
  const { db } = database;
  const bytes = await notary.notarizedFile(db, told.id, services.now());
  if ((await pagesOf(bytes)) === 0) {
    throw problem('PROVIDER_FAILED', { cause: new Error('The notarized file is no PDF.') });
  }
  const id = randomUUID();
  const seal = await db.transaction().execute((tx) => coupleSealIn(tx, row.documentId));
  const stored = await files.put(seal, id, bytes);
  const isKept = await db
    .transaction()
    .execute(async (tx) => {
      await lockDocument(tx, row.documentId);
      const now = services.now();
      const current = await holdWithoutFile(tx, row.id, told.id);
      if (current === undefined) return false;
      const name = agreementName(await viewOf(tx, await getDocumentRow(tx, row.documentId)));
      const file = {
        ...stored,
        id,
        documentId: row.documentId,
        kind: 'SIGNED',
        name,
        contentType: 'application/pdf',
        createdById: null,
      } as const;
      await insertFile(tx, file, now);
      await changeNotarization(tx, row.id, {
        providerFileId: id,
        providerCompletedAt: now,
        updatedAt: now,
        ...(current.record === null && told.record !== null ? { record: toJson(told.record) } : {}),
      });
      await appendAudit(
        tx,
        {
          action: 'notarizations.fetchFile',
          outcome: 'DONE',
          documentId: row.documentId,
          subjectKind: 'file',
          subjectId: id,
          hashAfter: stored.sha256,
        },
        ofSystem(now),
      );
      await publish(settlingOf(services, tx), notarizedFileKept, { notarizationId: row.id });
      await announceOfDocument(tx, row.documentId, ofDocument);
      return true;
    })
    .catch(async (error: unknown) => {
      await files.remove(stored.key);
      throw error;
    });
  if (!isKept) await files.remove(stored.key);
}
