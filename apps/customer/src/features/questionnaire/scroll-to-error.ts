/** What marks a card or a field in error; the components set it. */
const IN_ERROR = '[data-invalid="true"]';
const OPERABLE = 'input:not([disabled]), select:not([disabled]), textarea:not([disabled]), button:not([disabled])';

/** Brings the first error of the screen into view and the focus to its control. Customer spec §9 "Scroll to error". */
export function scrollToFirstError(): void {
  const card = document.querySelector<HTMLElement>(`main ${IN_ERROR}`);
  if (card === null) return;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  card.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' });
  card.querySelector<HTMLElement>(OPERABLE)?.focus({ preventScroll: true });
}
