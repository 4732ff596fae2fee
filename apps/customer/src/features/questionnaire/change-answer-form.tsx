import { useSuspenseQuery } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { answerComparisonKey, withFollowUps } from '@troth/domain/alignment';
import { say } from '@troth/domain/messages';
import { ABSENT_PARTNER, type AnswerFacts, answerError, answerErrorText, evaluate } from '@troth/domain/questionnaire';
import { Button } from '@troth/ui/button';
import { Row, Stack } from '@troth/ui/layout';
import { QuestionCard } from '@troth/ui/question-card';
import { Text } from '@troth/ui/text';
import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useCouple } from '../../shared/journey';
import { type AnswerInput, isSameInput } from '../../shared/saving/answer-input';
import { t } from '../../shared/texts';
import { isLive, storedInput, storedValueOf, valueOf } from './answer-inputs';
import { LawNotes } from './law-notes';
import type { Answer, Question } from './model';
import classes from './change-answer-form.module.css';
import { answersQuery } from './queries';
import { QuestionControl, showsOwnError } from './question-control';
import { asTree, type QuestionTree } from '@troth/portal/question-tree';
import type { QuestionnaireStore } from './questionnaire-store';
import { useQuestionnaire, useSections } from './use-questionnaire';

/** What was put into the form's controls, by question; what is not there is as it is stored. */
export type ChangedInputs = ReadonlyMap<string, AnswerInput>;

export interface ChangeAnswerFormProps {
  questionId: string;
  /** The partner's answer: the form says what a change would do. */
  theirs: Answer;
  partnerName: string;
  inputs: ChangedInputs;
  onInputs: (inputs: ChangedInputs) => void;
  /** The question and its visible follow-ups, all of them valid. */
  onSave: (answers: components['schemas']['DisputeChange']['answers']) => void;
  onCancel: () => void;
  isSaving: boolean;
  /** There is nothing to save any more; what was typed stays readable. */
  isClosed: boolean;
  /** What a save met with. */
  problem: ReactNode;
}

/** The own questionnaire as it would be with the form's inputs: which follow-ups show, and which options are offered. */
function useChangedSide(store: QuestionnaireStore, answers: readonly AnswerFacts[], inputs: ChangedInputs) {
  const { self, side, journey } = useCouple();
  const { stateId } = journey;
  return useMemo(() => {
    const changed = [...inputs].flatMap(([id, input]): AnswerFacts[] => {
      const question = store.questionOf(id);
      if (question === undefined) return [];
      const { valueTyped, questionOptionIds } = storedValueOf(question, input, store.facts);
      return [
        {
          questionId: id,
          valueTyped,
          answerQuestionOptions: questionOptionIds.map((each) => ({ questionOptionId: each })),
        },
      ];
    });
    const own = {
      answers: [...answers.filter(({ questionId }) => !inputs.has(questionId)), ...changed],
      profile: self,
    };
    const questions = store.sections.flatMap(({ groups }) => groups.flatMap((group) => group.questions));
    const partner = { ...ABSENT_PARTNER, knownOptionIds: questions.flatMap((question) => question.partnerOptionIds) };
    return evaluate(store.index, side === 'A' ? { A: own, B: partner } : { A: partner, B: own }, { stateId })[side];
  }, [store, answers, inputs, self, side, stateId]);
}

/** The partner's answer in the form in which answers are compared. */
const theirsCompared = (question: Question, { valueTyped, answerQuestionOptions }: Answer) =>
  answerComparisonKey(question, {
    options: answerQuestionOptions.map(({ questionOptionId }) => questionOptionId),
    typed: valueTyped === null || valueTyped.trim() === '' ? null : valueTyped.trim(),
  });

/**
 * A question with its follow-ups, judged as in the questionnaire and saved by a button, for changing an answer from
 * another screen. Customer spec §4 "change my answer".
 */
