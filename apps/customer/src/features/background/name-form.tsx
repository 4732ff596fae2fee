import { useQueryClient } from '@tanstack/react-query';
import { NAME_AUTOSAVE_PAUSE_MS } from '@troth/domain/constants';
import { say } from '@troth/domain/messages';
import { usePerson } from '@troth/portal/person';
import { SaveIndicator } from '@troth/ui/save-indicator';
import { TextField } from '@troth/ui/text-field';
import { useEffect, useId, useSyncExternalStore } from 'react';
import { UnsavedNotice } from '../../shared/saving/unsaved-notice';
import { t } from '../../shared/texts';
import classes from './background.module.css';
import { NAME_FIELDS, type NameField, nameSaverOf } from './name-desk';

const labels = {
  firstName: 'background.name.first',
  middleName: 'background.name.middle',
  lastName: 'background.name.last',
  suffix: 'background.name.suffix',
} as const;
const autoComplete = {
  firstName: 'given-name',
  middleName: 'additional-name',
  lastName: 'family-name',
  suffix: 'honorific-suffix',
} as const;
const REQUIRED: readonly NameField[] = ['firstName', 'lastName'];

/** What the name form has under way, for those who go on only when it is stored. */
export function useNameSaver() {
  const saver = nameSaverOf(useQueryClient(), usePerson().id);
  useSyncExternalStore(saver.subscribe, saver.revision);
  return saver;
}

/** First, middle and last name and suffix, each saved after a pause and on leaving it. Customer spec §5. */
export function NameForm({ isValidating = false }: { isValidating?: boolean }) {
  const person = usePerson();
  const saver = useNameSaver();
  const titleId = useId();

  useEffect(() => {
    for (const field of NAME_FIELDS) saver.restore(field, { text: person[field] ?? '', optionIds: [] });
    // What was left on the device is taken up once; the saver sees to it.
  }, [saver]);

  return (
    <div role="group" aria-labelledby={titleId} className={classes.name}>
      <p id={titleId} className={classes.title}>
        {t('background.name.title')}
      </p>
      <p className={classes.description}>{t('background.name.description')}</p>
      <div className={classes.names}>
        {NAME_FIELDS.map((field) => {
          const { saveState, input, unsaved } = saver.statusOf(field);
          const value = input?.text ?? person[field] ?? '';
          const isRequired = REQUIRED.includes(field);
          const isMissing = isValidating && isRequired && value.trim() === '';
          return (
            <div key={field}>
              <TextField
                label={t(labels[field])}
                isRequired={isRequired}
                autoComplete={autoComplete[field]}
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
                  words={unsaved.input.text}
                  onRetry={() => saver.retry(field)}
                  onDiscard={() => saver.discard(field)}
                />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
