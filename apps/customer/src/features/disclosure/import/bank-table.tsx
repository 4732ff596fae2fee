import { IMPORT_COLUMNS, type ImportColumn, type ImportMapping } from '@troth/domain/disclosure';
import { t } from '../../../shared/texts';
import classes from './import.module.css';
import type { TableLook } from './reading';

/** The first rows of a bank's table, with what its columns are read as. */
export function BankTable({ look, columns }: { look: TableLook; columns: ImportMapping['columns'] }) {
  const usedAs = new Map<string, ImportColumn>(
    IMPORT_COLUMNS.flatMap((column) => (columns[column] === null ? [] : [[columns[column], column] as const])),
  );
  // What is read stands first: a bank's table is wider than a phone.
  const names = look.names
    .map((name, place) => ({ name, place, use: usedAs.get(name) }))
    .toSorted((one, other) => Number(one.use === undefined) - Number(other.use === undefined));
  return (
    <div className={classes.scroll} role="region" aria-label={t('disclosure.import.map.table')} tabIndex={0}>
      <table className={classes.table}>
        <caption className="troth-vh">{t('disclosure.import.map.table')}</caption>
        <thead>
          <tr>
            {names.map(({ name, use }) => (
              <th key={name} scope="col" data-used={use === undefined ? undefined : ''}>
                {name}
                {use !== undefined && (
                  <small>{t('disclosure.import.map.taken', { what: t(`disclosure.import.map.column.${use}`) })}</small>
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
  );
}
