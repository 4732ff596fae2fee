import { formatCents } from '@troth/domain/money';
import { type ByYears, stepsByYears, type YearStep } from '@troth/domain/questionnaire';
import { t } from '../../shared/texts';
import classes from './year-steps.module.css';

/** What an answer comes to by years of marriage: steps for the eye, and beside them the table that says the same. */
export function YearSteps({ byYears, typed }: { byYears: ByYears; typed: string }) {
  const steps = stepsByYears(byYears, typed);
  const last = steps.at(-1);
  if (last === undefined) return null;
  return (
    <figure className={classes.figure}>
      <div className={classes.drawing} aria-hidden="true">
        <p className={classes.reach}>{valueText(byYears, last)}</p>
        <div className={classes.steps}>
          {steps.map(({ years, value }) => (
            <span
              key={years}
              style={{ height: `${(100 * value) / last.value}%` }}
              data-none={value === 0 || undefined}
            />
          ))}
        </div>
        <p className={classes.ends}>
          <span>{t('years.count', { count: 1 })}</span>
          <span>{t('years.count', { count: last.years })}</span>
        </p>
      </div>
      <table className={classes.table}>
        <caption>{t(`years.caption.${byYears}`)}</caption>
        <thead className="troth-vh">
          <tr>
            <th scope="col">{t('years.of')}</th>
            <th scope="col">{t(`years.value.${byYears}`)}</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(byYears, steps, Number(typed)).map(({ key, label, value }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

function valueText(byYears: ByYears, { value }: YearStep): string {
  switch (byYears) {
    case 'AMOUNT':
      return formatCents(value);
    case 'MONTHS':
      return t('years.months', { count: value });
    case 'FROM_YEAR':
      return value === 0 ? t('years.no') : t('years.possible');
  }
}

function rowsOf(byYears: ByYears, steps: readonly YearStep[], from: number) {
  if (byYears !== 'FROM_YEAR') {
    return steps
      .filter(({ isInTable }) => isInTable)
      .map((step) => ({
        key: step.years,
        label: t('years.count', { count: step.years }),
        value: valueText(byYears, step),
      }));
  }
  return [
    { key: 'before', label: t('years.before', { count: from }), value: t('years.no') },
    { key: 'from', label: t('years.from', { count: from }), value: t('years.possible') },
  ];
}
