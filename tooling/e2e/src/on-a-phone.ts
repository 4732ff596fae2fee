export const PHONE = { width: 390, height: 844 };

/** Runs in the page: what floats over it, whatever it has been scrolled to. Bars that stay at an edge are sticky, not fixed. */
export function floatingThings(): string[] {
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    if (getComputedStyle(element).position !== 'fixed' || !element.checkVisibility({ visibilityProperty: true }))
      return [];
    const { width, height, bottom, right, top, left } = element.getBoundingClientRect();
    const isInSight = width > 1 && height > 1 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    return isInSight ? [`${element.tagName} ${element.className} ${element.textContent.slice(0, 40)}`] : [];
  });
}

/**
 * Runs in the page: what is tapped and is lower than a finger is wide. A link within a sentence is as high as its line, a box
 * or a circle is tapped with its label, and a row with the link or button that is stretched over it.
 */
export function lowTargets(): string[] {
  const FINGER = 44;
  /** Of a field whose frame is drawn around it. */
  const FRAME = 2;
  const targets = 'a[href], button, summary, select, textarea, input:not([type=hidden]), [role=tab], [role=option]';
  return [...document.querySelectorAll<HTMLElement>(targets)].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    if (element.closest('[inert], [aria-hidden=true], .troth-vh') !== null) return [];
    const isInText =
      getComputedStyle(element).display === 'inline' && element.parentElement?.textContent !== element.textContent;
    if (isInText) return [];
    const isStretched = getComputedStyle(element, '::after').position === 'absolute';
    const tapped = [
      element,
      ...(element instanceof HTMLInputElement ? (element.labels ?? []) : []),
      ...(isStretched ? [element.closest('li') ?? element] : []),
    ].map((part) => part.getBoundingClientRect());
    const width = Math.max(...tapped.map((box) => box.width));
    const height = Math.max(...tapped.map((box) => box.height));
    const least = element instanceof HTMLInputElement ? FINGER - FRAME : FINGER;
    if (width <= 1 || height <= 1 || height >= least) return [];
    const words = element.getAttribute('aria-label') ?? element.textContent.trim();
    return [`${element.tagName} ${height.toFixed(0)} px: ${words.slice(0, 50)}`];
  });
}
