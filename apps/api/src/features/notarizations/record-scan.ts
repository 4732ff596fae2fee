import { scanRefusal, type ScanFacts, notarizationStage } from '@troth/domain/notarization';
import { say } from '@troth/domain/messages';
import type { Side } from '@troth/domain/people';
import type { Person } from '../../kernel/auth/actor';
import type { Work } from '../../kernel/http/operation';
import { invalidField, problem } from '../../kernel/http/problem';
import { toJson } from '../../kernel/database/columns';
import type { KeptNotaryRecord } from '../../kernel/ports/notary/notary-port';
import { coupleSealIn } from '../../kernel/protection/protected-database';
import { text } from '../../kernel/texts';
import type { Upload } from '../../kernel/uploads/receive-upload';
import { storeUpload } from '../../kernel/uploads/store-upload';
import { requireCurrentVersion } from '../../records/case/current-version';
import { deleteFile, type FileRow, insertFile, sha256OfFile } from '../../records/files/file.repository';
import { filePurgeJob } from '../../records/files/purge';
import { type Couple, type DocumentRow, getCouple, jurisdictionOf, partnerSideOf } from '../../records/couples/couple';
import { entryOf, subjectOf } from './begin-online';
import { dateOrNull, type NotarizationReading, readNotarization } from '../../records/case/notarization-facts';
import { publish } from '../../kernel/events/event';
import { notarizedFileKept } from '../../records/notarizations/notarization.events';
import {
  type NotarizationRow,
  type NotarizationSubject,
  notarizationRepository,
} from '../../records/notarizations/notarization.repository';
import { requireOpenPath } from './require-open-path';
import { factsOf } from '../../records/notarizations/row-facts';

const doneAt = (row: NotarizationRow, side: Side) => (side === 'A' ? row.userADoneAt : row.userBDoneAt);

/**
 * Keeps the scan of a paper that was signed in person, with what the partner who uploads it wrote down. Their word
 * counts as their confirmation; one that is open is replaced, and has to be confirmed again. The caller holds the document.
 * @throws Problem with an obstacle or a refusal as `reason`
 */
export async function recordScan(
  work: Work & { readonly request: Request },
  document: DocumentRow,
  { facts, upload, by }: { readonly facts: ScanFacts; readonly upload: Upload; readonly by: Person },
): Promise<NotarizationRow> {
  const { tx, now } = work;
  const couple = await getCouple(tx, document.id, by.id);
  const version = await requireCurrentVersion(tx, document, work.request, text('notarization.superseded'));
  const notarizations = notarizationRepository(tx);
  const open = await notarizations.current(document.id);
  const replaced = open !== undefined && isOpenScan(open) ? open : null;
  const reading = await readNotarization(tx, couple, now, {
    signingDate: facts.signedOn,
    ...(replaced === null ? {} : { replaced: replaced.id }),
  });
  requireOpenPath('IN_PERSON', reading);
  requireNoScanRefusal(couple, reading, facts);
  if (version === null) throw problem('CONFLICT');
  const file = await storeScan(work, document.id, upload, by);
  const columns = {
    ...subjectOf(document, version),
    signedOn: facts.signedOn,
    uploadedById: by.id,
    record: toJson(recordOf(facts)),
    providerFileId: file.id,
    userADoneAt: couple.side === 'A' ? now : null,
    userBDoneAt: couple.side === 'B' ? now : null,
  };
  const row =
    replaced === null
      ? await insertScan(work, { ended: open ?? null, by }, { ...columns, documentId: document.id })
      : await notarizations.update(replaced.id, columns, by.id, now);
  if (replaced?.providerFileId != null) {
    await deleteFile(tx, replaced.providerFileId, by.id, now);
    await work.enqueue(filePurgeJob, {});
  }
  work.audit({ ...entryOf(row), hashBefore: version, hashAfter: file.sha256 });
  await askPartner(work, couple, file);
  return row;
}

const isOpenScan = (row: NotarizationRow) => notarizationStage(factsOf(row)) === 'AWAITING_CONFIRMATION';

async function insertScan(
  { tx, now }: Work,
  { ended, by }: { readonly ended: NotarizationRow | null; readonly by: Person },
  columns: Omit<Parameters<ReturnType<typeof notarizationRepository>['insert']>[0], 'provider'>,
): Promise<NotarizationRow> {
  const notarizations = notarizationRepository(tx);
  if (ended !== null) {
    const closed = { endedAt: now, endedReason: 'RESET' as const, endedById: by.id, deletedAt: now };
    await notarizations.update(ended.id, closed, by.id, now);
  }
  return notarizations.insert({ ...columns, provider: 'IN_PERSON', createdById: by.id }, now);
}

