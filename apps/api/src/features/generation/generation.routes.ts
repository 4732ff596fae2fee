import { agreementTreeSchema } from '@troth/agreement/tree';
import { commitSchema } from '@troth/domain/agreement';
import { type Commit } from '@troth/domain/agreement';
import { GENERATION_REFUSALS, regenerationCheckSchema } from '@troth/domain/documents';
import { findingSchema, isVisibleTo } from '@troth/domain/preflight';
import { idSchema, instantSchema, reasonSchema } from '@troth/domain/records';
import { z } from 'zod';
import { idParam } from '../../kernel/http/common-schemas';
import { operation, type Work } from '../../kernel/http/operation';
import { iso, isoOrNull } from '../../kernel/http/present';
import { problem } from '../../kernel/http/problem';
import { allOf, anyOf, isAdmin, isCustomer, type Policy } from '../../kernel/http/policy';
import { text } from '../../kernel/texts';
import { getCoupleOfDocument, getDocumentRow, sideOf } from '../../records/couples/couple';
import { recordAdminAction } from '../../records/admin-actions/admin-action.repository';
import { isAssignedAttorney, isPartner, type OfDocument } from '../../records/couples/couple.policy';
import { presentFinding } from '../preflight/present-finding';
import { sidesReadBy, treeReadBy } from '../versions/as-read-by';
import { readAssemblyInput } from '../../records/case/assembly-input';
import { type CommitRow, commitRepository } from '../../records/generation/commit.repository';
import { generationGate, requireGate } from '../preflight/generation-gate';
import { caseOf } from '../../records/case/load-case';
import { generationJob } from './generate';
import { regenerationCheck } from '../../records/case/regeneration';
import { requireUnlocked } from '../../records/editing/lock.repository';
import { type RunRow, runRepository } from '../../records/generation/run.repository';

/** An open run that is older than this is queued once more: its job may have been lost with a process. */
const STALE_RUN_MS = 30_000;

type GenerationAction = 'generate';

const generationPolicy = {
  read: anyOf(isPartner, isAssignedAttorney, isAdmin),
  // Whether the prenup is paid and all else is ready is told with its reason, not as a plain refusal.
  generate: allOf(isPartner, isCustomer),
} satisfies Policy<GenerationAction, OfDocument>;

const refusalSchema = z
  .enum(GENERATION_REFUSALS)
  .meta({ id: 'GenerationRefusal', description: 'Why the agreement cannot be generated yet.' });
const runSchema = z
  .object({
    id: idSchema,
    documentId: idSchema,
    status: z.enum(['QUEUED', 'DONE', 'FAILED']),
    /** Why it failed: a refusal that arose meanwhile, or TYPESETTING_FAILED or CHANGED_MEANWHILE. */
    failure: z.string().nullable(),
    requestedAt: instantSchema,
    finishedAt: instantSchema.nullable(),
  })
  .meta({ id: 'GenerationRun', description: 'One making of the agreement.' });

const generationSchema = z
  .object({
    run: runSchema.nullable(),
    /** Null when the agreement can be generated now. */
    refusal: z.object({ reason: refusalSchema, message: z.string() }).nullable(),
    /** What the preflight finds, heaviest first, as far as the reader may see it. */
    findings: z.array(findingSchema),
    /** Questions that only one partner answered; their clauses are left out. */
    leftOutQuestionIds: z.array(idSchema),
  })
  .meta({ id: 'GenerationStatus', description: 'The status of creating the agreement.' });

const commitWithTreeSchema = commitSchema
  .extend({ pdfFileId: idSchema, tree: agreementTreeSchema })
  .meta({ id: 'CommitWithTree', description: 'A commit with its agreement.' });

const presentRun = (run: RunRow): z.infer<typeof runSchema> => ({
  id: run.id,
  documentId: run.documentId,
  status: run.status,
  failure: run.failure,
  requestedAt: iso(run.requestedAt),
  finishedAt: isoOrNull(run.finishedAt),
});

const presentCommit = (row: CommitRow): Commit => ({
  documentId: row.documentId,
  commitAt: iso(row.commitAt),
  hash: row.hash,
  message: row.message,
  committedById: row.committedById,
});

const regenerationPolicy = { read: isAdmin, regenerate: isAdmin } satisfies Policy<'regenerate', unknown>;

/** Asks for the agreement to be created. A run that is open, or has created exactly this, is answered again. */
async function requestGeneration(
  { tx, now, actor, enqueue }: Pick<Work, 'tx' | 'now' | 'actor' | 'enqueue'>,
  documentId: string,
) {
  if (actor.kind !== 'person') throw problem('NOT_AUTHENTICATED');
  const runs = runRepository(tx);
  const open = await runs.findOpen(documentId);
  if (open !== undefined) {
    if (now.getTime() - open.requestedAt.getTime() >= STALE_RUN_MS) await enqueue(generationJob, { runId: open.id });
    return presentRun(open);
  }
  const couple = await getCoupleOfDocument(tx, documentId);
  await requireUnlocked(tx, couple.document, actor, now);
  const known = caseOf(tx, couple);
  const gate = await generationGate(tx, known, now);
  requireGate(gate);
  const latest = await runs.latest(documentId);
  const { document } = couple;
  if (latest?.status === 'DONE' && document.lastGeneratedAt !== null) {
    const current = await readAssemblyInput(tx, known, now);
    if (current?.hash === document.lastGeneratedInputHash) return presentRun(latest);
  }
  const run = await runs.open(documentId, actor.id, now);
  await enqueue(generationJob, { runId: run.id });
  return presentRun(run);
}

