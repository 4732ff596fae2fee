import { useQueryClient } from '@tanstack/react-query';
import { NAME_AUTOSAVE_PAUSE_MS } from '@troth/ui/timings';
import { say } from '@troth/domain/messages';
import { usePerson } from '@troth/portal/person';
import { SaveIndicator } from '@troth/ui/save-indicator';
import { TextField } from '@troth/ui/text-field';
import { useEffect, useId, useSyncExternalStore } from 'react';
import { UnsavedNotice } from '../../shared/saving/unsaved-notice';
import { t } from '../../shared/texts';
import classes from './background.module.css';
import { NAME_FIELDS, NAME_PARTS, type NameField, nameStoreOf } from './name-store';

/** What saves the names, for those who go on only when they are stored. */
export function useNameStore() {
  const store = nameStoreOf(useQueryClient(), usePerson().id);
  const isPending = useSyncExternalStore(store.saver.subscribe, store.saver.isPending);
  return { store, isPending };
}

/** First, middle and last name and suffix, each saved after a pause and on leaving it. Customer spec §5. */
export function NameForm({ isValidating = false }: { isValidating?: boolean }) {
  const person = usePerson();
  const { store } = useNameStore();
  const titleId = useId();

  useEffect(() => {
    void store.restore();
  }, [store]);

  return (
    <div role="group" aria-labelledby={titleId} className={classes.name}>
      <p id={titleId} className={classes.title}>
        {t('background.name.title')}
      </p>
      <p className={classes.description}>{t('background.name.description')}</p>
      <div className={classes.names}>
        {NAME_FIELDS.map((field) => (
          <NamePart
            key={field}
            field={field}
            stored={person[field] ?? ''}
            saver={store.saver}
            isValidating={isValidating}
          />
        ))}
      </div>
    </div>
  );
}

interface NamePartProps {
  field: NameField;
  stored: string;
  saver: ReturnType<typeof nameStoreOf>['saver'];
  isValidating: boolean;
}

function NamePart({ field, stored, saver, isValidating }: NamePartProps) {
  const { saveState, input, unsaved } = useSyncExternalStore(saver.subscribe, () => saver.statusOf(field));
  const value = input?.text ?? stored;
  const { label, autoComplete, isRequired } = NAME_PARTS[field];
  const isMissing = isValidating && isRequired && value.trim() === '';
  return (
    <div>
      <TextField
        label={t(label)}
        isRequired={isRequired}
        autoComplete={autoComplete}
        value={value}
        onChange={(text) => saver.change(field, { text, optionIds: [] }, NAME_AUTOSAVE_PAUSE_MS)}
        onBlur={() => saver.hurry(field)}
        error={isMissing ? say('validation.required') : undefined}
      />
      <div className={classes.save}>
        <SaveIndicator state={saveState} errorText={t('background.name.failed')} />
      </div>
      {unsaved !== null && (
        <UnsavedNotice
          because={unsaved.because}
          words={unsaved.input.text || t('saving.unsaved.nothing')}
          onRetry={() => saver.retry(field)}
          onDiscard={() => saver.discard(field)}
        />
      )}
    </div>
  );
}
