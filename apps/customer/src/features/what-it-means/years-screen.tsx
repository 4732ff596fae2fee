import { OUTCOME_QUESTIONS } from '@troth/domain/outcomes';
import type { Side } from '@troth/domain/people';
import {
  DEFAULT_ASSUMPTIONS,
  type DisclosureGap,
  type EventKind,
  LAST_YEAR,
  type Projection,
  projectYears,
  type Range,
  rangeOf,
  readingsOf,
  type Statement,
  type StatementLine,
  withFollowUps,
} from '@troth/outcomes';
import { announce } from '@troth/portal/announcer';
import { useAddressParams } from '@troth/portal/list-address';
import { Segmented } from '@troth/ui/filter-chips';
import { Button } from '@troth/ui/button';
import { Sheet } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { PartnerName } from '@troth/ui/partner-mark';
import { useCallback, useMemo, useState } from 'react';
import { t, tOneOf } from '../../shared/texts';
import { assumptionLines } from './assumption-fields';
import { AssumptionsPanel } from './assumptions-panel';
import { Picture } from './picture';
import { type Names, rangeText, type Shown, shownIn, supportText, whyText } from './texts';
import { type OfCouple, useCoupleFacts } from './use-couple-facts';
import classes from './years.module.css';

const FIRST_SHOWN = 10;
const EVENTS = ['DIVORCE', 'DEATH_A', 'DEATH_B'] as const;
type EventName = (typeof EVENTS)[number];
const kindOf = (name: EventName): EventKind =>
  name === 'DIVORCE' ? { kind: 'DIVORCE' } : { kind: 'DEATH', of: name === 'DEATH_A' ? 'A' : 'B' };
/** Whose picture is drawn: both after a divorce, the survivor's after a death. */
const sidesOf = (name: EventName): readonly Side[] =>
  name === 'DIVORCE' ? ['A', 'B'] : [name === 'DEATH_A' ? 'B' : 'A'];

const rangeIn = (statement: Statement | null, side: Side): Range =>
  statement === null ? { low: 0, high: 0 } : side === 'A' ? statement.a : statement.b;

function gapText(gap: DisclosureGap, names: Names): string {
  if (gap.gap === 'UNKNOWN_RATE') return t('years.gap.UNKNOWN_RATE', { currency: gap.currency });
  return t(`years.gap.${gap.gap}`, { name: names[gap.side] });
}

/** Whose answer counts where the two differ: to one question, if the address names it, or to all. */
function useAnswerTaken(): { question: string | null; taken: 'BOTH' | Side; take: (side: 'BOTH' | Side) => void } {
  const [params, change] = useAddressParams();
  const [, question = null, side] = /^(\w+)\.([AB])$/u.exec(params.get('answer') ?? '') ?? [];
  const known = OUTCOME_QUESTIONS.find((key) => key === question) ?? null;
  const taken = side === undefined ? 'BOTH' : (side as Side);
  return {
    question: known,
    taken,
    take: (next) => change({ answer: next === 'BOTH' ? '' : `${known ?? 'all'}.${next}` }),
  };
}

