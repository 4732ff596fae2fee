import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { offeredStates, stateChoiceStep } from '@troth/domain/jurisdictions';
import { say } from '@troth/domain/messages';
import { ErrorPanel } from '@troth/ui/error-panel';
import { Link } from '@troth/ui/link';
import { Notice } from '@troth/ui/notice';
import { QuestionCard } from '@troth/ui/question-card';
import { SelectField } from '@troth/ui/select-field';
import { QuestionsSkeleton } from '@troth/ui/skeleton';
import { lazy, Suspense, useState } from 'react';
import { ExplainerVideo } from '../../shared/explainer-video';
import { afterChange, useCouple } from '../../shared/journey';
import { UnsavedNotice } from '../../shared/saving/unsaved-notice';
import { statesQuery } from '@troth/portal/states';
import { t } from '../../shared/texts';
import classes from './background.module.css';
import { STATE_SAVING_KEY, saveState } from './queries';

const ConfirmPopup = lazy(async () => ({ default: (await import('@troth/ui/popup')).ConfirmPopup }));

/** Where the explainer video of this block is kept among the videos. Customer spec §7. */
const VIDEO_LOCATION = 'background_information';
const saveStates = { idle: 'idle', pending: 'loading', success: 'success', error: 'error' } as const;

export interface StateBlockProps {
  isValidating: boolean;
  /** Questions whose answer the law of the state took away. */
  needingNewAnswer: readonly { readonly id: string; readonly title: string; readonly href: string }[];
}

/** "What is your state?", with the explainer beside it. A paid prenup makes a change a question first. Customer spec §2, §4. */
export function StateBlock({ isValidating, needingNewAnswer }: StateBlockProps) {
  const { self, journey, partner } = useCouple();
  const queryClient = useQueryClient();
  const states = useQuery(statesQuery);
  const { documentId, stateId } = journey;
  const [asked, setAsked] = useState<string | null>(null);
  const [changedFrom, setChangedFrom] = useState<string | null>(null);
  const save = useMutation({
    mutationKey: STATE_SAVING_KEY,
    mutationFn: (next: string) => saveState(self.id, documentId, next),
    onMutate: () => setChangedFrom(stateId),
    onSuccess: () => afterChange(queryClient, self.id),
  });

  if (states.isPending) return <QuestionsSkeleton questions={1} options={1} />;
  if (states.isError) {
    return <ErrorPanel onRetry={() => void states.refetch()}>{t('background.state.loadFailed')}</ErrorPanel>;
  }

  const nameOf = (id: string | null) => states.data.find((state) => state.id === id)?.name ?? '';
  // While it is being saved the choice shows already; a failure puts the stored one back.
  const shown = save.isPending ? save.variables : stateId;
  const choose = (next: string) => {
    const step = stateChoiceStep({ hasDocument: documentId !== null, isPrenupPaid: journey.isPaid });
    if (step === 'CONFIRM_FIRST') setAsked(next);
    else save.mutate(next);
  };
  const options = offeredStates(states.data, stateId).map(({ id, name, isActive }) => ({
    value: id,
    label: isActive ? name : t('background.state.inactive', { state: name }),
  }));
  const isChanged = save.isSuccess && changedFrom !== null && changedFrom !== stateId;

  return (
    <div className={classes.state}>
      <QuestionCard
        title={t('background.state.title')}
        description={t('background.state.description')}
        isRequired
        saveState={saveStates[save.status]}
        saveErrorText={t('background.state.saveFailed')}
      >
        <SelectField
          label={t('background.state.title')}
          isLabelHidden
          isRequired
          value={shown}
          onChange={choose}
          options={options}
          placeholder={t('background.state.placeholder')}
          error={isValidating && shown === null ? say('validation.required') : undefined}
        />
      </QuestionCard>
      {save.isError && (
        <UnsavedNotice
          because="failed"
          words={nameOf(save.variables)}
          onRetry={() => save.mutate(save.variables)}
          onDiscard={() => save.reset()}
        />
      )}
      {isChanged && (
        <Notice tone="success" title={t('background.state.changed.title', { state: nameOf(stateId) })}>
          {t('background.state.changed.text', { hasPartner: partner === null ? 'no' : 'yes' })}
        </Notice>
      )}
      {needingNewAnswer.length > 0 && (
        <Notice tone="warning" title={t('background.state.newAnswers.title', { count: needingNewAnswer.length })}>
          <p>{t('background.state.newAnswers.text', { state: nameOf(stateId) })}</p>
          <ul className={classes.newAnswers}>
            {needingNewAnswer.map(({ id, title, href }) => (
              <li key={id}>
                <Link href={href}>{title}</Link>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <ExplainerVideo location={VIDEO_LOCATION} stateId={shown} />
      <Suspense fallback={null}>
        {asked !== null && (
          <ConfirmPopup
            isOpen
            title={t('background.state.change.title', { state: nameOf(asked) })}
            confirmText={t('background.state.change.confirm')}
            cancelText={t('background.state.change.cancel', { state: nameOf(stateId) })}
            onConfirm={() => {
              save.mutate(asked);
              setAsked(null);
            }}
            onCancel={() => setAsked(null)}
          >
            <p>
              {t('background.state.change.text', {
                from: nameOf(stateId),
                to: nameOf(asked),
                hasPartner: partner === null ? 'no' : 'yes',
              })}
            </p>
          </ConfirmPopup>
        )}
      </Suspense>
    </div>
  );
}
