import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Contents } from './contents';
import type { Controller } from './controller';
import { caretIn, clauseOf, controllerOf, treeOf } from './testing';

const base = treeOf();

describe('the contents', () => {
  let controller: Controller;
  const announce = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers();
    announce.mockReset();
    controller = controllerOf(base, { announce });
    controller.dispatch(
      controller.state.tr.setSelection(caretIn(controller.state, clauseOf(base, '4.1').id).selection),
    );
    vi.advanceTimersByTime(100);
    render(<Contents controller={controller} />);
  });
  afterEach(() => vi.useRealTimers());
  const entryOf = (id: string) => {
    const entry = document.querySelector<HTMLElement>(`[data-entry="${id}"]`);
    if (entry === null) throw new Error('No entry');
    return entry;
  };

  it('move a clause by the keyboard, say where it is now, and keep the focus on it', () => {
    const { id } = clauseOf(base, '4.1');
    entryOf(id).focus();
    fireEvent.keyDown(entryOf(id), { key: 'ArrowDown', altKey: true, shiftKey: true });
    vi.advanceTimersByTime(100);
    expect(announce).toHaveBeenLastCalledWith('Moved after 4.1, now 4.2');
    expect(entryOf(id).textContent).toMatch(/^4\.2/);
    expect(document.activeElement).toBe(entryOf(id));
    expect(screen.getByText('Moved after 4.1, now 4.2')).toBeDefined();
  });

  it('count the open discussions of a clause, with those of what is within it, and of a folded section', () => {
    const here = clauseOf(base, '4.1');
    const elsewhere = clauseOf(base, '2.1');
    const [child] = elsewhere.children;
    const section = base.sections.find(({ clauses }) => clauses.includes(elsewhere));
    const about = (clauseId: string) => ({ clauseId, quote: null });
    act(() => controller.setComments([about(here.id), about(elsewhere.id), about(child?.id ?? elsewhere.id)]));
    expect(entryOf(here.id).textContent).toContain('1 open discussion');
    expect(screen.getByRole('button', { name: new RegExp(`${section?.title}.*2 open discussions`) })).toBeDefined();
  });

  it('find a clause by its number and by words of its heading', () => {
    const field = screen.getByRole('textbox', { name: 'Go to a clause' });
    fireEvent.change(field, { target: { value: '4.2' } });
    expect(screen.getByRole('list', { name: /found/ }).textContent).toContain('4.2');
    fireEvent.change(field, { target: { value: 'no such words' } });
    expect(screen.getByText('No clause has that number or heading.')).toBeDefined();
  });
});
