import type { ReactNode } from 'react';
import classes from './icon.module.css';

export interface IconProps {
  /** 16 inside buttons, 20 by default, 24 in group headers. */
  size?: 14 | 16 | 18 | 20 | 24;
  /** Name for assistive technology; without it the icon is decoration and hidden. */
  label?: string;
  className?: string;
}

/** The frame that every icon of `icons.tsx` is drawn in. */
export function Icon({ size = 20, label, className, children }: IconProps & { children: ReactNode }) {
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
      {children}
    </svg>
  );
}
