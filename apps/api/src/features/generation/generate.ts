import { randomUUID } from 'node:crypto';
import { assemble, markReviewed } from '@troth/agreement/assemble';
import { renderPdf } from '@troth/agreement/pdf';
import { documentFileName, documentTerm } from '@troth/domain/documents';
import { z } from 'zod';
import { appendAudit, ofSystem } from '../../kernel/audit/audit';
import type { Tx } from '../../kernel/database/database';
import { publish } from '../../kernel/events/event';
import { mailIn } from '../../kernel/mail/mail';
import { announceOfDocument } from '../../kernel/changes/announce';
import { ofDocument } from '../../kernel/changes/audience';
import type { CoupleSeal } from '../../kernel/protection/protection';
import { job } from '../../kernel/jobs/job';
import { settlingOf } from '../../kernel/jobs/settling';
import type { Services } from '../../kernel/services';
import { text } from '../../kernel/texts';
import { saveVersion } from '../../records/case/save-version';
import { type Couple, getCoupleOfDocument, personOn } from '../../records/couples/couple';
import { generatedMailKey } from '../../records/case/mailed-version';
import { approvedTextsOf } from '../../records/counsel/counsel.repository';
import { type ReadyInput, readAssemblyInput } from '../../records/case/assembly-input';
import { versionCommitted } from '../../records/generation/commit.events';
import { commitRepository, nextCommitAt } from '../../records/generation/commit.repository';
import { caseOf } from '../../records/case/load-case';
import { generationGate } from '../preflight/generation-gate';
import { type RunRow, runRepository } from '../../records/generation/run.repository';

const jobSchema = z.object({ runId: z.uuid() });

export const generationJob = job({ name: 'generation', schema: jobSchema, handle: runGeneration });

/** How often the agreement is made again because someone changed something while it was being set. */
const MOST_ATTEMPTS = 3;

type Prepared =
  | { readonly kind: 'over' }
  | { readonly kind: 'ready'; readonly run: RunRow; readonly ready: ReadyInput; readonly seal: CoupleSeal };

/**
 * Makes the agreement that a run asks for. Reading and committing are short transactions; assembling and typesetting
 * in between hold none. A crash at any point leaves the run open and nothing else, and the queue runs it again; a run
 * that is done is never done twice.
 */
async function runGeneration(services: Services, { runId }: z.infer<typeof jobSchema>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const prepared = await prepare(services, runId);
    if (prepared.kind === 'over') return;
    const { run, ready, seal } = prepared;
    const made = await make(services, ready, seal).catch(async (error: unknown) => {
      services.logger.error(
        { runId, err: { name: error instanceof Error ? error.name : 'unknown' } },
        'generation failed',
      );
      await inTransaction(services, (tx) => failRun(tx, run, 'TYPESETTING_FAILED', services.now()));
      return null;
    });
    if (made === null) return;
    const outcome = await inTransaction(services, (tx) => commit(services, tx, run, ready, made));
    if (outcome === 'COMMITTED') break;
    // No version is of this PDF.
    await services.files.remove(made.stored.key);
    if (outcome === 'OVER') return;
    if (attempt === MOST_ATTEMPTS) {
      await inTransaction(services, (tx) => failRun(tx, run, 'CHANGED_MEANWHILE', services.now()));
      return;
    }
  }
}

async function failRun(tx: Tx, run: RunRow, failure: string, now: Date): Promise<void> {
  await runRepository(tx).fail(run.id, failure, now);
  await announceOfDocument(tx, run.documentId, ofDocument);
}

const inTransaction = <T>(services: Services, work: (tx: Tx) => Promise<T>): Promise<T> =>
  services.database.db.transaction().execute(work);

