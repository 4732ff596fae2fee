import type { ReactNode } from 'react';
import classes from './countdown.module.css';
import { Ornament } from './ornament';

/** A waiting period: the seal, what it is for, how much is left, when it ends, and something to do with it. */
export function CountdownPanel({
  title,
  children,
  units,
  endsLabel,
  endsText,
  action,
}: {
  title: ReactNode;
  children: ReactNode;
  units: readonly { value: number; label: string }[];
  endsLabel: ReactNode;
  endsText: ReactNode;
  action?: ReactNode;
}) {
  return (
    <section className={classes.panel}>
      <div className={classes.top}>
        <Ornament name="seal" width={96} />
        <div>
          <h2>{title}</h2>
          <p className={classes.text}>{children}</p>
        </div>
      </div>
      <div className={classes.bottom}>
        <dl className={classes.units}>
          {units.map((unit) => (
            <div key={unit.label}>
              <dt>{unit.label}</dt>
              <dd>{unit.value}</dd>
            </div>
          ))}
        </dl>
        <p className={classes.ends}>
          {endsLabel}
          <b>{endsText}</b>
        </p>
        {action}
      </div>
    </section>
  );
}