/** What each partner would have over the years, with the answers as far as the reader may know them, and by the law alone. */
export function YearsScreen(ofCouple: OfCouple) {
  const { own } = ofCouple;
  const { told, disclosed, facts, names } = useCoupleFacts(ofCouple);
  const { question, taken, take } = useAnswerTaken();
  const [event, setEvent] = useState<EventName>('DIVORCE');
  const [year, setYear] = useState(FIRST_SHOWN);
  const [isToday, setToday] = useState(true);
  const [assumed, setAssumed] = useState(DEFAULT_ASSUMPTIONS);
  const couple = useMemo(() => {
    const keys = question === null ? OUTCOME_QUESTIONS : withFollowUps(question);
    const asSide = taken === 'BOTH' ? {} : Object.fromEntries(keys.map((key) => [key, taken]));
    return readingsOf(told.answers, told.areBothComplete, own.side, asSide);
  }, [told, own.side, question, taken]);
  const differ = useMemo(
    () => readingsOf(told.answers, told.areBothComplete, own.side).disputed.length,
    [told, own.side],
  );
  const projected = useMemo(
    () => projectYears({ ...facts, readings: couple.readings }, assumed, kindOf(event)),
    [facts, couple, assumed, event],
  );
  // The panel passes on only what can be computed.
  const years: readonly Projection[] = useMemo(() => (projected.ok ? projected.value : []), [projected]);
  const now = years[year];
  const state = told.law?.name ?? '';
  const notes = [
    ...told.gaps.map((gap) => t(`years.gap.${gap}`)),
    ...disclosed.gaps.map((gap) => gapText(gap, names)),
    ...(couple.disputed.length > 0 ? [t('years.gap.DISPUTED', { count: couple.disputed.length })] : []),
    ...(now?.withAgreement?.notComputed.length ? [t('years.gap.BY_HAND')] : []),
    ...(now?.withoutAgreement?.notKnown ?? []).flatMap((gap) =>
      gap === 'INCOME' ? [] : [t(`years.gap.${gap}`, { state })],
    ),
  ];
  const [withOwn, byLaw] = [now?.withAgreement ?? null, now?.withoutAgreement ?? null];
  const isEmpty = withOwn === null || years.every(({ withAgreement }) => (withAgreement?.lines.length ?? 0) === 0);
  const { inflationBp } = assumed;
  const shownAt = useCallback((at: number) => shownIn(at, inflationBp, isToday), [inflationBp, isToday]);
  const sides = useMemo(() => sidesOf(event), [event]);
  const shown = shownIn(year, assumed.inflationBp, isToday);
  const goTo = (next: number) => {
    const to = Math.min(LAST_YEAR, Math.max(0, next));
    setYear(to);
    const at = years[to]?.withAgreement ?? null;
    const then = shownIn(to, assumed.inflationBp, isToday);
    announce(
      t('years.announce', {
        year: to,
        ...names,
        withA: rangeText(rangeIn(at, 'A'), then),
        withB: rangeText(rangeIn(at, 'B'), then),
      }),
    );
  };
  return (
    <div className={classes.grid}>
      <div>
        <Notice title={t('years.care')}>
          {notes.length > 0 && (
            <ul>
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
        </Notice>
        <div className={classes.controls}>
          <Segmented<EventName>
            label={t('years.event')}
            value={event}
            onChange={setEvent}
            options={EVENTS.map((value) => ({ value, label: tOneOf(`years.event.${value}`, names) }))}
          />
          <label>
            <input
              type="checkbox"
              checked={isToday}
              onChange={({ currentTarget }) => setToday(currentTarget.checked)}
            />{' '}
            {t('years.assume.today')}
          </label>
          {differ > 0 && (
            <span className={classes.taken}>
              <span aria-hidden="true">{t(question === null ? 'years.take' : 'years.takeOne')}</span>
              <Segmented<'BOTH' | Side>
                label={t(question === null ? 'years.take' : 'years.takeOne')}
                value={taken}
                onChange={take}
                options={[
                  { value: 'BOTH', label: t('years.take.BOTH') },
                  { value: own.side, label: t('years.take.yours') },
                  {
                    value: own.side === 'A' ? 'B' : 'A',
                    label: t('years.take.theirs', { name: names[own.side === 'A' ? 'B' : 'A'] }),
                  },
                ]}
              />
            </span>
          )}
        </div>
        {isEmpty ? (
          <Notice title={t('years.nothing')}>{t('years.nothingText')}</Notice>
        ) : (
          <Sheet padding={6}>
            <div className={classes.year}>
              <label htmlFor="year">{t('years.yearNow', { year })}</label>
              <button
                type="button"
                className={classes.step}
                aria-label={t('years.earlier')}
                onClick={() => goTo(year - 1)}
              >
                −
              </button>
              <input
                id="year"
                type="range"
                min={0}
                max={LAST_YEAR}
                value={year}
                aria-valuetext={t('years.yearNow', { year })}
                onChange={({ currentTarget }) => goTo(Number(currentTarget.value))}
              />
              <button
                type="button"
                className={classes.step}
                aria-label={t('years.later')}
                onClick={() => goTo(year + 1)}
              >
                +
              </button>
            </div>
            <Pair
              years={years}
              year={year}
              sides={sides}
              names={names}
              own={own.side}
              state={state}
              shownAt={shownAt}
            />
            <p className={classes.note}>{t('years.pictureText')}</p>
            {withOwn.support !== null && byLaw?.support != null && (
              <p className={classes.note}>
                {t('years.support')}. {t('years.with')}: {supportText(withOwn.support, names, shown)}.{' '}
                {t('years.without', { state })}: {supportText(byLaw.support, names, shown)}.
              </p>
            )}
            <YearTable
              withOwn={withOwn}
              byLaw={byLaw}
              sides={sides}
              names={names}
              state={state}
              year={year}
              shown={shown}
            />
            <Button className={classes.onScreen} onClick={() => window.print()}>
              {t('years.print')}
            </Button>
          </Sheet>
        )}
        <div className={classes.onPaper}>
          <p>{t('years.sheetMark')}</p>
          <p>{t('years.sheetNow', { year, event: tOneOf(`years.event.${event}`, names) })}</p>
          <h2>{t('years.sheet')}</h2>
          <dl>
            {assumptionLines(assumed, names).map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div className={classes.onScreen}>
        <AssumptionsPanel assumed={assumed} onChange={setAssumed} names={names} />
      </div>
    </div>
  );
}

interface PairProps {
  years: readonly Projection[];
  year: number;
  sides: readonly Side[];
  names: Names;
  own: Side;
  state: string;
  shownAt: (year: number) => Shown;
}

/** A picture for each partner, all to one scale. */
function Pair({ years, year, sides, names, own, state, shownAt }: PairProps) {
  const { series, most, least } = useMemo(() => {
    const inMoney = (range: Range, at: number): Range => {
      const shown = shownAt(at);
      return { low: shown(range.low), high: shown(range.high) };
    };
    const drawn = sides.map((side) => ({
      side,
      own: years.map(({ withAgreement }, at) => inMoney(rangeIn(withAgreement, side), at)),
      law: years.map(({ withoutAgreement }, at) => inMoney(rangeIn(withoutAgreement, side), at)),
    }));
    const all = drawn.flatMap((one) => [...one.own, ...one.law]);
    return {
      series: drawn,
      most: Math.max(1, ...all.map(({ high }) => high)),
      least: Math.min(0, ...all.map(({ low }) => low)),
    };
  }, [sides, years, shownAt]);
  const asIs: Shown = (cents) => cents;
  return (
    <div className={classes.pair}>
      {series.map((one) => (
        <section key={one.side} aria-label={t('years.picture', { name: names[one.side] })}>
          <PartnerName side={one.side} name={names[one.side]} isYou={one.side === own} />
          <div className={classes.plot}>
            <Picture side={one.side} own={one.own} law={one.law} least={least} most={most} />
            <i
              className={classes.cursor}
              style={{ transform: `translateX(${(100 * year) / LAST_YEAR}%)` }}
              aria-hidden="true"
            />
          </div>
          <dl>
            <div>
              <dt>{t('years.with')}</dt>
              <dd>{rangeText(one.own[year] ?? { low: 0, high: 0 }, asIs)}</dd>
            </div>
            <div>
              <dt>{t('years.without', { state })}</dt>
              <dd>{rangeText(one.law[year] ?? { low: 0, high: 0 }, asIs)}</dd>
            </div>
          </dl>
        </section>
      ))}
    </div>
  );
}

interface YearTableProps {
  withOwn: Statement;
  byLaw: Statement | null;
  sides: readonly Side[];
  names: Names;
  state: string;
  year: number;
  shown: Shown;
}

/** The amounts behind the picture, each with why. */
function YearTable({ withOwn, byLaw, sides, names, state, year, shown }: YearTableProps) {
  const lines = [...new Set([...withOwn.lines, ...(byLaw?.lines ?? [])].map(({ line }) => line))];
  const lineIn = (statement: Statement | null, line: StatementLine['line']) =>
    statement?.lines.find((one) => one.line === line) ?? null;
  const worlds = [
    { key: 'with', statement: withOwn, title: t('years.with') },
    { key: 'without', statement: byLaw, title: t('years.without', { state }) },
  ] as const;
  const columns = sides.flatMap((side) => worlds.map((world) => ({ side, ...world })));
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <caption className="troth-vh">{t('years.table', { year })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('years.line')}</th>
            {columns.map(({ side, key, title }) => (
              <th key={`${side}${key}`} scope="col">
                {names[side]}: {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line}>
              <th scope="row">
                {t(`years.line.${line}`)}
                <details>
                  <summary>{t('years.why')}</summary>
                  {worlds.map(({ key, statement, title }) => (
                    <div key={key}>
                      {title}
                      <ul>
                        {(lineIn(statement, line)?.why ?? []).map((rule) => (
                          <li key={rule}>{statement === null ? '' : whyText(statement.rulings[rule], names)}</li>
                        ))}
                      </ul>
                    </div>
                  ))}
                </details>
              </th>
              {columns.map(({ side, key, statement, title }) => {
                const found = lineIn(statement, line);
                return (
                  <td key={`${side}${key}`} data-label={`${names[side]}: ${title}`}>
                    {found === null ? '—' : rangeText(rangeOf(found, side), shown)}
                  </td>
                );
              })}
            </tr>
          ))}
          <tr>
            <th scope="row">{t('years.total')}</th>
            {columns.map(({ side, key, statement, title }) => (
              <td key={`${side}${key}`} data-label={`${names[side]}: ${title}`}>
                {rangeText(rangeIn(statement, side), shown)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
