import type { Side } from '@troth/domain/people';
import type { Assumptions } from '../assumptions';
import type { Projection } from '../project';
import { rangeText, shownIn } from './amounts';
import { assumptionLines } from './assumption-fields';
import { type EventName, rangeIn, type Told, yearTable } from './table';

/** Years between two rows of the totals on a sheet. */
const STEP = 10;

/** A sheet to keep: the amounts of one year, why, the totals over the years, and everything it assumes. In words. */
export interface YearsSheet {
  readonly title: string;
  readonly mark: string;
  readonly facts: readonly string[];
  readonly notes: readonly string[];
  readonly amounts: SheetTable;
  readonly support: string | null;
  readonly over: SheetTable;
  readonly whys: {
    readonly title: string;
    readonly lines: readonly { readonly label: string; readonly rules: readonly string[] }[];
  };
  readonly assumed: {
    readonly title: string;
    readonly lines: readonly { readonly label: string; readonly value: string }[];
  };
}

interface SheetTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly total: readonly string[] | null;
}

export interface SheetOf extends Told {
  readonly years: readonly Projection[];
  readonly year: number;
  readonly event: EventName;
  readonly assumed: Assumptions;
  readonly isToday: boolean;
  /** Whose answers are used where the two differ; null: the range of both. */
  readonly taken: Side | null;
  readonly notes: readonly string[];
  /** The couple, as the sheet names them. */
  readonly couple: string;
}

/** Null where there is nothing to tell: no state, or nothing disclosed. */
export function sheetOf(of: SheetOf): YearsSheet | null {
  const { say, names, years, year, event, assumed, isToday } = of;
  const now = years[year];
  if (now === undefined || (now.withAgreement?.lines ?? []).length === 0) return null;
  const shownAt = (at: number) => shownIn(at, assumed.inflationBp, isToday);
  const table = yearTable(now, of, shownAt(year));
  const titles = table.columns.map(({ title }) => title);
  const chosen = years.filter(({ year: at }) => at % STEP === 0);
  return {
    title: say('sheet.title'),
    mark: say('sheetMark'),
    facts: [
      of.couple,
      say('sheetNow', { year, event: say(`event.${event}`, names) }),
      say(isToday ? 'sheet.money.TODAY' : 'sheet.money.THEN'),
      ...(of.taken === null ? [] : [say('sheet.taken', { name: names[of.taken] })]),
    ],
    notes: [say('care'), ...of.notes],
    amounts: {
      head: [say('line'), ...titles],
      rows: table.rows.map(({ label, amounts }) => [label, ...amounts]),
      total: [say('total'), ...table.total],
    },
    support: table.support,
    over: {
      head: [say('csv.year'), ...titles],
      rows: chosen.map((projection) => [
        String(projection.year),
        ...of.sides.flatMap((side) =>
          [projection.withAgreement, projection.withoutAgreement].map((statement) =>
            rangeText(say, rangeIn(statement, side), shownAt(projection.year)),
          ),
        ),
      ]),
      total: null,
    },
    whys: {
      title: say('sheet.whys'),
      lines: table.rows.map(({ label, why }) => ({
        label,
        rules: why().flatMap(({ title, rules }) => (rules.length === 0 ? [] : [`${title}. ${rules.join('. ')}.`])),
      })),
    },
    assumed: { title: say('sheet'), lines: assumptionLines(say, assumed, names) },
  };
}
