import {
  EDITABLE_FINANCIAL_KINDS,
  type EditableFinancialKind,
  FINANCIAL_KINDS,
  type FinancialKind,
} from '@troth/domain/disclosure';
import { paths } from '../../shared/paths';

/** What is open over the ledgers. It stands in the address, so that Back closes it and hints can lead to it. */
export type OpenPanel =
  | {
      readonly is: 'new';
      readonly kind: EditableFinancialKind;
      readonly slot: string | null;
      readonly year: string | null;
    }
  | { readonly is: 'entry'; readonly kind: FinancialKind; readonly entryId: string };

const ADD = 'add';
const SLOT = 'draft';
const YEAR = 'year';
const ENTRY = 'entry';
const PANEL = [ADD, SLOT, YEAR, ENTRY];

export function panelIn(search: URLSearchParams): OpenPanel | null {
  const adding = EDITABLE_FINANCIAL_KINDS.find((kind) => kind === search.get(ADD));
  if (adding !== undefined) return { is: 'new', kind: adding, slot: search.get(SLOT), year: search.get(YEAR) };
  const [kind, entryId = ''] = (search.get(ENTRY) ?? '').split('.');
  const known = FINANCIAL_KINDS.find((each) => each === kind);
  return known === undefined || entryId === '' ? null : { is: 'entry', kind: known, entryId };
}

/** The address with another panel open, or with none; the rest of it stays. */
export function withPanel(search: URLSearchParams, panel: OpenPanel | null): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of PANEL) next.delete(name);
  if (panel?.is === 'entry') next.set(ENTRY, `${panel.kind}.${panel.entryId}`);
  if (panel?.is === 'new') {
    next.set(ADD, panel.kind);
    if (panel.slot !== null) next.set(SLOT, panel.slot);
    if (panel.year !== null) next.set(YEAR, panel.year);
  }
  return next;
}

/** Leads to the ledger of a kind. */
export const ledgerHref = (kind: FinancialKind): string => paths.disclosureOfKind(kind);

const hrefOf = (panel: OpenPanel) =>
  `${paths.financialDisclosure()}?${String(withPanel(new URLSearchParams(), panel))}`;

/** Leads to the form of a new entry of a kind; of an income, of a year. */
export const addHref = (kind: EditableFinancialKind, year?: number): string =>
  hrefOf({ is: 'new', kind, slot: null, year: year === undefined ? null : String(year) });

/** Leads to an entry: its form to its owner, what it says to the partner. */
export const entryHref = (kind: FinancialKind, entryId: string): string => paths.disclosureEntry(kind, entryId);
