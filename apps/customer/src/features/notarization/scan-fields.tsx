import { DateField } from '@troth/ui/date-field';
import { SelectField } from '@troth/ui/select-field';
import { TextField } from '@troth/ui/text-field';
import type { State } from '../../shared/states';
import { t } from '../../shared/texts';
import classes from './notarization.module.css';

/** What is typed of a paper, each part empty until it is. */
export type Typed = Record<
  | 'signedOn'
  | 'notaryName'
  | 'notaryCommissionNumber'
  | 'notaryState'
  | 'notaryCounty'
  | 'commissionExpiresOn'
  | 'witness1'
  | 'witness2',
  string
>;

/** What stands on the paper: the day, the notary with the commission, and the witnesses. */
export function ScanFields({
  typed,
  onType,
  errorOf,
  states,
  isWitnessRequired,
}: {
  typed: Typed;
  onType: (part: keyof Typed, value: string) => void;
  errorOf: (part: keyof Typed) => string | undefined;
  states: readonly State[];
  isWitnessRequired: boolean;
}) {
  return (
    <div className={classes.fields}>
      <DateField
        label={t('notarize.scan.signedOn')}
        help={t('notarize.scan.signedOn.help')}
        value={typed.signedOn}
        onChange={(value) => onType('signedOn', value)}
        isRequired
        error={errorOf('signedOn')}
      />
      <TextField
        label={t('notarize.scan.notaryName')}
        help={t('notarize.scan.notaryName.help')}
        value={typed.notaryName}
        onChange={(value) => onType('notaryName', value)}
        isRequired
        maxLength={200}
        error={errorOf('notaryName')}
      />
      <TextField
        label={t('notarize.scan.commission')}
        value={typed.notaryCommissionNumber}
        onChange={(value) => onType('notaryCommissionNumber', value)}
        isRequired
        maxLength={200}
        error={errorOf('notaryCommissionNumber')}
      />
      <DateField
        label={t('notarize.scan.commissionExpires')}
        value={typed.commissionExpiresOn}
        onChange={(value) => onType('commissionExpiresOn', value)}
        isRequired
        error={errorOf('commissionExpiresOn')}
      />
      <SelectField
        label={t('notarize.scan.state')}
        value={typed.notaryState}
        onChange={(value) => onType('notaryState', value)}
        options={states.map(({ abbreviation, name }) => ({ value: abbreviation, label: name }))}
        isRequired
        error={errorOf('notaryState')}
      />
      <TextField
        label={t('notarize.scan.county')}
        value={typed.notaryCounty}
        onChange={(value) => onType('notaryCounty', value)}
        maxLength={200}
      />
      <TextField
        label={t('notarize.scan.witness', { number: 1 })}
        {...(!isWitnessRequired && { help: t('notarize.scan.witness.help') })}
        value={typed.witness1}
        onChange={(value) => onType('witness1', value)}
        isRequired={isWitnessRequired}
        maxLength={200}
        error={errorOf('witness1')}
      />
      <TextField
        label={t('notarize.scan.witness', { number: 2 })}
        value={typed.witness2}
        onChange={(value) => onType('witness2', value)}
        maxLength={200}
      />
    </div>
  );
}
