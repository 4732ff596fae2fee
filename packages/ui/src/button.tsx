import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import classes from './button.module.css';
import { classNames } from './class-names';
import { Link, type LinkProps } from './link';
import { Spinner } from './spinner';

export type ButtonVariant = 'primary' | 'secondary' | 'text' | 'danger';
/** `sm` 36 px, `md` 44, `lg` 52, `continue` 56 px high and 326 wide (across on phones). */
export type ButtonSize = 'sm' | 'md' | 'lg' | 'continue';

interface ButtonLook {
  /** One primary button on a screen; the rest are secondary (outlined, the default) or text. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** A 16 px icon before the words. */
  icon?: ReactNode;
  iconAfter?: ReactNode;
  isFullWidth?: boolean;
  /** As wide as the column below 768 px. */
  isFullWidthOnPhone?: boolean;
}

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Busy: keeps its place in the tab order, refuses clicks, shows a ring. */
  isLoading?: boolean;
  /** Words while busy, such as “Saving...”. */
  loadingText?: string;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

const look = (
  { variant = 'secondary', size = 'md', isFullWidth, isFullWidthOnPhone }: ButtonLook,
  className?: string,
) =>
  classNames(
    classes.button,
    classes[variant],
    classes[size],
    isFullWidth && classes.full,
    isFullWidthOnPhone && classes.fullOnPhone,
    className,
  );

const refuse = (event: MouseEvent) => event.preventDefault();

export function Button({
  variant,
  size,
  icon,
  iconAfter,
  isFullWidth,
  isFullWidthOnPhone,
  isLoading = false,
  loadingText,
  className,
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={look(
        {
          ...(variant && { variant }),
          ...(size && { size }),
          isFullWidth: isFullWidth ?? false,
          isFullWidthOnPhone: isFullWidthOnPhone ?? false,
        },
        className,
      )}
      aria-disabled={isLoading || rest['aria-disabled'] || undefined}
      aria-busy={isLoading || undefined}
      onClick={isLoading ? refuse : onClick}
    >
      {isLoading ? <Spinner /> : icon}
      <span className={classes.words}>{isLoading && loadingText !== undefined ? loadingText : children}</span>
      {iconAfter}
    </button>
  );
}

export interface LinkButtonProps extends ButtonLook, LinkProps {}

/** A link that looks like a button, for actions that only go somewhere. */
export function LinkButton({
  variant,
  size,
  icon,
  iconAfter,
  isFullWidth,
  isFullWidthOnPhone,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link
      {...rest}
      className={look(
        {
          ...(variant && { variant }),
          ...(size && { size }),
          isFullWidth: isFullWidth ?? false,
          isFullWidthOnPhone: isFullWidthOnPhone ?? false,
        },
        className,
      )}
    >
      {icon}
      <span className={classes.words}>{children}</span>
      {iconAfter}
    </Link>
  );
}

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** What it does, for assistive technology. */
  label: string;
  icon: ReactNode;
  /** A dot for something unseen; say it in `label` too. */
  hasDot?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** 44 px target around a 20 px icon. */
export function IconButton({ label, icon, hasDot = false, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={classNames(classes.icon, className)}>
      {icon}
      {hasDot && <span className={classes.dot} />}
    </button>
  );
}

export function IconLink({
  label,
  icon,
  hasDot = false,
  className,
  ...rest
}: Omit<LinkProps, 'children'> & { label: string; icon: ReactNode; hasDot?: boolean }) {
  return (
    <Link {...rest} aria-label={label} className={classNames(classes.icon, className)}>
      {icon}
      {hasDot && <span className={classes.dot} />}
    </Link>
  );
}
