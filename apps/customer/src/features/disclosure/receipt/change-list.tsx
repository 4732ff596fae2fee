import type { DisclosureChange } from '@troth/domain/disclosure';
import { enumerationLabel, say } from '@troth/domain/messages';
import type { Side } from '@troth/domain/people';
import { Button } from '@troth/ui/button';
import { StatusTag, type TagTone } from '@troth/ui/status-tag';
import { VisuallyHidden } from '@troth/ui/visually-hidden';
import { useState } from 'react';
import { t } from '../../../shared/texts';
import { type ChangedField, changedFields } from './change-texts';
import classes from './receipt.module.css';

/** More than these are read on request. */
const SHOWN_AT_ONCE = 4;

const tones = {
  ADDED: 'success',
  REMOVED: 'danger',
  CHANGED: 'info',
  NOTHING_STATED: 'info',
  NOTHING_WITHDRAWN: 'info',
} as const satisfies Record<DisclosureChange['change'], TagTone>;

function FieldLine({ label, before, after }: ChangedField) {
  const none = t('disclosure.receipt.none');
  return (
    <li>
      <span className={classes.field}>{label}</span> <VisuallyHidden>{t('disclosure.receipt.before')} </VisuallyHidden>
      <span className={classes.was}>{before ?? none}</span> <span aria-hidden="true">→</span>
      <VisuallyHidden> {t('disclosure.receipt.after')}</VisuallyHidden> <span>{after ?? none}</span>
    </li>
  );
}

/** What an entry that came or went says, on one line. */
const sentenceOf = (fields: readonly ChangedField[]): string =>
  fields.map(({ label, before, after }) => `${label}: ${after ?? before ?? ''}`).join('; ');

function ChangeItem({ change, names }: { change: DisclosureChange; names: Readonly<Record<Side, string>> }) {
  const fields = changedFields(change, names);
  const { files } = change;
  const isStatement = change.entryId === null;
  return (
    <li className={classes.change}>
      <p className={classes.changeHead}>
        <StatusTag tone={tones[change.change]}>{t(`disclosure.receipt.change.${change.change}`)}</StatusTag>
        <b>{change.title}</b>
        {!isStatement && <span className={classes.kind}>{enumerationLabel(say, 'financialKind', change.kind)}</span>}
      </p>
      {change.change === 'CHANGED' ? (
        <ul className={classes.fields}>
          {fields.map((field) => (
            <FieldLine key={field.field} {...field} />
          ))}
        </ul>
      ) : (
        !isStatement && <p className={classes.all}>{sentenceOf(fields)}</p>
      )}
      {(files.added.length > 0 || files.removed.length > 0) && (
        <ul className={classes.fields}>
          {files.added.map(({ name, sha256 }) => (
            <li key={sha256}>{t('disclosure.receipt.fileAdded', { name })}</li>
          ))}
          {files.removed.map(({ name, sha256 }) => (
            <li key={sha256}>{t('disclosure.receipt.fileRemoved', { name })}</li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** What changed in a disclosure, entry by entry: before and after. */
export function ChangeList({
  changes,
  names,
  label,
}: {
  changes: readonly DisclosureChange[];
  names: Readonly<Record<Side, string>>;
  label: string;
}) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? changes : changes.slice(0, SHOWN_AT_ONCE);
  const more = changes.length - shown.length;
  return (
    <>
      <ul className={classes.changes} aria-label={label}>
        {shown.map((change) => (
          <ChangeItem key={`${change.kind} ${change.entryId ?? ''}`} change={change} names={names} />
        ))}
      </ul>
      {more > 0 && (
        <div className={classes.more}>
          <Button size="sm" variant="text" onClick={() => setWhole(true)}>
            {t('disclosure.receipt.more', { count: more })}
          </Button>
        </div>
      )}
    </>
  );
}
