import { type Assumptions, assumptionProblems, DEFAULT_ASSUMPTIONS } from '@troth/outcomes';
import {
  fieldLabel,
  fieldsOf,
  type Names,
  numberTyped,
  type Occurrence,
  OCCURRENCE_NAMES,
  OCCURRENCES,
  type PanelField,
  problemOf,
  ratesOf,
  type Say,
} from '@troth/outcomes/words';
import { Button } from '@troth/ui/button';
import { Segmented } from '@troth/ui/filter-chips';
import { Stack } from '@troth/ui/layout';
import { TextField } from '@troth/ui/text-field';
import { memo, useState } from 'react';
import classes from './years.module.css';

export interface AssumptionsPanelProps {
  assumed: Assumptions;
  onChange: (assumed: Assumptions) => void;
  names: Names;
  say: Say;
}

/** Numbers that stand in sight; the others are folded away. */
const FIRST: readonly PanelField['text'][] = [
  'savingsBp',
  'retirementBp',
  'wageGrowthBp',
  'inflationBp',
  'SECURITIES',
  'HOME',
];

/** What nobody knows, with our figure in each place. A number out of range is said, and the last good picture stays. */
export const AssumptionsPanel = memo(function AssumptionsPanel(props: AssumptionsPanelProps) {
  const { assumed, onChange, names, say } = props;
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const type = (field: PanelField, text: string) => {
    setTyped({ ...typed, [field.place]: text });
    const next = field.change(numberTyped(text, field));
    if (assumptionProblems(next).length === 0) onChange(next);
  };
  const input = (field: PanelField) => (
    <TextField
      key={field.place}
      label={fieldLabel(say, field, names)}
      value={typed[field.place] ?? String(field.value / field.scale)}
      onChange={(text) => type(field, text)}
      error={problemText(say, field, typed[field.place])}
      inputMode="decimal"
      size="sm"
      isNumeric
    />
  );
  const rates = ratesOf(assumed);
  return (
    <Stack gap={4}>
      <h2>{say('assume.title')}</h2>
      <p>{say('assume.lead')}</p>
      <div className={classes.chosen}>
        <span aria-hidden="true">{say('assume.name')}</span>
        <Segmented<Assumptions['savingsName']>
          label={say('assume.name')}
          isFilling
          value={assumed.savingsName}
          onChange={(savingsName) => onChange({ ...assumed, savingsName })}
          options={(['JOINT', 'EARNER'] as const).map((value) => ({ value, label: say(`assume.${value}`) }))}
        />
      </div>
      {rates.filter(({ text }) => FIRST.includes(text)).map(input)}
      <details className={classes.more}>
        <summary>{say('assume.more')}</summary>
        <Stack gap={4}>{rates.filter(({ text }) => !FIRST.includes(text)).map(input)}</Stack>
      </details>
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
              {say(`happen.${name}`)}
            </label>
          </legend>
          <Who name={name} {...props} />
          {fieldsOf(name, assumed).map(input)}
          {name === 'children' && assumed.children !== null && <p>{say('happen.childrenNote')}</p>}
        </fieldset>
      ))}
      <p>{say('assume.goal')}</p>
      <Button
        onClick={() => {
          setTyped({});
          onChange(DEFAULT_ASSUMPTIONS);
        }}
      >
        {say('assume.ours')}
      </Button>
    </Stack>
  );
});

function problemText(say: Say, field: PanelField, text: string | undefined): string | undefined {
  const problem = text === undefined ? null : problemOf(field, text);
  if (problem === null) return undefined;
  return say(field.scale === 1 ? 'assume.problemYears' : 'assume.problem', {
    least: (problem.least / field.scale).toLocaleString('en-US'),
    most: (problem.most / field.scale).toLocaleString('en-US'),
  });
}

/** Whose it is: who inherits, stops working or moves money, and whose money the down payment is. */
function Who({ name, assumed, onChange, names, say }: AssumptionsPanelProps & { name: Occurrence }) {
  const sides = (['A', 'B'] as const).map((value) => ({ value, label: names[value] }));
  if (name === 'children') return null;
  if (name === 'homeBought') {
    const { homeBought } = assumed;
    return (
      homeBought !== null && (
        <div className={classes.chosen}>
          <span aria-hidden="true">{say('happen.from')}</span>
          <Segmented<'SAVINGS' | 'A' | 'B'>
            label={say('happen.from')}
            isFilling
            value={homeBought.from}
            onChange={(from) => onChange({ ...assumed, homeBought: { ...homeBought, from } })}
            options={[{ value: 'SAVINGS', label: say('happen.savings') }, ...sides]}
          />
        </div>
      )
    );
  }
  const happening = assumed[name];
  return (
    happening !== null && (
      <Segmented<'A' | 'B'>
        label={say('happen.who')}
        value={happening.side}
        onChange={(side) => onChange({ ...assumed, [name]: { ...happening, side } })}
        options={sides}
      />
    )
  );
}
