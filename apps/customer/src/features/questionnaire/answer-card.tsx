import { say } from '@troth/domain/messages';
import { type AnswerFactsNow, answerError, answerErrorText } from '@troth/domain/questionnaire';
import {
  CHECKBOX_AUTOSAVE_PAUSE_MS,
  DROPDOWN_AUTOSAVE_PAUSE_MS,
  TEXT_AUTOSAVE_PAUSE_MS,
} from '@troth/domain/constants';
import { Stack } from '@troth/ui/layout';
import { QuestionCard } from '@troth/ui/question-card';
import type { ReactNode } from 'react';
import { type AnswerInput, isSameInput } from '../../shared/saving/answer-input';
import { UnsavedNotice } from '../../shared/saving/unsaved-notice';
import { t } from '../../shared/texts';
import { valueOf } from './answer-inputs';
import { LawNotes } from './law-notes';
import type { Question } from './model';
import { QuestionControl, showsOwnError } from './question-control';
import type { Questionnaire } from './use-questionnaire';

export interface AnswerCardProps {
  question: Question;
  questionnaire: Questionnaire;
  /** Section validation is on: what is required and empty says so. Customer spec §5. */
  isValidating: boolean;
  followUps?: ReactNode;
}

/** Where the page scrolls to for a question. */
export const questionElementId = (questionId: string) => `question-${questionId}`;

/** How long a change waits before it is saved: words typed longer than options chosen. Customer spec §9. */
function pauseFor({ questionType }: Question, before: AnswerInput, after: AnswerInput): number {
  if (questionType === 'DROPDOWN') return DROPDOWN_AUTOSAVE_PAUSE_MS;
  return before.text === after.text ? CHECKBOX_AUTOSAVE_PAUSE_MS : TEXT_AUTOSAVE_PAUSE_MS;
}

/** An answer in words, for showing again what could not be stored. */
function inWords(question: Question, input: AnswerInput): string {
  const chosen = question.questionOptions.filter(({ id }) => input.optionIds.includes(id)).map(({ value }) => value);
  return [...chosen, input.text].filter((words) => words.trim() !== '').join(', ');
}

/** The sentence for what is wrong with an input; none when it can be stored. Customer spec §5. */
function errorOf(question: Question, input: AnswerInput, facts: AnswerFactsNow): string | undefined {
  const problem = answerError(question, valueOf(input), facts);
  return problem === null ? undefined : answerErrorText(say, problem, question);
}

/** One question with its control, its saving and its errors. */
export function AnswerCard({ question, questionnaire, isValidating, followUps }: AnswerCardProps) {
  const { saver, facts, isOffered } = questionnaire;
  const status = questionnaire.statusOf(question.id);
  const input = questionnaire.inputOf(question);
  const isJudged = isValidating || status.isInvalid;
  const error = isJudged ? errorOf(question, input, { ...facts, isOffered }) : undefined;
  const hasOwnError = showsOwnError(question);

  const change = (next: AnswerInput) => {
    if (!isSameInput(next, input)) saver.change(question.id, next, pauseFor(question, input, next));
  };

  return (
    <QuestionCard
      id={questionElementId(question.id)}
      title={question.title}
      isRequired={question.isRequired}
      saveState={status.saveState}
      {...(question.description !== null && { description: question.description })}
      {...(question.proTip !== null && { proTip: question.proTip })}
      {...(question.exampleScenario !== null && { exampleScenario: question.exampleScenario })}
      {...(!hasOwnError && error !== undefined && { error })}
      {...(question.stateNotes.length > 0 && { extra: <LawNotes notes={question.stateNotes} /> })}
      followUps={followUps}
    >
      {({ errorId }) => (
        <Stack gap={3}>
          <QuestionControl
            question={question}
            input={input}
            error={hasOwnError ? error : undefined}
            errorId={errorId}
            isOffered={isOffered}
            isReadOnly={false}
            onChange={change}
            onLeave={() => saver.hurry(question.id)}
          />
          {status.unsaved !== null && (
            <UnsavedNotice
              because={status.unsaved.because}
              words={inWords(question, status.unsaved.input) || t('saving.unsaved.nothing')}
              onRetry={() => saver.retry(question.id)}
              onDiscard={() => saver.discard(question.id)}
            />
          )}
        </Stack>
      )}
    </QuestionCard>
  );
}
