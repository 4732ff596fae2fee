import { describe, expect, it } from 'vitest';
import { DEFAULT_ASSUMPTIONS } from '../assumptions';
import { project, projectYears } from '../project';
import type { Facts } from '../facts';
import { lawOf } from '../testing/couples';
import { shownIn, whyText } from './amounts';
import { assumptionLines, OCCURRENCES } from './assumption-fields';
import { notesOf } from './notes';
import { sheetOf } from './sheet';
import { kindOfEvent, largestDifference, sidesOfEvent, type Told, yearInWords, yearsCsv, yearTable } from './table';
import { sayTo } from './texts';

const facts: Facts = {
  holdings: [],
  debts: [],
  incomes: { A: 10_000_000, B: 6_000_000 },
  readings: [{ mp_split: { options: ['equally'], typed: null } }],
  law: lawOf('NY'),
  changedByHand: [],
};
const told: Told = {
  say: sayTo('PARTNER'),
  names: { A: 'Alex', B: 'Blake' },
  state: 'New York',
  clauses: new Map([['shr_split', '4.2 How shared property is divided']]),
  sides: sidesOfEvent('DIVORCE'),
};
const shown = shownIn(10, DEFAULT_ASSUMPTIONS.inflationBp, true);

function at(given: Facts, year: number) {
  const projected = project(given, DEFAULT_ASSUMPTIONS, { kind: 'DIVORCE', year });
  if (!projected.ok) throw new Error('Out of range');
  return projected.value;
}
function yearsOf(given: Facts, event: 'DIVORCE' | 'DEATH_A' = 'DIVORCE') {
  const projected = projectYears(given, DEFAULT_ASSUMPTIONS, kindOfEvent(event));
  return projected.ok ? projected.value : [];
}

describe('a year in words', () => {
  it('has a column for each partner and world, and the same lines in both', () => {
    const table = yearTable(at(facts, 10), told, shown);
    expect(table.columns.map(({ title }) => title)).toEqual([
      'Alex: With your answers',
      'Alex: Without an agreement, in New York',
      'Blake: With your answers',
      'Blake: Without an agreement, in New York',
    ]);
    expect(table.rows.map(({ label }) => label)).toEqual(['Savings from pay', 'Retirement built in the marriage']);
    for (const { amounts, why } of table.rows) {
      expect(amounts).toHaveLength(4);
      expect(why().every(({ rules }) => rules.length > 0)).toBe(true);
    }
  });

  it('is said to an attorney of the agreement, not of your answers', () => {
    const { columns } = yearTable(at(facts, 10), { ...told, say: sayTo('ATTORNEY') }, shown);
    expect(columns[0]?.title).toBe('Alex: With the agreement');
  });

  it('names both after a divorce and the survivor alone after a death', () => {
    const after = (event: 'DIVORCE' | 'DEATH_A') => {
      const year = yearsOf(facts, event)[10];
      if (year === undefined) throw new Error('No such year');
      return yearInWords(year, { ...told, sides: sidesOfEvent(event) }, shown);
    };
    expect(after('DIVORCE')).toMatch(/^Year 10\. With your answers, Alex: \$[\d,]+\. Blake: \$[\d,]+\.$/);
    expect(after('DEATH_A')).toMatch(/^Year 10\. With your answers, Blake: \$[\d,]+\.$/);
  });

  it('names the clause that was changed by hand wherever it would have ruled, and nowhere else', () => {
    const now = at({ ...facts, changedByHand: ['shr_split'] }, 10);
    const rulings = now.withAgreement?.rulings;
    if (rulings === undefined) throw new Error('Nothing was computed');
    expect(whyText(told.say, rulings.DIVISION, told.names, told.clauses)).toBe(
      'Not calculated: 4.2 How shared property is divided was edited by hand. State law is used instead. ' +
        'Dividing what is shared: a court decides; the ends of the range are ours (N.Y. Dom. Rel. Law § 236(B)(5))',
    );
    expect(rulings.PAY.changedByHand).toBeUndefined();
    const known = { gaps: [], disclosureGaps: [], isAgreedOnly: false, disputed: 0, changedByHand: ['shr_split'] };
    expect(notesOf(known, now, told)).toEqual([
      'Not calculated, because its words were edited by hand: 4.2 How shared property is divided. State law is used instead.',
    ]);
    expect(notesOf({ ...known, changedByHand: [] }, at(facts, 10), told)).toEqual([]);
  });
});

