import { useQuery } from '@tanstack/react-query';
import { Link } from '@troth/ui/link';
import { Notice } from '@troth/ui/notice';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import { type Waiting, waitingQuery } from '../../shared/waiting';
import classes from './what-waits.module.css';

/** Where each is seen to. */
const places = {
  applications: () => `${paths.attorneys()}?stage=UNDER_REVIEW`,
  licenses: () => paths.attorneys(),
  lawFirms: () => `${paths.lawFirms()}?status=WAITING`,
  reviews: () => `${paths.reviews()}?status=PENDING`,
  tickets: () => `${paths.helpAt('tickets')}&status=OPEN`,
  disputes: () => paths.ledger(),
  payoutsReady: () => `${paths.payouts()}?view=READY`,
  payoutsBlocked: () => `${paths.payouts()}?view=WAITING`,
  calls: () => `${paths.appointments()}?open=true`,
} as const satisfies Partial<Record<keyof Waiting, () => string>>;
type Place = keyof typeof places;

/** What waits for an admin, in words, before the users. Nothing is said where nothing waits. */
export function WhatWaits() {
  const { data } = useQuery(waitingQuery);
  const waiting = (Object.keys(places) as Place[]).filter((key) => data !== undefined && data[key] > 0);
  if (data === undefined || waiting.length === 0) return null;
  return (
    <Notice title={t('waiting.title')}>
      <ul className={classes.list}>
        {waiting.map((key) => (
          <li key={key}>
            <Link href={places[key]()}>{t(`waiting.${key}`, { count: data[key] })}</Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
