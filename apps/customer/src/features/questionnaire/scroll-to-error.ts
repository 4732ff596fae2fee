import { focusFirstControl } from '../../shared/focus';

/** What marks a card or a field in error; the components set it. */
const IN_ERROR = '[data-invalid="true"]';

/** Marks what is left undrawn while out of sight. */
export const DRAWN_IN_SIGHT = 'data-drawn-in-sight';

/** The height of what is left undrawn is a guess: a scroll past it would end beside its aim. */
function drawAll(): void {
  for (const part of document.querySelectorAll<HTMLElement>(`main [${DRAWN_IN_SIGHT}]`))
    part.style.contentVisibility = 'visible';
}

/** Brings a part of the screen into view and the focus to its first control; of options, to the chosen one. */
export function focusWithin(part: HTMLElement): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  drawAll();
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
