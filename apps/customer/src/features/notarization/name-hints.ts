/** What about a name is easily written otherwise on an identity paper. */
export type NameHint = 'NO_MIDDLE_NAME' | 'SUFFIX' | 'HYPHEN' | 'ACCENTS';

const HYPHEN_OR_APOSTROPHE = /[-‐‑'’]/;
/** Letters with marks, which some papers print without them. */
const MARKED_LETTER = /[\u0300-\u036f]/;

interface Name {
  readonly firstName: string | null;
  readonly middleName: string | null;
  readonly lastName: string | null;
  readonly suffix: string | null;
}

/** Where a notary who compares the agreement with an identity paper may stop. D33. */
export function nameHints({ firstName, middleName, lastName, suffix }: Name): NameHint[] {
  const written = [firstName, middleName, lastName].join(' ');
  const hints: [NameHint, boolean][] = [
    ['NO_MIDDLE_NAME', (middleName?.trim() ?? '') === ''],
    ['SUFFIX', (suffix?.trim() ?? '') !== ''],
    ['HYPHEN', HYPHEN_OR_APOSTROPHE.test(written)],
    ['ACCENTS', MARKED_LETTER.test(written.normalize('NFD'))],
  ];
  return hints.filter(([, applies]) => applies).map(([hint]) => hint);
}

/** First, middle and last name and suffix, as they are in the agreement. */
export const fullNameOf = ({ firstName, middleName, lastName, suffix }: Name): string =>
  [firstName, middleName, lastName, suffix].filter((part) => part !== null && part.trim() !== '').join(' ');
