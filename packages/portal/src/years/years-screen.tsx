import { OUTCOME_QUESTIONS } from '@troth/domain/outcomes';
import type { Side } from '@troth/domain/people';
import {
  DEFAULT_ASSUMPTIONS,
  LAST_YEAR,
  type Projection,
  projectYears,
  readingsOf,
  withFollowUps,
} from '@troth/outcomes';
import {
  EVENT_NAMES,
  type EventName,
  kindOfEvent,
  largestDifference,
  notesOf,
  type Reader,
  sayTo,
  shownIn,
  sidesOfEvent,
  type Told,
  yearInWords,
  yearTable,
} from '@troth/outcomes/words';
import { Segmented } from '@troth/ui/filter-chips';
import { Sheet } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { announce } from '../announcer';
import { AnswersTaken, useAnswersTaken } from './answers-taken';
import { AssumptionsPanel } from './assumptions-panel';
import { type OfCouple, useCoupleFacts } from './couple-facts';
import { SaveYears } from './save-years';
import { YearPictures } from './year-pictures';
import { YearRows } from './year-rows';
import { YearSlider } from './year-slider';
import classes from './years.module.css';

const FIRST_SHOWN = 10;

/**
 * What each partner would have over the years, with the answers as far as the reader may know them, and by the law alone.
 * For one of the couple, or for the attorney of one of them.
 */
export function YearsScreen({ reader, ...ofCouple }: OfCouple & { reader: Reader }) {
  const { side, names } = ofCouple;
  const say = sayTo(reader);
  const { told, disclosed, facts } = useCoupleFacts(ofCouple);
  const { question, taken, take } = useAnswersTaken();
  const [event, setEvent] = useState<EventName>('DIVORCE');
  const [year, setYear] = useState(FIRST_SHOWN);
  const [isToday, setToday] = useState(true);
  const [assumed, setAssumed] = useState(DEFAULT_ASSUMPTIONS);
  const couple = useMemo(() => {
    const keys = question === null ? OUTCOME_QUESTIONS : withFollowUps(question);
    const asSide = taken === null ? {} : Object.fromEntries(keys.map((key) => [key, taken]));
    return readingsOf(told.answers, told.areBothComplete, side, asSide);
  }, [told, side, question, taken]);
  const differ = useMemo(() => readingsOf(told.answers, told.areBothComplete, side).disputed.length, [told, side]);
  const years: readonly Projection[] = useMemo(() => {
    // The panel passes on only what can be computed.
    const projected = projectYears({ ...facts, readings: couple.readings }, assumed, kindOfEvent(event));
    return projected.ok ? projected.value : [];
  }, [facts, couple, assumed, event]);
  const { inflationBp } = assumed;
  const shownAt = useCallback((at: number) => shownIn(at, inflationBp, isToday), [inflationBp, isToday]);
  const words: Told = useMemo(
    () => ({
      say,
      names,
      state: told.law?.name ?? '',
      clauses: new Map(told.changedByHand.map(({ key, name }) => [key, name])),
      sides: sidesOfEvent(event),
    }),
    [say, names, told, event],
  );
  const now = years[year];
  const isEmpty = now === undefined || years.every(({ withAgreement }) => (withAgreement?.lines.length ?? 0) === 0);
  const notes = notesOf(
    {
      gaps: told.gaps,
      disclosureGaps: disclosed.gaps,
      isAgreedOnly: reader === 'ATTORNEY' && told.areBothComplete,
      disputed: couple.disputed.length,
      changedByHand: facts.changedByHand,
    },
    now,
    words,
  );
  const goTo = (next: number) => {
    const to = Math.min(LAST_YEAR, Math.max(0, next));
    setYear(to);
    const then = years[to];
    if (then !== undefined) announce(yearInWords(then, words, shownAt(to)));
  };
  return (
    <div className={classes.grid}>
      <div>
        <div className={classes.controls}>
          <Segmented<EventName>
            label={say('event')}
            value={event}
            onChange={setEvent}
            options={EVENT_NAMES.map((value) => ({ value, label: say(`event.${value}`, names) }))}
          />
          <label>
            <input
              type="checkbox"
              checked={isToday}
              onChange={({ currentTarget }) => setToday(currentTarget.checked)}
            />{' '}
            {say('assume.today')}
          </label>
        </div>
        {notes.length > 0 && (
          <Notice title={say('notes')}>
            <ul>
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </Notice>
        )}
        {isEmpty ? (
          <Notice title={say('nothing')}>{say('nothingText')}</Notice>
        ) : (
          <YearsAt {...{ years, now, year, goTo, words, shownAt, own: reader === 'PARTNER' ? side : null }}>
            <SaveYears {...{ ...ofCouple, words, years, year, event, isToday, assumed, question, taken, shownAt }} />
          </YearsAt>
        )}
      </div>
      <aside aria-label={say('assume.title')}>
        {differ > 0 && reader === 'PARTNER' && <AnswersTaken {...{ question, taken, take, side, names, say }} />}
        <AssumptionsPanel assumed={assumed} onChange={setAssumed} names={names} say={say} />
        <p className={classes.care}>{say('care')}</p>
      </aside>
    </div>
  );
}

interface YearsAtProps {
  years: readonly Projection[];
  now: Projection;
  year: number;
  goTo: (year: number) => void;
  words: Told;
  shownAt: (year: number) => (cents: number) => number;
  own: Side | null;
  children: ReactNode;
}

/** The pictures with the line at one year, and the amounts of that year. */
function YearsAt({ years, now, year, goTo, words, shownAt, own, children }: YearsAtProps) {
  const { say, names, state, sides } = words;
  const table = yearTable(now, words, shownAt(year));
  const largest = largestDifference(now, sides);
  return (
    <>
      <Sheet padding={8} className={classes.figure ?? ''}>
        <h2>{say('inYear', { year })}</h2>
        <YearPictures {...{ years, year, sides, names, own, state, say, shownAt }} />
        <YearSlider year={year} goTo={goTo} say={say} />
        <p className={classes.note}>
          {say('pictureText')} {say('pictureOpen')}{' '}
          {largest !== null && say('difference', { line: say(`line.${largest}`) })}
        </p>
        {table.support !== null && <p className={classes.note}>{table.support}</p>}
      </Sheet>
      <section className={classes.numbers}>
        <h2>{say('numbers')}</h2>
        <YearRows table={table} caption={say('table', { year })} names={names} say={say} />
      </section>
      {children}
    </>
  );
}
