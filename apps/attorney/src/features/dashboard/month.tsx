import { useSuspenseQuery } from '@tanstack/react-query';
import { LinkButton } from '@troth/ui/button';
import { Facts } from '@troth/ui/facts';
import { Sheet } from '@troth/ui/layout';
import { MoneyText } from '@troth/ui/money-text';
import { useAttorney } from '../../shared/attorney';
import { formatMonth } from '../../shared/dates';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import classes from './dashboard.module.css';
import { monthQuery } from './queries';

/** What was earned this month, and what is due. */
export function Month({ now }: { now: Date }) {
  const { data: summary } = useSuspenseQuery(monthQuery(useAttorney().id, now));
  return (
    <Sheet as="section" className={classes.month ?? ''}>
      <h2 className={classes.asideTitle}>{formatMonth(now)}</h2>
      <Facts
        facts={[
          {
            key: 'earned',
            label: t('dashboard.month.earned', { count: summary.metCount }),
            value: <MoneyText cents={summary.earnedInCents} />,
          },
          { key: 'due', label: t('payoutList.due'), value: <MoneyText cents={summary.dueInCents} /> },
        ]}
      />
      <div className={classes.more}>
        <LinkButton href={paths.payouts()} variant="text" size="sm">
          {t('dashboard.month.all')}
        </LinkButton>
      </div>
    </Sheet>
  );
}
