import {
  type AgreementTemplate,
  type ClauseCondition,
  type ClauseInclusion,
  parseTemplateText,
} from '@troth/domain/agreement';
import type { JurisdictionContent } from '../../jurisdictions';
import type { QuestionnaireSectionContent } from '../../questionnaire';
import { placedClauses, templateProblems } from '../checks';
import { type ReachableText, ReachFinder, summariesOf, textsOf } from './reach';

/** Clauses and questions together, as their checks read them. */
export interface ContentToCheck {
  template: AgreementTemplate;
  sections: readonly QuestionnaireSectionContent[];
  jurisdictions: readonly JurisdictionContent[];
  /** Answers that no text reads, each with its reason: options by path, typed questions by key. */
  withoutText: { options: Readonly<Record<string, string>>; typed: Readonly<Record<string, string>> };
  /** Keys of which exactly one is in every agreement; the first is the one that stands where no other does. */
  exactlyOneOf: readonly string[];
}

/**
 * Everything that is wrong with the clauses and the questions taken together; empty when sound. What a template can be
 * asked alone is checked whenever it is built; this asks about couples, takes a moment, and is for tests.
 */
export function contentProblems(content: ContentToCheck): string[] {
  const ownProblems = templateProblems(content.template);
  // No couple can be asked about texts that do not parse or conditions on nothing.
  if (ownProblems.length > 0) return ownProblems;
  return [
    ...unreadTexts(content),
    ...answersWithoutEffect(content),
    ...recordOnlyProblems(content),
    ...exactlyOneProblems(content),
  ];
}

const finderOf = ({ template, sections, jurisdictions }: ContentToCheck) =>
  new ReachFinder(template, sections, jurisdictions);

/** Texts that no couple in any state can read. */
function unreadTexts(content: ContentToCheck): string[] {
  const finder = finderOf(content);
  const nameOf = ({ clauseKey, part }: ReachableText) => `${clauseKey}${part === null ? '' : `, part ${part + 1}`}`;
  const isUnread = (text: ReachableText) => finder.readerOf(text) === null;
  return [
    ...textsOf(content.template)
      .filter(isUnread)
      .map((text) => `${nameOf(text)}: nobody can read it`),
    ...summariesOf(content.template)
      .filter(isUnread)
      .map((text) => `${nameOf(text)} of the summary: nobody can read it`),
  ];
}

/** Every inclusion of clauses and of their parts. The terms' are not an effect that a couple sees. */
const inclusionsOf = (template: AgreementTemplate): ClauseInclusion[] =>
  placedClauses(template).flatMap(({ clause }) =>
    [clause.when, ...clause.parts.map((part) => part.when)].filter((when) => when !== null),
  );
const conditionsIn = (inclusions: readonly ClauseInclusion[]): ClauseCondition[] =>
  inclusions.flatMap(({ all, any }) => [...all, ...any]);

/** Questions whose typed answer a text prints or a condition weighs. */
const typedQuestionsRead = (template: AgreementTemplate): ReadonlySet<string> =>
  new Set([
    ...conditionsIn(inclusionsOf(template)).map(({ questionKey }) => questionKey),
    ...textsOf(template).flatMap(({ text }) =>
      parseTemplateText(text).flatMap((piece) =>
        typeof piece !== 'string' && 'questionKey' in piece ? [piece.questionKey] : [],
      ),
    ),
  ]);

/** Answers that change nothing, without a reason being given; and reasons that are given for nothing. */
function answersWithoutEffect(content: ContentToCheck): string[] {
  const { template, withoutText } = content;
  const finder = finderOf(content);
  const texts = textsOf(template).map((text) => ({ text, conditions: conditionsIn(text.inclusions) }));
  const hasEffect = (questionKey: string, optionKey: string) =>
    texts.some(
      ({ text, conditions }) =>
        conditions.some((one) => one.questionKey === questionKey && one.optionKeys.includes(optionKey)) &&
        finder.readerOf(text, { questionKey, optionKey }) !== null,
    );
  const options = template.questions.flatMap((question) =>
    question.options.map((option) => ({
      name: `${question.key}.${option.key}`,
      hasEffect: hasEffect(question.key, option.key),
    })),
  );
  const read = typedQuestionsRead(template);
  const typed = template.questions
    .filter((question) => question.options.length === 0)
    .map(({ key }) => ({ name: key, hasEffect: read.has(key) }));
  return [...effectProblems(options, withoutText.options), ...effectProblems(typed, withoutText.typed)];
}

