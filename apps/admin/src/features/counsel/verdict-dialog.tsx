import { useQuery } from '@tanstack/react-query';
import { RadioOptions } from '@troth/ui/option-cards';
import { SelectField } from '@troth/ui/select-field';
import { TextAreaField, TextField } from '@troth/ui/text-field';
import { useState } from 'react';
import { ActionDialog } from '../../shared/actions/action-dialog';
import { t } from '../../shared/texts';
import { attorneysOfStateQuery, type CounselOutcomes, type CounselVerdicts, recordVerdicts } from './queries';

type Verdict = CounselVerdicts['verdicts'][number];

/** No account of ours: the name and the bar number are typed. */
const TYPED = 'typed';

/** What became of a table, in words. */
function doneText({ outcomes }: CounselOutcomes): string {
  const count = (outcome: CounselOutcomes['outcomes'][number]['outcome']) =>
    outcomes.filter((one) => one.outcome === outcome).length;
  return [
    t('counsel.done.recorded', { count: count('RECORDED') }),
    ...(['SAME', 'CHANGED', 'UNKNOWN'] as const)
      .filter((outcome) => count(outcome) > 0)
      .map((outcome) => t(`counsel.done.${outcome}`, { count: count(outcome) })),
  ].join(' ');
}

/**
 * Records what one attorney said: of the texts that were ticked, with one verdict and note, or of a table, where each has
 * its own.
 */
export function VerdictDialog({
  stateId,
  stateName,
  verdicts,
  isTable,
  unreadable,
  onDone,
  onClose,
}: {
  stateId: string;
  stateName: string;
  /** Without a table, the verdict is chosen here. */
  verdicts: readonly Verdict[];
  isTable: boolean;
  /** Lines of the table that say nothing that we know. */
  unreadable: readonly number[];
  onDone: () => void;
  onClose: () => void;
}) {
  const { data } = useQuery(attorneysOfStateQuery(stateId));
  const [attorneyId, setAttorneyId] = useState(TYPED);
  const [name, setName] = useState('');
  const [barNumber, setBarNumber] = useState('');
  const [verdict, setVerdict] = useState<Verdict['verdict']>('APPROVED');
  const [note, setNote] = useState('');
  const isTyped = attorneyId === TYPED;
  const count = verdicts.length;
  const missing =
    count === 0
      ? t('counsel.missing.verdicts')
      : isTyped && (name.trim() === '' || barNumber.trim() === '')
        ? t('counsel.missing.attorney')
        : null;
  return (
    <ActionDialog
      title={t(isTable ? 'counsel.import.title' : 'counsel.record.title', { count, state: stateName })}
      effects={[
        t('counsel.effect.wording'),
        t('counsel.effect.drafts'),
        ...(unreadable.length === 0 ? [] : [t('counsel.effect.unreadable', { lines: unreadable.join(', ') })]),
      ]}
      confirmText={t('counsel.record.confirm', { count })}
      hasReason={false}
      missing={missing}
      act={() =>
        recordVerdicts(stateId, {
          ...(isTyped ? { attorneyName: name.trim(), barNumber: barNumber.trim() } : { attorneyId }),
          verdicts: isTable
            ? [...verdicts]
            : verdicts.map((one) => ({ ...one, verdict, ...(note.trim() !== '' && { note: note.trim() }) })),
        })
      }
      doneText={doneText}
      onDone={onDone}
      onClose={onClose}
    >
      {!isTable && (
        <RadioOptions
          label={t('counsel.verdict')}
          value={verdict}
          onChange={(chosen) => {
            const known = (['APPROVED', 'READ', 'WITHDRAWN'] as const).find((one) => one === chosen);
            if (known !== undefined) setVerdict(known);
          }}
          options={(['APPROVED', 'READ', 'WITHDRAWN'] as const).map((value) => ({
            value,
            label: t(`counsel.verdict.${value}`),
          }))}
        />
      )}
      <SelectField
        label={t('counsel.attorney')}
        options={[
          { value: TYPED, label: t('counsel.attorney.typed') },
          ...(data?.attorneys ?? []).map(({ id, user }) => ({
            value: id,
            label: [user?.firstName, user?.lastName].filter(Boolean).join(' ') || user?.email || id,
          })),
        ]}
        value={attorneyId}
        onChange={setAttorneyId}
      />
      {isTyped && (
        <>
          <TextField label={t('counsel.attorney.name')} value={name} onChange={setName} isRequired />
          <TextField label={t('counsel.attorney.bar')} value={barNumber} onChange={setBarNumber} isRequired />
        </>
      )}
      {!isTable && (
        <TextAreaField label={t('counsel.note')} value={note} onChange={setNote} rows={3} maxLength={2000} />
      )}
    </ActionDialog>
  );
}
