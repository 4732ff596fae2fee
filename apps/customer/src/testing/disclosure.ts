import type { components } from '@troth/api-client';
import { FINANCIAL_KINDS } from '@troth/domain/disclosure';
import type { Disclosure } from '../features/disclosure/queries';
import { ids } from './couple';

type Schemas = components['schemas'];

/** Entries by kind, none of the kinds that are not named. */
export const entriesOf = (entries: Partial<Disclosure>): Schemas['DisclosureSummary']['entries'] =>
  ({ ...Object.fromEntries(FINANCIAL_KINDS.map((kind) => [kind, []])), ...entries }) as never;

/** How far a disclosure is of which nothing is listed yet. */
export const aDisclosureSummary = (
  changes: Partial<Schemas['DisclosureSummary']> = {},
): Schemas['DisclosureSummary'] => ({
  userId: ids.alex,
  documentId: ids.document,
  version: 'v1',
  entries: entriesOf({}),
  entryCount: 0,
  counts: [],
  totals: [],
  byCurrency: [],
  missingYears: [],
  missingIncomeMessage: null,
  isDone: false,
  nothingToDisclose: [],
  hints: [],
  receipts: { ofMine: null, ofPartners: null },
  pendingDisputes: [],
  ...changes,
});
