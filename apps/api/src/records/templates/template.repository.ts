import { isDeepStrictEqual } from 'node:util';
import type { Selectable } from 'kysely';
import type { ClauseTemplateContent, SectionTemplateContent, TemplateContent } from './template-content';
import { toJson } from '../../kernel/database/columns';
import type { Tx } from '../../kernel/database/database';
import type { Schema } from '../../kernel/database/schema';
import { notFound } from '../../kernel/http/problem';
import type { TemplateStateRow } from '../states/state.repository';

export type SectionTemplateRow = Selectable<Schema['sectionTemplates']>;
export type ClauseTemplateRow = Selectable<Schema['clauseTemplates']>;
export type DocumentTemplateRow = Selectable<Schema['documentTemplates']>;

/** The templates from which agreements are made. */
export function templateRepository(tx: Tx) {
  return {
    /** Document templates, the oldest first. */
    list: (): Promise<DocumentTemplateRow[]> =>
      tx
        .selectFrom('documentTemplates')
        .selectAll()
        .where('deletedAt', 'is', null)
        .orderBy('createdAt')
        .orderBy('id')
        .execute(),

    /** What each state makes of each document template, in the order of the states' names. */
    listStates: (): Promise<TemplateStateRow[]> =>
      tx
        .selectFrom('documentTemplateStates')
        .innerJoin('states', 'states.id', 'documentTemplateStates.stateId')
        .selectAll('documentTemplateStates')
        .where('documentTemplateStates.deletedAt', 'is', null)
        .orderBy('states.name')
        .orderBy('documentTemplateStates.id')
        .execute(),

    /** @throws Problem NOT_FOUND */
    getState: (id: string): Promise<TemplateStateRow> =>
      tx
        .selectFrom('documentTemplateStates')
        .selectAll()
        .where('id', '=', id)
        .where('deletedAt', 'is', null)
        .executeTakeFirstOrThrow(notFound),

    /** Sections as they are read. */
    listSections: (): Promise<SectionTemplateRow[]> =>
      tx
        .selectFrom('sectionTemplates')
        .selectAll()
        .where('deletedAt', 'is', null)
        .orderBy('documentTemplateId')
        .orderBy('order')
        .orderBy('id')
        .execute(),

    /** Clauses as they are read: each before its children, and these before the clause that follows. */
    listClauses: (): Promise<ClauseTemplateRow[]> =>
      tx
        .selectFrom('clauseTemplates')
        .innerJoin('sectionTemplates', 'sectionTemplates.id', 'clauseTemplates.sectionTemplateId')
        .selectAll('clauseTemplates')
        .where('clauseTemplates.deletedAt', 'is', null)
        .orderBy('sectionTemplates.documentTemplateId')
        .orderBy('clauseTemplates.position')
        .orderBy('clauseTemplates.id')
        .execute(),

    /** Makes what is stored what the content says. What it has no more is deleted; nothing else writes here. */
    replace: async ({ sections, clauses }: TemplateContent, now: Date): Promise<void> => {
      const moved = { updatedAt: now, deletedAt: null };
      const sectionsNow = await tx.selectFrom('sectionTemplates').selectAll().execute();
      for (const section of changed<SectionTemplateContent>(sections, sectionsNow)) {
        const row = { ...section, inclusion: toJson(section.inclusion) };
        await tx
          .insertInto('sectionTemplates')
          .values({ ...row, createdAt: now, ...moved })
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...row, ...moved }))
          .execute();
      }
      const clausesNow = await tx.selectFrom('clauseTemplates').selectAll().execute();
      for (const clause of changed<ClauseTemplateContent>(clauses, clausesNow)) {
        const row = {
          ...clause,
          parts: toJson(clause.parts),
          summaryParts: toJson(clause.summaryParts),
          inclusion: toJson(clause.inclusion),
        };
        await tx
          .insertInto('clauseTemplates')
          .values({ ...row, createdAt: now, ...moved })
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...row, ...moved }))
          .execute();
      }
      const gone = { deletedAt: now, updatedAt: now };
      const idsGone = (rows: readonly Stored[], kept: readonly { readonly id: string }[]) => {
        const ids = new Set(kept.map(({ id }) => id));
        return rows.filter(({ id, deletedAt }) => deletedAt === null && !ids.has(id)).map(({ id }) => id);
      };
      const [oldSections, oldClauses] = [idsGone(sectionsNow, sections), idsGone(clausesNow, clauses)];
      if (oldClauses.length > 0)
        await tx.updateTable('clauseTemplates').set(gone).where('id', 'in', oldClauses).execute();
      if (oldSections.length > 0)
        await tx.updateTable('sectionTemplates').set(gone).where('id', 'in', oldSections).execute();
    },
  };
}

interface Stored {
  readonly id: string;
  readonly deletedAt: Date | null;
}

/** What is not stored so, in the content's order: a clause comes after its parent. */
function changed<Content extends { readonly id: string }>(
  contents: readonly Content[],
  rows: readonly (Stored & Content)[],
): Content[] {
  const stored = new Map(rows.map((row) => [row.id, row]));
  return contents.filter((content) => {
    const row = stored.get(content.id);
    if (row === undefined || row.deletedAt !== null) return true;
    return Object.entries(content).some(([name, value]) => !isDeepStrictEqual(row[name as keyof Content], value));
  });
}
