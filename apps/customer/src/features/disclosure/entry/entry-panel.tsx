import { useQueryClient } from '@tanstack/react-query';
import type { FinancialEntries, FinancialKind } from '@troth/domain/disclosure';
import type { Side } from '@troth/domain/people';
import { Notice } from '@troth/ui/notice';
import { SideSheet } from '@troth/ui/side-sheet';
import { useState } from 'react';
import { t } from '../../../shared/texts';
import type { OpenPanel } from '../links';
import { type Disclosure, type EditableEntry, isEditable } from '../queries';
import classes from './entry.module.css';
import { entryStoreOf } from './entry-store';
import { EntryDetails } from './entry-details';
import { ExistingEntry } from './existing-entry';
import type { CoupleNames, FormValues } from './kinds';
import { NewEntry } from './new-entry';

export interface EntryPanelProps {
  panel: OpenPanel;
  disclosures: Readonly<Record<Side, Disclosure | null>>;
  own: Side;
  /** Who both partners are; B's is null before someone joined. */
  userIds: { readonly A: string; readonly B: string | null };
  documentId: string;
  names: CoupleNames;
  today: string;
  isReadOnly: boolean;
  onOpen: (panel: OpenPanel) => void;
  onClose: () => void;
  onAdded: (kind: FinancialKind, entry: EditableEntry) => void;
  onDelete: (kind: FinancialKind, entry: FinancialEntries[FinancialKind]) => void;
}

interface Found {
  readonly owner: Side;
  readonly entry: FinancialEntries[FinancialKind];
}

function find(disclosures: EntryPanelProps['disclosures'], kind: FinancialKind, entryId: string): Found | null {
  for (const owner of ['A', 'B'] as const) {
    const entry = disclosures[owner]?.[kind].find(({ id }) => id === entryId);
    if (entry !== undefined) return { owner, entry };
  }
  return null;
}

/** What is open beside the ledgers: a new entry, one of one's own, or one of the partner's to read. */
export function EntryPanel({
  panel,
  disclosures,
  own,
  userIds,
  documentId,
  names,
  today,
  isReadOnly,
  onOpen,
  onClose,
  onAdded,
  onDelete,
}: EntryPanelProps) {
  const readerId = userIds[own] ?? userIds.A;
  const store = entryStoreOf(useQueryClient(), { userId: readerId, documentId });
  const found = panel.is === 'entry' ? find(disclosures, panel.kind, panel.entryId) : null;
  // An entry that is deleted while it is open stays in its form: what was typed is the person's.
  const [opened] = useState(found);
  const shown = found ?? opened;

  if (panel.is === 'new') {
    const { kind, slot, year } = panel;
    if (slot === null) return null;
    return (
      <NewEntry
        kind={kind}
        slot={slot}
        preset={year === null ? {} : { year }}
        store={store}
        names={names}
        today={today}
        onClose={onClose}
        onAdded={(entry, next) => {
          onAdded(kind, entry);
          if (next === 'close') onClose();
          else onOpen({ is: 'new', kind, slot: store.prepare({}), year: null });
        }}
      />
    );
  }
  if (shown === null) {
    return (
      <SideSheet isOpen title={t('disclosure.gone.title')} onClose={onClose}>
        <div className={classes.body}>
          <Notice tone="info">{t('disclosure.gone')}</Notice>
        </div>
      </SideSheet>
    );
  }
  const { kind } = panel;
  const { owner, entry } = shown;
  if (owner === own && isEditable(kind) && !isReadOnly) {
    return (
      <ExistingEntry
        kind={kind}
        entry={(found?.entry ?? null) as EditableEntry | null}
        opened={entry as EditableEntry}
        store={store}
        names={names}
        today={today}
        onClose={onClose}
        onDelete={() => onDelete(kind, entry)}
        onAddAgain={(values: FormValues) => onOpen({ is: 'new', kind, slot: store.prepare(values), year: null })}
      />
    );
  }
  return (
    <EntryDetails
      kind={kind}
      entry={entry}
      place={{ userId: userIds[owner] ?? readerId, documentId }}
      readerId={readerId}
      names={names}
      ownerName={names[owner]}
      onClose={onClose}
    />
  );
}
