import { afterEach, expect, it } from 'vitest';
import { DRAWN_IN_SIGHT, focusWithin } from './scroll-to-error';

afterEach(() => document.body.replaceChildren());

it('draws what is out of sight before it scrolls past it, and then gives the focus', () => {
  document.body.innerHTML = `<main><section ${DRAWN_IN_SIGHT}></section><section ${DRAWN_IN_SIGHT}><div id="aim"><input></div></section></main>`;
  const aim = document.querySelector<HTMLElement>('#aim');
  if (aim === null) throw new Error('It is there.');
  const drawn: string[] = [];
  aim.scrollIntoView = () => {
    for (const part of document.querySelectorAll<HTMLElement>(`[${DRAWN_IN_SIGHT}]`))
      drawn.push(part.style.contentVisibility);
  };
  focusWithin(aim);
  expect(drawn).toEqual(['visible', 'visible']);
  expect(document.activeElement).toBe(aim.querySelector('input'));
});
