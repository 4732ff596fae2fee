import { enumerationLabel } from '../messages/labels';
import type { DomainTranslator } from '../messages/say';
import type { EntryOfKind } from './live-entries';

/** The first that says something. */
const firstOf = (...texts: readonly (string | null | undefined)[]): string =>
  texts.map((text) => text?.trim() ?? '').find((text) => text !== '') ?? '';

const joined = (...texts: readonly string[]): string =>
  texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join(', ');

/** What an entry is called where it is one line among others: in what changed, in what is missing. */
export function entryTitle(translate: DomainTranslator, { kind, entry }: EntryOfKind): string {
  switch (kind) {
    case 'assets': {
      const type = entry.accountType
        ? enumerationLabel(translate, 'accountType', entry.accountType)
        : entry.assetType
          ? enumerationLabel(translate, 'assetType', entry.assetType)
          : enumerationLabel(translate, 'assetAccountType', entry.assetAccountType);
      return joined(firstOf(entry.description, type), entry.institution ?? '');
    }
    case 'incomes':
      return joined(enumerationLabel(translate, 'incomeType', entry.incomeType), String(entry.year));
    case 'real-estates':
      return joined(entry.streetAddress, entry.city);
    case 'vehicles':
      return `${entry.make.trim()} ${entry.model.trim()}`;
    case 'businesses':
      return entry.name.trim();
    case 'debts':
      return firstOf(entry.natureOfDebt, entry.creditor);
    case 'inheritances-trusts':
      return entry.nameOfTrust.trim();
    case 'legacy-joint-properties':
      return firstOf(entry.description, enumerationLabel(translate, 'financialKind', kind));
  }
}
