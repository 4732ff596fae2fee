import { randomUUID } from 'node:crypto';
import {
  asksForDeactivation,
  attorneyDisciplinaryRecordSchema,
  type DisciplineSeverity,
} from '@troth/domain/attorneys';
import type { Selectable } from 'kysely';
import { createdBy } from '../../kernel/database/columns';
import type { Tx } from '../../kernel/database/database';
import { present } from '../../kernel/http/present';
import { notFound } from '../../kernel/http/problem';
import { houseColumn } from '../../kernel/protection/protected-database';
import type { DisciplineTables } from './discipline.tables';

type Stored = Selectable<DisciplineTables['disciplinaryRecords']>;
export type DisciplineRow = Omit<Stored, 'sealedDescription'> & { readonly description: string };

const column = houseColumn('disciplinary_records', 'sealed_description');
const opened = (tx: Tx, { sealedDescription, ...row }: Stored): DisciplineRow => ({
  ...row,
  description: column.open(tx, row.id, sealedDescription) ?? '',
});

interface Facts {
  readonly stateId: string;
  readonly recordDate: string;
  readonly description: string;
  readonly sourceUrl?: string | null | undefined;
  readonly isResolved?: boolean | undefined;
  readonly severity?: DisciplineSeverity | undefined;
}
type Written = { readonly by: string; readonly now: Date };

export const disciplineRepository = (tx: Tx) => ({
  /** The latest decision first. */
  list: async (attorneyId: string): Promise<DisciplineRow[]> =>
    (
      await tx
        .selectFrom('disciplinaryRecords')
        .selectAll()
        .where('attorneyId', '=', attorneyId)
        .where('deletedAt', 'is', null)
        .orderBy('recordDate', 'desc')
        .orderBy('id')
        .execute()
    ).map((row) => opened(tx, row)),

  /** Held until the transaction ends. @throws Problem NOT_FOUND for another attorney's too */
  hold: async (attorneyId: string, id: string): Promise<DisciplineRow> => {
    const row = await tx
      .selectFrom('disciplinaryRecords')
      .selectAll()
      .where('id', '=', id)
      .where('attorneyId', '=', attorneyId)
      .where('deletedAt', 'is', null)
      .forUpdate()
      .executeTakeFirstOrThrow(notFound);
    return opened(tx, row);
  },

  insert: async (attorneyId: string, facts: Facts, { by, now }: Written): Promise<DisciplineRow> => {
    const id = randomUUID();
    const row = await tx
      .insertInto('disciplinaryRecords')
      .values({
        id,
        attorneyId,
        stateId: facts.stateId,
        recordDate: facts.recordDate,
        sealedDescription: column.seal(tx, id, facts.description),
        sourceUrl: facts.sourceUrl ?? null,
        severity: facts.severity ?? 'NOTE',
        isResolved: facts.isResolved ?? false,
        ...createdBy(by, now),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return opened(tx, row);
  },

  update: async (
    id: string,
    { description, ...changes }: { readonly [Key in keyof Facts]?: Facts[Key] | undefined },
    { by, now }: Written,
  ): Promise<DisciplineRow> => {
    const row = await tx
      .updateTable('disciplinaryRecords')
      .set({
        ...changes,
        ...(description === undefined ? {} : { sealedDescription: column.seal(tx, id, description) }),
        updatedAt: now,
        updatedById: by,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return opened(tx, row);
  },
});

export const presentDiscipline = (row: DisciplineRow) =>
  present(attorneyDisciplinaryRecordSchema, row, {
    sourceUrl: row.sourceUrl,
    asksForDeactivation: asksForDeactivation(row),
  });
