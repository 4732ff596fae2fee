import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type EditableFinancialKind,
  type FinancialEntries,
  FINANCIAL_KINDS,
  type FinancialKind,
  type JointEntryProblem,
  pendingFinancialDisputes,
} from '@troth/domain/disclosure';
import type { Side } from '@troth/domain/people';
import { errorText } from '@troth/portal/errors';
import { Button } from '@troth/ui/button';
import { Segmented } from '@troth/ui/filter-chips';
import { Notice } from '@troth/ui/notice';
import { PartnerMark } from '@troth/ui/partner-mark';
import { Row } from '@troth/ui/layout';
import { type ReactNode, useState } from 'react';
import type { OwnDocument } from '../../shared/document';
import { afterChange } from '../../shared/journey';
import { t } from '../../shared/texts';
import classes from './disclosure.module.css';
import { useDraftShelf } from './draft-shelf';
import { factsOf } from './entry-facts';
import { EntryPopup } from './entry-popup';
import { IncomeYears } from './income-years';
import { type FieldValue, KINDS_SHOWN } from './kinds';
import { entriesOf, LedgerOfKind } from './ledger-of-kind';
import { Picture } from './picture';
import { createEntry, deleteEntry, type Disclosure, isEditable, type Place } from './queries';
import { totalsOf } from './totals';
import { useDisclosures } from './use-disclosures';

type View = 'BOTH' | Side;

interface OpenForm {
  readonly kind: EditableFinancialKind;
  readonly entry: FinancialEntries[EditableFinancialKind] | null;
  readonly preset?: Readonly<Record<string, FieldValue>>;
}

interface Deleted {
  readonly kind: FinancialKind;
  readonly entry: FinancialEntries[FinancialKind];
}

/** What of an entry is its own: what a new one like it is made of. */
const FIELDS_OF_THE_RECORD = new Set([
  'id',
  'userId',
  'documentId',
  'version',
  'partnerAgrees',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'createdById',
  'updatedById',
]);
const ownFields = (entry: object) =>
  Object.fromEntries(Object.entries(entry).filter(([name]) => !FIELDS_OF_THE_RECORD.has(name)));

export const countOf = (disclosure: Disclosure | null): number =>
  disclosure === null ? 0 : FINANCIAL_KINDS.reduce((count, kind) => count + disclosure[kind].length, 0);

export interface DisclosureScreenProps {
  own: OwnDocument;
  /** Years for which the reader owes an income. */
  missingYears: readonly number[];
  thisYear: number;
  /** What must be read before going on; above the ledgers on small screens. */
  aside: ReactNode;
  foot: ReactNode;
}