describe('the largest difference', () => {
  it('is the line on which both worlds are furthest apart', () => {
    const kept: Facts = {
      ...facts,
      readings: [
        { mp_split: { options: ['equally'], typed: null }, mp_retirement: { options: ['owner'], typed: null } },
      ],
    };
    expect(largestDifference(at(kept, 10), ['A'])).toBe('RETIREMENT');
    expect(largestDifference(at({ ...facts, incomes: { A: null, B: null } }, 10), ['A'])).toBeNull();
  });
});

describe('the numbers of all years', () => {
  it('are one line for each line and year, and a total that adds up to the cent', () => {
    const [head, ...lines] = yearsCsv(yearsOf(facts), told, () => (cents) => cents);
    expect(head?.slice(0, 4)).toEqual([
      'Year',
      'What it is',
      'Alex: With your answers, low',
      'Alex: With your answers, high',
    ]);
    const ofYear = lines.filter(([year]) => year === '25');
    const sum = (rows: typeof lines) => rows.reduce((total, row) => total + Math.round(Number(row[2]) * 100), 0);
    expect(sum(ofYear.filter(([, line]) => line === 'Total'))).toBe(sum(ofYear.filter(([, line]) => line !== 'Total')));
    expect(new Set(lines.map((line) => line.length))).toEqual(new Set([head?.length]));
    expect(yearsCsv([], told, () => (cents) => cents)).toEqual([]);
  });
});

describe('the sheet', () => {
  const base = {
    ...told,
    years: yearsOf(facts),
    year: 10,
    event: 'DIVORCE',
    assumed: DEFAULT_ASSUMPTIONS,
    isToday: true,
    taken: null,
    notes: [],
    couple: 'Alex Reyes, Blake Nguyễn',
  } as const;

  it('says what it is, for whom, and everything that it assumes', () => {
    const sheet = sheetOf(base);
    expect(sheet?.mark).toBe('An illustration, not a prediction and not advice');
    expect(sheet?.facts).toEqual([
      'Alex Reyes, Blake Nguyễn',
      'Year 10 of the marriage: Divorce.',
      'In today’s dollars.',
    ]);
    expect(sheet?.over.rows.map(([year]) => year)).toEqual(['0', '10', '20', '30', '40', '50']);
    // Each number of the assumptions has its line, and each event that is not assumed says so.
    const numbers = Object.values(DEFAULT_ASSUMPTIONS).filter((value) => typeof value === 'number').length;
    const rates = Object.keys(DEFAULT_ASSUMPTIONS.growthBp).length;
    const events = Object.keys(OCCURRENCES).length;
    expect(sheet?.assumed.lines).toHaveLength(numbers + rates + events + 1);
  });

  it('is not made where there is nothing to tell', () => {
    expect(sheetOf({ ...base, years: yearsOf({ ...facts, law: null }) })).toBeNull();
    expect(sheetOf({ ...base, years: yearsOf({ ...facts, incomes: { A: null, B: null } }) })).toBeNull();
  });

  it('says whose money and which year of what is assumed to happen', () => {
    const lines = assumptionLines(
      told.say,
      {
        ...DEFAULT_ASSUMPTIONS,
        homeBought: { ...OCCURRENCES.homeBought, from: 'B' },
        outOfWork: OCCURRENCES.outOfWork,
      },
      told.names,
    ).map(({ label, value }) => `${label} = ${value}`);
    expect(lines).toContain('You buy a home: Down payment from = Blake');
    expect(lines).toContain('You buy a home: Price, $ = $400,000');
    expect(lines).toContain('One of you is out of work: Who = Alex');
    expect(lines).toContain('One of you is out of work: From year = 5');
  });
});
