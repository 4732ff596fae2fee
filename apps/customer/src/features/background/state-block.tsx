import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { say } from '@troth/domain/messages';
import { ErrorPanel } from '@troth/ui/error-panel';
import { QuestionCard } from '@troth/ui/question-card';
import { SelectField } from '@troth/ui/select-field';
import { QuestionsSkeleton } from '@troth/ui/skeleton';
import { lazy, Suspense, useState } from 'react';
import { ExplainerVideo } from '../../shared/explainer-video';
import { afterChange, useCouple } from '../../shared/journey';
import { statesQuery } from '../../shared/states';
import { t } from '../../shared/texts';
import classes from './background.module.css';
import { saveState } from './queries';

const ConfirmPopup = lazy(async () => ({ default: (await import('@troth/ui/popup')).ConfirmPopup }));

/** Where the explainer film of this block is kept among the films. Customer spec §7. */
const VIDEO_LOCATION = 'background_information';

/** "What is your state?", with the explainer beside it. A paid prenup makes a change a question first. Customer spec §2, §4. */
export function StateBlock({ isValidating }: { isValidating: boolean }) {
  const { self, journey } = useCouple();
  const queryClient = useQueryClient();
  const states = useQuery(statesQuery);
  const { documentId, stateId } = journey;
  const [asked, setAsked] = useState<string | null>(null);
  const save = useMutation({
    mutationFn: (next: string) => saveState(self.id, documentId, next),
    onSuccess: () => afterChange(queryClient, self.id),
  });

  if (states.isPending) return <QuestionsSkeleton questions={1} options={1} />;
  if (states.isError) {
    return <ErrorPanel onRetry={() => void states.refetch()}>{t('background.state.loadFailed')}</ErrorPanel>;
  }

  const nameOf = (id: string | null) => states.data.find((state) => state.id === id)?.name ?? '';
  // While it is being saved the choice shows already; a failure puts the stored one back.
  const shown = save.isPending ? save.variables : stateId;
  const choose = (next: string) => (journey.isPaid && stateId !== null ? setAsked(next) : save.mutate(next));
  const options = states.data
    .filter((state) => state.isActive || state.id === stateId)
    .map(({ id, name, isActive }) => ({
      value: id,
      label: isActive ? name : t('background.state.inactive', { state: name }),
    }));
  const saveStates = { idle: 'idle', pending: 'loading', success: 'success', error: 'error' } as const;

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
            <p>{t('background.state.change.text', { from: nameOf(stateId), to: nameOf(asked) })}</p>
          </ConfirmPopup>
        )}
      </Suspense>
    </div>
  );
}
