import {
  forceResetRefusal,
  notarizationStage,
  type NotarizationEnding,
  resetRefusal,
} from '@troth/domain/notarization';
import { say } from '@troth/domain/messages';
import type { Person } from '../../kernel/auth/actor';
import type { Work } from '../../kernel/http/operation';
import { problem, Problem } from '../../kernel/http/problem';
import { coupleSealIn } from '../../kernel/protection/protected-database';
import type { Services } from '../../kernel/services';
import { text } from '../../kernel/texts';
import { deleteFile } from '../../records/files/file.repository';
import { filePurgeJob } from '../../records/files/purge';
import { personOn, getCoupleOfDocument } from '../../records/couples/couple';
import { entryOf } from './begin-online';
import { openTransactionKind } from '../../records/notarizations/notarization-jobs';
import {
  loadNotarization,
  type NotarizationRow,
  type NotarizationSubject,
  notarizationRepository,
  sealEndedNote,
} from '../../records/notarizations/notarization.repository';
import { factsOf } from '../../records/notarizations/row-facts';

/** What came of asking the provider to let a transaction go, before any transaction of ours. */
export interface Withdrawal {
  /** Which one was asked for; null when there was nothing to ask for. */
  readonly transactionId: string | null;
  readonly outcome: 'WITHDRAWN' | 'REFUSED';
}

const NOTHING_TO_ASK: Withdrawal = { transactionId: null, outcome: 'WITHDRAWN' };

/** Asks the provider to let a notarization's transaction go. A provider that was exchanged for another is not asked. */
async function withdraw({ database, notary, now }: Services, row: NotarizationRow): Promise<Withdrawal> {
  const { transactionId, provider } = row;
  if (transactionId === null || notarizationStage(factsOf(row)) === 'ENDED') return NOTHING_TO_ASK;
  if (provider !== notary.provider) return { transactionId, outcome: 'REFUSED' };
  return { transactionId, outcome: await notary.withdraw(database.db, transactionId, now()) };
}

const read = ({ database }: Services, id: string) =>
  database.db.transaction().execute(async (tx) => (await loadNotarization(tx, id)).notarization);

/** For a partner, or staff: nothing is asked of the provider that the rule refuses. */
export async function withdrawForReset(services: Services, id: string): Promise<Withdrawal> {
  const row = await read(services, id);
  return resetRefusal(factsOf(row)) === null ? withdraw(services, row) : NOTHING_TO_ASK;
}

/** For an admin, who gives it up whatever the provider says. */
export async function withdrawByForce(services: Services, id: string): Promise<Withdrawal> {
  const row = await read(services, id);
  if (forceResetRefusal(factsOf(row)) !== null) return NOTHING_TO_ASK;
  try {
    return await withdraw(services, row);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { transactionId: row.transactionId, outcome: 'REFUSED' };
  }
}

/**
 * Gives a notarization up, so that another can begin. The agreement stays reviewed as it was. The caller holds the
 * document.
 * @throws Problem CONFLICT with a `reason`; ADMIN_NEEDED when the provider would not let it go
 */
export async function giveUp(
  work: Work,
  { document, notarization }: NotarizationSubject,
  facts: {
    readonly withdrawal: Withdrawal;
    readonly ending: Extract<NotarizationEnding, 'RESET' | 'DELETED'>;
    readonly by: Person;
  },
): Promise<NotarizationRow> {
  const refusal = resetRefusal(factsOf(notarization));
  if (refusal !== null) throw refused(refusal, say(`notarization.reset.${refusal}`));
  requireAsked(notarization, facts.withdrawal);
  if (facts.withdrawal.outcome === 'REFUSED') throw refused('ADMIN_NEEDED', say('notarization.reset.SIGNER_DONE'));
  return end(work, { document, notarization }, { ending: facts.ending, by: facts.by });
}

/** Gives up what nobody else can: an admin's word, kept with it. What the provider would not let go stays named. */
export async function giveUpByForce(
  work: Work,
  { document, notarization }: NotarizationSubject,
  facts: { readonly withdrawal: Withdrawal; readonly reason: string; readonly by: Person },
): Promise<NotarizationRow> {
  const refusal = forceResetRefusal(factsOf(notarization));
  if (refusal !== null) throw refused(refusal, say(`notarization.reset.${refusal}`));
  requireAsked(notarization, facts.withdrawal);
  const ending = facts.withdrawal.outcome === 'REFUSED' ? 'DETACHED' : 'FORCE_RESET';
  return end(work, { document, notarization }, { ending, by: facts.by, note: facts.reason });
}

const refused = (reason: string, detail: string) => problem('CONFLICT', { detail, reason });

/** What was opened at the provider since it was asked would stay there, unnamed. @throws Problem VERSION_CONFLICT */
function requireAsked(row: NotarizationRow, { transactionId }: Withdrawal): void {
  const isAsked = row.transactionId === transactionId || notarizationStage(factsOf(row)) === 'ENDED';
  if (!isAsked) throw problem('VERSION_CONFLICT', { detail: text('notarization.moved') });
}

async function end(
  work: Work,
  { document, notarization }: NotarizationSubject,
  { ending, by, note }: { readonly ending: NotarizationEnding; readonly by: Person; readonly note?: string },
): Promise<NotarizationRow> {
  const { tx, now } = work;
  const row = await notarizationRepository(tx).update(
    notarization.id,
    {
      endedAt: now,
      endedReason: ending,
      endedById: by.id,
      sealedEndedNote:
        note === undefined ? null : sealEndedNote(await coupleSealIn(tx, document.id), notarization.id, note),
      deletedAt: now,
    },
    by.id,
    now,
  );
  // What is opened at the provider in this very moment is found and taken back.
  if (row.provider !== 'IN_PERSON' && row.transactionId === null) {
    await work.enqueue(openTransactionKind, { notarizationId: row.id });
  }
  if (row.provider === 'IN_PERSON' && row.providerFileId !== null) {
    await deleteFile(tx, row.providerFileId, by.id, now);
    await work.enqueue(filePurgeJob, {});
  }
  work.audit({ ...entryOf(row) });
  await tell(work, document.id, row, by);
  return row;
}

/** The partners hear who gave it up; the one who did it knows already. */
async function tell(work: Work, documentId: string, row: NotarizationRow, by: Person): Promise<void> {
  const couple = await getCoupleOfDocument(work.tx, documentId);
  const people = [personOn(couple, 'A'), personOn(couple, 'B')].filter((person) => person !== null);
  const isByPartner = people.some(({ id }) => id === by.id);
  for (const person of people) {
    if (person.id === by.id) continue;
    await work.sendMail({
      kind: 'notarization-reset',
      to: person.email,
      data: { by: isByPartner ? 'PARTNER' : 'TROTH' },
      dedupeKey: `notarization-reset:${row.id}:${person.id}`,
    });
  }
}
