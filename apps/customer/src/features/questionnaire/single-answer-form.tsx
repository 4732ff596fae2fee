import { useMutation, useQueryClient } from '@tanstack/react-query';
import { say } from '@troth/domain/messages';
import { answerError, answerErrorText } from '@troth/domain/questionnaire';
import { api, unwrap } from '@troth/portal/api';
import { errorText } from '@troth/portal/errors';
import { usePerson } from '@troth/portal/person';
import { Button } from '@troth/ui/button';
import { FieldError } from '@troth/ui/field';
import { Row, Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { useId, useState } from 'react';
import { afterChange } from '../../shared/journey';
import { t } from '../../shared/texts';
import { storedValueOf, valueOf } from './answer-inputs';
import { QuestionControl, showsOwnError } from './question-control';
import { useQuestionnaire, useSections } from './use-questionnaire';

export interface SingleAnswerFormProps {
  questionId: string;
  saveText: string;
  onSaved: () => void;
  onCancel: () => void;
}

/** One question by itself, saved by a button rather than as it is typed: for changing an answer from another screen. */
export function SingleAnswerForm({ questionId, saveText, onSaved, onCancel }: SingleAnswerFormProps) {
  const self = usePerson();
  const queryClient = useQueryClient();
  const store = useQuestionnaire(useSections());
  const question = store.questionOf(questionId);
  const stored = question === undefined ? null : store.inputOf(question);
  const [typed, setTyped] = useState<typeof stored>(null);
  const [isJudged, setJudged] = useState(false);
  const errorId = useId();

  const save = useMutation({
    mutationFn: async () => {
      if (question === undefined || stored === null) return;
      const { valueTyped, questionOptionIds } = storedValueOf(question, typed ?? stored, store.facts);
      await unwrap(
        api.PATCH('/users/{id}/answers', {
          params: { path: { id: self.id }, query: { questionId } },
          body: { valueTyped, questionOptionIds: [...questionOptionIds] },
        }),
      );
    },
    onSuccess: async () => {
      onSaved();
      await afterChange(queryClient, self.id);
    },
  });

  if (question === undefined || stored === null) {
    return <Notice tone="danger" isAlert title={t('alignment.disputeNotFound')} />;
  }
  const input = typed ?? stored;
  const problem = answerError(question, valueOf(input), {
    ...store.facts,
    isOffered: store.isOffered,
  });
  const error = isJudged && problem !== null ? answerErrorText(say, problem, question) : undefined;
  const isErrorHere = error !== undefined && !showsOwnError(question);

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setJudged(true);
        if (problem === null) save.mutate();
      }}
    >
      <Stack gap={6}>
        <Stack gap={3}>
          <QuestionControl
            question={question}
            input={input}
            error={isErrorHere ? undefined : error}
            errorId={isErrorHere ? errorId : undefined}
            notOffered={store.notOffered(question, input)}
            onChange={setTyped}
            onLeave={() => undefined}
          />
          {isErrorHere && <FieldError id={errorId}>{error}</FieldError>}
        </Stack>
        {save.error !== null && <Notice tone="danger" isAlert title={errorText(save.error)} />}
        <Row gap={3}>
          <Button type="submit" variant="primary" isLoading={save.isPending}>
            {saveText}
          </Button>
          <Button onClick={onCancel}>{t('questionnaire.single.cancel')}</Button>
        </Row>
      </Stack>
    </form>
  );
}
