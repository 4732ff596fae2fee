import { insertableValues } from '@troth/agreement/assemble';
import { offersOf } from '@troth/agreement/edit';
import { clauseNodeSchema } from '@troth/agreement/tree';
import {
  answerSourceSchema,
  clauseDraftPartSchema,
  clauseEditSchema,
  sectionDraftPartSchema,
} from '@troth/domain/agreement';
import { idSchema, instantSchema } from '@troth/domain/records';
import { z } from 'zod';
import { idParam } from '../../kernel/http/common-schemas';
import { operation } from '../../kernel/http/operation';
import { iso } from '../../kernel/http/present';
import type { Tx } from '../../kernel/database/database';
import { personOf } from '../../kernel/auth/actor';
import { problem } from '../../kernel/http/problem';
import { readAssemblyInput } from '../../records/case/assembly-input';
import { loadCase } from '../../records/case/load-case';
import type { DocumentRow } from '../../records/couples/couple';
import { loadDocument } from '../../records/documents/document.repository';
import { editingPolicy } from '../../records/editing/editing.policy';
import { leaveOffer, leftClauses } from '../../records/editing/left-offer.repository';
import { commitRepository } from '../../records/generation/commit.repository';
import { supportClauseTemplateIds } from './edit-facts';

const valuesSchema = z
  .object({
    values: z.array(
      z.object({
        group: z.enum(['PARTY', 'PRONOUN', 'STATE', 'ANSWER']),
        /** Which of it: `A.fullName`, `statute`, a question's key. */
        name: z.string(),
        text: z.string(),
        sources: z.array(answerSourceSchema),
      }),
    ),
    /** Templates of the clauses on support, of which an agreement has one. */
    supportClauseTemplateIds: z.array(idSchema),
  })
  .meta({ id: 'InsertableValues', description: 'What an editor may insert as a value.' });

const offersSchema = z
  .object({
    /** The version before the agreement was created again; null where nothing is offered. */
    formerCommitAt: instantSchema.nullable(),
    /** The version that the drafts stand on. */
    baseCommitAt: instantSchema.nullable(),
    offers: z.array(
      z.object({
        key: z.string(),
        /** The clause, as it is or as it was. */
        clauseId: idSchema,
        edits: z.array(clauseEditSchema.pick({ side: true, editorId: true, editorName: true, commitAt: true })),
        was: clauseNodeSchema.nullable(),
        is: clauseNodeSchema.nullable(),
        becomes: clauseNodeSchema.nullable(),
        sections: z.array(sectionDraftPartSchema),
        clauses: z.array(clauseDraftPartSchema),
      }),
    ),
  })
  .meta({ id: 'EditOffers', description: 'Edits of the text before the last creation, to take over one by one.' });

/**
 * The version of now, and the last one by hand before the agreement was created again. However often it was created
 * since, edits that nobody took over or left are still offered.
 */
async function aroundGeneration(tx: Tx, { id, lastGeneratedAt, userAId, userBId }: DocumentRow) {
  if (lastGeneratedAt === null) return null;
  const rows = await commitRepository(tx).list(id);
  const [latest] = rows;
  // By hand: not by a partner, and from the answers that the version before it was made from.
  const former = rows.find(
    ({ commitAt, committedById, inputHash }, at) =>
      commitAt < lastGeneratedAt &&
      committedById !== null &&
      committedById !== userAId &&
      committedById !== userBId &&
      rows[at + 1]?.inputHash === inputHash,
  );
  if (latest === undefined || former === undefined) return null;
  return (await commitRepository(tx).findBoth(id, { before: former.commitAt, after: latest.commitAt })) ?? null;
}

const withoutInternals = ({ edits, drafts, ...offer }: ReturnType<typeof offersOf>[number]) => ({
  ...offer,
  clauseId: (offer.is ?? offer.was ?? offer.becomes)?.id ?? '',
  edits: edits.map(({ side, editorId, editorName, commitAt }) => ({ side, editorId, editorName, commitAt })),
  sections: [...drafts.sections],
  clauses: [...drafts.clauses],
});

const shared = {
  tag: 'editor',
  isOurs: true,
  params: idParam,
  policy: editingPolicy,
  action: 'edit',
  load: ({ tx, params }: { tx: Tx; params: { id: string } }) => loadDocument(tx, params.id),
} as const;

export const offerOperations = [
  operation({
    ...shared,
    route: 'GET /documents/{id}/drafts/values',
    id: 'documentEditing.values',
    summary: 'What may be inserted into the text as a value',
    description: 'Names and pronouns, the state, and what both partners agreed on; never an answer of one of them.',
    response: valuesSchema,
    handle: async ({ tx, now, params }) => {
      const ready = await readAssemblyInput(tx, await loadCase(tx, params.id), now);
      return { values: ready === null ? [] : insertableValues(ready.input), supportClauseTemplateIds };
    },
  }),
  operation({
    ...shared,
    route: 'GET /documents/{id}/drafts/offers',
    id: 'documentEditing.offers',
    summary: 'Edits of the text before the agreement was created anew, to take over one by one',
    description: 'Each as it was, as it stands now and as it would be, by whom, with the drafts that take it over.',
    response: offersSchema,
    handle: async ({ tx, actor, subject: { document } }) => {
      const versions = await aroundGeneration(tx, document);
      if (versions === null) return { formerCommitAt: null, baseCommitAt: null, offers: [] };
      const { before, after } = versions;
      const former = { documentId: document.id, userId: personOf(actor).id, formerCommitAt: before.commitAt };
      const left = await leftClauses(tx, former);
      return {
        formerCommitAt: iso(before.commitAt),
        baseCommitAt: iso(after.commitAt),
        offers: offersOf(before.tree, after.tree)
          .map(withoutInternals)
          .filter(({ clauseId }) => !left.has(clauseId)),
      };
    },
  }),
  operation({
    ...shared,
    route: 'POST /documents/{id}/drafts/offers/leave',
    id: 'documentEditing.leaveOffer',
    summary: 'Leaves an edit of the text before the agreement was created anew: it is not offered to this reader again',
    body: z
      .object({ formerCommitAt: instantSchema, clauseId: idSchema })
      .meta({ id: 'EditOfferLeft', description: 'The edit that is left, by its version and clause.' }),
    response: null,
    audited: false,
    handle: async ({ tx, now, actor, body, subject: { document } }) => {
      const formerCommitAt = new Date(body.formerCommitAt);
      if (!(await commitRepository(tx).isThere(document.id, formerCommitAt))) throw problem('NOT_FOUND');
      const former = { documentId: document.id, userId: personOf(actor).id, formerCommitAt };
      await leaveOffer(tx, former, body.clauseId, now);
      return null;
    },
  }),
];
