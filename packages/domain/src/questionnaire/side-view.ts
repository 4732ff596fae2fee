import { missingNames } from '../people/names';
import type { Side } from '../people/enumerations';
import type { Id } from '../records/fields';
import { type CompiledQuestionnaire, QUESTION } from './compile';
import { ATTORNEY_RULE_TYPES, type AttorneyRuleType, type SectionStatus } from './enumerations';
import type {
  AnswerFacts,
  Completeness,
  ProfileFacts,
  QuestionState,
  SectionEvaluation,
  SideEvaluation,
} from './evaluate';
import type { QuestionNode } from './index-questionnaire';
import { COUNT, type SideTables, STATUS } from './pass';
import { BACKGROUND_SECTION_KEY, isDone } from './section-status';

/** One partner's side at one moment: nothing here changes any more. */
export interface SideSnapshot {
  readonly side: Side;
  readonly questionnaire: CompiledQuestionnaire;
  readonly stateId: Id | null;
  readonly tables: Pick<SideTables, 'chosen' | 'ruledOut' | 'status' | 'counts' | 'attorneyRules'>;
  /** Live answers, by question number. */
  readonly answers: readonly (AnswerFacts | null)[];
  readonly profile: ProfileFacts | null;
  /** Sections that the partner opened and left by Continue. */
  readonly continuedSectionKeys: ReadonlySet<string>;
}

/** Whether the bit of an option is set in a table of words. */
function hasOption(
  table: Int32Array,
  { wordStarts, optionStarts }: CompiledQuestionnaire,
  question: number,
  option: number,
): boolean {
  const at = option - optionStarts[question]!;
  return (table[wordStarts[question]! + (at >> 5)]! & (1 << (at & 31))) !== 0;
}

const completenessOf = (status: number): Completeness => {
  if ((status & STATUS.VISIBLE) === 0) return 'NOT_APPLICABLE';
  return (status & STATUS.COMPLETE) === 0 ? 'INCOMPLETE' : 'COMPLETE';
};

const trimmed = (text: string | null | undefined): string | null => {
  const words = text?.trim() ?? '';
  return words === '' ? null : words;
};

/** What was typed, where it counts; null while hidden. */
function typedOf(
  { question }: QuestionNode,
  number: number,
  snapshot: SideSnapshot,
  hasChosen: boolean,
): string | null {
  const flags = snapshot.questionnaire.flags[number]!;
  const answer = snapshot.answers[number] ?? null;
  if ((flags & QUESTION.IS_TYPED) === 0) {
    const hasLostOptions = answer !== null && answer.answerQuestionOptions.length > 0 && !hasChosen;
    if ((flags & QUESTION.TAKES_WORDS) === 0 || hasLostOptions) return null;
  }
  return trimmed(question.profileField === null ? answer?.valueTyped : snapshot.profile?.[question.profileField]);
}

/** The states of all questions, made when they are asked for. In the order of evaluation, as it is walked through. */
class QuestionStates implements ReadonlyMap<Id, QuestionState> {
  readonly #snapshot: SideSnapshot;
  readonly #made: (QuestionState | undefined)[] = [];

  constructor(snapshot: SideSnapshot) {
    this.#snapshot = snapshot;
  }

  get size(): number {
    return this.#snapshot.questionnaire.order.length;
  }

  has(id: Id): boolean {
    return this.#snapshot.questionnaire.index.byId.has(id);
  }

  get(id: Id): QuestionState | undefined {
    const { index, numberAt } = this.#snapshot.questionnaire;
    const node = index.byId.get(id);
    return node === undefined ? undefined : this.#state(node, numberAt[node.position]!);
  }

  #state(node: QuestionNode, number: number): QuestionState {
    return (this.#made[number] ??= this.#make(node, number));
  }

  #make(node: QuestionNode, number: number): QuestionState {
    const { questionnaire, tables, answers } = this.#snapshot;
    const status = tables.status[number]!;
    const isVisible = (status & STATUS.VISIBLE) !== 0;
    const firstOption = questionnaire.optionStarts[number]!;
    const chosenOptionIds = isVisible
      ? [...node.options.keys()].filter((_, at) => hasOption(tables.chosen, questionnaire, number, firstOption + at))
      : [];
    return {
      node,
      isVisible,
      answer: answers[number] ?? null,
      chosenOptionIds,
      typed: isVisible ? typedOf(node, number, this.#snapshot, chosenOptionIds.length > 0) : null,
      completeness: completenessOf(status),
      needsNewAnswer: (status & STATUS.NEEDS_NEW_ANSWER) !== 0,
    };
  }

