import type { FinancialEntries, FinancialKind } from '@troth/domain/disclosure';
import { enumerationLabel, say } from '@troth/domain/messages';
import { Facts } from '@troth/ui/facts';
import { SideSheet } from '@troth/ui/side-sheet';
import { lazy, Suspense } from 'react';
import { t } from '../../../shared/texts';
import { factsOf } from '../entry-facts';
import { isEditable, type Place } from '../queries';
import { inDollars, useExchangeRates } from '../rates';
import classes from './entry.module.css';
import { formOf } from './entry-values';
import { type CoupleNames, specsOf } from './kinds';
import { showValue } from './show-value';

const EvidenceFiles = lazy(async () => ({ default: (await import('../files/evidence-files')).EvidenceFiles }));

export interface EntryDetailsProps<K extends FinancialKind> {
  kind: K;
  entry: FinancialEntries[K];
  /** Whose entry it is. */
  place: Place;
  readerId: string;
  names: CoupleNames;
  ownerName: string;
  onClose: () => void;
}

/** An entry to read: the partner's, or one of a former form. */
export function EntryDetails<K extends FinancialKind>({
  kind,
  entry,
  place,
  readerId,
  names,
  ownerName,
  onClose,
}: EntryDetailsProps<K>) {
  const { name: title, cents, currency, details } = factsOf(kind, entry);
  const rates = useExchangeRates(currency !== 'USD');
  const specs = isEditable(kind) ? specsOf(kind, names) : [];
  const values = isEditable(kind) ? formOf(kind, specs, entry) : {};
  const said = specs
    .filter((spec) => spec.isShown?.(values) !== false)
    .map((spec) => ({ key: spec.name, label: spec.label, value: showValue(spec, values[spec.name] ?? '', values) }));
  const unsaid = said.filter(({ value }) => value === '').map(({ label }) => label);
  const dollars = inDollars(cents, currency, rates);
  return (
    <SideSheet
      isOpen
      size="wide"
      title={title}
      subtitle={t('disclosure.read.of', { name: ownerName })}
      onClose={onClose}
    >
      {/* Nothing in it may be a control, and it scrolls: the keyboard must be able to reach it. */}
      <div className={classes.body} role="group" aria-label={title} tabIndex={0}>
        {dollars !== null && <p className={classes.lead}>{dollars}</p>}
        <Facts
          facts={[
            { key: 'kind', label: t('disclosure.read.kind'), value: enumerationLabel(say, 'financialKind', kind) },
            ...(isEditable(kind) ? [] : details.map((detail) => ({ key: detail, label: '', value: detail }))),
            ...said.filter(({ value }) => value !== ''),
            {
              key: 'currency',
              label: t('disclosure.field.currency'),
              value: enumerationLabel(say, 'currency', currency),
            },
          ]}
        />
        {unsaid.length > 0 && (
          <p className={classes.unsaid}>{t('disclosure.read.notStated', { fields: unsaid.join(', ') })}</p>
        )}
        {isEditable(kind) && (
          <Suspense fallback={null}>
            <EvidenceFiles place={place} readerId={readerId} entryId={entry.id} owner={entry.id} isReadOnly />
          </Suspense>
        )}
      </div>
    </SideSheet>
  );
}
