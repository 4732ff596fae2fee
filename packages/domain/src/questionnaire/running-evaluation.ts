import { otherSide, type Side } from '../people/enumerations';
import type { Id } from '../records/fields';
import { type CompiledQuestionnaire, compileQuestionnaire } from './compile';
import type { AnswerFacts, Evaluation, ProfileFacts, SideEvaluation, SideFacts } from './evaluate';
import type { QuestionnaireIndex } from './index-questionnaire';
import { emptyTables, GIVEN, passBoth, passSide, type SideTables } from './pass';
import { SideView } from './side-view';

interface RunningSide {
  readonly tables: SideTables;
  readonly answers: (AnswerFacts | null)[];
  profile: ProfileFacts | null;
  continuedSectionKeys: ReadonlySet<string>;
  /** How many answers name options: while none does, only known options meet conditions, pass or no pass. */
  choices: number;
  isCurrent: boolean;
}

const isLive = ({ deletedAt }: AnswerFacts): boolean => (deletedAt ?? null) === null;
const isBlank = (text: string | null | undefined): boolean => (text?.trim() ?? '') === '';

/**
 * The questionnaire of a couple while it is being answered. Each change is noted in flat tables; the next reading makes
 * one full pass over them, without making objects, and what was read before stays as it was. `evaluate` gives the same
 * for answers that stand.
 *
 * A partner's side is passed only when it is read, or when the other side may depend on it.
 */
export class RunningEvaluation {
  readonly #questionnaire: CompiledQuestionnaire;
  readonly #stateId: Id | null;
  readonly #sides: Readonly<Record<Side, RunningSide>>;

  constructor(
    index: QuestionnaireIndex,
    sides: Readonly<Record<Side, SideFacts>>,
    { stateId }: { readonly stateId: Id | null },
  ) {
    this.#questionnaire = compileQuestionnaire(index, stateId);
    this.#stateId = stateId;
    this.#sides = { A: this.#start(sides.A), B: this.#start(sides.B) };
  }

  #start({ answers, profile, knownOptionIds = [], continuedSectionKeys = [] }: SideFacts): RunningSide {
    const side: RunningSide = {
      tables: emptyTables(this.#questionnaire),
      answers: new Array<AnswerFacts | null>(this.#questionnaire.order.length).fill(null),
      profile: null,
      continuedSectionKeys: new Set(continuedSectionKeys),
      choices: 0,
      isCurrent: false,
    };
    const { known, meets } = side.tables;
    const { index, numberAt } = this.#questionnaire;
    for (const optionId of knownOptionIds) {
      const owner = index.byOptionId.get(optionId);
      if (owner !== undefined) this.#mark(known, numberAt[owner.position]!, optionId);
    }
    meets.set(known);
    for (const answer of answers) if (isLive(answer)) this.#noteAnswer(side, answer.questionId, answer);
    this.#noteProfile(side, profile);
    return side;
  }

  /** Sets the bit of an option of a question; not of one that is another question's. */
  #mark(table: Int32Array, question: number, optionId: Id): void {
    const { optionNumber, optionStarts, wordStarts } = this.#questionnaire;
    const option = optionNumber.get(optionId) ?? -1;
    if (option < optionStarts[question]! || option >= optionStarts[question + 1]!) return;
    const at = option - optionStarts[question]!;
    table[wordStarts[question]! + (at >> 5)]! |= 1 << (at & 31);
  }

  #noteAnswer(side: RunningSide, questionId: Id, answer: AnswerFacts | null): void {
    const { index, numberAt, wordStarts } = this.#questionnaire;
    const node = index.byId.get(questionId);
    if (node === undefined) return;
    const { selected, given, known, meets } = side.tables;
    const number = numberAt[node.position]!;
    for (let word = wordStarts[number]!; word < wordStarts[number + 1]!; word += 1) selected[word] = 0;
    const rows = answer?.answerQuestionOptions ?? [];
    for (const { questionOptionId } of rows) this.#mark(selected, number, questionOptionId);

    const before = given[number]!;
    const isTyped = node.question.profileField === null ? !isBlank(answer?.valueTyped) : (before & GIVEN.TYPED) !== 0;
    given[number] = (isTyped ? GIVEN.TYPED : 0) | (rows.length > 0 ? GIVEN.SELECTS : 0);
    side.answers[number] = answer;
    side.choices += (rows.length > 0 ? 1 : 0) - ((before & GIVEN.SELECTS) === 0 ? 0 : 1);
    if (side.choices === 0) meets.set(known);
  }

  #noteProfile(side: RunningSide, profile: ProfileFacts | null): void {
    side.profile = profile;
    for (const { number, field } of this.#questionnaire.boundToProfile) {
      const others = side.tables.given[number]! & ~GIVEN.TYPED;
      side.tables.given[number] = others | (isBlank(profile?.[field]) ? 0 : GIVEN.TYPED);
    }
  }

  #turnStale(side: Side): void {
    this.#sides[side].isCurrent = false;
    if (this.#questionnaire.readsPartner) this.#sides[otherSide(side)].isCurrent = false;
  }

  /** Takes a new or changed answer; a deleted one is as none. Answers to questions that are not here count for nothing. */
  setAnswer(side: Side, answer: AnswerFacts): void {
    this.#noteAnswer(this.#sides[side], answer.questionId, isLive(answer) ? answer : null);
    this.#turnStale(side);
  }

  removeAnswer(side: Side, questionId: Id): void {
    this.#noteAnswer(this.#sides[side], questionId, null);
    this.#turnStale(side);
  }

  /** Takes the profile, which answers the questions that are bound to it. */
  setProfile(side: Side, profile: ProfileFacts | null): void {
    this.#noteProfile(this.#sides[side], profile);
    this.#turnStale(side);
  }

  /** The partner left a section by Continue. */
  continueSection(side: Side, sectionKey: string): void {
    const own = this.#sides[side];
    own.continuedSectionKeys = new Set([...own.continuedSectionKeys, sectionKey]);
  }

  /** One partner's questionnaire as it stands now; later changes leave it as it is. */
  read(side: Side): SideEvaluation {
    this.settle(side);
    const { tables, answers, profile, continuedSectionKeys } = this.#sides[side];
    return new SideView({
      side,
      questionnaire: this.#questionnaire,
      stateId: this.#stateId,
      tables: {
        chosen: tables.chosen.slice(),
        ruledOut: tables.ruledOut.slice(),
        status: tables.status.slice(),
        counts: tables.counts.slice(),
        attorneyRules: tables.attorneyRules,
      },
      answers: answers.slice(),
      profile,
      continuedSectionKeys,
    });
  }

  /** Both partners' questionnaires as they stand now. */
  readBoth(): Evaluation {
    return { A: this.read('A'), B: this.read('B'), stateId: this.#stateId };
  }

  /** Makes the pass that the changes since the last one ask for; `read` does so by itself. */
  settle(side: Side): void {
    const own = this.#sides[side];
    if (own.isCurrent) return;
    const other = this.#sides[otherSide(side)];
    // The choice of a partner who chose nothing is known without a pass.
    const isAlone = !this.#questionnaire.readsPartner || other.choices === 0 || other.isCurrent;
    if (isAlone) passSide(this.#questionnaire, own.tables, other.tables);
    else passBoth(this.#questionnaire, own.tables, other.tables);
    own.isCurrent = true;
    if (!isAlone) other.isCurrent = true;
  }
}
