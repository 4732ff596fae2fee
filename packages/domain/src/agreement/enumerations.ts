/** How the parts of a section are numbered. Portals spec §3. */
export const LIST_STYLES = ['NONE', 'NUMERIC', 'ALPHA_UPPER', 'ALPHA_LOWER', 'ROMAN_UPPER', 'ROMAN_LOWER'] as const;
export type ListStyle = (typeof LIST_STYLES)[number];

/** How a heading is set. Portals spec §3. */
export const TEXT_STYLES = ['BOLD', 'BOLD_UNDERLINED', 'BOLD_CENTERED'] as const;
export type TextStyle = (typeof TEXT_STYLES)[number];

/** How a template condition compares. Portals spec §3. */
export const COMPARISON_TYPES = ['EQUAL', 'GT', 'LT', 'GTE', 'LTE'] as const;
export type ComparisonType = (typeof COMPARISON_TYPES)[number];

/** Whether any or all of a condition's options must be chosen. Portals spec §3. */
export const OPTION_RESTRICTIONS = ['ANY', 'ALL'] as const;
export type OptionRestriction = (typeof OPTION_RESTRICTIONS)[number];
