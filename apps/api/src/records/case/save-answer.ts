import type { QuestionContent } from '@troth/content/questionnaire';
import { mayAgreeInWords, willHireFlags } from '@troth/domain/alignment';
import { type QuestionnaireBlock, questionnaireBlock } from '@troth/domain/documents';
import { WEDDING_DATE_QUESTION_ID } from '@troth/domain/environment';
import { say } from '@troth/domain/messages';
import { genderSchema } from '@troth/domain/people';
import { isPhoneNumber } from '@troth/domain/phone';
import {
  type AnswerError,
  answerError,
  answerErrorText,
  canonicalValue,
  changesWordsAlone,
  isChoice,
} from '@troth/domain/questionnaire';
import type { SubjectHashes } from '../../kernel/audit/subject-hashes';
import type { Tx } from '../../kernel/database/database';
import { invalidField, problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import type { IsStale } from './regeneration';
import { settleApproval } from './settle-approval';
import { statesOf } from './states-of';
import { type Couple, type DocumentRow, todayOf } from '../couples/couple';
import { getQuestion, questionnaire } from './questionnaire';
import { updateUser } from '../users/user.repository';
import { type AnswerRow, answerRepository, type WrittenAnswer } from '../answers/answer.repository';
import { type AnswersAround, evaluateAnswers, type Questionnaires } from './evaluate-couple';
import { answerOf, factsOfAnswer, UNWRITTEN_VERSION } from './own-answers';

/** Errors that no typing leads to: the portal offered what it should not have. These refuse; all others store null. */
const REFUSED: readonly AnswerError[] = [
  'question.option.unknown',
  'question.option.notOffered',
  'question.option.one',
];

export interface AnswerToSave {
  readonly questionId: string;
  /** Left out: as it was. */
  readonly valueTyped: string | null | undefined;
  readonly questionOptionIds: readonly string[] | undefined;
  /** The version on which the write is based; null accepts any. */
  readonly basedOn: number | null;
  /** A button saves it, so what the rules refuse is refused; else it stores null (customer spec section 4). */
  readonly refusesInvalid?: boolean;
}

export interface SavedAnswer<Row extends WrittenAnswer> {
  readonly couple: Couple;
  /** Both questionnaires before and after it; null where only the words of an answer changed, and no dispute over them ended. */
  readonly moved: { readonly before: Questionnaires<Row>; readonly after: Questionnaires<Row | AnswerRow> } | null;
  readonly row: AnswerRow;
  /** Of the answer as it is stored, before and after, for the audit trail. */
  readonly hashes: SubjectHashes;
}

/** Why a couple's questionnaire is blocked; null while it is open (customer spec section 4). */
export const blockOf = async (
  tx: Tx,
  { document, state }: Pick<Couple, 'document' | 'state'>,
): Promise<QuestionnaireBlock | null> => questionnaireBlock(await statesOf(tx, document, state));

/** @throws Problem CONFLICT with the block as `reason`. */
export async function requireOpenQuestionnaire(tx: Tx, couple: Pick<Couple, 'document' | 'state'>): Promise<void> {
  const block = await blockOf(tx, couple);
  if (block !== null) throw problem('CONFLICT', { detail: text('answer.blocked'), reason: block });
}

/**
 * Saves one answer of the couple's `self`. The couple's document row must be held, so that answers, flags and the
 * questionnaire's block are read and written one change at a time.
 *
 * Typed input that the rules refuse stores null, as the specification has it; the device keeps the draft (D12).
 *
 * @param isStale Tells whether the answers have left the agreement's text behind, once they are saved.
 * @throws Problem NOT_FOUND for an unknown question, VERSION_CONFLICT with the current answer, VALIDATION_FAILED for
 *   an option that is not the question's or not offered, CONFLICT while the questionnaire is blocked.
 */
export async function saveAnswer<Row extends WrittenAnswer>(
  tx: Tx,
  couple: Couple,
  before: AnswersAround<Row>,
  write: AnswerToSave,
  now: Date,
  isStale: IsStale,
): Promise<SavedAnswer<Row>> {
  const { node, content } = getQuestion(write.questionId);
  await requireOpenQuestionnaire(tx, couple);
  const known = before.rows.find((row) => row.questionId === write.questionId && row.userId === couple.self.id);
  const current = factsOfAnswer(before.rows, couple.self, write.questionId);
  if (!isBasedOn(write.basedOn, known)) {
    const rows = await answerRepository(tx).listOfQuestion(couple.document.id, write.questionId);
    const written = answerOf(rows, couple.self, couple.document.id, write.questionId);
    throw problem('VERSION_CONFLICT', { extensions: { current: written ?? null } });
  }

  const choices = node.options.size === 0 ? null : await before.all();
  const saved = valueToStore(couple, write, { current, choices }, now);

  const partners = before.rows.find((row) => row.questionId === write.questionId && row.userId !== couple.self.id);
  const isAlone =
    changesWordsAlone(node, current?.valueTyped ?? null, saved.valueTyped) &&
    !mayAgreeInWords(node, saved.valueTyped, partners?.valueTyped ?? null);
  const all = isAlone ? null : await before.all();

  const place = { documentId: couple.document.id, userId: couple.self.id, questionId: write.questionId };
  const { row, hashes } = await answerRepository(tx).save(place, saved, known, now);
  const self = await writeProfile(tx, couple, content, saved, now);
  if (all === null) return { couple, moved: null, row, hashes };
  const after = withAnswer({ ...couple, self }, all, row);
  const document = await writeHireFlags(tx, couple.document, after, now, isStale);
  return { couple: { ...couple, self, document }, moved: { before: all, after }, row, hashes };
}

/** @throws Problem VALIDATION_FAILED for what is refused; other typed input that the rules refuse is stored as null. */
function valueToStore(
  couple: Couple,
  write: AnswerToSave,
  {
    current,
    choices,
  }: {
    readonly current: ReturnType<typeof factsOfAnswer>;
    /** Left out where the question has no options. */
    readonly choices: Pick<Questionnaires, 'evaluation'> | null;
  },
  now: Date,
): { valueTyped: string | null; questionOptionIds: readonly string[] } {
  const { node, content } = getQuestion(write.questionId);
  const wanted = {
    valueTyped: write.valueTyped === undefined ? (current?.valueTyped ?? null) : write.valueTyped,
    questionOptionIds: [
      ...new Set(
        write.questionOptionIds ?? current?.answerQuestionOptions.map((option) => option.questionOptionId) ?? [],
      ),
    ],
  };
  const error = answerError(node.question, wanted, {
    today: todayOf(couple, now),
    stateId: couple.document.stateId,
    weddingDateQuestionId: WEDDING_DATE_QUESTION_ID,
    isPhoneNumber,
    isOffered: (optionId) => choices?.evaluation[couple.side].isOffered(optionId) === true,
  });
  if (error !== null && (write.refusesInvalid === true || REFUSED.includes(error))) {
    const path = isChoice(content) ? 'questionOptionIds' : 'valueTyped';
    throw invalidField(path, answerErrorText(say, error, content), error);
  }
  const isValid = error === null;
  return {
    questionOptionIds: wanted.questionOptionIds,
    valueTyped: isChoice(content)
      ? nullIfBlank(wanted.valueTyped)
      : isValid
        ? canonicalValue(content, wanted.valueTyped)
        : null,
  };
}

/** Both questionnaires with another answer. */
export const withAnswer = <Row extends WrittenAnswer>(
  couple: Couple,
  { rows, continued }: Questionnaires<Row>,
  answer: AnswerRow,
): Questionnaires<Row | AnswerRow> =>
  evaluateAnswers<Row | AnswerRow>(couple, [...rows.filter(({ id }) => id !== answer.id), answer], continued);

/** Whether a write is based on the current answer; what is based on no version always is. */
const isBasedOn = (version: number | null, known: WrittenAnswer | undefined): boolean =>
  version === null || (known === undefined ? version <= UNWRITTEN_VERSION : version === known.version);

const nullIfBlank = (typed: string | null): string | null => (typed === null || typed.trim() === '' ? null : typed);

/** Profile-bound questions are stored in the profile (D13). */
async function writeProfile(
  tx: Tx,
  couple: Couple,
  question: QuestionContent,
  saved: { valueTyped: string | null; questionOptionIds: readonly string[] },
  now: Date,
): Promise<Couple['self']> {
  const { self } = couple;
  switch (question.profileField) {
    case null:
      return self;
    case 'gender': {
      const value = question.questionOptions.find(({ id }) => id === saved.questionOptionIds[0])?.profileValue ?? null;
      return updateUser(tx, self.id, { gender: genderSchema.nullable().parse(value) }, self.id, now);
    }
    case 'birthdate':
    case 'phoneNumber':
      return updateUser(tx, self.id, { [question.profileField]: saved.valueTyped }, self.id, now);
  }
}

/** Will-hire flags follow the answers; nobody else writes them (D8). Who has to approve follows the flags. */
export async function writeHireFlags(
  tx: Tx,
  document: DocumentRow,
  after: Pick<Questionnaires, 'evaluation'>,
  now: Date,
  isStale: IsStale,
): Promise<DocumentRow> {
  const flags = willHireFlags(questionnaire, after.evaluation);
  if (flags.A === document.userAWillHireAttorney && flags.B === document.userBWillHireAttorney) return document;
  await tx
    .updateTable('documents')
    .set({ userAWillHireAttorney: flags.A, userBWillHireAttorney: flags.B, updatedAt: now })
    .where('id', '=', document.id)
    .execute();
  return settleApproval(tx, document.id, document.updatedById, now, isStale);
}
