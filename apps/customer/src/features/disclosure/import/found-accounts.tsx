import { type Currency, formatCents } from '@troth/domain/money';
import { MoneyText } from '@troth/ui/money-text';
import { Notice } from '@troth/ui/notice';
import { formatDate } from '../../../shared/dates';
import { t } from '../../../shared/texts';
import { type FoundAccount, IMPORT_ACCOUNTS_MAX } from './found';
import classes from './import.module.css';
import type { Need, TableReading } from './table-accounts';

/** Accounts that the live preview names; the review shows all. */
const ACCOUNTS_SHOWN = 4;

const needText = (need: Need): string =>
  need === 'tooMany'
    ? t('disclosure.import.map.needs.tooMany', { max: IMPORT_ACCOUNTS_MAX })
    : t(`disclosure.import.map.needs.${need}`);

function FoundLine({ account, bank }: { account: FoundAccount; bank: string }) {
  const name = account.institution === '' ? bank : account.institution;
  const title = [name, account.lastFour].filter((part) => part.trim() !== '').join(' ');
  return (
    <li className={classes.foundLine}>
      <span>{title === '' ? t('disclosure.import.review.unnamed', { number: account.key }) : title}</span>
      <span className={classes.foundDate}>{account.date === null ? '' : formatDate(account.date)}</span>
      <MoneyText cents={account.cents} currency={account.currency ?? 'USD'} />
    </li>
  );
}

/** The accounts that a table has as its columns are read now, and what is missing. */
export function FoundAccounts({
  reading,
  bank,
  currency,
}: {
  reading: TableReading;
  bank: string;
  currency: Currency;
}) {
  const shown = reading.accounts.slice(0, ACCOUNTS_SHOWN);
  return (
    <div className={classes.result} aria-live="polite">
      <p className={classes.label}>{t('disclosure.import.map.found', { count: reading.accounts.length })}</p>
      {reading.needs.length > 0 && (
        <ul className={classes.needs}>
          {reading.needs.map((need) => (
            <li key={need}>{needText(need)}</li>
          ))}
        </ul>
      )}
      {shown.length > 0 && (
        <ul className={classes.found}>
          {shown.map((account) => (
            <FoundLine key={account.key} account={account} bank={bank} />
          ))}
        </ul>
      )}
      {reading.accounts.length > shown.length && (
        <p>{t('disclosure.import.map.more', { count: reading.accounts.length - shown.length })}</p>
      )}
      {reading.unreadRows > 0 && (
        <Notice tone="warning" title={t('disclosure.import.map.unread', { count: reading.unreadRows })} />
      )}
      {reading.otherTotalCents !== null && (
        <Notice
          tone="warning"
          title={t('disclosure.import.map.otherTotal', {
            total: formatCents(reading.otherTotalCents, currency),
          })}
        />
      )}
    </div>
  );
}