export const generationOperations = [
  operation({
    route: 'POST /documents/{id}/generate',
    id: 'documents.generate',
    summary: 'Makes the agreement from what both answered and disclosed',
    description:
      'Answers the run that makes it; a run that is open, or has made exactly this, is answered again. `GET /documents/{id}/generation` tells how it goes.',
    tag: 'documents',
    params: idParam,
    response: runSchema,
    status: 202,
    policy: generationPolicy,
    action: 'generate',
    load: async ({ tx, params }) => ({ document: await getDocumentRow(tx, params.id, 'change') }),
    handle: async (call) => {
      call.audit({ documentId: call.params.id });
      return requestGeneration(call, call.params.id);
    },
  }),
  operation({
    route: 'POST /admin/documents/{id}/regenerate',
    id: 'adminDocuments.regenerate',
    summary: 'Creates the agreement again for a couple, from what both answered and disclosed, for a reason',
    description:
      'The same rules hold as for the couple. A new version ends approvals and the review of the one before; where nothing has changed, the current version is answered.',
    tag: 'admin',
    isOurs: true,
    params: idParam,
    body: z.object({ reason: reasonSchema }),
    response: runSchema,
    status: 202,
    policy: regenerationPolicy,
    action: 'regenerate',
    load: async ({ tx, params }) => ({ document: await getDocumentRow(tx, params.id, 'change') }),
    handle: async (call) => {
      const { document } = call.subject;
      if (document.lastGeneratedAt === null) {
        throw problem('REFUSED_BY_RULE', { detail: text('generation.notYet'), reason: 'NOT_GENERATED' });
      }
      const run = await requestGeneration(call, document.id);
      await recordAdminAction(call, {
        action: 'adminDocuments.regenerate',
        subjectKind: 'document',
        subjectId: document.id,
        documentId: document.id,
        reason: call.body.reason,
      });
      return run;
    },
  }),
  operation({
    route: 'GET /documents/{id}/generation',
    id: 'documents.readGeneration',
    summary: 'The status of creating the agreement, what it is waiting for, and what to confirm',
    tag: 'documents',
    isOurs: true,
    params: idParam,
    response: generationSchema,
    policy: generationPolicy,
    action: 'read',
    load: async ({ tx, params }) => ({ document: await getDocumentRow(tx, params.id) }),
    handle: async ({ tx, now, actor, params }) => {
      const couple = await getCoupleOfDocument(tx, params.id);
      const known = caseOf(tx, couple);
      const { refusal, message, findings, leftOutQuestionIds } = await generationGate(tx, known, now);
      const disclosed = await known.disclosed();
      const reader = actor.kind === 'person' ? sideOf(couple.document, actor.id) : null;
      const run = await runRepository(tx).latest(params.id);
      return {
        run: run === undefined ? null : presentRun(run),
        refusal: refusal === null || message === null ? null : { reason: refusal, message },
        findings: findings
          .filter(({ finding }) => isVisibleTo(finding, reader))
          .map((finding) => presentFinding({ couple, disclosed, reader }, finding)),
        leftOutQuestionIds: [...leftOutQuestionIds],
      };
    },
  }),
  operation({
    route: 'GET /documents/{id}/regeneration-status',
    id: 'documents.readRegenerationStatus',
    summary: 'Whether the document still says what the couple answered, and who changed what',
    tag: 'documents',
    params: idParam,
    response: regenerationCheckSchema,
    policy: generationPolicy,
    action: 'read',
    load: async ({ tx, params }) => ({ document: await getDocumentRow(tx, params.id) }),
    handle: async ({ tx, now, params }) => regenerationCheck(tx, await getCoupleOfDocument(tx, params.id), now),
  }),
  operation({
    route: 'GET /documents/{id}/history',
    id: 'documentHistory.list',
    summary: 'The commits of a document, newest first',
    tag: 'documents',
    params: idParam,
    response: z.array(commitSchema),
    policy: generationPolicy,
    action: 'read',
    load: async ({ tx, params }) => ({ document: await getDocumentRow(tx, params.id) }),
    handle: async ({ tx, params }) => (await commitRepository(tx).list(params.id)).map(presentCommit),
  }),
  operation({
    route: 'GET /documents/{id}/history/{commitAt}',
    id: 'documentHistory.read',
    summary: 'One commit, with its hash and its agreement',
    tag: 'documents',
    params: idParam.extend({ commitAt: instantSchema }),
    response: commitWithTreeSchema,
    policy: generationPolicy,
    action: 'read',
    load: async ({ tx, params }) => ({ document: await getDocumentRow(tx, params.id) }),
    handle: async ({ tx, params, actor, subject }) => {
      const row = await commitRepository(tx).find(params.id, new Date(params.commitAt));
      if (row === undefined) throw problem('NOT_FOUND');
      const tree = treeReadBy(row.tree, sidesReadBy(subject.document, actor));
      return { ...presentCommit(row), pdfFileId: row.pdfFileId, tree };
    },
  }),
];
