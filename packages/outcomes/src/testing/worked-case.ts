import type { OutcomeAnswers } from '@troth/domain/outcomes';
import type { Side } from '@troth/domain/people';
import { type Assumptions, DEFAULT_ASSUMPTIONS } from '../assumptions';
import type { Event, Facts, Holding, OwnDebt } from '../facts';
import { answers, lawOf } from './couples';

/** A couple worked by hand, as `cases/<name>/outcome.txt` tells it. */
export interface WorkedCase {
  readonly facts: Facts;
  readonly assumed: Assumptions;
  /** Lines whose arithmetic does not give their figure. */
  readonly slips: readonly string[];
  readonly endings: readonly WorkedEnding[];
}

export interface WorkedEnding {
  readonly event: Event;
  readonly isSupportAlone: boolean;
  /** By world, each line as written: `OWN A 1.00 to 2.00 of 3.00`. */
  readonly with: readonly string[];
  readonly without: readonly string[];
}

/** A fraction of whole numbers: by hand nothing is rounded but a line's result. */
type Fraction = readonly [over: bigint, under: bigint];

const fraction = (over: bigint, under: bigint): Fraction => (under < 0n ? [-over, -under] : [over, under]);
const add = ([a, b]: Fraction, [c, d]: Fraction): Fraction => fraction(a * d + c * b, b * d);
const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => fraction(a * c, b * d);
const isLess = ([a, b]: Fraction, [c, d]: Fraction): boolean => a * d < c * b;
const cents = ([over, under]: Fraction): number => Number((over * 100n) / under);

function numberOf(text: string): Fraction {
  const [whole = '0', decimals = ''] = text.replaceAll(',', '').replace('%', '').split('.');
  const under = 10n ** BigInt(decimals.length) * (text.endsWith('%') ? 100n : 1n);
  return [BigInt(whole + decimals), under];
}

const TOKEN = /[\d,]+(?:\.\d+)?%?|[a-z_][\w]*|[-+*/();]/gu;

/** Works `a + 3% * (b - c)`, `min(a ; b)` and the like. */
function worked(expression: string, names: ReadonlyMap<string, Fraction>): Fraction {
  const tokens = expression.match(TOKEN) ?? [];
  let at = 0;
  const take = (): string => {
    at += 1;
    return tokens[at - 1] ?? '';
  };
  function atom(): Fraction {
    const token = take();
    if (token === '(') {
      const inner = sum();
      take();
      return inner;
    }
    if (token === 'min' || token === 'max') {
      take();
      const one = sum();
      take();
      const other = sum();
      take();
      return isLess(one, other) === (token === 'min') ? one : other;
    }
    if (/^\d/u.test(token)) return numberOf(token);
    const known = names.get(token);
    if (known === undefined) throw new Error(`No figure is called ${token} in: ${expression}`);
    return known;
  }
  function product(): Fraction {
    let value = atom();
    while (tokens[at] === '*' || tokens[at] === '/') {
      const isTimes = take() === '*';
      const [over, under] = atom();
      value = times(value, isTimes ? [over, under] : fraction(under, over));
    }
    return value;
  }
  function sum(): Fraction {
    let value = product();
    while (tokens[at] === '+' || tokens[at] === '-') {
      const sign: Fraction = take() === '+' ? [1n, 1n] : [-1n, 1n];
      value = add(value, times(product(), sign));
    }
    return value;
  }
  return sum();
}

/** `-1,234.50` for minus 123,450 cents. */
export const figure = (value: number): string =>
  `${value < 0 ? '-' : ''}${Math.trunc(Math.abs(value) / 100).toLocaleString('en-US')}.${String(Math.abs(value) % 100).padStart(2, '0')}`;

const centsOf = (text: string): number => {
  const [over, under] = numberOf(text.replace('-', ''));
  return cents([text.startsWith('-') ? -over : over, under]);
};

