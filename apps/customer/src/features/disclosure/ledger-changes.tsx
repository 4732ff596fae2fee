import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { EditableFinancialKind, FinancialKind } from '@troth/domain/disclosure';
import { announce } from '@troth/portal/announcer';
import { errorText } from '@troth/portal/errors';
import { Button } from '@troth/ui/button';
import { Notice } from '@troth/ui/notice';
import { useEffect, useRef, useState } from 'react';
import { afterChange } from '../../shared/journey';
import { t } from '../../shared/texts';
import classes from './disclosure.module.css';
import { factsOf } from './entry-facts';
import type { AnyEntry } from './entry-line';
import { deleteEntry, type Place, restoreEntry, stateNothing } from './queries';

interface Deleted {
  readonly kind: FinancialKind;
  readonly entry: AnyEntry;
}

export type LedgerChanges = ReturnType<typeof useLedgerChanges>;

/** What is changed from the ledgers, without a form: entries deleted and brought back, and kinds with nothing in them. */
export function useLedgerChanges(place: Place) {
  const queryClient = useQueryClient();
  const [deleted, setDeleted] = useState<readonly Deleted[]>([]);
  const refresh = () => afterChange(queryClient, place.userId);

  /** What told of a deletion goes; the keyboard goes on in the ledger, or with the deletion before it. */
  const forget = ({ kind, entry }: Deleted) => {
    setDeleted((before) => before.filter((each) => each.entry.id !== entry.id));
    window.document.getElementById(kind)?.focus({ preventScroll: true });
  };
  const removal = useMutation({
    mutationFn: async ({ kind, entry }: Deleted) => deleteEntry(place, kind, entry.id),
    onSuccess: async (_, gone) => {
      setDeleted((before) => [...before, gone]);
      await refresh();
    },
  });
  const undo = useMutation({
    mutationFn: async ({ kind, entry }: Deleted): Promise<void> => {
      await restoreEntry(place, kind, entry.id);
    },
    onSuccess: async (_, { kind, entry }) => {
      forget({ kind, entry });
      announce(t('disclosure.restored', { title: factsOf(kind, entry as never).name }));
      await refresh();
    },
  });
  const statement = useMutation({
    mutationFn: async ({ kind, isStated }: { kind: EditableFinancialKind; isStated: boolean }) =>
      stateNothing(place, kind, isStated),
    onSuccess: refresh,
  });
  return {
    deleted,
    forget,
    remove: (kind: FinancialKind, entry: AnyEntry) => removal.mutate({ kind, entry }),
    undo,
    stateNothing: (kind: EditableFinancialKind, isStated: boolean) => statement.mutate({ kind, isStated }),
    failure: removal.error ?? undo.error ?? statement.error,
  };
}

/** What was deleted, each to be brought back, and why the last change was not made. */
export function LedgerChangeNotices({ changes: { deleted, undo, forget, failure } }: { changes: LedgerChanges }) {
  const undoButton = useRef<HTMLButtonElement>(null);
  // The row goes with its entry: the focus goes to what brings it back.
  useEffect(() => {
    if (deleted.length > 0) undoButton.current?.focus();
  }, [deleted.length]);
  return (
    <div className={classes.toast}>
      <div role="status">
        {deleted.map(({ kind, entry }, at) => (
          <div key={entry.id} className={classes.deleted}>
            <p>{t('disclosure.deleted', { title: factsOf(kind, entry as never).name })}</p>
            <Button
              size="sm"
              ref={at === deleted.length - 1 ? undoButton : null}
              isLoading={undo.isPending && undo.variables.entry.id === entry.id}
              onClick={() => undo.mutate({ kind, entry })}
            >
              {t('disclosure.undo')}
            </Button>
            <Button size="sm" variant="text" onClick={() => forget({ kind, entry })}>
              {t('disclosure.dismiss')}
            </Button>
          </div>
        ))}
      </div>
      {failure !== null && (
        <Notice tone="danger" isAlert title={errorText(failure)}>
          {t('disclosure.delete.safe')}
        </Notice>
      )}
    </div>
  );
}
