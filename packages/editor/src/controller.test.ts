import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSnapshot } from './hooks';
import { ghostAnchorOf } from './ghost';
import { anchorOf } from './node-views';
import { partById } from './parts';
import { drawn } from './state';
import { moveClause } from './structure';
import { caretIn, clauseOf, controllerOf, treeOf } from './testing';

/** An open text, with the caret in its clause 4.1 and another clause beside it. */
function opened() {
  const base = treeOf();
  const [typedIn, other] = [clauseOf(base, '4.1'), clauseOf(base, '4.2')];
  const controller = controllerOf(base);
  const place = document.createElement('div');
  document.body.append(place);
  const unmount = controller.mount(place);
  controller.dispatch(controller.state.tr.setSelection(caretIn(controller.state, typedIn.id).selection));
  const redraws = [...controller.paper.views].map((view) => vi.spyOn(view, 'redraw'));
  return {
    controller,
    typedIn,
    other,
    numberOf: (id: string) => drawn(controller.state).numbers.printed.get(id),
    shownOf: (id: string) => document.getElementById(anchorOf(id))?.querySelector('[contenteditable=false]:not(p)'),
    type: (words: string) => controller.dispatch(controller.state.tr.insertText(words)),
    redrawn: () => redraws.filter((redraw) => redraw.mock.calls.length > 0).length,
    /** What a deed changes on the page; words that it replaced are no longer there. */
    changedBy: (deed: () => void) => {
      const observer = new MutationObserver(() => undefined);
      observer.observe(place, { subtree: true, childList: true, attributes: true, characterData: true });
      deed();
      const changed = observer.takeRecords().map(({ target }) => target);
      observer.disconnect();
      return changed.filter((node) => node.isConnected);
    },
    close: () => {
      unmount();
      place.remove();
    },
  };
}

describe('what a key redraws', () => {
  let text: ReturnType<typeof opened>;
  beforeEach(() => {
    vi.useFakeTimers();
    text = opened();
  });
  afterEach(() => {
    text.close();
    vi.useRealTimers();
  });

  it('numbers nothing again and redraws no view for a word typed in one clause', () => {
    const { numbers } = drawn(text.controller.state);
    text.type('Word ');
    expect(drawn(text.controller.state).numbers).toBe(numbers);
    expect(text.redrawn()).toBe(0);
  });

  it('changes no other clause on the page, neither with the key nor when the keys rest', () => {
    const own = document.getElementById(anchorOf(text.typedIn.id));
    const changed = text.changedBy(() => {
      text.type('Word ');
      text.controller.compare();
    });
    expect(own?.hasAttribute('data-changed')).toBe(true);
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.filter((node) => own?.contains(node) !== true)).toEqual([]);
  });

  it('draws the other clauses with their new numbers when one moves', () => {
    text.controller.run(moveClause('DOWN'));
    expect([text.numberOf(text.typedIn.id), text.numberOf(text.other.id)]).toEqual(['4.2', '4.1']);
    expect(text.shownOf(text.other.id)?.textContent).toBe('4.1');
    expect(text.redrawn()).toBeGreaterThan(1);
  });

  it('renders a pane again only when what it shows differs', () => {
    const rendered = { tools: 0, count: 0, tree: 0 };
    renderHook(() => {
      useSnapshot(text.controller, ({ isEditable }) => isEditable);
      rendered.tools += 1;
    });
    renderHook(() => {
      useSnapshot(text.controller, ({ edits }) => edits.list.length);
      rendered.count += 1;
    });
    renderHook(() => {
      useSnapshot(text.controller, ({ tree }) => tree);
      rendered.tree += 1;
    });
    for (const words of ['One ', 'two '])
      act(() => {
        text.type(words);
        text.controller.compare();
      });
    expect(rendered).toEqual({ tools: 1, count: 2, tree: 3 });
  });
});

describe('a clause that was deleted in an earlier visit', () => {
  it('is gone to from its draft, and can be restored from when the lock is held', () => {
    const base = treeOf();
    const { id } = clauseOf(base, '4.1');
    const edited = {
      ...base,
      sections: base.sections.map((section) => ({
        ...section,
        clauses: section.clauses.filter((clause) => clause.id !== id),
      })),
    };
    const controller = controllerOf(base, { edited, isEditable: false });
    const place = document.createElement('div');
    document.body.append(place);
    const unmount = controller.mount(place);
    const ghost = () => document.getElementById(ghostAnchorOf(id));

    controller.go(id);
    expect(document.activeElement).toBe(ghost());
    expect(ghost()?.querySelector('button')).toBeNull();

    controller.setEditable(true);
    controller.go(id);
    const button = ghost()?.querySelector('button');
    expect(document.activeElement).toBe(button);
    controller.setEditable(false);
    expect(ghost()?.querySelector('button')).toBeNull();
    controller.setEditable(true);
    controller.show('OFF');
    expect(ghost()).toBeNull();
    controller.go(id);
    ghost()?.querySelector('button')?.click();
    expect(controller.snapshot().edits.list).toEqual([]);
    expect(partById(controller.state.doc, id)).not.toBeNull();
    unmount();
    place.remove();
  });
});
