import type { ExchangeRates } from '@troth/domain/money';
import { OUTCOME_QUESTIONS, type OutcomeFacts } from '@troth/domain/outcomes';
import { fullName, type Side, SIDES } from '@troth/domain/people';
import { type Assumptions, factsOfDisclosures, projectYears, readingsOf, withFollowUps } from '@troth/outcomes';
import {
  type EventName,
  kindOfEvent,
  notesOf,
  type Reader,
  sayTo,
  sheetOf,
  sidesOfEvent,
  type Told,
  type YearsSheet,
} from '@troth/outcomes/words';
import type { DisclosedByBoth } from '../../records/case/disclosed';
import { type Couple, personOn } from '../../records/couples/couple';

interface SheetAsked {
  readonly year: number;
  readonly event: EventName;
  readonly money: 'TODAY' | 'THEN';
  readonly answers?: Side | undefined;
  readonly question?: string | undefined;
  readonly assumed: Assumptions;
}

interface SheetFacts {
  readonly couple: Couple;
  readonly reader: Reader;
  readonly told: OutcomeFacts;
  readonly disclosed: DisclosedByBoth;
  readonly rates: ExchangeRates;
  readonly query: SheetAsked;
}

/** The sheet as the reader may know it: the picture of the screen, in the same words. Null where there is nothing to tell. */
export function outcomeSheet({ couple, reader, told, disclosed, rates, query }: SheetFacts): YearsSheet | null {
  const { year, event, assumed, question } = query;
  // An attorney is told only what both answered alike, so there is nothing to choose between.
  const taken = reader === 'PARTNER' ? (query.answers ?? null) : null;
  const keys = question === undefined ? OUTCOME_QUESTIONS : withFollowUps(question);
  const asSide = taken === null ? {} : Object.fromEntries(keys.map((key) => [key, taken]));
  const { readings, disputed } = readingsOf(told.answers, told.areBothComplete, couple.side, asSide);
  const { facts, gaps } = factsOfDisclosures(
    { A: disclosed.of.A?.entries ?? null, B: disclosed.of.B?.entries ?? null },
    rates,
  );
  const changedByHand = told.changedByHand.map(({ key }) => key);
  const projected = projectYears({ ...facts, readings, law: told.law, changedByHand }, assumed, kindOfEvent(event));
  const years = projected.ok ? projected.value : [];
  const nameOf = (side: Side) => personOn(couple, side)?.firstName?.trim() || side;
  const words: Told = {
    say: sayTo(reader),
    names: { A: nameOf('A'), B: nameOf('B') },
    state: told.law?.name ?? '',
    clauses: new Map(told.changedByHand.map(({ key, name }) => [key, name])),
    sides: sidesOfEvent(event),
  };
  const known = {
    gaps: told.gaps,
    disclosureGaps: gaps,
    isAgreedOnly: reader === 'ATTORNEY' && told.areBothComplete,
    disputed: disputed.length,
    changedByHand,
  };
  return sheetOf({
    ...words,
    years,
    year,
    event,
    assumed,
    isToday: query.money === 'TODAY',
    taken,
    notes: notesOf(known, years[year], words),
    couple: namesOf(couple),
  });
}

const namesOf = (couple: Couple): string =>
  SIDES.flatMap((side) => {
    const person = personOn(couple, side);
    return person === null ? [] : [fullName(person) || side];
  }).join(', ');
