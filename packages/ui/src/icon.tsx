import type { ReactNode } from 'react';
import classes from './icon.module.css';

export interface IconProps {
  /** 16 inside buttons, 20 by default, 24 in group headers. */
  size?: 14 | 16 | 18 | 20 | 24;
  /** Name for assistive technology; without it the icon is decoration and hidden. */
  label?: string;
  className?: string;
}

/** The frame that every icon of `icons.tsx` is drawn in: its lines as one path `d`, other shapes as children. */
export function Icon({ size = 20, label, className, d, children }: IconProps & { d?: string; children?: ReactNode }) {
  const naming = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      focusable="false"
      className={className === undefined ? classes.icon : `${classes.icon} ${className}`}
      {...naming}
    >
      {d !== undefined && <path d={d} />}
      {children}
    </svg>
  );
}
