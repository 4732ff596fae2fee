import { ASSET_ACCOUNT_TYPES, type EditableFinancialKind } from '@troth/domain/disclosure';
import { enumerationLabel, say } from '@troth/domain/messages';
import { CURRENCIES, CURRENCY_SYMBOLS, type Currency, parseMoney } from '@troth/domain/money';
import { Segmented } from '@troth/ui/filter-chips';
import { CheckboxField } from '@troth/ui/option-cards';
import { SelectField } from '@troth/ui/select-field';
import { Fragment, type ReactNode } from 'react';
import { t } from '../../../shared/texts';
import { inDollars, useExchangeRates } from '../rates';
import classes from './entry.module.css';
import { EntryField } from './entry-field';
import { meansNone, withConsequences } from './entry-values';
import { type CoupleNames, evidenceSpecs, type FieldSpec, type FormValue, type FormValues, lookOf } from './kinds';

export interface EntryFormProps {
  kind: EditableFinancialKind;
  names: CoupleNames;
  values: FormValues;
  errors: Readonly<Record<string, string>>;
  today: string;
  /** Some fields have changed together; `isTyped` tells words from choices, which are saved sooner. */
  onChange: (values: FormValues, isTyped: boolean) => void;
  /** A field was left. */
  onLeave: (name: string) => void;
  /** The files, under how the value was found. */
  children?: ReactNode;
}

const isCurrency = (value: FormValue | undefined): value is Currency =>
  (CURRENCIES as readonly unknown[]).includes(value);

/** The two shares of a joint entry stand under the box that makes it one. */
const isShare = ({ name }: FieldSpec) => name === 'userAPercentage' || name === 'userBPercentage';
const isTypedIn = ({ type }: FieldSpec) => type !== 'choice';

/** The fields of one entry: what it is, how it is shared, and how its value is known. */
export function EntryForm({ kind, names, values, errors, today, onChange, onLeave, children }: EntryFormProps) {
  const specs = lookOf(kind).fields(names);
  const currency = isCurrency(values['currency']) ? values['currency'] : 'USD';
  const rates = useExchangeRates(currency !== 'USD');
  const isShown = ({ isShown: shows }: FieldSpec) => shows?.(values) !== false;
  const firstAmount = specs.find(({ type }) => type === 'cents');

  const noteOf = (spec: FieldSpec): ReactNode => {
    if (spec.type !== 'cents') return undefined;
    const value = values[spec.name];
    if (meansNone(spec, value)) return t('disclosure.zeroMeansNone');
    const cents = typeof value === 'string' ? parseMoney(value) : null;
    return cents === null ? '' : (inDollars(cents, currency, rates) ?? '');
  };
  const field = (spec: FieldSpec) => (
    <div key={spec.name} className={spec.isWide === true ? classes.wide : undefined} data-field={spec.name}>
      <EntryField
        spec={spec}
        value={values[spec.name] ?? ''}
        currency={currency}
        error={errors[spec.name]}
        note={noteOf(spec)}
        today={today}
        onChange={(value) => onChange(withConsequences(spec.name, value), isTypedIn(spec))}
        onLeave={() => onLeave(spec.name)}
      />
    </div>
  );

  return (
    <>
      <div className={classes.fields}>
        {kind === 'assets' && (
          <div className={classes.wide}>
            <Segmented
              label={t('disclosure.assets.sort')}
              value={values['assetAccountType'] === 'ASSET' ? 'ASSET' : 'ACCOUNT'}
              onChange={(value) => onChange({ assetAccountType: value }, false)}
              options={ASSET_ACCOUNT_TYPES.toReversed().map((value) => ({
                value,
                label: enumerationLabel(say, 'assetAccountType', value),
              }))}
            />
          </div>
        )}
        {specs
          .filter((spec) => isShown(spec) && !isShare(spec))
          .map((spec) => (
            <Fragment key={spec.name}>
              {field(spec)}
              {spec === firstAmount && (
                <SelectField
                  label={t('disclosure.field.currency')}
                  value={currency}
                  onChange={(value) => onChange({ currency: value }, false)}
                  options={CURRENCIES.map((value) => ({
                    value,
                    label: enumerationLabel(say, 'currency', value),
                    hint: t('disclosure.field.currencyHint', { symbol: CURRENCY_SYMBOLS[value], code: value }),
                  }))}
                />
              )}
            </Fragment>
          ))}
        {kind === 'assets' && (
          <div className={classes.wide}>
            <CheckboxField
              label={t('disclosure.field.isJoint')}
              description={t('disclosure.field.isJointHelp')}
              isChecked={values['isJoint'] === true}
              onChange={(isJoint) => onChange({ isJoint }, false)}
            />
          </div>
        )}
        {specs.filter((spec) => isShown(spec) && isShare(spec)).map(field)}
      </div>
      <section className={classes.evidence} aria-labelledby="entry-evidence">
        <h3 id="entry-evidence">{t('disclosure.evidence.title')}</h3>
        <p className={classes.lead}>{t('disclosure.evidence.lead')}</p>
        <div className={classes.fields}>{evidenceSpecs().map(field)}</div>
        {children}
      </section>
    </>
  );
}
