import type { AnswerSource } from '@troth/agreement/tree';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ClauseMenu } from './clause-menu';
import type { Controller } from './controller';
import { idsIn } from './decorations';
import { Dialogs } from './dialogs';
import { deleteClause } from './structure';
import { caretIn, clauseOf, controllerOf, treeOf } from './testing';

const base = treeOf();

describe('the menu of a clause', () => {
  let controller: Controller;
  const announce = vi.fn();
  const { id } = clauseOf(base, '4.2');
  beforeEach(() => {
    announce.mockReset();
    controller = controllerOf(base, { announce });
    controller.dispatch(controller.state.tr.setSelection(caretIn(controller.state, id).selection));
  });
  const open = () => render(<ClauseMenu controller={controller} place={new DOMRect()} canComment />);
  const focused = () => document.activeElement?.textContent ?? '';

  it('is walked by arrows, round its ends, and says the keys', () => {
    open();
    expect(screen.getByRole('menu', { name: 'Clause' })).toBeDefined();
    expect(focused()).toBe('New clause afterCtrl Enter');
    const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
    press('ArrowUp');
    expect(focused()).toMatch(/^Delete clause/);
    press('ArrowDown');
    expect(focused()).toMatch(/^New clause after/);
    press('End');
    expect(focused()).toMatch(/^Delete clause/);
    press('Home');
    expect(focused()).toMatch(/^New clause after/);
  });

  it('does what it says to the clause at the caret', () => {
    open();
    fireEvent.click(screen.getByRole('menuitem', { name: /^Move up/ }));
    expect(announce).toHaveBeenLastCalledWith('Moved, now 4.1');
    fireEvent.click(screen.getByRole('menuitem', { name: /^Next list style/ }));
    expect(announce).toHaveBeenLastCalledWith('List: (I), (II)');
    fireEvent.click(screen.getByRole('menuitem', { name: /^Next heading style/ }));
    expect(announce).toHaveBeenLastCalledWith('Heading: bold, underlined');
  });

  it('brings back the deleted clause nearest to the caret, once there is one', () => {
    open();
    expect(screen.queryByRole('menuitem', { name: /^Restore/ })).toBeNull();
    const before = idsIn(controller.state.doc);
    act(() => {
      for (const number of ['2.1', '4.1']) controller.run(deleteClause(clauseOf(base, number).id), false);
      controller.compare();
    });
    controller.dispatch(controller.state.tr.setSelection(caretIn(controller.state, id).selection));
    fireEvent.click(screen.getByRole('menuitem', { name: /^Restore/ }));
    expect(announce).toHaveBeenLastCalledWith('Restored, now 4.1');
    act(() => void controller.restoreNearest());
    expect(announce).toHaveBeenLastCalledWith('Restored, now 2.1');
    expect(idsIn(controller.state.doc)).toEqual(before);
    act(() => void controller.restoreNearest());
    expect(announce).toHaveBeenLastCalledWith('There’s no deleted clause to restore.');
  });
});

describe('the card of a value', () => {
  it('leads to the answer that fills it, where this person may read it', () => {
    const controller = controllerOf(base);
    const sources = (['B', 'A'] as const).map((respondent) => ({
      questionKey: 'support_amount',
      questionId: `of-${respondent}`,
      respondent,
      value: '$2,000.00',
      answeredAt: null,
    }));
    const people = (readable: string) => ({
      nameOf: () => 'Casey',
      formatDay: () => 'November 9',
      answerHref: (source: AnswerSource) => (source.respondent === readable ? `/answers/${source.questionId}` : null),
    });
    controller.open({
      kind: 'ATOM',
      place: new DOMRect(),
      pos: 0,
      origin: { kind: 'VALUE', text: '$2,000.00', sources },
    });
    const files = {
      services: { documentId: '', readVersion: () => Promise.resolve(base), announce: vi.fn() },
      versions: [],
      baseCommitAt: '',
    };
    const { rerender } = render(<Dialogs controller={controller} people={people('A')} canComment files={files} />);
    expect(screen.getByRole('link', { name: 'See the answer' }).getAttribute('href')).toBe('/answers/of-A');
    rerender(<Dialogs controller={controller} people={people('nobody')} canComment files={files} />);
    expect(screen.getByRole('dialog', { name: 'Filled value' }).textContent).toContain('Casey answered $2,000.00.');
    expect(screen.queryByRole('link')).toBeNull();
  });
});
