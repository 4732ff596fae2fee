import { fireEvent, render, screen } from '@testing-library/react';
import { renderDocx } from '@troth/agreement/docx';
import type { AgreementTree } from '@troth/agreement/tree';
import { UiProvider } from '@troth/ui/provider';
import { undo } from 'prosemirror-history';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clauseOf, controllerOf, treeOf } from './testing';
import { WordSheet } from './word-sheet';

const DOCUMENT = '11111111-1111-4111-8111-111111111111';
const [FIRST, SECOND] = ['2026-11-20T12:00:00.000Z', '2026-11-24T12:00:00.000Z'];

/** A version in which a clause's heading has other words. */
function headed(tree: AgreementTree, number: string, heading: string): AgreementTree {
  const edited = structuredClone(tree);
  clauseOf(edited, number).heading = heading;
  return edited;
}

async function bringIn(file: { tree: AgreementTree; documentId?: string; commitAt?: string }, base = treeOf()) {
  const controller = controllerOf(base);
  const announce = vi.fn();
  const onClose = vi.fn();
  const files = {
    services: { documentId: DOCUMENT, readVersion: () => Promise.resolve(treeOf()), announce },
    versions: [
      { commitAt: SECOND, number: 2 },
      { commitAt: FIRST, number: 1 },
    ],
    baseCommitAt: SECOND,
  };
  render(
    <UiProvider locale="en">
      <WordSheet controller={controller} files={files} onClose={onClose} />
    </UiProvider>,
  );
  const { tree, documentId = DOCUMENT, commitAt = SECOND } = file;
  const bytes = await renderDocx(tree, undefined, { documentId, commitAt });
  fireEvent.change(await screen.findByLabelText('Choose a file'), {
    target: { files: [new File([new Uint8Array(bytes)], 'agreement.docx')] },
  });
  return { controller, announce, onClose };
}

afterEach(() => document.body.replaceChildren());

describe('a Word file that comes back', () => {
  it('says what it found, and adds it as drafts that can be undone', async () => {
    const { controller, announce, onClose } = await bringIn({ tree: headed(treeOf(), '4.1', 'What is ours') });
    expect(await screen.findByText(/^We found 1 change\./)).toBeTruthy();
    expect(controller.snapshot().edits.list).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Add 1 draft' }));
    expect(controller.snapshot().edits.list.map(({ name, kinds }) => [name, kinds])).toEqual([
      ['What is ours', ['REWORDED']],
    ]);
    expect(announce).toHaveBeenCalledWith('1 change is now a draft.');
    expect(onClose).toHaveBeenCalledOnce();
    controller.run(undo);
    controller.compare();
    expect(controller.snapshot().edits.list).toEqual([]);
  });

  it('adds nothing where nothing differs', async () => {
    await bringIn({ tree: treeOf() });
    expect(await screen.findByText('The file’s text is the same as the agreement’s.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  });

  it('refuses another agreement’s', async () => {
    await bringIn({ tree: treeOf(), documentId: DOCUMENT.replaceAll('1', '2') });
    expect(await screen.findByText('This file is from another agreement.')).toBeTruthy();
  });

  it('refuses a version that nobody knows', async () => {
    await bringIn({ tree: treeOf(), commitAt: '2026-01-01T00:00:00.000Z' });
    expect(await screen.findByText(/^This file is from a version we don’t know\./)).toBeTruthy();
  });

  it('carries over what an earlier version’s says, and leaves out what changed since', async () => {
    const file = headed(headed(treeOf(), '4.1', 'What is ours'), '4.2', 'What is yours');
    const { controller } = await bringIn({ tree: file, commitAt: FIRST }, headed(treeOf(), '4.2', 'Changed since'));
    expect(await screen.findByText('This file is from version 1, which isn’t the latest.')).toBeTruthy();
    expect(screen.getByText(/^1 of its changes is to text that has changed since then/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Add 1 draft' }));
    expect(controller.snapshot().edits.list.map(({ name }) => name)).toEqual(['What is ours']);
  });
});
