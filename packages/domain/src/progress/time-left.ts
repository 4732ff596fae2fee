import type { Answer } from '../questionnaire/schemas';
import type { QuestionNode } from '../questionnaire/index-questionnaire';
import { isDone } from '../questionnaire/section-status';
import type { QuestionState, SideEvaluation } from '../questionnaire/evaluation';

/** Words a minute: adults read nonfiction silently at about 240; terms of law go slower. */
const WORDS_PER_MINUTE = 200;
/** To weigh a choice once it is read, and to find and type a value, in seconds. */
const CHOICE_SECONDS = 8;
const FIELD_SECONDS = 15;
/** A longer gap between two answers is a break; a shorter one is answers that came together, such as imported ones. */
const LONGEST_GAP_SECONDS = 300;
const SHORTEST_GAP_SECONDS = 1;
/** From how many gaps on a person's own pace counts, and how far it may lead away from the texts. */
const GAPS_FOR_PACE = 8;
const SLOWEST_PACE = 3;
const FASTEST_PACE = 0.4;
const ROUNDED_FROM_MINUTES = 10;
const ROUNDED_TO_MINUTES = 5;

const wordsIn = (text: string | null): number => text?.match(/\S+/g)?.length ?? 0;

/** Whole minutes that a text takes to read, at least one. */
export const readingMinutes = (text: string): number => Math.max(1, Math.round(wordsIn(text) / WORDS_PER_MINUTE));

/** Seconds that a question takes by its texts: what there is to read, and a choice to weigh or a field to fill. */
function secondsFor({ question }: QuestionNode): number {
  const options = question.questionOptions;
  const words = [question.title, question.description, ...options.map(({ value }) => value)];
  const read = (words.reduce((sum, text) => sum + wordsIn(text), 0) / WORDS_PER_MINUTE) * 60;
  return read + (options.length > 0 ? CHOICE_SECONDS : FIELD_SECONDS);
}

/** Seconds that follow-ups will likely take: each by the part of the options offered that would open it. */
function followUpSeconds({ question, children }: QuestionNode, own: SideEvaluation): number {
  const offered = question.questionOptions.filter(({ id }) => own.isOffered(id));
  if (offered.length === 0) return 0;
  return children.reduce((sum, child) => {
    if (own.stateOf(child.question.id)?.isVisible === true) return sum;
    const opens = offered.filter(({ id }) => child.conditions.some(({ questionOptionId }) => questionOptionId === id));
    return sum + (opens.length / offered.length) * (secondsFor(child) + followUpSeconds(child, own));
  }, 0);
}

const isAnswered = ({ typed, chosenOptionIds }: QuestionState): boolean => typed !== null || chosenOptionIds.length > 0;

/** How much slower (over 1) or faster a person answered than the texts let expect; 1 until enough is known. */
function paceOf(own: SideEvaluation, answers: readonly Pick<Answer, 'questionId' | 'createdAt'>[]): number {
  const times = answers
    .map(({ questionId, createdAt }) => ({ questionId, at: Date.parse(createdAt) / 1000 }))
    .sort((a, b) => a.at - b.at);
  let taken = 0;
  let expected = 0;
  let gaps = 0;
  for (const [index, { questionId, at }] of times.entries()) {
    const state = own.stateOf(questionId);
    const gap = at - (times[index - 1]?.at ?? at);
    if (state === undefined || gap < SHORTEST_GAP_SECONDS || gap > LONGEST_GAP_SECONDS) continue;
    taken += gap;
    expected += secondsFor(state.node);
    gaps += 1;
  }
  if (gaps < GAPS_FOR_PACE) return 1;
  return Math.min(SLOWEST_PACE, Math.max(FASTEST_PACE, taken / expected));
}

/**
 * About how many minutes the questionnaire still takes one partner: the visible questions without an answer in sections
 * that are not done and the follow-ups that they may open, by their texts and by the pace of the answers so far. To the minute below ten, then to five; 0 once
 * nothing is left. An estimate of ours (ADR 0086).
 */
export function minutesLeft(own: SideEvaluation, answers: readonly Pick<Answer, 'questionId' | 'createdAt'>[]): number {
  const done = new Set(own.sections.filter(({ status }) => isDone(status)).map(({ node }) => node.section.id));
  const open = own.states.filter((state) => state.isVisible && !isAnswered(state) && !done.has(state.node.section.id));
  const expected = open.reduce((sum, { node }) => sum + secondsFor(node) + followUpSeconds(node, own), 0);
  const seconds = expected * paceOf(own, answers);
  const minutes = Math.ceil(seconds / 60);
  if (minutes < ROUNDED_FROM_MINUTES) return minutes;
  return Math.round(minutes / ROUNDED_TO_MINUTES) * ROUNDED_TO_MINUTES;
}
