import { CHECKBOX_AUTOSAVE_PAUSE_MS, TEXT_AUTOSAVE_PAUSE_MS } from '@troth/ui/timings';
import type { EditableFinancialKind } from '@troth/domain/disclosure';
import { errorText } from '@troth/portal/errors';
import { Button } from '@troth/ui/button';
import { TrashIcon } from '@troth/ui/icons';
import { Notice } from '@troth/ui/notice';
import { SaveIndicator } from '@troth/ui/save-indicator';
import { SideSheet } from '@troth/ui/side-sheet';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { t } from '../../../shared/texts';
import { factsOf } from '../entry-facts';
import type { EditableEntry } from '../queries';
import classes from './entry.module.css';
import type { EntryStore } from './entry-store';
import { EntryForm } from './entry-form';
import { type CoupleNames, type FormValues, specsOf } from './kinds';
import { wordsOf } from './show-value';

const EvidenceFiles = lazy(async () => ({ default: (await import('../files/evidence-files')).EvidenceFiles }));

export interface ExistingEntryProps {
  kind: EditableFinancialKind;
  /** As the list has it now; null when it is no longer there. */
  entry: EditableEntry | null;
  /** As it was when it was opened. */
  opened: EditableEntry;
  store: EntryStore;
  names: CoupleNames;
  today: string;
  onClose: () => void;
  onDelete: () => void;
  /** Adds what is shown as a new entry, when this one is gone. */
  onAddAgain: (values: FormValues) => void;
}

/** The form of an entry that is there: saved as it is typed, with what is wrong or could not be stored left in its field. */
export function ExistingEntry({
  kind,
  entry,
  opened,
  store,
  names,
  today,
  onClose,
  onDelete,
  onAddAgain,
}: ExistingEntryProps) {
  const specs = specsOf(kind, names);
  const [saver] = useState(() => store.saverOf(kind, opened, specs, () => today));
  const status = useSyncExternalStore(saver.subscribe, saver.read);
  const { values, errors, saveState, error, overtaken, isGone } = status;

  useEffect(() => {
    if (entry === null) saver.leave();
    else saver.take(entry);
  }, [saver, entry]);
  useEffect(() => () => void store.close(opened.id), [store, opened.id]);

  const wrong = Object.keys(errors).length;
  return (
    <SideSheet
      isOpen
      size="wide"
      title={factsOf(kind, status.entry as never).name}
      subtitle={t('disclosure.change.saves')}
      onClose={onClose}
      foot={
        <div className={classes.foot}>
          <span className={classes.state}>
            <SaveIndicator state={saveState} errorText={t('disclosure.save.failed')} />
            {saveState === 'error' && !isGone && (
              <Button size="sm" variant="text" onClick={() => saver.retry()}>
                {t('disclosure.save.retry')}
              </Button>
            )}
            {wrong > 0 && saveState !== 'loading' && <span>{t('disclosure.save.wrong', { count: wrong })}</span>}
          </span>
          <Button variant="text" icon={<TrashIcon size={16} />} onClick={onDelete}>
            {t('disclosure.delete')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('disclosure.change.done')}
          </Button>
        </div>
      }
    >
      <form noValidate className={classes.body} onSubmit={(event) => event.preventDefault()}>
        <div className={classes.notices}>
          {isGone && (
            <Notice
              tone="warning"
              isAlert
              title={t('disclosure.gone')}
              actions={
                <Button size="sm" onClick={() => onAddAgain(values)}>
                  {t('disclosure.gone.addAgain')}
                </Button>
              }
            >
              {t('disclosure.gone.safe')}
            </Notice>
          )}
          {saveState === 'error' && !isGone && (
            <Notice tone="danger" isAlert title={error === null ? t('disclosure.save.failed') : errorText(error)}>
              {t('disclosure.save.kept')}
            </Notice>
          )}
          {overtaken !== null && (
            <Notice
              tone="warning"
              isAlert
              title={t('disclosure.overtaken')}
              actions={
                <>
                  <Button size="sm" onClick={() => saver.useOvertaken()}>
                    {t('saving.unsaved.useMine')}
                  </Button>
                  <Button size="sm" variant="text" onClick={() => saver.dropOvertaken()}>
                    {t('saving.unsaved.keepTheirs')}
                  </Button>
                </>
              }
            >
              <ul className={classes.overtaken}>
                {wordsOf(overtaken, specs, values).map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
            </Notice>
          )}
        </div>
        <EntryForm
          kind={kind}
          names={names}
          values={values}
          errors={errors}
          today={today}
          onChange={(changes, isTyped) =>
            saver.change(changes, isTyped ? TEXT_AUTOSAVE_PAUSE_MS : CHECKBOX_AUTOSAVE_PAUSE_MS)
          }
          onLeave={() => saver.hurry()}
        >
          <Suspense fallback={null}>
            <EvidenceFiles place={store.place} readerId={store.place.userId} entryId={opened.id} owner={opened.id} />
          </Suspense>
        </EntryForm>
      </form>
    </SideSheet>
  );
}
