import type { ListStyle } from '@troth/domain/agreement';

/** A style by which things are counted. */
export type CountingStyle = Exclude<ListStyle, 'NONE'>;

const ROMAN: readonly (readonly [worth: number, letters: string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

function roman(value: number): string {
  let rest = value;
  let numeral = '';
  for (const [worth, letters] of ROMAN) {
    while (rest >= worth) {
      numeral += letters;
      rest -= worth;
    }
  }
  return numeral;
}

/** After z comes aa, then bb, as statutes count and word processors do: spreadsheets alone go on with ab. */
const letters = (value: number): string => String.fromCharCode(97 + ((value - 1) % 26)).repeat(Math.ceil(value / 26));

/** A number from 1 on, as the tree prints it and as a word processor's list of that style counts. */
export function numeral(style: CountingStyle, value: number): string {
  switch (style) {
    case 'NUMERIC':
      return String(value);
    case 'ALPHA_LOWER':
      return letters(value);
    case 'ALPHA_UPPER':
      return letters(value).toUpperCase();
    case 'ROMAN_LOWER':
      return roman(value);
    case 'ROMAN_UPPER':
      return roman(value).toUpperCase();
  }
}
