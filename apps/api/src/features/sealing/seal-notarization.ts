import { createHash, randomUUID } from 'node:crypto';
import { renderCompletionPdf } from '@troth/agreement/pdf';
import { calledName } from '@troth/evidence/seals';
import { appendAudit, ofSystem } from '../../kernel/audit/audit';
import type { Tx } from '../../kernel/database/database';
import { mailIn } from '../../kernel/mail/mail';
import { announceOfDocument } from '../../kernel/changes/announce';
import { ofDocument } from '../../kernel/changes/audience';
import { viewOf } from '../../records/documents/document.repository';
import { insertFile } from '../../records/files/file.repository';
import { getDocumentRow } from '../../records/couples/couple';
import { emailsOf } from '../../records/users/user.repository';
import type { StoredBytes } from '../../kernel/protection/document-files';
import type { Services } from '../../kernel/services';
import { text } from '../../kernel/texts';
import { archive } from './archive';
import { bind, NotAPdf, openSource, type Source } from './bind';
import { completionPaper, SANDBOX_MARK } from './completion-paper';
import { carriesPages, wordsOfPages } from './same-pages';
import { holdLeased, type LeasedRow, recordSealed } from '../../records/sealing/sealing.repository';
import { CannotBeSealed, type ToSeal, requireSameVersion, whatToSeal } from './what-to-seal';
import { sealPdf } from './seal-pdf';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** What the certificate of completion says of the certificate that seals. */
const sealOf = ({ identity: { certificate } }: ToSeal) => ({
  signer: calledName(certificate.subject),
  issuer: calledName(certificate.issuer),
  sha256: sha256(new Uint8Array(certificate.toSchema(true).toBER())),
});

/**
 * Seals the file of a notarization that its caller has leased: binds the certificate of completion to it, seals both, and
 * tells. What was sealed counts from the one transaction at the end; a crash before it leaves nothing but bytes that
 * nobody reaches.
 *
 * @throws CannotBeSealed for what has to be looked at; TimestampFailure and others for what is tried again
 */
export async function sealNotarization(services: Services, row: LeasedRow): Promise<void> {
  const { database, files } = services;
  const at = services.now();
  const told = await database.db.transaction().execute((tx) => whatToSeal(services, tx, row, at));
  const bytes = await sealedBytes(services, told, row, at);
  const id = randomUUID();
  const stored = await files.put(told.coupleSeal, id, bytes);
  const isKept = await database.db
    .transaction()
    .execute((tx) => keep(services, tx, { row, told, file: { id, ...stored } }))
    .catch(async (error: unknown) => {
      await files.remove(stored.key);
      throw error;
    });
  if (!isKept) await files.remove(stored.key);
}

async function sealedBytes(services: Services, told: ToSeal, row: LeasedRow, at: Date): Promise<Uint8Array> {
  const { files, timestamps, config } = services;
  const received = await files.read(told.coupleSeal, told.received.id, told.received.key);
  if (received === null) throw new CannotBeSealed('NO_FILE');
  const source = await open(received);
  const carriesWords = await compare(services, told, row, received);
  const isSandbox = row.provider === 'SANDBOX';
  const authority = timestamps?.name ?? null;
  const paper = completionPaper({
    ...told.facts,
    received: {
      sha256: told.received.sha256,
      pages: source.pdf.getPageCount(),
      carriesWords,
      isSigned: source.isSigned,
    },
    seal: { ...sealOf(told), authority },
    at,
    verifyUrl: `${config.origins.customer}/verify`,
  });
  const pdf = await bind(source, await renderCompletionPdf(paper), {
    mark: isSandbox ? SANDBOX_MARK : null,
    at,
    attachment: { name: told.received.name, description: text('seal.attachment') },
    printed:
      told.printed === null
        ? null
        : { json: told.printed, name: text('seal.printedName'), description: text('seal.printed') },
  });
  archive(pdf, { title: told.name.replace(/\.pdf$/, ''), at });
  const reason = authority === null ? text('seal.reasonNoTime') : text('seal.reason', { authority });
  return sealPdf(pdf, {
    ...told.identity,
    reason: isSandbox ? text('seal.reasonSandbox', { reason }) : reason,
    name: text('seal.name'),
    contact: config.mail.supportAddress,
    at,
    authority: timestamps,
  });
}

async function open(bytes: Uint8Array): Promise<Source> {
  try {
    return await openSource(bytes);
  } catch (error) {
    throw error instanceof NotAPdf ? new CannotBeSealed('NOT_A_PDF') : error;
  }
}

/** A scan is a picture, whatever a machine has read in it: of that one the partners say that it is theirs. */
async function compare(
  { files }: Services,
  { coupleSeal, sent }: ToSeal,
  { provider }: LeasedRow,
  received: Uint8Array,
): Promise<boolean | null> {
  if (provider === 'IN_PERSON') return null;
  const bytes = await files.read(coupleSeal, sent.id, sent.key);
  if (bytes === null) throw new CannotBeSealed('NO_FILE');
  const isSame = carriesPages(await wordsOfPages(bytes), await wordsOfPages(received));
  if (isSame === false) throw new CannotBeSealed('OTHER_PAGES');
  return isSame;
}

/** The one transaction in which the document becomes notarized. @returns whether it did: another may have come first. */
async function keep(
  services: Services,
  tx: Tx,
  { row, told, file }: { row: LeasedRow; told: ToSeal; file: StoredBytes & { readonly id: string } },
): Promise<boolean> {
  const now = services.now();
  // The document before its notarization, in the order in which everybody takes them.
  const document = await getDocumentRow(tx, row.documentId, 'change');
  const current = await holdLeased(tx, row);
  if (current === undefined) return false;
  await requireSameVersion(tx, document, current);
  const { documentId } = row;
  const kept = { ...file, documentId, name: told.name, contentType: 'application/pdf', createdById: null };
  await insertFile(tx, { ...kept, kind: 'NOTARIZED' }, now);
  await recordSealed(tx, row.id, file.id, now);
  await appendAudit(
    tx,
    {
      action: 'notarizations.complete',
      outcome: 'DONE',
      documentId,
      subjectKind: 'notarization',
      subjectId: row.id,
      hashBefore: told.facts.version.hash,
      hashAfter: file.sha256,
      fileSha256: file.sha256,
    },
    ofSystem(now),
  );
  await tell(services, tx, row, file.sha256);
  await announceOfDocument(tx, documentId, ofDocument);
  return true;
}

async function tell(services: Services, tx: Tx, { id, documentId, provider }: LeasedRow, hash: string): Promise<void> {
  const { document, userA, userB } = await viewOf(tx, await getDocumentRow(tx, documentId));
  const sendMail = mailIn(services, tx, services.now());
  const isSandbox = provider === 'SANDBOX';
  for (const partner of [userA, userB]) {
    if (partner === null) continue;
    await sendMail({
      kind: 'agreement-completed',
      to: partner.email,
      data: { isSandbox, sha256: hash },
      dedupeKey: `completed:${id}:${partner.id}`,
    });
  }
  const attorneyIds = [document.attorneyAId, document.attorneyBId].filter((attorneyId) => attorneyId !== null);
  for (const attorney of await emailsOf(tx, attorneyIds)) {
    await sendMail({
      kind: 'agreement-completed-attorney',
      to: attorney.email,
      readerId: attorney.id,
      data: { isSandbox },
      dedupeKey: `completed:${id}:${attorney.id}`,
    });
  }
}
