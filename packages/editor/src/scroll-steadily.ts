/** Frames in which what is drawn on the way gets its height: until then it was guessed. */
const FRAMES = 12;

/** Scrolls to an element, again with each frame until all on the way is as high as it is. */
export function scrollSteadily(target: Element | null, frames = FRAMES): void {
  if (target === null) return;
  target.scrollIntoView();
  if (frames > 0) requestAnimationFrame(() => scrollSteadily(target, frames - 1));
}
