import { type Assumptions, assumptionProblems, DEFAULT_ASSUMPTIONS } from '@troth/outcomes';
import { Button } from '@troth/ui/button';
import { Segmented } from '@troth/ui/filter-chips';
import { Stack } from '@troth/ui/layout';
import { TextField } from '@troth/ui/text-field';
import { memo, useState } from 'react';
import { t, tOneOf } from '../../shared/texts';
import {
  fieldsOf,
  numberTyped,
  OCCURRENCE_NAMES,
  OCCURRENCES,
  type PanelField,
  problemOf,
  ratesOf,
} from './assumption-fields';
import type { Names } from './texts';
import classes from './years.module.css';

export interface AssumptionsPanelProps {
  assumed: Assumptions;
  onChange: (assumed: Assumptions) => void;
  names: Names;
}

/** What nobody knows, with our figure in each place. A number out of range is said, and the last good picture stays. */
export const AssumptionsPanel = memo(function AssumptionsPanel({ assumed, onChange, names }: AssumptionsPanelProps) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const type = (field: PanelField, text: string) => {
    setTyped({ ...typed, [field.place]: text });
    const next = field.change(numberTyped(text, field));
    if (assumptionProblems(next).length === 0) onChange(next);
  };
  const errorOf = (field: PanelField): string | undefined => {
    const text = typed[field.place];
    const problem = text === undefined ? null : problemOf(field, text);
    if (problem === null) return undefined;
    return t(field.scale === 1 ? 'years.assume.problemYears' : 'years.assume.problem', {
      least: (problem.least / field.scale).toLocaleString('en-US'),
      most: (problem.most / field.scale).toLocaleString('en-US'),
    });
  };
  const input = (field: PanelField) => (
    <TextField
      key={field.place}
      label={tOneOf(`years.assume.${field.text}`, names)}
      value={typed[field.place] ?? String(field.value / field.scale)}
      onChange={(text) => type(field, text)}
      error={errorOf(field)}
      inputMode="decimal"
      size="sm"
      isNumeric
    />
  );
  return (
    <Stack gap={4}>
      <h2>{t('years.assume.title')}</h2>
      <p>{t('years.assume.lead')}</p>
      <Segmented<Assumptions['savingsName']>
        label={t('years.assume.name')}
        value={assumed.savingsName}
        onChange={(savingsName) => onChange({ ...assumed, savingsName })}
        options={(['JOINT', 'EARNER'] as const).map((value) => ({ value, label: t(`years.assume.${value}`) }))}
      />
      {ratesOf(assumed).map(input)}
      {OCCURRENCE_NAMES.map((name) => (
        <fieldset key={name} className={classes.happening}>
          <legend>
            <label>
              <input
                type="checkbox"
                checked={assumed[name] !== null}
                onChange={({ currentTarget }) => {
                  // What was typed goes with it: it starts from our figures again.
                  setTyped(Object.fromEntries(Object.entries(typed).filter(([place]) => !place.startsWith(name))));
                  onChange({ ...assumed, [name]: currentTarget.checked ? OCCURRENCES[name] : null });
                }}
              />{' '}
              {t(`years.happen.${name}`)}
            </label>
          </legend>
          <Who name={name} assumed={assumed} onChange={onChange} names={names} />
          {fieldsOf(name, assumed).map(input)}
          {name === 'children' && assumed.children !== null && <p>{t('years.happen.childrenNote')}</p>}
        </fieldset>
      ))}
      <p>{t('years.assume.goal')}</p>
      <Button
        onClick={() => {
          setTyped({});
          onChange(DEFAULT_ASSUMPTIONS);
        }}
      >
        {t('years.assume.ours')}
      </Button>
    </Stack>
  );
});

/** Whose it is: who inherits or stops working, and whose money the down payment is. */
function Who({ name, assumed, onChange, names }: AssumptionsPanelProps & { name: (typeof OCCURRENCE_NAMES)[number] }) {
  const sides = (['A', 'B'] as const).map((value) => ({ value, label: names[value] }));
  const { homeBought } = assumed;
  if (name === 'homeBought') {
    return (
      homeBought !== null && (
        <Segmented<'SAVINGS' | 'A' | 'B'>
          label={t('years.happen.from')}
          value={homeBought.from}
          onChange={(from) => onChange({ ...assumed, homeBought: { ...homeBought, from } })}
          options={[{ value: 'SAVINGS', label: t('years.happen.savings') }, ...sides]}
        />
      )
    );
  }
  if (name === 'children') return null;
  const happening = assumed[name];
  return (
    happening !== null && (
      <Segmented<'A' | 'B'>
        label={t('years.happen.who')}
        value={happening.side}
        onChange={(side) => onChange({ ...assumed, [name]: { ...happening, side } })}
        options={sides}
      />
    )
  );
}