function effectProblems(
  answers: readonly { name: string; hasEffect: boolean }[],
  reasons: Readonly<Record<string, string>>,
): string[] {
  const known = new Set(answers.map(({ name }) => name));
  return [
    ...answers.flatMap(({ name, hasEffect }) => {
      if (hasEffect) return name in reasons ? [`${name}: has an effect, yet a reason is given why it has none`] : [];
      return name in reasons ? [] : [`${name}: has no effect, and no reason is given`];
    }),
    ...Object.keys(reasons)
      .filter((name) => !known.has(name))
      .map((name) => `${name}: a reason is given for an answer that does not exist`),
  ];
}

/** Questions kept for the record that a text reads all the same, and questions that nothing reads but are not so kept. */
function recordOnlyProblems({ template, sections }: ContentToCheck): string[] {
  const read = typedQuestionsRead(template);
  return sections
    .flatMap(({ groups }) => groups.flatMap(({ questions }) => questions))
    .flatMap(({ key, isRecordOnly }) => {
      if (isRecordOnly && read.has(key)) return [`${key}: is kept for the record only, yet a text reads it`];
      return isRecordOnly || read.has(key) ? [] : [`${key}: no text reads it, and it is not marked as record only`];
    });
}

/**
 * Whether exactly one of these clauses is in every agreement, whatever was answered: the first stands just where none of
 * the others does, and any two of the others ask both partners for different answers to one question.
 */
function exactlyOneProblems({ template, exactlyOneOf }: ContentToCheck): string[] {
  const [otherwise = '', ...choices] = exactlyOneOf;
  const placed = new Map(placedClauses(template).map((one) => [one.clause.key, one]));
  const inclusionsFor = (key: string) => placed.get(key)?.inclusions ?? [];
  const missing = exactlyOneOf.filter((key) => !placed.has(key)).map((key) => `${key}: there is no such clause`);

  const [when, ...more] = inclusionsFor(otherwise);
  const asksNothingElse =
    when !== undefined &&
    more.length === 0 &&
    [when.all, when.any, when.inStates, when.notInStates, when.facts, when.withClauses].every(
      (list) => list.length === 0,
    );
  const yieldsToAll = choices.every((key) => when?.withoutClauses.includes(key) === true);
  const yieldsOnlyToThem = when?.withoutClauses.every((key) => choices.includes(key)) === true;

  const severalAllowed = new Set(
    template.questions.filter((question) => question.allowsSeveralOptions).map(({ key }) => key),
  );
  const asked = (key: string) =>
    inclusionsFor(key)
      .flatMap(({ all }) => all)
      .filter(
        ({ respondent, optionKeys, questionKey }) =>
          respondent === 'AGREED' && optionKeys.length > 0 && !severalAllowed.has(questionKey),
      );
  const excludeEachOther = (one: string, other: string) =>
    asked(one).some((mine) =>
      asked(other).some(
        (theirs) =>
          mine.questionKey === theirs.questionKey &&
          mine.optionKeys.every((option) => !theirs.optionKeys.includes(option)),
      ),
    );
  return [
    ...missing,
    ...(asksNothingElse && yieldsToAll && yieldsOnlyToThem
      ? []
      : [`${otherwise}: does not stand just where none of ${choices.join(', ')} does`]),
    ...choices.flatMap((one, index) =>
      choices
        .slice(index + 1)
        .filter((other) => !excludeEachOther(one, other))
        .map((other) => `${one} and ${other}: both may be in one agreement`),
    ),
  ];
}
