import { certifiedAttorney, type LeasedRow } from '../../records/sealing/sealing.repository';
import { printedJson } from '@troth/agreement/tree';
import { jurisdictionByStateId } from '@troth/content/jurisdictions';
import { documentTerm, isImported } from '@troth/domain/documents';
import { completionEvents, sealObstacle, type SealProblem } from '@troth/domain/notarization';
import { fullName } from '@troth/domain/people';
import { contentOf, documentChain, entriesOf, openChain } from '../../kernel/audit/audit';
import type { Tx } from '../../kernel/database/database';
import { isoOrNull } from '../../kernel/http/present';
import { Problem } from '../../kernel/http/problem';
import { FALLBACK_TIME_ZONE } from '../../kernel/http/today';
import { currentVersionOf } from '../../records/case/current-version';
import { agreementName } from '../../records/documents/agreement-name';
import { viewOf } from '../../records/documents/document.repository';
import type { DocumentView } from '../../records/documents/document.presenter';
import { externalAttorneysOf } from '../../records/external-attorneys/external-attorney.repository';
import { type FileRow, getFileOfDocument } from '../../records/files/file.repository';
import { commitRepository } from '../../records/generation/commit.repository';
import { type DocumentRow, getDocumentRow } from '../../records/couples/couple';
import { mailedToBothAt } from '../../records/case/mailed-version';
import type { NotarizationRow } from '../../records/notarizations/notarization.repository';
import type { CoupleSeal } from '../../kernel/protection/protection';
import { coupleSealIn } from '../../kernel/protection/protected-database';
import type { Services } from '../../kernel/services';
import { text } from '../../kernel/texts';
import type { SealingIdentity } from '../../kernel/protection/cms';
import type { CompletionFacts } from './completion-paper';
import { configuredIdentity, localIdentity } from '../../kernel/protection/sealing-identity';

/** What cannot be sealed as it is, and has to be looked at. */
export class CannotBeSealed extends Error {
  override readonly name = 'CannotBeSealed';

  constructor(readonly problem: Exclude<SealProblem, 'FAILED' | 'NO_TIME'>) {
    super(problem);
  }
}

/** Everything that sealing reads of the database, at one moment. */
export interface ToSeal {
  readonly facts: Omit<CompletionFacts, 'received' | 'seal' | 'at' | 'verifyUrl'>;
  /** The PDF of the reviewed version, and the file that came back. */
  readonly sent: FileRow;
  readonly received: FileRow;
  /** The agreement's text as JSON; null of one that was imported. */
  readonly printed: string | null;
  /** What the sealed file is called. */
  readonly name: string;
  readonly coupleSeal: CoupleSeal;
  readonly identity: SealingIdentity;
}

/** @throws CannotBeSealed where what was notarized is not the version that stands now, and was reviewed. */
export async function requireSameVersion(tx: Tx, document: DocumentRow, row: NotarizationRow): Promise<string> {
  const notarized = row.commitHash ?? row.sourceFileId;
  const obstacle = sealObstacle({
    document: { reviewedAt: isoOrNull(document.reviewedAt), finalizedAt: isoOrNull(document.finalizedAt) },
    notarized,
    current: await currentVersionOf(tx, document),
  });
  if (obstacle !== null || notarized === null) throw new CannotBeSealed(obstacle ?? 'OTHER_COMMIT');
  return notarized;
}

/** The certificate that seals: the one of the settings, else this installation's own, made when it is first needed. */
export const sealingIdentity = ({ config }: Pick<Services, 'config'>, tx: Tx, now: Date): Promise<SealingIdentity> =>
  config.sealing.files === null
    ? localIdentity(tx, text('seal.name'), now)
    : configuredIdentity(config.sealing.files, now);

/** @throws CannotBeSealed */
export async function whatToSeal(services: Services, tx: Tx, row: LeasedRow, now: Date): Promise<ToSeal> {
  const document = await getDocumentRow(tx, row.documentId);
  const version = await requireSameVersion(tx, document, row);
  const received = row.providerFileId === null ? null : await fileOf(tx, row.documentId, row.providerFileId);
  const { commit, printed, sent } = await sentText(tx, document);
  if (received === null || sent === null) throw new CannotBeSealed('NO_FILE');
  const view = await viewOf(tx, document);
  const { state, templateStates, userA, userB } = view;
  const chain = documentChain(document.id);
  const log = await openChain(tx, chain, now);
  const partners = [userA, userB].filter((person) => person !== null);
  return {
    facts: {
      term: documentTerm(templateStates, document.stateId),
      stateName: state?.name ?? null,
      timeZone:
        document.stateId === null
          ? FALLBACK_TIME_ZONE
          : (jurisdictionByStateId(document.stateId)?.timeZone ?? FALLBACK_TIME_ZONE),
      provider: row.provider,
      signedOn: row.signedOn,
      partners: partners.map((person) => ({ id: person.id, name: fullName(person), email: person.email })),
      attorneys: await attorneysOf(tx, view),
      record: row.record,
      version: { isImported: isImported(document), hash: version, pdfSha256: sent.sha256 },
      events: completionEvents({
        entries: (await entriesOf(tx, chain)).map((entry) => ({ ...contentOf(entry), position: entry.position })),
        notarizationId: row.id,
        finalizedAt: isoOrNull(document.finalizedAt),
        mailedAt: isoOrNull(await mailedToBothAt(tx, { document, version, commit })),
        told: row.record?.events ?? [],
      }),
      log: { length: log.length, hash: log.hash },
    },
    sent,
    received,
    printed,
    name: text('seal.fileName', { name: agreementName(view).replace(/\.pdf$/, '') }),
    coupleSeal: await coupleSealIn(tx, document.id),
    identity: await sealingIdentity(services, tx, now),
  };
}

/** The version that was sent to the notary: its commit and text, unless it was imported, and its PDF. */
async function sentText(tx: Tx, document: DocumentRow) {
  const commits = commitRepository(tx);
  const commit = isImported(document) ? undefined : await commits.latest(document.id);
  const committed = commit === undefined ? undefined : await commits.find(document.id, commit.commitAt);
  const id = commit?.pdfFileId ?? document.generatedPdfFileId;
  return {
    commit,
    printed: committed === undefined ? null : printedJson(committed.tree),
    sent: id === null ? null : await fileOf(tx, document.id, id),
  };
}

const fileOf = (tx: Tx, documentId: string, id: string): Promise<FileRow | null> =>
  getFileOfDocument(tx, documentId, id).catch((error: unknown) => {
    if (error instanceof Problem) return null;
    throw error;
  });

/** Those who act for the partners, as they are called now: with an account here, and of the partners' own choice. */
async function attorneysOf(tx: Tx, { document, userA, userB }: DocumentView): Promise<CompletionFacts['attorneys']> {
  const sides = [
    { partner: userA, attorneyId: document.attorneyAId },
    { partner: userB, attorneyId: document.attorneyBId },
  ];
  const own = await externalAttorneysOf(tx, document.id);
  const listed: CompletionFacts['attorneys'][number][] = [];
  for (const { partner, attorneyId } of sides) {
    if (partner === null) continue;
    const of = fullName(partner);
    const row = attorneyId === null ? undefined : await certifiedAttorney(tx, attorneyId);
    if (row !== undefined) listed.push({ id: row.id, name: fullName(row), email: row.email, of, detail: row.firm });
    for (const { userId, name, email, firmName } of own)
      if (userId === partner.id) listed.push({ id: null, name, email, of, detail: firmName });
  }
  return listed;
}
