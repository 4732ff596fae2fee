import { randomUUID } from 'node:crypto';
import { renderTemplates } from '@troth/agreement/assemble';
import { newClause } from '@troth/agreement/edit';
import { type AgreementTree, type ClauseNode, clauseNodeSchema, type Inline } from '@troth/agreement/tree';
import { agreementTemplate } from '@troth/content/clauses';
import { jurisdictionByStateId } from '@troth/content/jurisdictions';
import {
  libraryGroupCreationSchema,
  libraryGroupSchema,
  libraryGroupUpdateSchema,
  listStyleSchema,
  type TemplateClause,
  textStyleSchema,
} from '@troth/domain/agreement';
import { idSchema } from '@troth/domain/records';
import { z } from 'zod';
import { personOf } from '../../kernel/auth/actor';
import { idParam } from '../../kernel/http/common-schemas';
import { requireUnchanged } from '../../kernel/http/if-match';
import { noSubject, operation } from '../../kernel/http/operation';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { readAssemblyInput } from '../../records/case/assembly-input';
import { loadCase } from '../../records/case/load-case';
import { getDocumentRow } from '../../records/couples/couple';
import { editingPolicy } from '../../records/editing/editing.policy';
import { commitRepository } from '../../records/generation/commit.repository';
import { libraryPolicy } from '../../records/library/library.policy';
import { libraryRepository, presentLibraryGroup } from '../../records/library/library.repository';

const unmetSchema = z
  .object({
    clauseTemplateId: idSchema,
    what: z.enum(['ANSWER', 'CLAUSE', 'TERM', 'RECEIPT', 'TEXT', 'COMPUTED']),
    placeholder: z.string(),
    label: z.string(),
  })
  .meta({ id: 'UnmetPlaceholder', description: 'What a clause of the library lacks in this couple’s agreement.' });

const renderedSchema = z
  .object({
    groupId: idSchema,
    name: z.string(),
    sections: z.array(
      z.object({
        sectionTemplateId: idSchema,
        title: z.string(),
        listStyle: listStyleSchema,
        textStyle: textStyleSchema.nullable(),
        isSeparatePage: z.boolean(),
        clauses: z.array(clauseNodeSchema),
      }),
    ),
    clauses: z.array(clauseNodeSchema),
    unmet: z.array(unmetSchema),
  })
  .meta({ id: 'RenderedLibraryGroup', description: 'A library group in a couple’s own words. Portals spec §7.' });

const allClauses = (clauses: readonly TemplateClause[]): TemplateClause[] =>
  clauses.flatMap((clause) => [clause, ...allClauses(clause.children)]);
const clauseTemplateIds = new Set(
  agreementTemplate.sections.flatMap(({ clauses }) => allClauses(clauses).map(({ id }) => id)),
);
const sectionTemplates = new Map(agreementTemplate.sections.map((section) => [section.id, section]));

/** @throws Problem VALIDATION_FAILED for a template or a state that is not there. */
function requireKnown(group: z.output<typeof libraryGroupUpdateSchema>): void {
  const unknown = (list: readonly string[] | undefined, member: string, isKnown: (id: string) => boolean) =>
    (list ?? []).flatMap((id, at) =>
      isKnown(id) ? [] : [{ path: [member, at], message: text('library.unknownTemplate'), code: 'custom' }],
    );
  const issues = [
    ...unknown(group.sectionTemplateIds, 'sectionTemplateIds', (id) => sectionTemplates.has(id)),
    ...unknown(group.clauseTemplateIds, 'clauseTemplateIds', (id) => clauseTemplateIds.has(id)),
    ...(group.stateId == null || jurisdictionByStateId(group.stateId) !== null
      ? []
      : [{ path: ['stateId'], message: text('library.unknownState'), code: 'custom' }]),
  ];
  if (issues.length > 0) throw problem('VALIDATION_FAILED', { issues });
}

const keysIn = (tree: AgreementTree): Set<string> => {
  const keys = new Set<string>();
  const visit = ({ key, children }: ClauseNode) => {
    keys.add(key);
    children.forEach(visit);
  };
  for (const { key, clauses } of tree.sections) {
    keys.add(key);
    clauses.forEach(visit);
  }
  return keys;
};

/**
 * Clauses as they are inserted: with ids of their own, and with new keys where the agreement has the template's already.
 * What they refer to within the group goes with them.
 */
function insertable(tree: AgreementTree, rendered: readonly ClauseNode[]): ClauseNode[] {
  const taken = keysIn(tree);
  const keys = new Map<string, { id: string; key: string }>();
  const name = ({ key, children }: ClauseNode) => {
    const id = randomUUID();
    keys.set(key, { id, key: taken.has(key) ? id : key });
    children.forEach(name);
  };
  rendered.forEach(name);
  const inline = (run: Inline): Inline =>
    run.type === 'reference' ? { ...run, target: keys.get(run.target)?.key ?? run.target } : run;
  const clause = (node: ClauseNode): ClauseNode => ({
    ...newClause(tree, 'ARTICLES', {
      ...(keys.get(node.key) ?? { id: randomUUID() }),
      heading: node.heading,
      blocks: node.blocks.flatMap((block) =>
        block.type === 'paragraph' ? [{ ...block, inlines: block.inlines.map(inline) }] : [],
      ),
      children: node.children.map(clause),
      listStyle: node.listStyle,
      textStyle: node.textStyle,
      isSeparatePage: node.isSeparatePage,
      clauseTemplateId: node.id,
      origin: 'LIBRARY',
    }),
  });
  return rendered.map(clause);
}

