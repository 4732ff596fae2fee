import { useQuery } from '@tanstack/react-query';
import { termRefusal, unknownPlaceholder } from '@troth/domain/jurisdictions';
import { Row } from '@troth/ui/layout';
import { RadioOptions } from '@troth/ui/option-cards';
import { Text } from '@troth/ui/text';
import { TextAreaField, TextField } from '@troth/ui/text-field';
import { useState } from 'react';
import { ActionDialog } from '../../shared/actions/action-dialog';
import { CsvButton } from '../../shared/list/list-tools';
import { t } from '../../shared/texts';
import { LawPreview } from './law-preview';
import { changeLaw, concernedFile, type LawFact, lawImpactQuery, type StateLaw } from './queries';
import { choicesOf, fieldInline, fieldLabel, isLong, valueLabel } from './words';

/** What is wrong with a new value; null where nothing is. The API asks the same rules. */
function fault({ subject, field }: LawFact, value: string | boolean | null): string | null {
  if (typeof value !== 'string') return null;
  if (subject === 'TERM' && termRefusal(value) !== null) return t('law.fault.term');
  if (field === 'notaryBlockText') {
    const unknown = unknownPlaceholder(value);
    return unknown === null ? null : t('law.fault.placeholder', { placeholder: unknown });
  }
  return value.trim() === '' && field !== 'statute' && field !== 'icon' ? t('law.fault.empty') : null;
}

/** Changes one value of a state's law: its source, the reason, and whom it concerns. Decisions, row 55. */
export function LawChangeDialog({ law, fact, onClose }: { law: StateLaw; fact: LawFact; onClose: () => void }) {
  const { data: impact } = useQuery(lawImpactQuery(law.id, fact));
  const [value, setValue] = useState<string | boolean | null>(fact.value);
  const [source, setSource] = useState('');
  const label = fieldLabel(fact);
  const choices = choicesOf(fact);
  const wrong = fault(fact, value);
  const effects =
    impact === undefined
      ? [t('law.counting')]
      : [
          t('law.impact.couples', { count: impact.couples }),
          ...(impact.stale > 0 ? [t('law.impact.stale', { count: impact.stale, approved: impact.approved })] : []),
          ...(impact.online > 0 ? [t('law.impact.online', { count: impact.online })] : []),
          ...(impact.flags > 0 ? [t('law.impact.flags', { count: impact.flags })] : []),
          ...(impact.answering > 0 ? [t('law.impact.answering', { count: impact.answering })] : []),
          ...(impact.untouched > 0 ? [t('law.impact.untouched', { count: impact.untouched })] : []),
          t('law.impact.again'),
        ];
  const missing =
    value === fact.value
      ? t('law.missing.value')
      : (wrong ?? (source.trim() === '' ? t('law.missing.source') : impact === undefined ? t('law.counting') : null));
  const text = typeof value === 'string' ? value : '';
  return (
    <ActionDialog
      title={t('law.change.title', { field: fieldInline(fact), state: law.name })}
      intro={t('law.now', { value: valueLabel(fact, fact.value) })}
      effects={effects}
      confirmText={
        impact === undefined || impact.couples === 0
          ? t('law.change.confirm')
          : t('law.change.confirmFor', { count: impact.couples })
      }
      missing={missing}
      act={(reason) => changeLaw(law, fact, value, { source: source.trim(), reason })}
      doneText={() => t('law.change.done', { field: label, state: law.name })}
      onClose={onClose}
    >
      {choices !== null ? (
        <RadioOptions
          label={t('law.newValue')}
          value={String(value)}
          onChange={(chosen) => setValue(typeof fact.value === 'boolean' ? chosen === 'true' : chosen)}
          options={choices}
        />
      ) : isLong(fact) ? (
        <TextAreaField label={t('law.newValue')} value={text} onChange={setValue} rows={8} isRequired />
      ) : (
        <TextField label={t('law.newValue')} value={text} onChange={setValue} isRequired />
      )}
      <TextField label={t('law.source')} help={t('law.source.help')} value={source} onChange={setSource} isRequired />
      {value !== fact.value && wrong === null && <LawPreview stateId={law.id} fact={fact} value={value} />}
      {impact !== undefined && impact.couples + impact.untouched > 0 && (
        <Row gap={3}>
          <Text as="span">{t('law.concerned')}</Text>
          <CsvButton name={`couples-${law.abbreviation.toLowerCase()}.csv`} get={() => concernedFile(law.id, fact)} />
        </Row>
      )}
    </ActionDialog>
  );
}
