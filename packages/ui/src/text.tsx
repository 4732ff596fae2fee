import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names';
import classes from './text.module.css';

export type TextTone = 'ink' | 'secondary' | 'hint' | 'danger' | 'warning' | 'success';

export interface TextProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType;
  /** `body` 16/26, `lead` 17/28, `ui` 15/22, `small` 14/22, `caption` 13/20, `answer` serif 20/28, `mono` for hashes. */
  size?: 'body' | 'lead' | 'ui' | 'small' | 'caption' | 'answer' | 'mono';
  tone?: TextTone;
  weight?: 400 | 500 | 600;
  /** Lines figures up: money, counts, times. */
  isNumeric?: boolean;
  children?: ReactNode;
}

export function Text({
  as: Element = 'p',
  size = 'body',
  tone,
  weight,
  isNumeric = false,
  className,
  style,
  ...rest
}: TextProps) {
  return (
    <Element
      {...rest}
      className={classNames(classes[size], tone && classes[tone], isNumeric && 'troth-num', className)}
      style={weight === undefined ? style : { fontWeight: weight, ...style }}
    />
  );
}

/** A heading whose rank and size differ; without `size` the element's own size is right. */
export function Heading({
  level,
  size,
  className,
  ...rest
}: HTMLAttributes<HTMLHeadingElement> & { level: 1 | 2 | 3 | 4; size?: 'display' | 'h1' | 'h2' | 'h3' | 'h4' }) {
  const Element = `h${level}` as const;
  return <Element {...rest} className={classNames(classes[size ?? `h${level}`], className)} />;
}
