import { IMPORT_COLUMNS, IMPORT_LAYOUTS, type ImportMapping, type ImportRowOrder } from '@troth/domain/disclosure';
import { enumerationLabel, say } from '@troth/domain/messages';
import { CURRENCIES, type Currency, formatCents } from '@troth/domain/money';
import { Button } from '@troth/ui/button';
import { Segmented } from '@troth/ui/filter-chips';
import { SelectField } from '@troth/ui/select-field';
import { TextField } from '@troth/ui/text-field';
import type { ReactNode } from 'react';
import { formatDate } from '../../../shared/dates';
import { t } from '../../../shared/texts';
import { BankTable } from './bank-table';
import { FoundAccounts } from './found-accounts';
import classes from './import.module.css';
import { readAmount } from './read-amount';
import { readDate } from './read-date';
import type { TableLook } from './reading';
import type { TableReading } from './table-accounts';

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

/** A question with a few answers; none is given until someone gives it. */
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

/** The second step for tables: what the columns are, with what follows from it at once. */
export function MapColumns({ look, mapping, reading, bank, onBank, onMapping, onContinue, onBack }: MapColumnsProps) {
  const { columns } = mapping;
  const change = (changes: Partial<ImportMapping>) => onMapping({ ...mapping, ...changes });
  const { dateOrder: unclearDate, decimalMark: unclearAmount } = reading.unclear;
  const asDate = (order: 'DMY' | 'MDY' | 'YMD') => readDate(unclearDate ?? '', order);
  const asAmount = (mark: 'POINT' | 'COMMA') =>
    formatCents(readAmount(unclearAmount ?? '', mark), mapping.currency ?? 'USD');
  return (
    <div className={classes.step}>
      <p>{t('disclosure.import.map.rows', { count: look.rowCount })}</p>
      <BankTable look={look} columns={columns} />

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

      <FoundAccounts reading={reading} bank={bank} currency={mapping.currency ?? 'USD'} />

      <div className={classes.foot}>
        <Button variant="primary" disabled={reading.accounts.length === 0} onClick={onContinue}>
          {t('disclosure.import.map.continue')}
        </Button>
        <Button onClick={onBack}>{t('disclosure.import.back')}</Button>
      </div>
    </div>
  );
}
