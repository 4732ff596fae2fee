import { EARLIER_INCOME_YEARS_REQUIRED } from '@troth/domain/constants';
import type { Currency } from '@troth/domain/money';
import type { Side } from '@troth/domain/people';
import { YearsGrid } from '@troth/ui/ledger';
import { t } from '../../shared/texts';
import { factsOf } from './entry-facts';
import { sumText } from './sums';
import type { Disclosure } from './queries';

/** The three years that both owe, with what each earned in them. Customer spec §5 "Income completeness". */
export function IncomeYears({
  disclosures,
  sides,
  names,
  thisYear,
}: {
  disclosures: Readonly<Record<Side, Disclosure | null>>;
  sides: readonly Side[];
  names: { readonly A: string; readonly B: string };
  thisYear: number;
}) {
  const years = Array.from({ length: EARLIER_INCOME_YEARS_REQUIRED + 1 }, (_, back) => thisYear - back);
  return (
    <YearsGrid
      years={years.map((year) => ({
        year,
        rows: sides.map((side) => {
          const incomes = (disclosures[side]?.incomes ?? []).filter((income) => income.year === year);
          const sums = new Map<Currency, number>();
          for (const income of incomes) {
            const { currency, cents } = factsOf('incomes', income);
            sums.set(currency, (sums.get(currency) ?? 0) + cents);
          }
          const isMissing = incomes.length === 0;
          return {
            side,
            name: names[side],
            value: isMissing ? t('disclosure.incomes.missing') : sumText(sums),
            isMissing,
          };
        }),
      }))}
    />
  );
}
