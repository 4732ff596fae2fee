import type { Income } from '@troth/domain/disclosure';
import { Button } from '@troth/ui/button';
import { PlusIcon } from '@troth/ui/icons';
import { MissingRow, YearRows } from '@troth/ui/ledger';
import type { Side } from '@troth/domain/people';
import { t } from '../../shared/texts';
import type { EntryFacts } from './entry-facts';
import { EntryLine, type LineContext } from './entry-line';

interface IncomeYearsProps extends LineContext {
  rows: readonly { owner: Side; entry: object; facts: EntryFacts }[];
  sides: readonly Side[];
  owedYears: readonly number[];
}

/**
 * Incomes by their year, the newest first, and where a year that both owe has none. Customer spec §5 "Income
 * completeness".
 */
export function IncomeYears({ rows, sides, owedYears, ...context }: IncomeYearsProps) {
  const incomes = rows.map((row) => ({ ...row, entry: row.entry as Income }));
  const years = [...new Set([...owedYears, ...incomes.map(({ entry }) => entry.year)])].sort((a, b) => b - a);
  const { own, names, actions } = context;
  return years.map((year) => (
    <YearRows key={year} year={year}>
      {sides.flatMap((side) => {
        const ofYear = incomes.filter(({ owner, entry }) => owner === side && entry.year === year);
        if (ofYear.length > 0) {
          return ofYear.map(({ owner, entry, facts }) => (
            <EntryLine key={entry.id} {...context} owner={owner} entry={entry} facts={facts} />
          ));
        }
        if (!owedYears.includes(year)) return [];
        return (
          <MissingRow
            key={side}
            owner={side}
            name={names[side]}
            text={t('disclosure.incomes.missing')}
            {...(side === own &&
              actions !== null && {
                action: (
                  <Button
                    size="sm"
                    variant="text"
                    icon={<PlusIcon size={16} />}
                    aria-label={t('disclosure.incomes.addYear', { year: String(year) })}
                    onClick={() => actions.onAdd('incomes', year)}
                  >
                    {t('disclosure.add')}
                  </Button>
                ),
              })}
          />
        );
      })}
    </YearRows>
  ));
}
