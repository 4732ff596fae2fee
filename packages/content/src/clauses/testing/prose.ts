import type { AgreementTemplate, TemplateClause } from '@troth/domain/agreement';
import { placedClauses } from '../checks';

/** What is wrong with the language of a template: what a copy editor would mark and a machine can find. */

/** A value of no kind, so that the words around a placeholder can be read. */
const VALUE = 'Value';
const withoutPlaceholders = (text: string) => text.replace(/\{\{[^}]*\}\}/g, VALUE);

/** Of any text. */
const FAULTS: readonly [RegExp, string][] = [
  [/ {2}|^\s|\s$|\s[,.;:]/, 'space where none belongs'],
  [/[,;:]\.|\.\.|,,|[.,;:][,;]/, 'two marks of punctuation beside each other'],
  [/["'`]/, 'straight quotation marks'],
  [/\b(?!Value)(\w+) \1\b/i, 'the same word twice'],
  [/\ba (?!one\b|once\b|uni|use|used\b|usual)[aeiou]/i, 'the article “a” before a vowel'],
  [/\ban (?!hour|honest|heir)[^aeiou]/i, 'the article “an” before a consonant'],
  [/\b(?:hereby|herein|hereto|hereof|thereof|therein|aforesaid|witnesseth)\b/i, 'a word of legalese'],
  [/\botherwise than\b/i, '“otherwise than”: write “other than”'],
  [/\balso (?:if|where|when)\b/i, '“also if”: write “even if”'],
  [/\bas well\b(?! as)/i, '“as well”: write “also”'],
  [/\b(?:know|knows) that\b/i, '“know that”: write “understand that”'],
  [/\bnot un\w+/i, 'a double negative'],
  [/”[,.](?!\d)/, 'a comma or stop after a closing quotation mark: American style puts it before'],
  [/\btak(?:e|es|ing) advice\b/i, '“take advice”: write “obtain advice”'],
  [/\bthe attorney of\b/i, '“the attorney of”: write a possessive'],
  [/\bhe or she\b|\bhis or her\b|\b(?:husband|wife|bride|groom)\b/i, 'words that do not fit every couple'],
];
/** Of summaries besides. */
const SUMMARY_FAULTS: readonly [RegExp, string][] = [
  [/\{\{term\./, 'a defined term, which nobody has explained yet'],
  [/\bPart(?:y|ies)\b|\bthis Agreement\b/, 'words of the agreement for the couple'],
  [/\b(?:shall|pursuant|notwithstanding|waive[sd]?|indemnif\w+|undersigned|covenant)\b/i, 'a word of legalese'],
];
/** A sentence of more words than this is a list in disguise; Garner and Kimble recommend an average of 20. */
const WORDS_AT_MOST = 40;
const longSentences = (text: string) =>
  withoutPlaceholders(text)
    .split(/(?<=[.;:])\s+/)
    .filter((sentence) => sentence.split(/\s+/).length > WORDS_AT_MOST);
/** An article before a term would not fit every state's word for it. */
const ARTICLE_BEFORE_TERM = /\ban? \{\{term\./i;

const found = (where: string, text: string, faults: readonly [RegExp, string][]) =>
  faults.flatMap(([pattern, what]) => (pattern.test(text) ? [`${where}: ${what}`] : []));

function problemsOfText(where: string, text: string, termValues: readonly string[]): string[] {
  return [
    ...found(where, withoutPlaceholders(text), FAULTS),
    ...found(where, text, [[ARTICLE_BEFORE_TERM, 'an article before a term that differs by state']]),
    ...longSentences(text).map(() => `${where}: a sentence of over ${WORDS_AT_MOST} words`),
    ...termValues
      .filter((value) => text.replace(/\{\{[^}]*\}\}/g, '').includes(value))
      .map((value) => `${where}: “${value}” is written out and not taken from the terms`),
  ];
}

const beginsSentence = (text: string) => /^[\p{Lu}“]/u.test(withoutPlaceholders(text));

/** The items of a list are sentences, or go on with the sentence before it and are told apart by semicolons. */
function problemsOfItems({ children }: TemplateClause): string[] {
  return children.flatMap((child, index) => {
    const isLast = index === children.length - 1;
    return child.parts.flatMap(({ text }) => {
      const end = beginsSentence(text) || isLast ? '.' : ';';
      const joins = beginsSentence(text) || !isLast || /^(?:and|or) /.test(text);
      return [
        ...(text.endsWith(end) || text.endsWith(`${end}”`)
          ? []
          : [`${child.key}: an item of a list that does not end with “${end}”`]),
        ...(joins ? [] : [`${child.key}: the last item of a list without “and” or “or”`]),
      ];
    });
  });
}

/** Everything that a copy editor would mark; empty when there is nothing. */
export function proseProblems(template: AgreementTemplate): string[] {
  const termValues = [...new Set(template.terms.map(({ value }) => value))];
  const ofText = (where: string, text: string) => problemsOfText(where, text, termValues);
  const ofSentences = (where: string, text: string) => [
    ...ofText(where, text),
    ...(/[.:]$/.test(text) && beginsSentence(text) ? [] : [`${where}: no whole sentence`]),
  ];
  const itemKeys = new Set(placedClauses(template).flatMap(({ clause }) => clause.children.map(({ key }) => key)));
  return [
    ...template.terms.flatMap(({ key, definition }) => {
      const where = `term ${key}`;
      const isDefinition = /^means /.test(definition) && definition.endsWith('.');
      return [...ofText(where, definition), ...(isDefinition ? [] : [`${where}: does not say what it is`])];
    }),
    ...placedClauses(template).flatMap(({ clause }) => [
      ...(clause.heading === null ? [] : ofText(`${clause.key}, heading`, clause.heading)),
      ...(clause.heading !== null && /[.:;,]$/.test(clause.heading) ? [`${clause.key}: a heading with a stop`] : []),
      ...clause.parts.flatMap(({ text }, index) =>
        (itemKeys.has(clause.key) ? ofText : ofSentences)(`${clause.key}, part ${index + 1}`, text),
      ),
      ...problemsOfItems(clause),
      ...clause.summary.flatMap(({ text }, index) => {
        const where = `${clause.key}, summary part ${index + 1}`;
        return [...ofSentences(where, text), ...found(where, text, SUMMARY_FAULTS)];
      }),
    ]),
  ];
}
