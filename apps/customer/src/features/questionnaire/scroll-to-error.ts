import { focusFirstControl } from '../../shared/focus';

/** What marks a card or a field in error; the components set it. */
const IN_ERROR = '[data-invalid="true"]';

/** Brings a part of the screen into view and the focus to its first control; of options, to the chosen one. */
export function focusWithin(part: HTMLElement): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  part.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' });
  focusFirstControl(part);
}

/** Brings the first error of the screen into view and the focus to its control. Customer spec §9 "Scroll to error". */
export function scrollToFirstError(): void {
  const card = document.querySelector<HTMLElement>(`main ${IN_ERROR}`);
  if (card !== null) focusWithin(card);
}

/** Brings what could not be stored into view: its notice is an alert. */
export function scrollToFirstAlert(): void {
  const alert = document.querySelector<HTMLElement>('main [role="alert"]');
  if (alert !== null) focusWithin(alert);
}
