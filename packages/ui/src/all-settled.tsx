import { type ReactNode, type Ref } from 'react';
import classes from './all-settled.module.css';
import { Ornament } from './ornament';
import { BothMarks } from './partner-mark';

export interface AllSettledProps {
  title: string;
  children: ReactNode;
  names: { A?: string | null; B?: string | null };
  /** The way on. */
  action: ReactNode;
  /** For moving the focus here when the last difference goes. */
  titleRef?: Ref<HTMLHeadingElement>;
}

/** The last difference is gone: both marks, the braid, one serif line, the way on. Quiet on purpose. */
export function AllSettled({ title, children, names, action, titleRef }: AllSettledProps) {
  return (
    <section className={classes.settled}>
      <Ornament name="braid" width={200} />
      <BothMarks names={names} />
      <h2 className={classes.title} ref={titleRef} tabIndex={-1}>
        {title}
      </h2>
      <p className={classes.text}>{children}</p>
      {action}
    </section>
  );
}
