import type { ReactNode } from 'react';
import classes from './facts.module.css';

export interface Fact {
  key: string;
  label: ReactNode;
  /** Nothing shows a dash. */
  value: ReactNode;
}

const isBlank = (value: ReactNode) => value === null || value === undefined || value === '';

/** What is known about someone or something: labels at the left, values beside them, under each other on phones. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ key, label, value }) => (
        <div key={key} className={classes.fact}>
          <dt>{label}</dt>
          <dd>{isBlank(value) ? '—' : value}</dd>
        </div>
      ))}
    </dl>
  );
}
