import { isImported } from '@troth/domain/documents';
import { notarizationStage, signingWindowEnds } from '@troth/domain/notarization';
import type { Person } from '../../kernel/auth/actor';
import type { Work } from '../../kernel/http/operation';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { requireCurrentVersion } from '../../records/case/current-version';
import { type DocumentRow, getCouple } from '../../records/couples/couple';
import { type NotarizationReading, readNotarization } from '../../records/case/notarization-facts';
import { openTransactionKind } from '../../records/notarizations/notarization-jobs';
import { type NotarizationRow, notarizationRepository } from '../../records/notarizations/notarization.repository';
import { requireOpenPath } from './require-open-path';
import { factsOf } from '../../records/notarizations/row-facts';

/** What is notarized: a commit of ours, or the file of an agreement that was made elsewhere. */
export const subjectOf = (document: DocumentRow, version: string) =>
  isImported(document) ? { commitHash: null, sourceFileId: version } : { commitHash: version, sourceFileId: null };

/**
 * Begins the notarization of the current version online. Two partners who press at once get the same one. The caller
 * holds the document, so nobody changes it in between: what is notarized is what was reviewed.
 * @throws Problem with the obstacle as `reason`
 */
export async function beginOnline(
  work: Work & { readonly request: Request },
  document: DocumentRow,
  by: Person,
): Promise<NotarizationRow> {
  const { tx, now, services } = work;
  const notarizations = notarizationRepository(tx);
  const version = await requireCurrentVersion(tx, document, work.request, text('notarization.superseded'));
  const reading = await readNotarization(tx, await getCouple(tx, document.id, by.id), now);
  const { current } = reading;
  const stage = current === undefined ? null : notarizationStage(factsOf(current));
  if (current !== undefined && isBegun(current, stage)) {
    work.audit({ ...entryOf(current) });
    return current;
  }
  requireOpenPath('ONLINE', reading);
  if (version === null) throw problem('CONFLICT');
  if (current !== undefined) {
    // It ended at the provider, which lets nobody sign any more: there is nothing to take back.
    const ended = { endedAt: now, endedReason: 'RESET' as const, endedById: by.id, deletedAt: now };
    await notarizations.update(current.id, ended, by.id, now);
  }
  const { id: documentId } = document;
  const place = { documentId, provider: services.notary.provider, ...subjectOf(document, version) };
  const row = await notarizations.insert({ ...place, ...signingWindow(reading, now), createdById: by.id }, now);
  work.audit({ ...entryOf(row) });
  await work.enqueue(openTransactionKind, { notarizationId: row.id });
  return row;
}

/** From when to when the partners can sign. The state's wait is over by our rule; the provider gets its end all the same. */
const signingWindow = ({ wait, today, facts: { weddingDate }, timeZone }: NotarizationReading, now: Date) => ({
  activatesAt: wait === null || wait.ends === 'NOT_STARTED' ? null : wait.ends,
  expiresAt: signingWindowEnds({ now, today, weddingDate, timeZone }),
});

const isBegun = (row: NotarizationRow, stage: string | null) =>
  row.provider !== 'IN_PERSON' && stage !== 'ENDED' && stage !== 'COMPLETED';

/** What the log says of a notarization: which one, and of which version. */
export const entryOf = (row: NotarizationRow) => {
  const version = row.commitHash ?? row.sourceFileId;
  return {
    subjectKind: 'notarization',
    subjectId: row.id,
    documentId: row.documentId,
    ...(version === null ? {} : { hashAfter: version }),
  };
};