/** What is assumed beyond our defaults: `wageGrowthBp 0`, `homeBought 2 400,000.00 2000 B`, `children 1 18 0.00`. */
function assumption(name: string, values: readonly string[]): Partial<Assumptions> {
  const [first = '', second = '', third = '', fourth = ''] = values;
  if (name === 'homeBought') {
    const from = fourth as 'SAVINGS' | Side;
    return { homeBought: { year: Number(first), priceCents: centsOf(second), downBp: Number(third), from } };
  }
  if (name === 'children') {
    return { children: { year: Number(first), years: Number(second), costCents: centsOf(third) } };
  }
  return { [name]: Number(first) };
}

function eventOf(ending: string): Event {
  const [, of, year = ''] = /^(?:divorce|death of ([AB])) year (\d+)/u.exec(ending) ?? [];
  return of === undefined
    ? { kind: 'DIVORCE', year: Number(year) }
    : { kind: 'DEATH', of: of as Side, year: Number(year) };
}

/** @throws Error where a line is not one of the forms that `cases/README.md` names. */
export function readCase(text: string): WorkedCase {
  const [, ...lines] = text.split('\n');
  const names = new Map<string, Fraction>();
  const slips: string[] = [];
  const holdings: Holding[] = [];
  const debts: OwnDebt[] = [];
  const incomes: Record<Side, number> = { A: 0, B: 0 };
  const given: Record<string, string> = {};
  const endings: { event: Event; isSupportAlone: boolean; with: string[]; without: string[] }[] = [];
  let state = '';
  let assumed = DEFAULT_ASSUMPTIONS;
  for (const line of lines) {
    if (line === '' || line.startsWith('#') || line === 'COUPLE' || line === 'WORKED') continue;
    const [left = ''] = line.split(' | ');
    const [name = '', expression, result] = left.split(' = ');
    if (expression !== undefined && result !== undefined) {
      const value = worked(expression, names);
      const whole = cents(value);
      if (figure(whole) !== result) slips.push(`${line}: gives ${figure(whole)}`);
      names.set(name, [BigInt(whole), 100n]);
      continue;
    }
    const [word = '', verb = '', third = '', ...more] = line.split(' ');
    const owner = word as Side;
    if (word === 'state') state = verb;
    else if (word === 'assumed') assumed = { ...assumed, ...assumption(verb, [third, ...more]) };
    else if (word === 'answer') given[verb] = third;
    else if (verb === 'owns') {
      const [worth = '', , owing = '0'] = more;
      holdings.push({
        kind: third as Holding['kind'],
        owner,
        ownedByABp: owner === 'A' ? 10_000 : 0,
        cents: centsOf(worth),
        owedCents: centsOf(owing),
      });
    } else if (verb === 'owes') debts.push({ owner, cents: centsOf(third) });
    else if (verb === 'earns') incomes[owner] = centsOf(third);
    else if (word === 'ENDS') {
      const ending = line.slice('ENDS '.length);
      endings.push({ event: eventOf(ending), isSupportAlone: ending.endsWith('alone'), with: [], without: [] });
    } else if (word === 'with' || word === 'without') {
      // `low 1.00 to high 2.00`: the name says where the figure was worked, and is checked against it.
      const told = line.slice(word.length + 1).replaceAll(/([a-z_]\w*) (-?[\d,]+\.\d\d)/gu, (whole, known, amount) => {
        const value = names.get(String(known));
        if (value === undefined) return String(whole);
        if (figure(cents(value)) !== amount) slips.push(`${line}: ${String(known)} is ${figure(cents(value))}`);
        return String(amount);
      });
      endings.at(-1)?.[word].push(told);
    } else throw new Error(`Not a line of a worked case: ${line}`);
  }
  const readings: OutcomeAnswers[] = [answers(given)];
  return {
    facts: { holdings, debts, incomes, readings, law: lawOf(state), changedByHand: [] },
    assumed,
    slips,
    endings,
  };
}
