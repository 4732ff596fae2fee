import {
  ASSUMPTION_RANGES,
  type AssumptionPlace,
  type Assumptions,
  assumptionProblems,
  DEFAULT_ASSUMPTIONS,
} from '@troth/outcomes';
import { Button } from '@troth/ui/button';
import { Segmented } from '@troth/ui/filter-chips';
import { Stack } from '@troth/ui/layout';
import { TextField } from '@troth/ui/text-field';
import { useState } from 'react';
import { t, tOneOf } from '../../shared/texts';
import type { Names } from './texts';

const GROWTH = ['CASH', 'SECURITIES', 'HOME', 'BUSINESS', 'RETIREMENT'] as const;
const NUMBERS = [
  'wageGrowthBp',
  'inflationBp',
  'savingsBp',
  'retirementBp',
  'businessEffortBp',
  'intoHomeCents',
  'courtLowBp',
  'courtHighBp',
] as const;
/** Percent and dollars as typed, both in hundredths. */
const HUNDREDTHS = 100;

interface PanelField {
  readonly place: AssumptionPlace;
  readonly text: (typeof GROWTH)[number] | (typeof NUMBERS)[number];
  readonly value: number;
  readonly change: (value: number) => Assumptions;
}

const fieldsOf = (assumed: Assumptions): PanelField[] => [
  ...GROWTH.map((kind) => ({
    place: `growthBp.${kind}` as const,
    text: kind,
    value: assumed.growthBp[kind],
    change: (value: number) => ({ ...assumed, growthBp: { ...assumed.growthBp, [kind]: value } }),
  })),
  ...NUMBERS.map((name) => ({
    place: name,
    text: name,
    value: assumed[name],
    change: (value: number) => ({ ...assumed, [name]: value }),
  })),
];

export interface AssumptionsPanelProps {
  assumed: Assumptions;
  onChange: (assumed: Assumptions) => void;
  names: Names;
}

/** What nobody knows, with our figure in each place. A number out of range is said, and the last good picture stays. */
export function AssumptionsPanel({ assumed, onChange, names }: AssumptionsPanelProps) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const type = (field: PanelField, text: string) => {
    setTyped({ ...typed, [field.place]: text });
    const next = text.trim() === '' ? null : field.change(Math.round(Number(text) * HUNDREDTHS));
    if (next !== null && assumptionProblems(next).length === 0) onChange(next);
  };
  const problemOf = (field: PanelField): string | undefined => {
    const text = typed[field.place];
    if (text === undefined) return undefined;
    const value = text.trim() === '' ? Number.NaN : Math.round(Number(text) * HUNDREDTHS);
    const { least, most } = ASSUMPTION_RANGES[field.place];
    const found = assumptionProblems(field.change(value)).find(({ place }) => place === field.place);
    if (found === undefined && value === field.value) return undefined;
    return t('years.assume.problem', {
      least: (found?.least ?? least) / HUNDREDTHS,
      most: (found?.most ?? most) / HUNDREDTHS,
    });
  };
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
      {fieldsOf(assumed).map((field) => (
        <TextField
          key={field.place}
          label={tOneOf(`years.assume.${field.text}`, names)}
          value={typed[field.place] ?? String(field.value / HUNDREDTHS)}
          onChange={(text) => type(field, text)}
          error={problemOf(field)}
          inputMode="decimal"
          size="sm"
          isNumeric
        />
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
}
