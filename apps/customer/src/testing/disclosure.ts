import type { components } from '@troth/api-client';
import { ids } from './couple';

type Schemas = components['schemas'];

/** How far a disclosure is of which nothing is listed yet. */
export const aDisclosureSummary = (
  changes: Partial<Schemas['DisclosureSummary']> = {},
): Schemas['DisclosureSummary'] => ({
  userId: ids.alex,
  documentId: ids.document,
  version: 'v1',
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
