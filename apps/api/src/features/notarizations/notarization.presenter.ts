import {
  type Notarization,
  notarizationSchema,
  notarizationStage,
  notarizationTurn,
  resetRefusal,
} from '@troth/domain/notarization';
import type { Side } from '@troth/domain/people';
import type { Actor } from '../../kernel/auth/actor';
import type { Tx } from '../../kernel/database/database';
import { present } from '../../kernel/http/present';
import { attorneySideOf } from '../approvals/approve';
import { type DocumentRow, sideOf } from '../../records/couples/couple';
import { sha256OfFile } from '../../records/files/file.repository';
import type { NotarizationRow } from '../../records/notarizations/notarization.repository';
import { factsOf } from '../../records/notarizations/row-facts';

/** The side whose partner a reader is, and the side whose attorney. */
const placeOf = (document: DocumentRow, actor: Actor) =>
  actor.kind === 'person'
    ? { partnerOf: sideOf(document, actor.id), attorneyOf: attorneySideOf(document, actor.id) }
    : { partnerOf: null, attorneyOf: null };

/** A link lets its reader act as the person whose it is: nobody reads another's, admins none. */
function linksFor(row: NotarizationRow, document: DocumentRow, actor: Actor) {
  const { partnerOf, attorneyOf } = placeOf(document, actor);
  const stage = notarizationStage(factsOf(row));
  const isUsable = stage === 'SENT' || stage === 'IN_PROGRESS' || stage === 'PARTIAL';
  const shown = (link: string | null, isOwn: boolean, doneAt: Date | null) =>
    isUsable && isOwn && doneAt === null ? link : null;
  return {
    userALink: shown(row.userALink, partnerOf === 'A', row.userADoneAt),
    userBLink: shown(row.userBLink, partnerOf === 'B', row.userBDoneAt),
    attorneyALink: shown(row.attorneyALink, attorneyOf === 'A', row.attorneyADoneAt),
    attorneyBLink: shown(row.attorneyBLink, attorneyOf === 'B', row.attorneyBDoneAt),
  };
}

function abilitiesOf(row: NotarizationRow, document: DocumentRow, actor: Actor): Notarization['abilities'] {
  const { partnerOf } = placeOf(document, actor);
  const facts = factsOf(row);
  const isAdmin = actor.kind === 'person' && actor.userType === 'ADMIN';
  const canEnd = resetRefusal(facts) === null;
  const isOpenScan = notarizationStage(facts) === 'AWAITING_CONFIRMATION';
  return {
    reset: canEnd && (partnerOf !== null || isAdmin),
    delete: canEnd && partnerOf !== null,
    confirm: isOpenScan && partnerOf !== null && notarizationTurn(facts).includes(partnerOf),
    replace: isOpenScan && partnerOf !== null,
  };
}

/** What was written down of a signing on paper, and the scan of it. */
async function scanOf(tx: Tx, row: NotarizationRow): Promise<Notarization['scan']> {
  if (row.provider !== 'IN_PERSON' || row.providerFileId === null || row.signedOn === null) return null;
  const notary = row.record?.notary ?? null;
  const fileSha256 = await sha256OfFile(tx, row.providerFileId);
  if (notary === null || fileSha256 === undefined) return null;
  return {
    fileId: row.providerFileId,
    fileSha256,
    signedOn: row.signedOn,
    notary,
    witnesses: [...(row.record?.witnesses ?? [])],
    uploadedById: row.uploadedById,
  };
}

/** A notarization as one reader sees it. */
export async function presentNotarization(
  tx: Tx,
  row: NotarizationRow,
  document: DocumentRow,
  actor: Actor,
): Promise<Notarization> {
  const facts = factsOf(row);
  return present(notarizationSchema, row, {
    stage: notarizationStage(facts),
    turn: notarizationTurn(facts) satisfies Side[],
    ...linksFor(row, document, actor),
    userADoneAt: facts.userADoneAt,
    userBDoneAt: facts.userBDoneAt,
    providerCompletedAt: facts.providerCompletedAt,
    notarizationCompletedAt: facts.notarizationCompletedAt,
    scan: await scanOf(tx, row),
    abilities: abilitiesOf(row, document, actor),
  });
}