export const libraryOperations = [
  operation({
    route: 'GET /library-groups',
    id: 'libraryGroups.list',
    summary: 'Library groups by name: of a state and for all states, or all of them',
    description: 'Archived ones are left out unless `includeArchived` asks for them.',
    tag: 'library',
    query: z.object({ stateId: idSchema.optional(), includeArchived: z.enum(['true', 'false']).optional() }),
    response: z.array(libraryGroupSchema),
    policy: libraryPolicy,
    action: 'read',
    load: noSubject,
    handle: async ({ tx, query }) => {
      const options = { stateId: query.stateId, isArchivedIncluded: query.includeArchived === 'true' };
      return (await libraryRepository(tx).list(options)).map(presentLibraryGroup);
    },
  }),
  operation({
    route: 'POST /library-groups',
    id: 'libraryGroups.create',
    summary: 'Adds a library group',
    tag: 'library',
    body: libraryGroupCreationSchema,
    response: libraryGroupSchema,
    status: 201,
    policy: libraryPolicy,
    action: 'write',
    load: noSubject,
    handle: async ({ tx, now, actor, body, audit }) => {
      requireKnown(body);
      const row = await libraryRepository(tx).insert(body, personOf(actor).id, now);
      audit({ subjectKind: 'libraryGroup', subjectId: row.id });
      return presentLibraryGroup(row);
    },
  }),
  operation({
    route: 'GET /library-groups/{id}',
    id: 'libraryGroups.read',
    summary: 'One library group',
    tag: 'library',
    params: idParam,
    response: libraryGroupSchema,
    policy: libraryPolicy,
    action: 'read',
    load: noSubject,
    handle: async ({ tx, params }) => presentLibraryGroup(await libraryRepository(tx).get(params.id)),
  }),
  operation({
    route: 'PATCH /library-groups/{id}',
    id: 'libraryGroups.update',
    summary: 'Changes a library group, or archives it',
    tag: 'library',
    params: idParam,
    body: libraryGroupUpdateSchema,
    response: libraryGroupSchema,
    policy: libraryPolicy,
    action: 'write',
    load: noSubject,
    handle: async ({ tx, now, actor, params, body, audit, request }) => {
      const found = await libraryRepository(tx).get(params.id);
      requireUnchanged(request, found, () => presentLibraryGroup(found));
      requireKnown(body);
      audit({ subjectKind: 'libraryGroup', subjectId: found.id });
      return presentLibraryGroup(await libraryRepository(tx).update(found.id, body, personOf(actor).id, now));
    },
  }),
  operation({
    route: 'GET /documents/{docId}/library-groups/{groupId}/render',
    id: 'libraryGroups.render',
    summary: 'A library group in this couple’s words, ready to be inserted',
    description:
      'Filled with what both agreed on, names and the state; `unmet` names what is missing, where a bracket stands in the text. A clause that the agreement has already gets a new key. Never an answer of one partner.',
    tag: 'library',
    params: z.object({ docId: idSchema, groupId: idSchema }),
    response: renderedSchema,
    policy: editingPolicy,
    action: 'edit',
    load: async ({ tx, params }) => ({ document: await getDocumentRow(tx, params.docId) }),
    handle: async ({ tx, now, params: { docId, groupId } }) => {
      const group = await libraryRepository(tx).get(groupId);
      const latest = await commitRepository(tx).latest(docId);
      const commit = latest === undefined ? undefined : await commitRepository(tx).find(docId, latest.commitAt);
      const ready = await readAssemblyInput(tx, await loadCase(tx, docId), now);
      if (commit === undefined || ready === null)
        throw problem('CONFLICT', { detail: text('editing.refused.NOT_GENERATED') });
      const sections = group.sectionTemplateIds.flatMap((id) => sectionTemplates.get(id) ?? []);
      const wanted = [...group.clauseTemplateIds, ...sections.flatMap(({ clauses }) => clauses.map(({ id }) => id))];
      const { clauses, unmet } = renderTemplates(ready.input, commit.tree, [...new Set(wanted)]);
      const inserted = insertable(commit.tree, clauses);
      const of = (ids: readonly string[]) =>
        ids.flatMap((id) => inserted.find(({ provenance }) => provenance.clauseTemplateId === id) ?? []);
      return {
        groupId: group.id,
        name: group.name,
        sections: sections.map(({ id, title, listStyle, textStyle, isSeparatePage, clauses: ofSection }) => ({
          sectionTemplateId: id,
          title,
          listStyle,
          textStyle,
          isSeparatePage,
          clauses: of(ofSection.map((clause) => clause.id)),
        })),
        clauses: of(group.clauseTemplateIds),
        unmet,
      };
    },
  }),
];
