import type {
  ClauseBlock,
  ClauseCondition,
  ClauseFact,
  ListStyle,
  ReceiptFact,
  TemplateSection,
  TextStyle,
} from '@troth/domain/agreement';

/**
 * The format in which clauses are written down: one file per section in `sections/`. `build.ts` gives them ids and
 * checks them. The helpers below only write conditions shorter; what they make is plain data.
 */

type Side = 'A' | 'B';

/** An inclusion with what does not matter left out. */
export interface AuthoredInclusion {
  all?: ClauseCondition[];
  any?: ClauseCondition[];
  inStates?: string[];
  notInStates?: string[];
  facts?: { fact: ClauseFact; isOneOf: string[] }[];
  withClauses?: string[];
  withoutClauses?: string[];
}

export interface AuthoredPart {
  text: string;
  when?: AuthoredInclusion;
  startsParagraph?: true;
}

export interface AuthoredClause {
  key: string;
  heading?: string;
  parts?: (string | AuthoredPart)[];
  children?: AuthoredClause[];
  /** How the children are numbered; (a), (b), (c) unless said otherwise. */
  listStyle?: ListStyle;
  textStyle?: TextStyle;
  isSeparatePage?: true;
  when?: AuthoredInclusion;
  block?: ClauseBlock;
  /** In plain language; in parts with conditions where the clause means different things to different couples. */
  summary?: string | (string | AuthoredPart)[];
}

export interface AuthoredClauseSection {
  key: string;
  title: string;
  kind: TemplateSection['kind'];
  listStyle: ListStyle;
  isSeparatePage?: true;
  clauses: AuthoredClause[];
}

const condition = (questionKey: string, rest: Partial<ClauseCondition>): ClauseCondition => ({
  questionKey,
  optionKeys: [],
  optionRestriction: 'ANY',
  respondent: 'AGREED',
  comparisonType: 'EQUAL',
  value: null,
  ...rest,
});

/** Both chose one of these options, alike. */
export const is = (questionKey: string, ...optionKeys: string[]) => condition(questionKey, { optionKeys });
/** Both gave the same answer, whatever it is. */
export const answered = (questionKey: string) => condition(questionKey, {});
/** This partner chose one of these options. */
export const chose = (respondent: Side, questionKey: string, ...optionKeys: string[]) =>
  condition(questionKey, { respondent, optionKeys });
/** At least one of the partners chose one of these options. */
export const either = (questionKey: string, ...optionKeys: string[]) =>
  condition(questionKey, { respondent: 'EITHER', optionKeys });
/** The agreed number or amount (in dollars) is above this one. */
export const isAbove = (questionKey: string, value: string) => condition(questionKey, { comparisonType: 'GT', value });

/** It is exactly this one. */
export const isExactly = (questionKey: string, value: string) => condition(questionKey, { value });
/** It is below this one. */
export const isBelow = (questionKey: string, value: string) => condition(questionKey, { comparisonType: 'LT', value });

export const when = (...all: ClauseCondition[]): AuthoredInclusion => ({ all });
export const inStates = (...states: string[]): AuthoredInclusion => ({ inStates: states });
export const COMMUNITY: AuthoredInclusion = { facts: [{ fact: 'distributionLaw', isOneOf: ['COMMUNITY_PROPERTY'] }] };
export const EQUITABLE: AuthoredInclusion = {
  facts: [{ fact: 'distributionLaw', isOneOf: ['EQUITABLE_DISTRIBUTION'] }],
};

/** Both inclusions at once. */
export function both(first: AuthoredInclusion, second: AuthoredInclusion): AuthoredInclusion {
  const joined: AuthoredInclusion = { ...first, ...second };
  if (first.all && second.all) joined.all = [...first.all, ...second.all];
  if (first.facts && second.facts) joined.facts = [...first.facts, ...second.facts];
  return joined;
}

/** A piece of text with its condition. */
export const part = (text: string, inclusion?: AuthoredInclusion): AuthoredPart =>
  inclusion === undefined ? { text } : { text, when: inclusion };
/** The same, starting a paragraph of its own. */
export const paragraph = (text: string, inclusion?: AuthoredInclusion): AuthoredPart => ({
  ...part(text, inclusion),
  startsParagraph: true,
});

/** The same text for the number one and for any other: `text('month')` and `text('months')`. */
export function byNumber(
  questionKey: string,
  noun: { one: string; other: string },
  text: (noun: string) => string,
  inclusion: AuthoredInclusion = {},
): AuthoredPart[] {
  const isOne = condition(questionKey, { value: '1' });
  const isOther = (['GT', 'LT'] as const).map((comparisonType) =>
    condition(questionKey, { comparisonType, value: '1' }),
  );
  return [
    part(text(noun.one), { ...inclusion, all: [...(inclusion.all ?? []), isOne] }),
    part(text(noun.other), { ...inclusion, any: isOther }),
  ];
}
/** Nouns that are counted. */
export const MONTH = { one: 'month', other: 'months' };
/** In a summary, which does not speak in defined terms. */
export const FULL_YEAR = { one: 'full year', other: 'full years' };
export const FULL_YEAR_HAS = { one: '{{term.fullYear}} has', other: '{{term.fullYear}}s have' };

/** The same clause or part for each partner: `make('A', 'B')`, then `make('B', 'A')`. */
export const eachSide = <T>(make: (side: Side, other: Side) => T): [T, T] => [make('A', 'B'), make('B', 'A')];

/** This partner's receipt is of what is listed now, of something listed earlier, or there is none. */
export const received = (side: Side, ...isOneOf: ReceiptFact[]): AuthoredInclusion => ({
  facts: [{ fact: `receiptOf${side}`, isOneOf }],
});

/** The law of the state sets this number of days. */
export const hasDays = (fact: 'daysBeforeSigning' | 'daysBeforeWedding', days: number): AuthoredInclusion => ({
  facts: [{ fact, isOneOf: [String(days)] }],
});
/** The law of the state requires an acknowledgment. */
export const ACKNOWLEDGED: AuthoredInclusion = { facts: [{ fact: 'acknowledgmentRequired', isOneOf: ['true'] }] };

type EntriesFact = Extract<ClauseFact, 'entriesOfA' | 'entriesOfB' | 'jointEntries'>;
/** Such entries were disclosed. */
export const stated = (fact: EntriesFact): AuthoredInclusion => ({ facts: [{ fact, isOneOf: ['true'] }] });
/** None were. */
export const notStated = (fact: EntriesFact): AuthoredInclusion => ({ facts: [{ fact, isOneOf: ['false'] }] });