  *entries(): MapIterator<[Id, QuestionState]> {
    let number = 0;
    for (const node of this.#snapshot.questionnaire.order) {
      yield [node.question.id, this.#state(node, number)];
      number += 1;
    }
  }

  *keys(): MapIterator<Id> {
    for (const { question } of this.#snapshot.questionnaire.order) yield question.id;
  }

  *values(): MapIterator<QuestionState> {
    for (const [, state] of this.entries()) yield state;
  }

  [Symbol.iterator](): MapIterator<[Id, QuestionState]> {
    return this.entries();
  }

  forEach(visit: (state: QuestionState, id: Id, states: ReadonlyMap<Id, QuestionState>) => void): void {
    for (const [id, state] of this.entries()) visit(state, id, this);
  }
}

function missingBackground({ profile, stateId }: SideSnapshot): SectionEvaluation['missingBackground'] {
  const nameless = { firstName: null, middleName: null, lastName: null, suffix: null };
  return [...(stateId === null ? (['state'] as const) : []), ...missingNames(profile ?? nameless)];
}

/** One partner's view of the questionnaire, made from the tables as it is read. */
export class SideView implements SideEvaluation {
  readonly side: Side;
  readonly states: ReadonlyMap<Id, QuestionState>;
  readonly #snapshot: SideSnapshot;
  #sections: readonly SectionEvaluation[] | null = null;
  #ruledOut: ReadonlySet<Id> | null = null;

  constructor(snapshot: SideSnapshot) {
    this.side = snapshot.side;
    this.states = new QuestionStates(snapshot);
    this.#snapshot = snapshot;
  }

  get ruledOutOptionIds(): ReadonlySet<Id> {
    if (this.#ruledOut !== null) return this.#ruledOut;
    const { questionnaire, tables } = this.#snapshot;
    const ids = new Set<Id>();
    for (const [id, option] of questionnaire.optionNumber) {
      if (hasOption(tables.ruledOut, questionnaire, this.#questionOf(id), option)) ids.add(id);
    }
    this.#ruledOut = ids;
    return ids;
  }

  get attorneyRules(): ReadonlySet<AttorneyRuleType> {
    const bits = this.#snapshot.tables.attorneyRules;
    return new Set(ATTORNEY_RULE_TYPES.filter((_, at) => (bits & (1 << at)) !== 0));
  }

  get sections(): readonly SectionEvaluation[] {
    this.#sections ??= this.#snapshot.questionnaire.index.sections.map((_, at) => this.#section(at));
    return this.#sections;
  }

  get isComplete(): boolean {
    return this.sections.every(({ status }) => isDone(status));
  }

  isOffered(optionId: Id): boolean {
    const { questionnaire, tables } = this.#snapshot;
    const option = questionnaire.optionNumber.get(optionId);
    if (option === undefined) return false;
    const question = this.#questionOf(optionId);
    const has = (table: Int32Array) => hasOption(table, questionnaire, question, option);
    return has(questionnaire.offered) && (!has(tables.ruledOut) || has(tables.chosen));
  }

  /** Number of the question of a known option. */
  #questionOf(optionId: Id): number {
    const { index, numberAt } = this.#snapshot.questionnaire;
    return numberAt[index.byOptionId.get(optionId)!.position]!;
  }

  #section(at: number): SectionEvaluation {
    const { questionnaire, tables, continuedSectionKeys } = this.#snapshot;
    const node = questionnaire.index.sections[at]!;
    const count = (kind: number) => tables.counts[at * COUNT.SIZE + kind]!;
    const isBackground = node.section.sectionKey === BACKGROUND_SECTION_KEY;
    const missing = isBackground ? missingBackground(this.#snapshot) : [];
    const isMissing = ({ question, position }: QuestionNode) =>
      question.isRequired && completenessOf(tables.status[questionnaire.numberAt[position]!]!) === 'INCOMPLETE';
    const isRequiredNow = ({ question, position }: QuestionNode) =>
      question.isRequired && (tables.status[questionnaire.numberAt[position]!]! & STATUS.VISIBLE) !== 0;
    // A section that requires nothing is done once the partner has seen it.
    const isSeen = () =>
      isBackground || continuedSectionKeys.has(node.section.sectionKey) || node.questions.some(isRequiredNow);
    const status = (): SectionStatus => {
      if (count(COUNT.VISIBLE) === 0 && !isBackground) return 'NOT_APPLICABLE';
      if (count(COUNT.MISSING) === 0 && missing.length === 0 && isSeen()) return 'COMPLETED';
      const isStarted = count(COUNT.STARTED) > 0 || (isBackground && missing.length < 3);
      return isStarted ? 'IN_PROGRESS' : 'NOT_STARTED';
    };
    return {
      node,
      status: status(),
      incompleteQuestionIds:
        count(COUNT.MISSING) === 0 ? [] : node.questions.filter(isMissing).map(({ question }) => question.id),
      missingBackground: missing,
    };
  }
}
