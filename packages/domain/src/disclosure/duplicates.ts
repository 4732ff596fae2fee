import type { Currency } from '../money/enumerations';
import { folded } from './joint-entries';

/** An account as far as it can be told from another: one that a file holds, or one that is listed already. */
export interface AccountFacts {
  /** Of the entry; or whatever names the account among those of its file. */
  readonly id: string;
  readonly kind: 'assets' | 'debts';
  /** Bank, broker or creditor. */
  readonly institution: string | null;
  /** The last characters of the number. */
  readonly accountNumber: string | null;
  readonly currency: Currency;
  readonly cents: number;
}

/** How sure it is that two are one account: told by institution and number, or only alike. */
export type Likeness = 'SAME' | 'ALIKE';

export interface AccountMatch {
  readonly id: string;
  readonly likeness: Likeness;
}

/** What is known of an account that a file holds, before anybody decides what becomes of it. */
export interface DuplicateReport {
  readonly id: string;
  /** Entries of the person's own that may be the same account, the surest first. */
  readonly own: readonly AccountMatch[];
  readonly partners: readonly AccountMatch[];
  /** Others of the same file. */
  readonly inFile: readonly AccountMatch[];
}

/** Words that name what every bank is and not which one it is. */
const COMMON_WORDS = new Set(['bank', 'the', 'of', 'and', 'credit', 'union', 'co', 'inc', 'na', 'plc', 'ltd', 'ag']);

const wordsOf = (name: string): string[] =>
  folded(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !COMMON_WORDS.has(word));

/** Whether one name is the other with words around it: 'Harbor' and 'Harbor Bank, N.A.'. */
function soundAlike(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)].sort((x, y) => x.length - y.length) as [string[], string[]];
  return a.length > 0 && a.every((word) => b.includes(word));
}

/**
 * Whether two are one account. SAME where institution and number are told and equal and the currency is one; ALIKE where
 * the number is equal under a similar name or in another currency, or where one side tells no number and institution,
 * kind and currency are equal. Null where nothing suggests it.
 */
export function likenessOf(one: AccountFacts, other: AccountFacts): Likeness | null {
  const banks = [folded(one.institution), folded(other.institution)] as const;
  const numbers = [folded(one.accountNumber), folded(other.accountNumber)] as const;
  const isSameBank = banks[0] === banks[1] && banks[0] !== '';
  if (numbers[0] === '' || numbers[1] === '') {
    return isSameBank && one.kind === other.kind && one.currency === other.currency ? 'ALIKE' : null;
  }
  if (numbers[0] !== numbers[1]) return null;
  if (isSameBank) return one.currency === other.currency ? 'SAME' : 'ALIKE';
  const mayBeOneBank = banks[0] === '' || banks[1] === '' || soundAlike(banks[0], banks[1]);
  return mayBeOneBank && one.currency === other.currency ? 'ALIKE' : null;
}

function matchesOf(account: AccountFacts, others: readonly AccountFacts[]): AccountMatch[] {
  const matches = others.flatMap((other): AccountMatch[] => {
    const likeness = likenessOf(account, other);
    return likeness === null ? [] : [{ id: other.id, likeness }];
  });
  return [...matches.filter(({ likeness }) => likeness === 'SAME'), ...matches.filter((m) => m.likeness === 'ALIKE')];
}

/**
 * What each account of a file has in common with what is listed. It only tells; nothing is left out, whatever it finds,
 * and what becomes of an account is the person's to say.
 *
 * @param found Accounts of one file.
 * @param own Live entries of the person, `partners` those of the partner.
 * @returns One report for each account of the file, in its order.
 */
export const duplicateReports = (
  found: readonly AccountFacts[],
  own: readonly AccountFacts[],
  partners: readonly AccountFacts[],
): DuplicateReport[] =>
  found.map((account) => ({
    id: account.id,
    own: matchesOf(account, own),
    partners: matchesOf(account, partners),
    // Of one file only what is surely told counts: a bank that hides its numbers lists all its accounts alike.
    inFile: matchesOf(
      account,
      found.filter((other) => other !== account),
    ).filter(({ likeness }) => likeness === 'SAME'),
  }));

/** Debts keep no account number of their own: it stands at the end of what the debt is for. */
const ENDING = /(?:^|\s)\p{Pd}*([\p{L}\p{N}]{2,4})$/u;

/** The entry of an account or of a debt as the comparison reads it. */
export const factsOfAsset = (entry: {
  readonly id: string;
  readonly institution?: string | null | undefined;
  readonly accountNumber?: string | null | undefined;
  readonly currency: Currency;
  readonly valueInCents: number;
}): AccountFacts => ({
  id: entry.id,
  kind: 'assets',
  institution: entry.institution ?? null,
  accountNumber: entry.accountNumber ?? null,
  currency: entry.currency,
  cents: entry.valueInCents,
});

export const factsOfDebt = (entry: {
  readonly id: string;
  readonly creditor: string;
  readonly natureOfDebt?: string | null | undefined;
  readonly currency: Currency;
  readonly amountDueInCents: number;
}): AccountFacts => {
  const ending = ENDING.exec((entry.natureOfDebt ?? '').trim())?.[1] ?? '';
  return {
    id: entry.id,
    kind: 'debts',
    institution: entry.creditor,
    // A word such as 'loan' is no number; one without a digit tells nothing.
    accountNumber: /\p{N}/u.test(ending) ? ending : null,
    currency: entry.currency,
    cents: entry.amountDueInCents,
  };
};
