import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { EditableFinancialKind } from '@troth/domain/disclosure';
import { ApiError } from '@troth/portal/api';
import { errorText } from '@troth/portal/errors';
import { useRuntime } from '@troth/portal/runtime';
import { Button } from '@troth/ui/button';
import { Notice } from '@troth/ui/notice';
import { SideSheet } from '@troth/ui/side-sheet';
import { lazy, Suspense, useRef, useState } from 'react';
import { t } from '../../../shared/texts';
import { uploadQueueOf } from '../files/files';
import type { EditableEntry } from '../queries';
import classes from './entry.module.css';
import type { EntryStore } from './entry-store';
import { EntryForm } from './entry-form';
import { emptyForm, errorsOf, fieldsOf } from './entry-values';
import { type CoupleNames, type FormValues, lookOf, specsOf } from './kinds';

const EvidenceFiles = lazy(async () => ({ default: (await import('../files/evidence-files')).EvidenceFiles }));

export interface NewEntryProps {
  kind: EditableFinancialKind;
  slot: string;
  /** What is known before anything is typed, such as the year that is missing. */
  preset: FormValues;
  store: EntryStore;
  names: CoupleNames;
  today: string;
  onClose: () => void;
  onAdded: (entry: EditableEntry, next: 'close' | 'another') => void;
}

/** To the first field that is wrong, once it says so. */
const toFirstError = () =>
  window.requestAnimationFrame(() => document.querySelector<HTMLElement>('[role="dialog"] [aria-invalid]')?.focus());

/**
 * The form of an entry that is not there yet. It is added by the person's word, so that the partner never sees half an
 * entry; until then what is typed is kept on the device, and closing it loses nothing.
 */
export function NewEntry({ kind, slot, preset, store, names, today, onClose, onAdded }: NewEntryProps) {
  const queue = uploadQueueOf(useQueryClient(), useRuntime(), store.place);
  const specs = specsOf(kind, names);
  const start = { ...emptyForm(kind, specs), ...preset, ...store.startOf(slot) };
  const [values, setValues] = useState<FormValues>(() => ({ ...start, ...store.drafts.begunOf(kind, slot)?.values }));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isValidating, setValidating] = useState(false);
  const attempt = useRef(0);
  const found = errorsOf(kind, values, specs, today);
  const isFilled = (name: string) => String(values[name] ?? '').trim() !== '';
  const atOnce = new Set(specs.flatMap(({ name, isJudgedAtOnce }) => (isJudgedAtOnce === true ? [name] : [])));
  const errors = Object.fromEntries(
    Object.entries(found).filter(
      ([name]) => isValidating || atOnce.has(name) || (left.has(name) && (isFilled(name) || name === 'valuationDate')),
    ),
  );

  const save = useMutation({
    mutationFn: async (next: 'close' | 'another') => ({
      entry: await store.add(kind, fieldsOf(values, specs), `entry-${slot}-${String(attempt.current)}`),
      next,
    }),
    onSuccess: ({ entry, next }) => {
      store.drafts.end(kind, slot);
      queue.release(slot, entry.id);
      onAdded(entry, next);
    },
    onError: (error) => {
      // An answer came: the next try is another attempt. Without one, the same key makes it the same.
      if (error instanceof ApiError && typeof error.status === 'number') attempt.current += 1;
    },
  });

  const change = (changes: FormValues) => {
    const next = { ...values, ...changes };
    setValues(next);
    setLeft(new Set([...left].filter((name) => !(name in changes))));
    store.drafts.begin(kind, slot, next);
  };
  const add = (next: 'close' | 'another') => {
    setValidating(true);
    if (Object.keys(found).length > 0) toFirstError();
    else if (!save.isPending) save.mutate(next);
  };
  const discard = () => {
    if (save.isPending) return;
    store.drafts.end(kind, slot);
    queue.forget(slot);
    onClose();
  };

  return (
    <SideSheet
      isOpen
      size="wide"
      title={lookOf(kind).add()}
      subtitle={t('disclosure.new.kept')}
      onClose={onClose}
      foot={
        <div className={classes.foot}>
          <Button
            variant="primary"
            isLoading={save.isPending}
            loadingText={t('disclosure.save.saving')}
            onClick={() => add('close')}
          >
            {t('disclosure.new.add')}
          </Button>
          <Button aria-disabled={save.isPending} onClick={() => add('another')}>
            {t('disclosure.new.another')}
          </Button>
          <Button variant="text" className={classes.discard} aria-disabled={save.isPending} onClick={discard}>
            {t('disclosure.new.discard')}
          </Button>
        </div>
      }
    >
      <form
        noValidate
        className={classes.body}
        onSubmit={(event) => {
          event.preventDefault();
          add('close');
        }}
      >
        <div className={classes.notices}>
          {save.error !== null && !save.isPending && (
            <Notice tone="danger" isAlert title={errorText(save.error)}>
              {t('disclosure.save.safe')}
            </Notice>
          )}
        </div>
        <EntryForm
          kind={kind}
          names={names}
          values={values}
          errors={errors}
          today={today}
          onChange={change}
          onLeave={(name) => setLeft(new Set([...left, name]))}
        >
          <Suspense fallback={null}>
            <EvidenceFiles place={store.place} readerId={store.place.userId} entryId={null} owner={slot} />
          </Suspense>
        </EntryForm>
        {/* Enter in a field adds, as in any form. */}
        <button type="submit" hidden />
      </form>
    </SideSheet>
  );
}
