/** The parts of a person's name. */
export interface NamedPerson {
  readonly firstName: string | null;
  readonly middleName: string | null;
  readonly lastName: string | null;
  readonly suffix: string | null;
}

/** A name as it is stored: trimmed, and null when it holds nothing but white space. Customer spec §5 "Required". */
export const savedName = (typed: string | null): string | null => {
  const trimmed = typed?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
};

/**
 * First, middle, last name and suffix, those that are there, parted by spaces.
 * D31.
 * @returns An empty text for a person without any name.
 */
export const fullName = ({ firstName, middleName, lastName, suffix }: NamedPerson): string =>
  [firstName, middleName, lastName, suffix]
    .map(savedName)
    .filter((name) => name !== null)
    .join(' ');

/** What a list calls a person: the full name, or the address of one who has not given it yet. */
export const nameOrEmail = (person: NamedPerson & { readonly email: string }): string =>
  fullName(person) || person.email;

/** The parts without which the name form is in error. Customer spec §5 "Required". */
export const missingNames = (person: NamedPerson): ('firstName' | 'lastName')[] =>
  (['firstName', 'lastName'] as const).filter((part) => savedName(person[part]) === null);

/** At most two letters that stand for a person where there is no photo; empty without a name. */
export const initials = ({ firstName, lastName }: Pick<NamedPerson, 'firstName' | 'lastName'>): string =>
  [firstName, lastName]
    .map(savedName)
    .flatMap((name) => (name === null ? [] : [[...name][0] ?? '']))
    .join('')
    .toLocaleUpperCase('en-US');
