import type { CSSProperties, ElementType, HTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names';
import classes from './layout.module.css';

/** Steps of the 4 px grid: 1 is 4 px, 2 is 8, 3 is 12, 4 is 16 and so on. */
export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16 | 20;

const gapOf = (space: Space): CSSProperties => ({ gap: space === 0 ? 0 : `var(--s-${space})` });

interface BoxProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType;
  children?: ReactNode;
}

/** Things one below the other, at equal distance. */
export function Stack({ as: Element = 'div', gap = 4, className, style, ...rest }: BoxProps & { gap?: Space }) {
  return <Element {...rest} className={classNames(classes.stack, className)} style={{ ...gapOf(gap), ...style }} />;
}

/** Things beside each other; they wrap unless told not to. */
export function Row({
  as: Element = 'div',
  gap = 3,
  justify = 'start',
  align = 'center',
  isWrapping = true,
  className,
  style,
  ...rest
}: BoxProps & {
  gap?: Space;
  justify?: 'start' | 'between' | 'end' | 'center';
  align?: 'start' | 'center' | 'baseline' | 'end' | 'stretch';
  isWrapping?: boolean;
}) {
  return (
    <Element
      {...rest}
      className={classNames(classes.row, classes[justify], isWrapping && classes.wrap, className)}
      style={{ ...gapOf(gap), alignItems: align, ...style }}
    />
  );
}

/** Something one could hold: a card to keep, a dispute to settle. Never a sheet inside a sheet. */
export function Sheet({
  as: Element = 'section',
  padding = 6,
  isFloating = false,
  className,
  style,
  ...rest
}: BoxProps & { padding?: Space; isFloating?: boolean }) {
  return (
    <Element
      {...rest}
      className={classNames(classes.sheet, isFloating && classes.float, className)}
      style={{ padding: padding === 0 ? 0 : `var(--s-${padding})`, ...style }}
    />
  );
}

/** Equal columns that fall under each other below 768 px (or `from`, in pixels). */
export function Columns({
  count = 2,
  gap = 6,
  className,
  style,
  ...rest
}: BoxProps & { count?: 2 | 3 | 4; gap?: Space }) {
  return (
    <div
      {...rest}
      className={classNames(classes.columns, className)}
      style={{ ...gapOf(gap), '--columns': count, ...style } as CSSProperties}
    />
  );
}

/** A part of a page under a heading of its own. */
export function Section({
  title,
  description,
  actions,
  level = 2,
  hasRule = false,
  id,
  className,
  children,
}: {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  level?: 2 | 3;
  hasRule?: boolean;
  id?: string;
  className?: string;
  children?: ReactNode;
}) {
  const Heading = `h${level}` as const;
  return (
    <section id={id} className={classNames(classes.section, className)}>
      <div className={classNames(classes.sectionHead, hasRule && classes.ruled)}>
        <div>
          <Heading>{title}</Heading>
          {description !== undefined && <p className={classes.small}>{description}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}
