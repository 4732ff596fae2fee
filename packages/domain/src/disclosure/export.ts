import type { Cell } from '../csv/csv';
import { enumerationLabel, type EnumerationName, type EnumerationValue } from '../messages/labels';
import type { DomainMessageKey, DomainTranslator } from '../messages/say';
import { canonicalDollars } from '../money/money';
import { type EditableFinancialKind, FINANCIAL_KINDS, type FinancialKind } from './enumerations';
import { FIELDS_OF_KIND, fieldValue, type LiveEntries } from './live-entries';
import type { DisclosedFile } from './receipts';

/** What a disclosure is exported from. */
export interface ExportedDisclosure {
  readonly entries: LiveEntries;
  readonly nothingToDisclose: readonly EditableFinancialKind[];
  readonly files: readonly DisclosedFile[];
}

const LABELLED = {
  accountType: 'accountType',
  assetAccountType: 'assetAccountType',
  assetType: 'assetType',
  businessType: 'businessType',
  category: 'inheritanceCategory',
  incomeType: 'incomeType',
  valuationBasis: 'valuationBasis',
  vehicleType: 'vehicleType',
} as const satisfies Record<string, EnumerationName>;

/** The name of a field as a person reads it. */
export function disclosureFieldLabel(translate: DomainTranslator, field: string): string {
  return (translate as (key: DomainMessageKey) => string)(`disclosureField.${field}` as DomainMessageKey);
}

/** A text or a choice of a field as a person reads it; numbers are their reader's to write. */
export function disclosureFieldText(translate: DomainTranslator, field: string, value: string | boolean): string {
  if (typeof value === 'boolean') return translate(value ? 'disclosureExport.yes' : 'disclosureExport.no');
  if (!(field in LABELLED)) return value;
  const enumeration = LABELLED[field as keyof typeof LABELLED];
  return enumerationLabel(translate, enumeration, value as EnumerationValue<typeof enumeration>);
}

function cellOf(translate: DomainTranslator, entry: object, field: string): Cell {
  const value = fieldValue(entry, field);
  if (typeof value === 'number' && field.endsWith('InCents')) return canonicalDollars(value);
  return typeof value === 'number' || value === null ? value : disclosureFieldText(translate, field, value);
}

function sectionOf(
  translate: DomainTranslator,
  kind: FinancialKind,
  { entries, nothingToDisclose, files }: ExportedDisclosure,
): Cell[][] {
  const title = [enumerationLabel(translate, 'financialKind', kind)];
  const listed: readonly { readonly id: string }[] = entries[kind];
  if (listed.length === 0) {
    const isStated = (nothingToDisclose as readonly FinancialKind[]).includes(kind);
    return [title, [translate(isStated ? 'disclosureExport.none' : 'disclosureExport.notListed')]];
  }
  const fields = FIELDS_OF_KIND[kind];
  return [
    title,
    [...fields.map((field) => disclosureFieldLabel(translate, field)), translate('disclosureExport.files')],
    ...listed.map((entry) => [
      ...fields.map((field) => cellOf(translate, entry, field)),
      files
        .filter(({ entryId }) => entryId === entry.id)
        .map(({ name }) => name)
        .join('; '),
    ]),
  ];
}

/**
 * A disclosure as rows of a spreadsheet: a section for each kind, with its title, its own columns in the order of its
 * form, and a blank row after it. One wide table of all kinds would leave most of its sixty columns empty in every row.
 * A kind that is not in use (legacy joint properties) has a section only when something is listed.
 */
export function disclosureRows(translate: DomainTranslator, disclosed: ExportedDisclosure): Cell[][] {
  const kinds = FINANCIAL_KINDS.filter(
    (kind) => kind !== 'legacy-joint-properties' || disclosed.entries[kind].length > 0,
  );
  return kinds.flatMap((kind, at) => [...(at === 0 ? [] : [[]]), ...sectionOf(translate, kind, disclosed)]);
}
