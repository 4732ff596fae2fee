import type { AgreementTree } from '@troth/agreement/tree';
import { signingLawOf } from '@troth/content/jurisdictions';
import { isImported } from '@troth/domain/documents';
import { fullName, initials, type Side } from '@troth/domain/people';
import { type SigningFacts, type SigningSheet, signingSheet } from '@troth/domain/signing';
import type { Tx } from '../../kernel/database/database';
import { problem } from '../../kernel/http/problem';
import { todayFor } from '../../kernel/http/today';
import { text } from '../../kernel/texts';
import { loadCase } from '../../records/case/load-case';
import { weddingDateOf } from '../../records/case/wedding-date';
import { type FileRow, getFileOfDocument } from '../../records/files/file.repository';
import { commitRepository } from '../../records/generation/commit.repository';
import { type Couple, jurisdictionOf, personOn, timeZoneOf } from '../../records/couples/couple';
import { readWait } from '../../records/case/notarization-facts';
import { agreementFormOf } from './agreement-form';
import { templateStateOf } from '../../records/states/state.repository';

/** A couple before its signing: the agreement that is signed, and what the sheet says of the day. */
export interface Signing {
  readonly couple: Couple;
  readonly jurisdiction: NonNullable<ReturnType<typeof jurisdictionOf>>;
  readonly parties: AgreementTree['parties'];
  /** Null where the agreement was made elsewhere. */
  readonly tree: AgreementTree | null;
  readonly file: FileRow;
  /** The hash that names what is signed: of the commit, or of the file of an agreement that was made elsewhere. */
  readonly hash: string;
  readonly isConfirmed: boolean;
  readonly facts: SigningFacts;
  readonly sheet: SigningSheet;
  readonly timeZone: string;
}

/** It is too early: there is nothing to sign, or not enough known of how. */
const tooEarly = (detail: string) => problem('CONFLICT', { detail });

/** As the agreement prints a partner whom it did not print itself. */
const partyOf = (couple: Couple, side: Side) => {
  const person = personOn(couple, side);
  if (person === null) throw tooEarly(text('signing.notYet.partner'));
  const name = fullName(person);
  return { side, name, fullName: name, initials: initials(person) };
};

/** What is signed: the newest commit with its text, or the file of an agreement that was made elsewhere. */
async function readAgreement(tx: Tx, { document }: Couple) {
  if (isImported(document)) {
    if (document.generatedPdfFileId === null) return null;
    const file = await getFileOfDocument(tx, document.id, document.generatedPdfFileId);
    return { tree: null, file, hash: file.sha256 };
  }
  const latest = document.lastGeneratedAt === null ? undefined : await commitRepository(tx).latest(document.id);
  const commit = latest === undefined ? undefined : await commitRepository(tx).find(document.id, latest.commitAt);
  if (commit === undefined) return null;
  return { tree: commit.tree, file: await getFileOfDocument(tx, document.id, commit.pdfFileId), hash: commit.hash };
}

/** What admins changed of the state stands over what was shipped. */
async function changedLawOf(tx: Tx, { document, state }: Couple, { templateState }: Signing['jurisdiction']) {
  if (state === null) throw tooEarly(text('signing.notYet.state'));
  const stored = await templateStateOf(tx, { templateId: document.templateId, stateId: state.id });
  const { witnessRequired, termForDocument } = stored ?? templateState;
  const { spousalSupportLaw, embryoRepRequired, allowsOnlineNotary } = state;
  return { witnessRequired, termForDocument, spousalSupportLaw, embryoRepRequired, allowsOnlineNotary };
}

/**
 * Reads a couple before its signing.
 * @throws Problem CONFLICT while there is no state, no partner or nothing to sign.
 */
export async function readSigning(tx: Tx, documentId: string, now: Date): Promise<Signing> {
  const known = await loadCase(tx, documentId);
  const { couple } = known;
  const { document } = couple;
  const jurisdiction = jurisdictionOf(couple);
  if (jurisdiction === null) throw tooEarly(text('signing.notYet.state'));
  const agreement = await readAgreement(tx, couple);
  if (agreement === null) throw tooEarly(text('signing.notYet.nothing'));
  const { tree, file, hash } = agreement;
  const parties = tree?.parties ?? { A: partyOf(couple, 'A'), B: partyOf(couple, 'B') };
  const counsel = await known.counsel();
  const hasAttorney = counsel.A.requiresAttorney || counsel.B.requiresAttorney;
  const wait = await readWait(tx, known, { hasAttorney });
  const timeZone = timeZoneOf(couple);
  const isRepresented = (side: Side) => counsel[side].hasAttorney || counsel[side].adviser !== null;
  const facts: SigningFacts = {
    law: signingLawOf(jurisdiction, await changedLawOf(tx, couple, jurisdiction)),
    names: { A: parties.A.fullName, B: parties.B.fullName },
    agreement: tree === null ? null : agreementFormOf(tree),
    isRepresented: { A: isRepresented('A'), B: isRepresented('B') },
    weddingDate: await weddingDateOf(tx, documentId),
    today: todayFor(timeZone, now),
    now,
    waitEnds: wait?.ends ?? null,
  };
  return {
    couple,
    jurisdiction,
    parties,
    tree,
    file,
    hash,
    isConfirmed: document.reviewedAt !== null || document.finalizedAt !== null,
    facts,
    sheet: signingSheet(facts),
    timeZone,
  };
}
