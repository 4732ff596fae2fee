import {
  IMPORT_COLUMNS,
  IMPORT_LAYOUTS,
  type ImportColumn,
  type ImportMapping,
  type ImportRowOrder,
} from '@troth/domain/disclosure';
import { enumerationLabel, say } from '@troth/domain/messages';
import { CURRENCIES, type Currency, formatCents } from '@troth/domain/money';
import { Button } from '@troth/ui/button';
import { Segmented } from '@troth/ui/filter-chips';
import { MoneyText } from '@troth/ui/money-text';
import { Notice } from '@troth/ui/notice';
import { SelectField } from '@troth/ui/select-field';
import { TextField } from '@troth/ui/text-field';
import type { ReactNode } from 'react';
import { formatDate } from '../../../shared/dates';
import { t } from '../../../shared/texts';
import { type FoundAccount, IMPORT_ACCOUNTS_MAX } from './found';
import classes from './import.module.css';
import { readAmount } from './read-amount';
import { readDate } from './read-date';
import type { TableLook } from './reading';
import type { Need, TableReading } from './table-accounts';

/** Accounts that the live preview names; the review shows all. */
const ACCOUNTS_SHOWN = 4;
/** A choice of a column that stands for none. */
const NONE = '';

export interface MapColumnsProps {
  look: TableLook;
  mapping: ImportMapping;
  reading: TableReading;
  /** What the person says the bank is, where no column does. */
  bank: string;
  onBank: (bank: string) => void;
  onMapping: (mapping: ImportMapping) => void;
  onContinue: () => void;
  onBack: () => void;
}

const needText = (need: Need): string =>
  need === 'tooMany'
    ? t('disclosure.import.map.needs.tooMany', { max: IMPORT_ACCOUNTS_MAX })
    : t(`disclosure.import.map.needs.${need}`);

/** A question with a few answers; none is given until somebody gives it. */
function Choice<Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: Value | null;
  options: readonly { readonly value: Value; readonly label: ReactNode }[];
  onChange: (value: Value) => void;
}) {
  return (
    <div className={classes.choice}>
      <p className={classes.label}>{label}</p>
      <Segmented<Value | typeof NONE>
        label={label}
        value={value ?? NONE}
        options={options}
        onChange={(chosen) => chosen !== NONE && onChange(chosen)}
      />
    </div>
  );
}

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

/** The second step for tables: what the columns are, with what follows from it at once. */
export function MapColumns({ look, mapping, reading, bank, onBank, onMapping, onContinue, onBack }: MapColumnsProps) {
  const { columns } = mapping;
  const change = (changes: Partial<ImportMapping>) => onMapping({ ...mapping, ...changes });
  const usedAs = new Map<string, ImportColumn>(
    IMPORT_COLUMNS.flatMap((column) => (columns[column] === null ? [] : [[columns[column], column] as const])),
  );
  const { dateOrder: unclearDate, decimalMark: unclearAmount } = reading.unclear;
  const asDate = (order: 'DMY' | 'MDY' | 'YMD') => readDate(unclearDate ?? '', order);
  const asAmount = (mark: 'POINT' | 'COMMA') =>
    formatCents(readAmount(unclearAmount ?? '', mark), mapping.currency ?? 'USD');
  const shown = reading.accounts.slice(0, ACCOUNTS_SHOWN);
  // What is read stands first: a bank's table is wider than a phone.
  const names = look.names
    .map((name, place) => ({ name, place, use: usedAs.get(name) }))
    .toSorted((one, other) => Number(one.use === undefined) - Number(other.use === undefined));

  return (
    <div className={classes.step}>
      <p>{t('disclosure.import.map.rows', { count: look.rowCount })}</p>
      <div className={classes.scroll} role="region" aria-label={t('disclosure.import.map.table')} tabIndex={0}>
        <table className={classes.table}>
          <caption className="troth-vh">{t('disclosure.import.map.table')}</caption>
          <thead>
            <tr>
              {names.map(({ name, use }) => (
                <th key={name} scope="col" data-used={use === undefined ? undefined : ''}>
                  {name}
                  {use !== undefined && (
                    <small>
                      {t('disclosure.import.map.taken', { what: t(`disclosure.import.map.column.${use}`) })}
                    </small>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {look.rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no name but their place
              <tr key={at}>
                {names.map(({ name, place, use }) => (
                  <td key={name} data-used={use === undefined ? undefined : ''}>
                    {row[place]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>

      {unclearDate !== null && (
        <Choice
          label={t('disclosure.import.map.dateOrder', { example: unclearDate })}
          value={mapping.dateOrder}
          options={(['MDY', 'DMY', 'YMD'] as const).flatMap((value) => {
            const date = asDate(value);
            return date === null ? [] : [{ value, label: formatDate(date) }];
          })}
          onChange={(dateOrder) => change({ dateOrder })}
        />
      )}
      {unclearAmount !== null && (
        <Choice
          label={t('disclosure.import.map.decimalMark', { example: unclearAmount })}
          value={mapping.decimalMark}
          options={(['POINT', 'COMMA'] as const).map((value) => ({ value, label: asAmount(value) }))}
          onChange={(decimalMark) => change({ decimalMark })}
        />
      )}
      {(mapping.rowOrder !== null || reading.needs.includes('rowOrder')) && (
        <Choice<ImportRowOrder>
          label={t('disclosure.import.map.rowOrder')}
          value={mapping.rowOrder}
          options={(['NEWEST_FIRST', 'OLDEST_FIRST'] as const).map((value) => ({
            value,
            label: t(`disclosure.import.map.rowOrder.${value}`),
          }))}
          onChange={(rowOrder) => change({ rowOrder })}
        />
      )}

      <div>
        <Choice
          label={t('disclosure.import.map.layout')}
          value={mapping.layout}
          options={IMPORT_LAYOUTS.map((value) => ({ value, label: t(`disclosure.import.map.layout.${value}`) }))}
          onChange={(layout) => change({ layout })}
        />
        <p className={classes.help}>{t(`disclosure.import.map.layout.help.${mapping.layout}`)}</p>
      </div>

      <div className={classes.grid}>
        {IMPORT_COLUMNS.map((column) => (
          <SelectField
            key={column}
            size="sm"
            label={t(`disclosure.import.map.column.${column}`)}
            value={columns[column] ?? NONE}
            options={[
              { value: NONE, label: t('disclosure.import.map.column.none') },
              ...look.names.map((name) => ({ value: name, label: name })),
            ]}
            onChange={(name) => change({ columns: { ...columns, [column]: name === NONE ? null : name } })}
          />
        ))}
        {columns.institution === null && (
          <TextField
            size="sm"
            label={t('disclosure.import.map.bank')}
            help={t('disclosure.import.map.bankHelp')}
            value={bank}
            onChange={onBank}
            autoComplete="off"
          />
        )}
        {columns.currency === null && (
          <SelectField
            size="sm"
            label={t('disclosure.import.map.fixedCurrency')}
            value={mapping.currency}
            options={CURRENCIES.map((value) => ({
              value,
              label: enumerationLabel(say, 'currency', value),
              hint: value,
            }))}
            onChange={(currency) => change({ currency: currency as Currency })}
          />
        )}
      </div>

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
              total: formatCents(reading.otherTotalCents, mapping.currency ?? 'USD'),
            })}
          />
        )}
      </div>

      <div className={classes.foot}>
        <Button variant="primary" disabled={reading.accounts.length === 0} onClick={onContinue}>
          {t('disclosure.import.map.continue')}
        </Button>
        <Button onClick={onBack}>{t('disclosure.import.back')}</Button>
      </div>
    </div>
  );
}