async function prepare(services: Services, runId: string): Promise<Prepared> {
  return inTransaction(services, async (tx) => {
    const run = await runRepository(tx).find(runId);
    if (run === undefined || run.status !== 'QUEUED') return { kind: 'over' };
    const now = services.now();
    const couple = await getCoupleOfDocument(tx, run.documentId);
    const known = caseOf(tx, couple);
    const { refusal } = await generationGate(tx, known, now);
    const ready = refusal === null ? await readAssemblyInput(tx, known, now) : null;
    if (ready === null) {
      await failRun(tx, run, refusal ?? 'NO_STATE', now);
      return { kind: 'over' };
    }
    return { kind: 'ready', run, ready, seal: await services.protection.coupleSeal(tx, run.documentId) };
  });
}

async function make(services: Services, ready: ReadyInput, seal: CoupleSeal) {
  const approved = await approvedTextsOf(services.database.db, ready.input.jurisdiction.stateId);
  const tree = markReviewed(assemble(ready.input), approved);
  const pdf = await renderPdf(tree);
  const fileId = randomUUID();
  return { tree, fileId, stored: await services.files.put(seal, fileId, pdf) };
}

type MadeVersion = Awaited<ReturnType<typeof make>>;

/**
 * COMMITTED; OVER when the run had ended, or ends here with a refusal; CHANGED when someone changed something since it
 * was read. In all but the first no version is saved.
 */
type Outcome = 'COMMITTED' | 'OVER' | 'CHANGED';

async function commit(services: Services, tx: Tx, run: RunRow, ready: ReadyInput, made: MadeVersion): Promise<Outcome> {
  const now = services.now();
  const couple = await getCoupleOfDocument(tx, run.documentId, 'change');
  const current = await runRepository(tx).find(run.id);
  if (current === undefined || current.status !== 'QUEUED') return 'OVER';
  const known = caseOf(tx, couple);
  const { refusal } = await generationGate(tx, known, now);
  if (refusal !== null) {
    await failRun(tx, run, refusal, now);
    return 'OVER';
  }
  if ((await readAssemblyInput(tx, known, now))?.hash !== ready.hash) return 'CHANGED';

  const previous = await commitRepository(tx).latest(run.documentId);
  const version = { ...generatedVersion(couple, ready, made), commitAt: nextCommitAt(previous, now) };
  const row = await saveVersion(tx, couple.document, { ...version, committedById: run.requestedById }, now);
  await runRepository(tx).finish(run.id, row.id, now);
  await announceOfDocument(tx, run.documentId, ofDocument);
  await appendAudit(
    tx,
    {
      action: 'documents.commit',
      outcome: 'DONE',
      subjectKind: 'commit',
      subjectId: row.id,
      documentId: run.documentId,
      ...(previous === undefined ? {} : { hashBefore: previous.hash }),
      hashAfter: row.hash,
    },
    ofSystem(now),
  );
  await publish(settlingOf(services, tx), versionCommitted, {
    commit: row,
    isFirst: previous === undefined,
    origin: 'ANSWERS',
  });
  await tellPartners(services, tx, couple, row.id, now);
  return 'COMMITTED';
}

const generatedVersion = (couple: Couple, ready: ReadyInput, { tree, fileId, stored }: MadeVersion) => ({
  message: text('generation.commitMessage'),
  inputHash: ready.hash,
  inputParts: ready.parts,
  tree,
  pdf: { ...stored, id: fileId, name: fileNameOf(couple, ready) },
  isGenerated: true,
});

const fileNameOf = (couple: Couple, { input }: ReadyInput): string =>
  documentFileName({
    userA: personOn(couple, 'A') ?? input.parties.A,
    userB: personOn(couple, 'B'),
    term: documentTerm(
      [{ stateId: input.jurisdiction.stateId, termForDocument: input.templateState.termForDocument }],
      couple.document.stateId,
    ),
  });

async function tellPartners(services: Services, tx: Tx, couple: Couple, commitId: string, now: Date): Promise<void> {
  const sendMail = mailIn(services, tx, now);
  for (const person of [couple.self, couple.partner]) {
    if (person === null) continue;
    const dedupeKey = generatedMailKey(commitId, person.id);
    await sendMail({ kind: 'document-generated', to: person.email, data: {}, dedupeKey });
  }
}
