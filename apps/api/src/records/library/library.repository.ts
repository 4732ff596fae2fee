import {
  type LibraryGroup,
  type LibraryGroupCreation,
  libraryGroupSchema,
  type LibraryGroupUpdate,
} from '@troth/domain/agreement';
import type { Selectable } from 'kysely';
import { createdBy, toJson } from '../../kernel/database/columns';
import type { Tx } from '../../kernel/database/database';
import { present } from '../../kernel/http/present';
import { notFound } from '../../kernel/http/problem';
import type { LibraryTables } from './library.tables';

export type LibraryGroupRow = Selectable<LibraryTables['libraryGroups']>;

export const presentLibraryGroup = (row: LibraryGroupRow): LibraryGroup =>
  present(libraryGroupSchema, row, { description: row.description, stateId: row.stateId });

const columnsOf = ({ sectionTemplateIds, clauseTemplateIds, ...plain }: LibraryGroupUpdate) => ({
  ...plain,
  ...(sectionTemplateIds === undefined ? {} : { sectionTemplateIds: toJson(sectionTemplateIds) }),
  ...(clauseTemplateIds === undefined ? {} : { clauseTemplateIds: toJson(clauseTemplateIds) }),
});

export function libraryRepository(tx: Tx) {
  return {
    /** By name. With a state: its own groups and those for all. Archived ones last, where they are asked for. */
    list: (options: { stateId?: string | undefined; isArchivedIncluded: boolean }): Promise<LibraryGroupRow[]> => {
      let query = tx.selectFrom('libraryGroups').selectAll().where('deletedAt', 'is', null);
      const { stateId } = options;
      if (stateId !== undefined)
        query = query.where((eb) => eb.or([eb('stateId', '=', stateId), eb('stateId', 'is', null)]));
      if (!options.isArchivedIncluded) query = query.where('isArchived', '=', false);
      return query.orderBy('isArchived').orderBy('name').orderBy('id').execute();
    },

    /** @throws Problem NOT_FOUND */
    get: async (id: string): Promise<LibraryGroupRow> => {
      return tx
        .selectFrom('libraryGroups')
        .selectAll()
        .where('id', '=', id)
        .where('deletedAt', 'is', null)
        .executeTakeFirstOrThrow(notFound);
    },

    insert: (group: LibraryGroupCreation, by: string, now: Date): Promise<LibraryGroupRow> =>
      tx
        .insertInto('libraryGroups')
        .values({
          ...group,
          sectionTemplateIds: toJson(group.sectionTemplateIds),
          clauseTemplateIds: toJson(group.clauseTemplateIds),
          ...createdBy(by, now),
        })
        .returningAll()
        .executeTakeFirstOrThrow(),

    update: (id: string, change: LibraryGroupUpdate, by: string, now: Date): Promise<LibraryGroupRow> =>
      tx
        .updateTable('libraryGroups')
        .set({ ...columnsOf(change), updatedAt: now, updatedById: by })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),
  };
}
