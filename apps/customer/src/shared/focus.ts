const OPERABLE = 'input:not([disabled]), select:not([disabled]), textarea:not([disabled]), button:not([disabled])';

/** Gives the focus to a part's first control; of options, to the chosen one. The page does not move. */
export function focusFirstControl(part: HTMLElement): void {
  const control = part.querySelector<HTMLElement>('input:checked') ?? part.querySelector<HTMLElement>(OPERABLE);
  control?.focus({ preventScroll: true });
}

/** For a button that goes away when it is pressed: the focus stays with the part that it belongs to. */
export function pressAndStayIn(part: HTMLElement | null | undefined, press: () => void): void {
  press();
  if (part != null) focusFirstControl(part);
}
