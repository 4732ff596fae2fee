import type { Names, Say, YearRow, YearTable } from '@troth/outcomes/words';
import { PartnerMark } from '@troth/ui/partner-mark';
import { ChevronDownIcon } from '@troth/ui/icons';
import { Fragment, type ReactNode, useState } from 'react';
import classes from './years.module.css';

export interface YearRowsProps {
  table: YearTable;
  caption: string;
  names: Names;
  say: Say;
}

/** An amount or a range. A browser may part a minus sign from its dollars, so words with one stay whole. */
export const Amounts = ({ text }: { text: string }) =>
  text.includes('−')
    ? text.split(' ').map((word, at) => (
        <Fragment key={at === 0 ? 'first' : `${at} ${word}`}>
          {at > 0 && ' '}
          <span className={classes.whole}>{word}</span>
        </Fragment>
      ))
    : text;

/** The amounts behind the picture; each row opens to the rules that made it. */
export function YearRows({ table: { columns, rows, total }, caption, names, say }: YearRowsProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const sides = [...new Set(columns.map(({ side }) => side))];
  const toggle = (line: string) =>
    setOpen((known) => new Set(known.has(line) ? [...known].filter((one) => one !== line) : [...known, line]));
  const cells = (amounts: readonly string[]) =>
    columns.map(({ key, title, world }, at) => (
      <td key={key} data-label={title} data-world={world}>
        <Amounts text={amounts[at] ?? ''} />
      </td>
    ));
  return (
    <table className={classes.table}>
      <caption className="troth-vh">{caption}</caption>
      <thead>
        <tr>
          <td />
          {sides.map((side) => (
            <th key={side} scope="colgroup" colSpan={2} data-side={side}>
              <span>
                <PartnerMark side={side} name={names[side]} size={20} isNameBeside /> {names[side]}
              </span>
            </th>
          ))}
        </tr>
        <tr>
          <th scope="col">
            <span className="troth-vh">{say('line')}</span>
          </th>
          {columns.map(({ key, world }) => (
            <th key={key} scope="col">
              {say(`column.${world}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row
            key={row.line}
            row={row}
            isOpen={open.has(row.line)}
            onToggle={() => toggle(row.line)}
            cells={cells(row.amounts)}
            width={columns.length + 1}
          />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say('total')}</th>
          {cells(total)}
        </tr>
      </tfoot>
    </table>
  );
}

interface RowProps {
  row: YearRow;
  isOpen: boolean;
  onToggle: () => void;
  cells: ReactNode;
  width: number;
}

function Row({ row: { line, label, why }, isOpen, onToggle, cells, width }: RowProps) {
  const id = `why-${line}`;
  return (
    <Fragment>
      <tr data-open={isOpen}>
        <th scope="row">
          <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
            <ChevronDownIcon size={16} /> {label}
          </button>
        </th>
        {cells}
      </tr>
      <tr id={id} className={classes.why} hidden={!isOpen}>
        {isOpen && (
          <td colSpan={width}>
            <div>
              {why().map(({ title, rules }) => (
                <section key={title}>
                  <h3>{title}</h3>
                  <ul>
                    {rules.map((rule) => (
                      <li key={rule}>{rule}</li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          </td>
        )}
      </tr>
    </Fragment>
  );
}
