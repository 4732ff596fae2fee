import { addDays, type CalendarDate } from '@troth/domain/dates';
import type { Side } from '@troth/domain/people';
import {
  type AnswerFacts,
  answerError,
  canonicalValue,
  evaluate,
  type Evaluation,
  isChoice,
  type ProfileFacts,
  type QuestionnaireIndex,
  type QuestionNode,
  type SideEvaluation,
} from '@troth/domain/questionnaire';
import type { JurisdictionContent } from '../../jurisdictions';
import type { QuestionOptionContent } from '../content-model';
import { questionOfKey } from '../questionnaire';
import type { Value } from './values';

/** The day on which the simulated couples answer. */
const TODAY: CalendarDate = '2026-06-15';

const START: ProfileFacts = {
  firstName: 'Ada',
  middleName: null,
  lastName: 'Vale',
  suffix: null,
  gender: null,
  birthdate: null,
  phoneNumber: null,
};

interface Facts {
  readonly answers: Map<string, AnswerFacts>;
  profile: ProfileFacts;
  readonly continuedSectionKeys: Set<string>;
}

type Change =
  | { readonly side: Side; readonly questionId: string; readonly answer: AnswerFacts | undefined }
  | { readonly side: Side; readonly profile: ProfileFacts };

/** What a person would type: valid by the rules, and different for different kinds of input. */
function typedFor({ question }: QuestionNode): string {
  switch (question.inputType) {
    case 'CURRENCY':
      return '2500.00';
    case 'NUMBER':
      return String(Math.min(5, question.maximumValue ?? 5));
    case 'DATE':
      return question.inputRestriction === 'PAST_DATE' ? '1990-02-03' : addDays(TODAY, 200);
    case 'PHONE':
      return '+12025550123';
    case 'TEXT':
    case null:
      return 'In our own words';
  }
}

/** Two people who answer the questionnaire in one state, through the engine that the product uses. */
export class Couple {
  readonly index: QuestionnaireIndex;
  readonly jurisdiction: JurisdictionContent;
  readonly #facts: Readonly<Record<Side, Facts>>;
  readonly #log: Change[] = [];
  #evaluation: Evaluation | null = null;

  constructor(index: QuestionnaireIndex, jurisdiction: JurisdictionContent, before?: Couple) {
    this.index = index;
    this.jurisdiction = jurisdiction;
    const factsOf = (side: Side): Facts =>
      before === undefined
        ? { answers: new Map(), profile: START, continuedSectionKeys: new Set() }
        : {
            answers: new Map(before.#facts[side].answers),
            profile: before.#facts[side].profile,
            continuedSectionKeys: new Set(before.#facts[side].continuedSectionKeys),
          };
    this.#facts = { A: factsOf('A'), B: factsOf('B') };
  }

  /** The same two with the same answers after they chose another state. Customer spec §4 "Changing the state". */
  movedTo(jurisdiction: JurisdictionContent): Couple {
    return new Couple(this.index, jurisdiction, this);
  }

  read(side: Side): SideEvaluation {
    this.#evaluation ??= this.#evaluate();
    return this.#evaluation[side];
  }

  #evaluate(): Evaluation {
    const given = ({ answers, profile, continuedSectionKeys }: Facts) => ({
      answers: [...answers.values()],
      profile,
      continuedSectionKeys: [...continuedSectionKeys],
    });
    const sides = { A: given(this.#facts.A), B: given(this.#facts.B) };
    return evaluate(this.index, sides, { stateId: this.jurisdiction.state.id });
  }

  /** Answers in order, as `question=option`, to tell a finding by. */
  story(side: Side): string {
    const told = [...this.#facts[side].answers.values()].map(({ questionId, answerQuestionOptions }) => {
      const node = this.index.byId.get(questionId);
      const options = answerQuestionOptions.map(({ questionOptionId }) => node?.options.get(questionOptionId)?.key);
      return `${node?.question.key ?? questionId}=${options.length > 0 ? options.join('+') : 'typed'}`;
    });
    return told.join(' ');
  }

  /** Answers a question. @returns Why the answer is refused, by the rule that API and portal share; null when it is taken. */
  answer(side: Side, node: QuestionNode, values: readonly Value[]): string | null {
    const { question, options } = node;
    const optionIds = values.flatMap((value) => (value.kind === 'OPTION' ? [value.optionId] : []));
    const typed = values.some(({ kind }) => kind === 'TYPED') ? typedFor(node) : null;
    const own = this.read(side);
    const error = answerError(
      question,
      { valueTyped: typed, questionOptionIds: optionIds },
      {
        today: TODAY,
        stateId: this.jurisdiction.state.id,
        weddingDateQuestionId: questionOfKey('bg_wedding_date').id,
        isOffered: (id) => own.isOffered(id),
      },
    );
    if (error !== null) return error;
    if (question.profileField !== null) {
      const [option] = optionIds.map((id) => options.get(id) as QuestionOptionContent | undefined);
      const value = isChoice(question) ? (option?.profileValue ?? null) : canonicalValue(question, typed);
      this.#setProfile(side, { ...this.#facts[side].profile, [question.profileField]: value });
      return null;
    }
    this.#set(side, question.id, {
      questionId: question.id,
      valueTyped: isChoice(question) ? typed : canonicalValue(question, typed),
      answerQuestionOptions: optionIds.map((questionOptionId) => ({ questionOptionId })),
    });
    return null;
  }

  /** Leaves a question without an answer. */
  leaveOut(side: Side, { question }: QuestionNode): void {
    if (question.profileField === null) this.#set(side, question.id, undefined);
    else this.#setProfile(side, { ...this.#facts[side].profile, [question.profileField]: null });
  }

  /** Leaves a section by Continue. */
  continueSection(side: Side, sectionKey: string): void {
    this.#facts[side].continuedSectionKeys.add(sectionKey);
    this.#evaluation = null;
  }

  /** A place to which `undoTo` returns. */
  mark(): number {
    return this.#log.length;
  }

  undoTo(mark: number): void {
    while (this.#log.length > mark) {
      const change = this.#log.pop()!;
      if ('profile' in change) this.#setProfile(change.side, change.profile);
      else this.#set(change.side, change.questionId, change.answer);
      this.#log.pop();
    }
  }

  #set(side: Side, questionId: string, answer: AnswerFacts | undefined): void {
    const { answers } = this.#facts[side];
    this.#log.push({ side, questionId, answer: answers.get(questionId) });
    if (answer === undefined) answers.delete(questionId);
    else answers.set(questionId, answer);
    this.#evaluation = null;
  }

  #setProfile(side: Side, profile: ProfileFacts): void {
    this.#log.push({ side, profile: this.#facts[side].profile });
    this.#facts[side].profile = profile;
    this.#evaluation = null;
  }
}