export function ChangeAnswerForm(props: ChangeAnswerFormProps) {
  const { questionId, theirs, partnerName, inputs, onInputs, onSave, onCancel, isSaving, isClosed, problem } = props;
  const { self } = useCouple();
  const store = useQuestionnaire(useSections());
  const { data } = useSuspenseQuery(answersQuery(self.id));
  const answers = useMemo(() => data.filter(isLive), [data]);
  const own = useChangedSide(store, answers, inputs);
  const [judgedAt, setJudgedAt] = useState(0);
  const form = useRef<HTMLFormElement>(null);

  const shown = withFollowUps(store.index, questionId).flatMap(({ question: { id } }): Question[] => {
    const question = store.questionOf(id);
    return question !== undefined && own.stateOf(id)?.isVisible === true ? [question] : [];
  });
  const inputOf = ({ id }: Question) => inputs.get(id) ?? storedInput(id, answers);
  const errorOf = (question: Question) => {
    const error = answerError(question, valueOf(inputOf(question)), {
      ...store.facts,
      isOffered: (id) => own.isOffered(id),
    });
    return error === null ? null : answerErrorText(say, error, question);
  };

  useEffect(() => {
    if (judgedAt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [judgedAt]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSaving || isClosed) return;
    if (shown.some((question) => errorOf(question) !== null)) {
      setJudgedAt((times) => times + 1);
      return;
    }
    onSave(
      shown.map((question) => {
        const { valueTyped, questionOptionIds } = storedValueOf(question, inputOf(question), store.facts);
        const version = answers.find((answer) => answer.questionId === question.id)?.version ?? 0;
        return { questionId: question.id, valueTyped, questionOptionIds: [...questionOptionIds], version };
      }),
    );
  };

  const card = ({ question, followUps }: QuestionTree<Question>): ReactNode => {
    const input = inputOf(question);
    const error = judgedAt > 0 ? (errorOf(question) ?? undefined) : undefined;
    const hasOwnError = showsOwnError(question);
    return (
      <QuestionCard
        key={question.id}
        title={question.title}
        isRequired={question.isRequired}
        {...(question.description !== null && { description: question.description })}
        {...(question.proTip !== null && { proTip: question.proTip })}
        {...(question.exampleScenario !== null && { exampleScenario: question.exampleScenario })}
        {...(question.stateNotes.length > 0 && { extra: <LawNotes notes={question.stateNotes} /> })}
        {...(!hasOwnError && error !== undefined && { error })}
        {...(followUps.length > 0 && { followUps: followUps.map(card) })}
      >
        {({ errorId }) => (
          <QuestionControl
            question={question}
            input={input}
            error={hasOwnError ? error : undefined}
            errorId={errorId}
            notOffered={question.questionOptions
              .map(({ id }) => id)
              .filter((id) => !own.isOffered(id) && !input.optionIds.includes(id))}
            onChange={(next) => onInputs(new Map(inputs).set(question.id, next))}
            onLeave={() => undefined}
          />
        )}
      </QuestionCard>
    );
  };

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack gap={6}>
        <div className={classes.questions}>{asTree(shown).map(card)}</div>
        {problem}
        <div role="status">
          {!isClosed && (
            <Text size="small" tone="secondary">
              {effectOf()}
            </Text>
          )}
        </div>
        <Row gap={3}>
          <Button type="submit" variant="primary" isLoading={isSaving} aria-disabled={isClosed || undefined}>
            {t('alignment.change.save')}
          </Button>
          <Button onClick={onCancel}>{t('questionnaire.single.cancel')}</Button>
        </Row>
      </Stack>
    </form>
  );

  /** What saving would do, before it is done. */
  function effectOf(): string {
    const state = own.stateOf(questionId);
    const question = store.questionOf(questionId);
    if (state === undefined || question === undefined) return '';
    if (state.completeness !== 'COMPLETE') return t('alignment.effect.open');
    if (isSameInput(inputOf(question), storedInput(questionId, answers)) && inputs.size === 0) {
      return t('alignment.effect.same', { name: partnerName });
    }
    const mine = answerComparisonKey(question, { options: state.chosenOptionIds, typed: state.typed });
    if (mine !== theirsCompared(question, theirs)) return t('alignment.effect.differs', { name: partnerName });
    const compared = shown.filter(({ id, generatesDispute }) => id !== questionId && generatesDispute).length;
    return t('alignment.effect.settles', { name: partnerName, count: compared });
  }
}
