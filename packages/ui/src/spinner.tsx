import { classNames } from './class-names';
import classes from './spinner.module.css';
import { useUiTexts } from './texts';
import { VisuallyHidden } from './visually-hidden';

/** A small turning ring. Only in the menu, in buttons and on the fallback page; content loads as skeletons. */
export function Spinner({
  size = 14,
  isLabelled = false,
  className,
}: {
  size?: number;
  isLabelled?: boolean;
  className?: string;
}) {
  const t = useUiTexts();
  return (
    <span
      className={classNames(classes.spinner, className)}
      style={{ width: size, height: size }}
      {...(isLabelled ? { role: 'status' } : { 'aria-hidden': true })}
    >
      {isLabelled && <VisuallyHidden>{t('loading')}</VisuallyHidden>}
    </span>
  );
}
