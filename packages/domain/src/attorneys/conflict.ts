import type { Id } from '../records/fields';

/**
 * Why an attorney cannot act for a partner. OTHER_SIDE: the attorney advises or advised the other partner.
 * FIRM_OF_OTHER_SIDE: someone of the attorney's firm does or did, outside attorneys included. RELATED_ACCOUNT: the
 * attorney and a partner share an e-mail address or a telephone number. CANNOT_ACT: the attorney said so.
 */
export const CONFLICTS = ['CANNOT_ACT', 'RELATED_ACCOUNT', 'OTHER_SIDE', 'FIRM_OF_OTHER_SIDE'] as const;
export type Conflict = (typeof CONFLICTS)[number];

/** How an account is reached. */
interface Reachable {
  readonly email: string;
  readonly phoneNumber: string | null;
}

export interface ConflictedAttorney extends Reachable {
  readonly id: Id;
  readonly lawFirmId: Id | null;
  readonly lawFirmName: string | null;
}

/** What is known of the two partners and of who advises or advised the other one. */
export interface ConflictFacts {
  readonly partners: readonly Reachable[];
  /** Attorneys of Troth, present ones and past ones whose access was open. */
  readonly otherSide: ReadonlySet<Id>;
  readonly firmsOfOtherSide: ReadonlySet<Id>;
  /** Attorneys whom the other partner found outside, past ones too. */
  readonly outsideCounsel: readonly { readonly email: string; readonly firmName: string }[];
  /** Attorneys who said of this couple that they cannot act. */
  readonly cannotAct: ReadonlySet<Id>;
}

/** One mailbox, whatever case or tag an address is written with: "Ada+law@Example.com" is "ada@example.com". */
const mailbox = (email: string): string =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');

/** Words that say only that a name is a firm's. */
const FORMS = new Set(['llp', 'llc', 'pllc', 'pc', 'pa', 'inc', 'ltd', 'the', 'and']);

/** A firm's name as two people write it: without accents, signs and what every firm is called. */
const firmWords = (name: string): string =>
  plainName(name)
    .split(' ')
    .filter((word) => !FORMS.has(word))
    .join(' ');

/** A name without accents, case and signs, its words divided by one space each. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Why an attorney has a conflict of interest in a couple's matter; null where nothing is known of one. ABA model rules
 * 1.7, 1.9 and 1.10; D51.
 */
export function conflictOf(attorney: ConflictedAttorney, facts: ConflictFacts): Conflict | null {
  if (facts.cannotAct.has(attorney.id)) return 'CANNOT_ACT';
  const isRelated = facts.partners.some(
    ({ email, phoneNumber }) =>
      mailbox(email) === mailbox(attorney.email) || (phoneNumber !== null && phoneNumber === attorney.phoneNumber),
  );
  if (isRelated) return 'RELATED_ACCOUNT';
  const isCounsel = facts.outsideCounsel.some(({ email }) => mailbox(email) === mailbox(attorney.email));
  if (isCounsel || facts.otherSide.has(attorney.id)) return 'OTHER_SIDE';
  const { lawFirmId, lawFirmName } = attorney;
  if (lawFirmId !== null && facts.firmsOfOtherSide.has(lawFirmId)) return 'FIRM_OF_OTHER_SIDE';
  const firm = lawFirmName === null ? '' : firmWords(lawFirmName);
  const isOfFirm = firm !== '' && facts.outsideCounsel.some(({ firmName }) => firmWords(firmName) === firm);
  return isOfFirm ? 'FIRM_OF_OTHER_SIDE' : null;
}

/** How many letters may be wrong, missing or swapped in a word of so many. Short words are meant as they are. */
const slips = (letters: number): number => (letters < 4 ? 0 : letters < 8 ? 1 : 2);

/** The fewest letters to insert, drop, change or swap until one word is the other. */
function distance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, at) => [at, ...Array<number>(other.length).fill(0)]);
  const cell = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let column = 0; column <= other.length; column += 1) rows[0]![column] = column;
  for (let row = 1; row <= one.length; row += 1) {
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      rows[row]![column] = Math.min(
        cell(row - 1, column) + 1,
        cell(row, column - 1) + 1,
        cell(row - 1, column - 1) + (isSame ? 0 : 1),
        ...(isSwapped ? [cell(row - 2, column - 2) + 1] : []),
      );
    }
  }
  return cell(one.length, other.length);
}

const isNear = (word: string, sought: string): boolean =>
  word.startsWith(sought) ||
  (Math.abs(word.length - sought.length) <= 2 && distance(word, sought) <= slips(sought.length));

/** From so many letters a name is looked for. */
export const NAME_CHECK_MIN_LENGTH = 2;

/** Whether a name may be the one that is looked for: every word of it, without accents, in any order, near spellings too. */
export function isNameNear(name: string, sought: string): boolean {
  const words = plainName(name).split(' ');
  const looked = plainName(sought).split(' ');
  return (
    looked.join('').length >= NAME_CHECK_MIN_LENGTH && looked.every((each) => words.some((word) => isNear(word, each)))
  );
}
