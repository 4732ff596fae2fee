import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { components } from '@troth/api-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { aClientDetail, ids } from '../testing/people';
import { anApi, visit } from '../testing/visit';

type InternalNote = components['schemas']['InternalNote'];

const PATH = '/users/{id}/attorneys/{aid}/clients/{cid}/internal-notes';
const aNote = (changes: Partial<InternalNote> = {}): InternalNote => ({
  id: ids.iowa,
  attorneyId: ids.frances,
  clientId: ids.casey,
  message: 'Ask about the trust.',
  about: null,
  isPinned: false,
  editedAt: null,
  version: 1,
  createdAt: '2026-11-18T15:00:00.000Z',
  updatedAt: '2026-11-18T15:00:00.000Z',
  deletedAt: null,
  createdById: null,
  updatedById: null,
  ...changes,
});

/** Casey's page, with these notes. */
const withNotes = (notes: InternalNote[]) =>
  anApi()
    .on('get', '/users/{id}/attorneys/{aid}/clients/{clientId}', () => aClientDetail())
    .on('get', PATH, () => notes);

const open = async () => {
  visit(`/attorney/clients/${ids.casey}?view=notes`);
  return screen.findByRole('heading', { name: 'Internal notes' });
};
const typeNew = async (words: string) => userEvent.type(screen.getByRole('textbox', { name: 'New note' }), words);

beforeEach(() => window.localStorage.clear());

describe('internal notes (portals spec section 3)', () => {
  it('are added, and the box is empty again', async () => {
    const notes: InternalNote[] = [];
    const api = withNotes(notes).on('post', PATH, ({ body }) => {
      const note = aNote({ message: (body as { message: string }).message });
      notes.push(note);
      return note;
    });
    await open();
    await typeNew('Nguyễn: ask about the trust.');
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText('Nguyễn: ask about the trust.', { selector: 'p' })).toBeDefined();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'New note' }).value).toBe('');
    expect(api.sent('post')).toEqual([{ message: 'Nguyễn: ask about the trust.', about: null }]);
  });

  it('are about the clause that led here, once, and lead back to it', async () => {
    const about = { kind: 'CLAUSE' as const, key: 'support', label: '9.2 Safety exceptions' };
    const notes: InternalNote[] = [];
    const api = withNotes(notes).on('post', PATH, ({ body }) => {
      const note = aNote({ ...(body as Pick<InternalNote, 'message' | 'about'>) });
      notes.push(note);
      return note;
    });
    visit(`/attorney/clients/${ids.casey}?${new URLSearchParams({ view: 'notes', ...about })}`);
    expect(await screen.findByText('Clause: 9.2 Safety exceptions')).toBeDefined();
    await typeNew('Ask what happens in an illness.');
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
    const link = await screen.findByRole('link', { name: 'Clause: 9.2 Safety exceptions' });
    expect(link.getAttribute('href')).toBe(`/attorney/clients/${ids.casey}?view=agreement#agreement-support`);
    expect(api.sent('post')).toEqual([{ message: 'Ask what happens in an illness.', about }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Make it a general note' })).toBeNull());
  });

  it('ask for words when there are none', async () => {
    const api = withNotes([]);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
    expect(screen.getByText('Write something first.')).toBeDefined();
    expect(api.sent('post')).toEqual([]);
  });

  it('keep what is typed over a reload', async () => {
    withNotes([]);
    const first = visit(`/attorney/clients/${ids.casey}?view=notes`);
    await screen.findByRole('heading', { name: 'Internal notes' });
    await typeNew('Half a thought');
    first.unmount();
    await open();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'New note' }).value).toBe('Half a thought');
  });

  it('show both texts when another tab was first, and replace it only when saved again', async () => {
    const other = aNote({ message: 'From the other tab', version: 2 });
    const api = withNotes([aNote()]).on('patch', `${PATH}/{noteId}`, ({ body }) => {
      const { version, message } = body as { version: number; message: string };
      if (version === 2) return aNote({ message, version: 3 });
      const problem = { type: 'about:blank', title: 'Conflict', status: 409, code: 'VERSION_CONFLICT', message: '' };
      return Response.json({ ...problem, current: other }, { status: 409 });
    });
    await open();
    await userEvent.click(screen.getByRole('button', { name: /^Actions for the note from/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit note' }));
    const box = screen.getByRole('textbox', { name: 'Edit note' });
    await userEvent.clear(box);
    await userEvent.type(box, 'Mine');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText(/From the other tab/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Edit note' })).toBeNull());
    expect(api.sent('patch')).toEqual([
      { message: 'Mine', version: 1 },
      { message: 'Mine', version: 2 },
    ]);
  });

  it('are deleted after a question', async () => {
    const notes = [aNote({ isPinned: true, editedAt: '2026-11-19T15:00:00.000Z' })];
    const api = withNotes(notes).on('delete', `${PATH}/{noteId}`, () => {
      notes.pop();
      return null as never;
    });
    await open();
    expect(screen.getByText('Pinned')).toBeDefined();
    expect(screen.getByText(/, edited November 19, 2026$/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: /^Actions for the note from/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete note' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete note' }));
    await waitFor(() => expect(screen.queryByText('Ask about the trust.')).toBeNull());
    expect(api.sent('delete')).toHaveLength(1);
  });
});
