import { ENTRY_RESTORE_DAYS } from '@troth/domain/constants';
import {
  type EditableFinancialKind,
  type FinancialEntries,
  type FinancialKind,
  financialSchemas,
  legacyJointPropertySchema,
  valuationDateError,
} from '@troth/domain/disclosure';
import { idSchema } from '@troth/domain/records';
import { z } from 'zod';
import { expectedVersion } from '../../kernel/http/if-match';
import { type Operation, operation, type Work } from '../../kernel/http/operation';
import { invalid, invalidField, problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { getCouple, todayOf } from '../../records/couples/couple';
import { nothingRepository } from '../../records/receipts/nothing.repository';
import {
  documentOfOwner,
  type FinancePlace,
  placeParams,
  requireOpenDisclosure,
} from '../../records/case/finance-place';
import { purgeLater } from '../../records/evidence/purge';
import { financePolicy } from '../../records/finances/finance.policy';
import { presentEntry } from '../../records/finances/finance.presenter';
import { type EntryRow, financeRepository } from '../../records/finances/finance.repository';

const entryParams = placeParams.extend({ entryId: idSchema });
const version = { version: z.int().min(1).optional() };

/** Splits what was typed into the entry's own fields and what every kind has. */
function storable(value: Record<string, unknown>): { currency: string; fields: Record<string, unknown> } {
  const { currency = 'USD', ...fields } = value;
  return { currency: String(currency), fields };
}

async function entryToChange(work: Work, place: FinancePlace, kind: FinancialKind, id: string): Promise<EntryRow> {
  const row = await financeRepository(work.tx).find(place, kind, id, 'change');
  if (row === undefined) throw problem('NOT_FOUND');
  return row;
}

/**
 * A value cannot have been true on a day that has not come yet where the couple lives.
 * @throws Problem VALIDATION_FAILED
 */
async function checkValuationDate({ tx, now }: Work, place: FinancePlace, entry: Record<string, unknown>) {
  const { valuationDate } = entry;
  if (typeof valuationDate !== 'string') return;
  const today = todayOf(await getCouple(tx, place.documentId, place.userId), now);
  const message = valuationDateError(valuationDate, today);
  if (message === null) return;
  throw invalidField('valuationDate', message, 'future');
}

const MS_PER_DAY = 86_400_000;

/** @throws Problem GONE once its time has run out */
async function restoreEntry(work: Work, place: FinancePlace, kind: FinancialKind, id: string): Promise<EntryRow> {
  await requireOpenDisclosure({ ...work, subject: place });
  const { tx, now } = work;
  const entries = financeRepository(tx);
  const deletedAt = await entries.findDeletedAt(place, kind, id);
  if (deletedAt !== undefined) {
    if (now.getTime() - deletedAt.getTime() > ENTRY_RESTORE_DAYS * MS_PER_DAY)
      throw problem('GONE', { detail: text('disclosure.restore.tooLate', { days: ENTRY_RESTORE_DAYS }) });
    await entries.restore(place, id, now);
    await nothingRepository(tx).withdraw(place, kind);
  }
  return entryToChange(work, place, kind, id);
}

/** What is told about a kind in the contract. */
const names = {
  assets: { one: 'an account or asset', many: 'accounts and assets', id: 'assets' },
  vehicles: { one: 'a vehicle', many: 'vehicles', id: 'vehicles' },
  businesses: { one: 'a business', many: 'businesses', id: 'businesses' },
  debts: { one: 'a debt', many: 'debts', id: 'debts' },
  'real-estates': { one: 'real estate', many: 'real estate', id: 'realEstates' },
  incomes: { one: 'an income', many: 'incomes', id: 'incomes' },
  'inheritances-trusts': { one: 'an inheritance or trust', many: 'inheritances and trusts', id: 'inheritancesTrusts' },
  'legacy-joint-properties': {
    one: 'a legacy joint property',
    many: 'legacy joint properties',
    id: 'legacyJointProperties',
  },
} satisfies Record<FinancialKind, { one: string; many: string; id: string }>;

const shared = { tag: 'finances', policy: financePolicy, load: documentOfOwner } as const;
const reading = { ...shared, action: 'read' } as const;
const writing = { ...shared, action: 'write' } as const;

/** Reading, deleting and its undo, which every kind has: what cannot be added again must not be lost by a slip. */
function readingOperations<Kind extends FinancialKind>(
  kind: Kind,
  entry: z.ZodType<FinancialEntries[Kind]>,
): Operation[] {
  const { one, many, id } = names[kind];
  const path = `/users/{id}/documents/{docId}/${kind}` as const;
  return [
    operation({
      ...reading,
      route: `GET ${path}`,
      id: `${id}.list`,
      summary: `List ${many} of one partner`,
      params: placeParams,
      response: z.array(entry),
      handle: async ({ tx, subject }) =>
        (await financeRepository(tx).list(subject, kind)).map((row) => presentEntry<Kind>(row)) as z.input<
          typeof entry
        >[],
    }),
    operation({
      ...reading,
      route: `GET ${path}/{entryId}`,
      id: `${id}.read`,
      summary: `Read ${one}`,
      params: entryParams,
      response: entry,
      handle: async ({ tx, subject, params }) => {
        const row = await financeRepository(tx).find(subject, kind, params.entryId);
        if (row === undefined) throw problem('NOT_FOUND');
        return presentEntry<Kind>(row);
      },
    }),
    operation({
      ...writing,
      route: `DELETE ${path}/{entryId}`,
      id: `${id}.delete`,
      summary: `Delete ${one}`,
      params: entryParams,
      response: null,
      handle: async (call) => {
        await requireOpenDisclosure(call);
        const row = await entryToChange(call, call.subject, kind, call.params.entryId);
        await financeRepository(call.tx).remove(row, call.now);
        await purgeLater(call);
        call.audit({ subjectKind: kind, subjectId: row.id, documentId: row.documentId });
        return null;
      },
    }),
    operation({
      ...writing,
      route: `POST ${path}/{entryId}/restore`,
      id: `${id}.restore`,
      summary: `Bring back ${one} that was deleted`,
      description: 'The entry is as it was, with its id and its files. One that is not deleted is answered as it is.',
      isOurs: true,
      params: entryParams,
      response: entry,
      handle: async (call) => {
        const row = await restoreEntry(call, call.subject, kind, call.params.entryId);
        call.audit({ subjectKind: kind, subjectId: row.id, documentId: row.documentId });
        return presentEntry<Kind>(row);
      },
    }),
  ];
}

/** Adding and changing. The wire keeps the schemas of the domain; a change is checked as the whole entry it makes. */
function editingOperations<Kind extends EditableFinancialKind>(kind: Kind): Operation[] {
  const { one, id } = names[kind];
  const path = `/users/{id}/documents/{docId}/${kind}` as const;
  const creation: z.ZodType<Record<string, unknown>> = financialSchemas[kind].creation;
  const updateSchema: z.ZodObject = financialSchemas[kind].update;
  const update = updateSchema.extend(version);
  const entry = financialSchemas[kind].entry as unknown as z.ZodType<FinancialEntries[Kind]>;
  return [
    operation({
      ...writing,
      route: `POST ${path}`,
      id: `${id}.create`,
      summary: `Add ${one}`,
      params: placeParams,
      body: creation,
      response: entry,
      status: 201,
      handle: async (call) => {
        await requireOpenDisclosure(call);
        await checkValuationDate(call, call.subject, call.body);
        const row = await financeRepository(call.tx).insert(call.subject, kind, storable(call.body), call.now);
        await nothingRepository(call.tx).withdraw(call.subject, kind);
        call.audit({ subjectKind: kind, subjectId: row.id, documentId: row.documentId });
        return presentEntry<Kind>(row);
      },
    }),
    operation({
      ...writing,
      route: `PATCH ${path}/{entryId}`,
      id: `${id}.update`,
      summary: `Change ${one}`,
      description:
        'Takes the version on which the change is based as `If-Match` or in the body; without one the change is accepted.',
      params: entryParams,
      body: update,
      response: entry,
      handle: async (call) => {
        await requireOpenDisclosure(call);
        const row = await entryToChange(call, call.subject, kind, call.params.entryId);
        const based = expectedVersion(call.request, call.body.version as number | undefined);
        if (based !== null && based !== row.version) {
          throw problem('VERSION_CONFLICT', { extensions: { current: presentEntry<Kind>(row) } });
        }
        // The creation schema drops the version, which is no field of the entry.
        const whole = creation.safeParse({ ...row.fields, currency: row.currency, ...call.body });
        if (!whole.success) throw invalid(whole.error);
        await checkValuationDate(call, call.subject, call.body);
        // What the partner said was said of the entry as it stood.
        const changed = await financeRepository(call.tx).update(
          row,
          { ...storable(whole.data), partnerAgrees: null },
          call.now,
        );
        call.audit({ subjectKind: kind, subjectId: row.id, documentId: row.documentId });
        return presentEntry<Kind>(changed);
      },
    }),
  ];
}

export const financeOperations: readonly Operation[] = [
  ...readingOperations('assets', financialSchemas.assets.entry),
  ...editingOperations('assets'),
  ...readingOperations('vehicles', financialSchemas.vehicles.entry),
  ...editingOperations('vehicles'),
  ...readingOperations('businesses', financialSchemas.businesses.entry),
  ...editingOperations('businesses'),
  ...readingOperations('debts', financialSchemas.debts.entry),
  ...editingOperations('debts'),
  ...readingOperations('real-estates', financialSchemas['real-estates'].entry),
  ...editingOperations('real-estates'),
  ...readingOperations('incomes', financialSchemas.incomes.entry),
  ...editingOperations('incomes'),
  ...readingOperations('inheritances-trusts', financialSchemas['inheritances-trusts'].entry),
  ...editingOperations('inheritances-trusts'),
  ...readingOperations('legacy-joint-properties', legacyJointPropertySchema),
];
