import { CHECKBOX_AUTOSAVE_PAUSE_MS, DROPDOWN_AUTOSAVE_PAUSE_MS, TEXT_AUTOSAVE_PAUSE_MS } from '@troth/ui/timings';
import { Stack } from '@troth/ui/layout';
import { QuestionCard } from '@troth/ui/question-card';
import { VideoBlock } from '@troth/ui/video-block';
import { memo, type ReactNode } from 'react';
import { linesOfAnswer } from '@troth/portal/answer-lines';
import { WhatWouldThisChange } from '../../shared/meaning-asked-for';
import { type AnswerInput, isSameInput } from '../../shared/saving/answer-input';
import { UnsavedNotice } from '../../shared/saving/unsaved-notice';
import { t } from '../../shared/texts';
import { CaliforniaGuard } from './california-guard';
import { questionElementId } from './jump';
import { LawNotes } from './law-notes';
import type { Question } from './model';
import { HALF_TYPED_DATE, QuestionControl, showsOwnError } from './question-control';
import type { QuestionnaireStore } from './questionnaire-store';
import { useCard } from './use-questionnaire';
import { YearSteps } from './year-steps';

export interface AnswerCardProps {
  question: Question;
  store: QuestionnaireStore;
  /** Section validation is on: what is required and empty says so. Customer spec §5. */
  isValidating: boolean;
  followUps?: ReactNode;
}

/** How long a change waits before it is saved: words typed longer than options chosen. Customer spec §9. */
function pauseFor({ questionType }: Question, before: AnswerInput, after: AnswerInput): number {
  if (questionType === 'DROPDOWN') return DROPDOWN_AUTOSAVE_PAUSE_MS;
  return before.text === after.text ? CHECKBOX_AUTOSAVE_PAUSE_MS : TEXT_AUTOSAVE_PAUSE_MS;
}

/** One question with its control, its saving and its errors. Drawn again only when something of this question changes. */
export const AnswerCard = memo(function AnswerCard({ question, store, isValidating, followUps }: AnswerCardProps) {
  const { input, status, error: judged, strictError, notOffered } = useCard(store, question);
  const { saver } = store;
  const error = isValidating ? strictError : judged;
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
      {...((question.stateNotes.length > 0 || question.videos.length > 0) && { law: <Explanations {...question} /> })}
      followUps={followUps}
    >
      {({ errorId }) => (
        <Stack gap={3}>
          <QuestionControl
            question={question}
            input={input}
            error={hasOwnError ? error : undefined}
            errorId={errorId}
            notOffered={notOffered}
            onChange={change}
            onLeave={() => saver.hurry(question.id)}
          />
          {question.byYears !== null && judged === undefined && (
            <YearSteps byYears={question.byYears} typed={input.text} />
          )}
          {question.id === store.facts.weddingDateQuestionId && <CaliforniaGuard question={question} store={store} />}
          <WhatWouldThisChange
            questionKey={question.key}
            options={question.questionOptions.filter(({ id }) => !notOffered.includes(id))}
          />
          {status.unsaved !== null && (
            <UnsavedNotice
              because={status.unsaved.because}
              words={inWords(question, status.unsaved.input)}
              onRetry={() => saver.retry(question.id)}
              onDiscard={() => saver.discard(question.id)}
            />
          )}
        </Stack>
      )}
    </QuestionCard>
  );
});

/** An input in words, for showing again what could not be stored. */
function inWords(question: Question, { text, optionIds }: AnswerInput): string {
  const valueTyped = text === HALF_TYPED_DATE ? null : text;
  return linesOfAnswer(question, { valueTyped, optionIds }).join(', ') || t('saving.unsaved.nothing');
}

/** What the law of the state says, and the videos. */
function Explanations({ stateNotes, videos }: Pick<Question, 'stateNotes' | 'videos'>) {
  return (
    <Stack gap={3}>
      <LawNotes notes={stateNotes} />
      {videos.map((video) => (
        <VideoBlock
          key={video.id}
          isCompact
          title={video.title}
          author={video.author}
          youtubeLink={video.youtubeLink}
        />
      ))}
    </Stack>
  );
}