/** The ledgers of both partners: what is owned, owed and earned. Customer spec §2 "/financial-disclosure". */
export function DisclosureScreen({ own, missingYears, thisYear, aside, foot }: DisclosureScreenProps) {
  const queryClient = useQueryClient();
  const { readerId, disclosures } = useDisclosures(own);
  const { document, side } = own;
  const names = { A: own.names.A, B: own.names.B ?? t('partner.yourPartner') };
  const place: Place = { userId: readerId, documentId: document.id };
  const drafts = useDraftShelf(readerId);
  const [view, setView] = useState<View>('BOTH');
  const [form, setForm] = useState<OpenForm | null>(null);
  const [deleted, setDeleted] = useState<Deleted | null>(null);

  const removal = useMutation({
    mutationFn: ({ kind, entry }: Deleted) => deleteEntry(place, kind, entry.id),
    onSuccess: async (_, gone) => {
      setDeleted(gone);
      await afterChange(queryClient, readerId);
    },
  });
  const undo = useMutation({
    mutationFn: async ({ kind, entry }: Deleted): Promise<void> => {
      if (isEditable(kind)) await createEntry(place, kind, ownFields(entry), `undo-${entry.id}`);
    },
    onSuccess: async () => {
      setDeleted(null);
      await afterChange(queryClient, readerId);
    },
  });

  const hasPartner = document.userBId !== null;
  const both: readonly Side[] = hasPartner ? ['A', 'B'] : ['A'];
  const sides = view === 'BOTH' ? both : [view];
  const totals = totalsOf(disclosures);
  const assets = [...(disclosures.A?.assets ?? []), ...(disclosures.B?.assets ?? [])];
  const problems = new Map<string, JointEntryProblem>(
    pendingFinancialDisputes(assets).map(({ entryId, problem }) => [entryId, problem]),
  );
  const actions = {
    onAdd: (kind: EditableFinancialKind) => {
      const year = kind === 'incomes' ? missingYears[0] : undefined;
      setForm({ kind, entry: null, ...(year !== undefined && { preset: { year } }) });
    },
    onChange: (kind: EditableFinancialKind, entry: FinancialEntries[EditableFinancialKind]) => setForm({ kind, entry }),
    onDelete: (kind: FinancialKind, entry: FinancialEntries[FinancialKind]) => removal.mutate({ kind, entry }),
  };
  // A form that is open shows the entry as it stands now, so that a second try after a conflict builds on it.
  const formEntry =
    form?.entry == null ? null : (disclosures[side]?.[form.kind].find(({ id }) => id === form.entry?.id) ?? form.entry);
  const failure = removal.error ?? undo.error;
  const legacy = entriesOf('legacy-joint-properties', disclosures, sides);

  return (
    <>
      {totals.length > 0 && <Picture totals={totals} sides={both} names={names} own={side} />}
      <div className={classes.columns}>
        <aside className={classes.rail}>{aside}</aside>
        <div className={classes.ledgers}>
          {hasPartner && (
            <Segmented<View>
              label={t('disclosure.view')}
              value={view}
              onChange={setView}
              options={[
                { value: 'BOTH', label: t('disclosure.view.both') },
                ...both.map((value) => ({
                  value,
                  label: (
                    <Row as="span" gap={2} isWrapping={false}>
                      <PartnerMark side={value} name={names[value]} size={20} isNameBeside />
                      {names[value]}
                    </Row>
                  ),
                })),
              ]}
            />
          )}
          {KINDS_SHOWN.map((kind) => (
            <LedgerOfKind
              key={kind}
              kind={kind}
              entries={entriesOf(kind, disclosures, sides)}
              own={side}
              names={names}
              problems={problems}
              {...(kind === 'incomes' && {
                lead: <IncomeYears disclosures={disclosures} sides={sides} names={names} thisYear={thisYear} />,
              })}
              {...(sides.includes(side) && actions)}
            />
          ))}
          {legacy.length > 0 && (
            <LedgerOfKind
              kind="legacy-joint-properties"
              entries={legacy}
              own={side}
              names={names}
              problems={problems}
              onDelete={actions.onDelete}
            />
          )}
          <div className={classes.toast} role="status">
            {deleted !== null && (
              <Notice
                tone="info"
                title={t('disclosure.deleted', { title: factsOf(deleted.kind, deleted.entry as never).title })}
                actions={
                  <>
                    {isEditable(deleted.kind) && (
                      <Button size="sm" isLoading={undo.isPending} onClick={() => undo.mutate(deleted)}>
                        {t('disclosure.undo')}
                      </Button>
                    )}
                    <Button size="sm" variant="text" onClick={() => setDeleted(null)}>
                      {t('disclosure.dismiss')}
                    </Button>
                  </>
                }
              />
            )}
          </div>
          {failure !== null && (
            <Notice tone="danger" isAlert title={errorText(failure)}>
              {t('disclosure.delete.safe')}
            </Notice>
          )}
          {foot}
        </div>
      </div>
      {form !== null && (
        <EntryPopup
          kind={form.kind}
          entry={formEntry}
          {...(form.preset !== undefined && { preset: form.preset })}
          place={place}
          readerId={readerId}
          names={names}
          drafts={drafts}
          onClose={() => setForm(null)}
        />
      )}
    </>
  );
}
