import type { Ghost } from './decorations';
import classes from './editor.module.css';
import { t } from './texts';

/** The element id of where a deleted clause stood. */
export const ghostAnchorOf = (id: string) => `gone-${id}`;

/** Where a deleted clause stood: its name, and how it comes back. */
export function ghostElement(
  { id, name }: Ghost,
  icon: readonly Element[],
  onRestore: (() => void) | null,
): HTMLElement {
  const dom = document.createElement('div');
  dom.id = ghostAnchorOf(id);
  dom.tabIndex = -1;
  dom.className = classes.ghost ?? '';
  dom.contentEditable = 'false';
  const title = document.createElement('b');
  title.textContent = /[.…]$/.test(name) ? name : `${name}.`;
  const words = document.createElement('span');
  words.append(title, ` ${t('ghost.deleted')}`);
  dom.append(...icon, words);
  if (onRestore !== null) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = t('ghost.restore');
    button.setAttribute('aria-label', t('ghost.restoreName', { name }));
    button.addEventListener('click', onRestore);
    dom.append(button);
  }
  return dom;
}