/** @throws Problem VALIDATION_FAILED at the field that is wrong */
function requireNoScanRefusal(couple: Couple, reading: NotarizationReading, facts: ScanFacts): void {
  const { wait, timeZone } = reading;
  const { document } = couple;
  const refusal = scanRefusal({
    signedOn: facts.signedOn,
    commissionExpiresOn: facts.commissionExpiresOn,
    witnesses: facts.witnesses?.length ?? 0,
    isWitnessRequired: jurisdictionOf(couple)?.templateState.witnessRequired ?? false,
    today: reading.today,
    finalOn: dateOrNull(timeZone, document.finalizedAt ?? document.reviewedAt),
    waitEndedOn: wait === null || wait.ends === 'NOT_STARTED' ? null : dateOrNull(timeZone, wait.ends),
    weddingDate: reading.facts.weddingDate,
  });
  if (refusal === null) return;
  const field =
    refusal === 'COMMISSION_EXPIRED'
      ? 'commissionExpiresOn'
      : refusal === 'WITNESSES_MISSING'
        ? 'witnesses'
        : 'signedOn';
  throw invalidField(field, say(`notarization.scan.${refusal}`), refusal);
}

/** A day has no time, so that no event is told; see `signed_on`. */
const recordOf = (facts: ScanFacts): KeptNotaryRecord => ({
  notary: {
    name: facts.notaryName.trim(),
    commissionNumber: facts.notaryCommissionNumber.trim(),
    state: facts.notaryState,
    county: facts.notaryCounty?.trim() ?? null,
    commissionExpiresOn: facts.commissionExpiresOn,
  },
  witnesses: (facts.witnesses ?? []).map((name) => name.trim()),
  events: [],
});

async function storeScan(
  { tx, now, services }: Work,
  documentId: string,
  { name, contentType, bytes }: Upload,
  by: Person,
): Promise<FileRow> {
  const seal = await coupleSealIn(tx, documentId);
  return storeUpload({ files: services.files, seal }, bytes, (stored) =>
    insertFile(tx, { documentId, kind: 'SIGNED', name, contentType, createdById: by.id, ...stored }, now),
  );
}

async function askPartner(work: Work, couple: Couple, file: FileRow): Promise<void> {
  if (couple.partner === null) return;
  await work.sendMail({
    kind: 'scan-uploaded',
    to: couple.partner.email,
    data: { partnerName: couple.self.firstName },
    dedupeKey: `scan-uploaded:${file.id}:${couple.partner.id}`,
  });
}

/**
 * A partner confirms the scan that they have opened. With both confirmations the notarization is over but for the seal.
 * A second time changes nothing. The caller holds the document.
 * @throws Problem CONFLICT, VERSION_CONFLICT for another scan than the one that is there now
 */
export async function confirmScan(
  work: Work,
  { document, notarization }: NotarizationSubject,
  { fileSha256, by }: { readonly fileSha256: string; readonly by: Person },
): Promise<NotarizationRow> {
  const { tx, now } = work;
  if (!isOpenScan(notarization) || notarization.providerFileId === null) {
    throw problem('CONFLICT', { detail: text('notarization.noScan'), reason: 'NO_SCAN' });
  }
  const couple = await getCouple(tx, document.id, by.id);
  const sha256 = await sha256OfFile(tx, notarization.providerFileId);
  if (sha256 === undefined || sha256 !== fileSha256)
    throw problem('VERSION_CONFLICT', { detail: text('notarization.otherScan') });
  work.audit({ ...entryOf(notarization), hashAfter: sha256 });
  if (doneAt(notarization, couple.side) !== null) return notarization;
  const isLast = doneAt(notarization, partnerSideOf(couple)) !== null;
  const row = await notarizationRepository(tx).update(
    notarization.id,
    {
      ...(couple.side === 'A' ? { userADoneAt: now } : { userBDoneAt: now }),
      ...(isLast ? { providerCompletedAt: now } : {}),
    },
    by.id,
    now,
  );
  if (isLast) await publish(work, notarizedFileKept, { notarizationId: row.id });
  return row;
}
