import type { AgreementTable } from '../tree';
import { say } from './wording';

const percent = (value: number) => say('percent', { value: String(Math.round(value * 100) / 100) });

/** The largest share of a home that its non-owner gains by years of marriage. */
export const VESTING_CAP_PERCENT = 50;
/** How far ahead the worked example looks. */
const VESTING_YEARS_SHOWN = 40;

/** What share has been gained after some full years, up to the cap. */
export function vestingTable(percentPerYear: number, gainerName: string): AgreementTable {
  const yearsToCap = Math.ceil(VESTING_CAP_PERCENT / percentPerYear);
  const last = Math.min(yearsToCap, VESTING_YEARS_SHOWN);
  const years = Array.from({ length: last }, (_, index) => index + 1).filter(
    (years) => years <= 5 || years % 5 === 0 || years === last,
  );
  return {
    type: 'table',
    caption: null,
    columns: [
      { label: say('column.elapsed'), align: 'start', width: 3 },
      { label: say('column.sharePercent', { name: gainerName }), align: 'end', width: 2 },
    ],
    rows: years.map((count) => [String(count), percent(Math.min(VESTING_CAP_PERCENT, count * percentPerYear))]),
    totals: [],
    emptyText: null,
  };
}

/** How much of the agreement is still in force after some full years: the first, half of them, and the last. */
export function fadingTable(years: number): AgreementTable {
  const last = Math.max(1, Math.ceil(years));
  const shown = [...new Set([1, Math.max(1, Math.floor(last / 2)), last])];
  return {
    type: 'table',
    caption: null,
    columns: [
      { label: say('column.elapsed'), align: 'start', width: 3 },
      { label: say('column.remaining'), align: 'end', width: 2 },
    ],
    rows: shown.map((count) => [String(count), percent(Math.max(0, 100 - (count * 100) / years))]),
    totals: [],
    emptyText: null,
  };
}
