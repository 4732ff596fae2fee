import type { Side } from '@troth/domain/people';
import { ABSENT_PARTNER, type Answer, type Evaluation, evaluate, type SideFacts } from '@troth/domain/questionnaire';
import type { Tx } from '../../kernel/database/database';
import { together } from '../../kernel/database/read-together';
import { documentChain, holdChain } from '../../kernel/audit/audit';
import { type Couple, holdCouple, personOn, type UserRow } from '../couples/couple';
import { questionnaire } from './questionnaire';
import { type AnswerRow, answerRepository, type WrittenAnswer } from '../answers/answer.repository';
import { type ContinuedSection, continuedSectionRepository } from '../answers/continued-section.repository';
import { answersOf, factsOfAnswers } from './own-answers';

/** What a change of one answer reads of the answers: those to its question, and all of them where a rule needs them. */
export interface AnswersAround<Row extends WrittenAnswer = WrittenAnswer> {
  readonly rows: readonly Row[];
  readonly all: () => Promise<Questionnaires<Row>>;
}

/** Both partners' current questionnaires. */
export interface Questionnaires<Row extends WrittenAnswer = WrittenAnswer> extends AnswersAround<Row> {
  readonly continued: readonly ContinuedSection[];
  /** Made when it is first asked for: what stood before a typed answer is seldom asked. */
  readonly evaluation: Evaluation;
}

/** The same, with the answers as they are told. */
export interface CoupleAnswers extends Questionnaires<AnswerRow> {
  readonly answers: Readonly<Record<Side, readonly Answer[]>>;
}

export function evaluateAnswers<Row extends WrittenAnswer>(
  couple: Couple,
  rows: readonly Row[],
  continued: readonly ContinuedSection[],
): Questionnaires<Row> {
  const factsOf = (side: Side): SideFacts => {
    const person = personOn(couple, side);
    if (person === null) return ABSENT_PARTNER;
    const ownContinued = continued.filter(({ userId }) => userId === person.id);
    return {
      answers: factsOfAnswers(rows, person),
      profile: person,
      continuedSectionKeys: ownContinued.map(({ sectionKey }) => sectionKey),
    };
  };
  let evaluation: Evaluation | undefined;
  const all: Questionnaires<Row> = {
    rows,
    all: () => Promise.resolve(all),
    continued,
    get evaluation() {
      evaluation ??= evaluate(
        questionnaire,
        { A: factsOf('A'), B: factsOf('B') },
        { stateId: couple.document.stateId },
      );
      return evaluation;
    },
  };
  return all;
}

export const withAnswers = (couple: Couple, questionnaires: Questionnaires<AnswerRow>): CoupleAnswers => ({
  ...questionnaires,
  answers: new PresentedAnswers(couple, questionnaires.rows),
});

/** Both partners' answers as they are told: made when someone asks for them, which a change of one does not. */
class PresentedAnswers implements Readonly<Record<Side, readonly Answer[]>> {
  readonly #made: Partial<Record<Side, readonly Answer[]>> = {};
  constructor(
    private readonly couple: Couple,
    private readonly rows: readonly AnswerRow[],
  ) {}

  get A(): readonly Answer[] {
    return this.#of('A');
  }

  get B(): readonly Answer[] {
    return this.#of('B');
  }

  #of(side: Side): readonly Answer[] {
    const person = personOn(this.couple, side);
    const made = this.#made[side] ?? (person === null ? [] : answersOf(this.rows, person, this.couple.document.id));
    this.#made[side] = made;
    return made;
  }
}

/** Reads both partners' answers and evaluates the whole questionnaire. */
export async function evaluateCouple(tx: Tx, couple: Couple): Promise<CoupleAnswers> {
  const { id } = couple.document;
  const [rows, continued] = await together(
    answerRepository(tx).listOfDocument(id),
    couple.continued ?? continuedSectionRepository(tx, id).list(),
  );
  return withAnswers(couple, evaluateAnswers(couple, rows, continued));
}

/**
 * The couple of a person's active document, held by who changes an answer, with both questionnaires as they are; null
 * before there is one.
 * @param read Reads as much of the answers as is needed.
 */
export async function holdQuestionnaires<Row extends WrittenAnswer>(
  tx: Tx,
  userId: string,
  read: (documentId: string) => Promise<readonly Row[]>,
): Promise<{ readonly couple: Couple; readonly answers: Questionnaires<Row> } | null> {
  const held = await holdCouple(tx, userId, (documentId) =>
    together(
      read(documentId),
      continuedSectionRepository(tx, documentId).list(),
      holdChain(tx, documentChain(documentId)),
    ),
  );
  if (held === null) return null;
  const [rows, continued] = held.more;
  return { couple: held.couple, answers: evaluateAnswers(held.couple, rows, continued) };
}

/** The same for words, which seldom change more than their own answer: the others are read when they are asked for. */
export async function holdWords(
  tx: Tx,
  userId: string,
  questionId: string,
): Promise<{ readonly couple: Couple; readonly answers: AnswersAround } | null> {
  const stored = answerRepository(tx);
  const held = await holdCouple(tx, userId, (documentId) =>
    together(stored.writtenOnQuestion(documentId, questionId), holdChain(tx, documentChain(documentId))),
  );
  if (held === null) return null;
  const {
    couple,
    more: [rows],
  } = held;
  const { id } = couple.document;
  const all = async () => {
    const [answers, continued] = await together(
      stored.writtenOnDocument(id),
      continuedSectionRepository(tx, id).list(),
    );
    return evaluateAnswers(couple, answers, continued);
  };
  return { couple, answers: { rows, all } };
}

/** The questionnaire of a person who has no document yet: only the profile is known. */
export const evaluateAlone = (user: UserRow): Evaluation =>
  evaluate(questionnaire, { A: { answers: [], profile: user }, B: ABSENT_PARTNER }, { stateId: null });
