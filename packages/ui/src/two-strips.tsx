import type { Side } from '@troth/domain/people';
import classes from './two-strips.module.css';
import { PartnerMark } from './partner-mark';

export interface TwoStripsProps {
  /** What both partners go through, in order. */
  parts: readonly { readonly key: string; readonly label: string }[];
  partners: readonly {
    readonly side: Side;
    readonly name: string;
    /** Keys of the parts that are behind this partner. */
    readonly done: ReadonlySet<string>;
    /** The same in words: “7 of 12”. */
    readonly text: string;
  }[];
  /** Opens the table that says the same. */
  tableLabel: string;
  partLabel: string;
  doneText: string;
  openText: string;
}

/** Who has done what, as one strip a partner with a field for each part, and the table that says the same beside it. */
export function TwoStrips({ parts, partners, tableLabel, partLabel, doneText, openText }: TwoStripsProps) {
  return (
    <figure className={classes.figure}>
      {partners.map(({ side, name, done, text }) => (
        <div key={side} className={classes.row}>
          <PartnerMark side={side} name={name} size={20} isNameBeside />
          <span className={classes.name}>{name}</span>
          <span className={classes.strip} data-side={side} aria-hidden="true">
            {parts.map(({ key }) => (
              <span key={key} className={done.has(key) ? classes.done : classes.open} />
            ))}
          </span>
          <span className={classes.count}>{text}</span>
        </div>
      ))}
      <details className={classes.fold}>
        <summary>{tableLabel}</summary>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{partLabel}</th>
              {partners.map(({ side, name }) => (
                <th key={side} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.map(({ key, label }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                {partners.map(({ side, done }) => (
                  <td key={side}>{done.has(key) ? doneText : openText}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
