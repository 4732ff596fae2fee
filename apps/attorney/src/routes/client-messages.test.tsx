import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { components } from '@troth/api-client';
import { describe, expect, it } from 'vitest';
import { aClientDetail, ids } from '../testing/people';
import { anApi, visit } from '../testing/visit';

type Chat = components['schemas']['Chat'];
type Counterpart = components['schemas']['ChatCounterpart'];

const PATH = '/users/{id}/documents/{docId}/chats';
const casey: Counterpart = {
  userId: ids.casey,
  role: 'CLIENT',
  firstName: 'Casey',
  lastName: 'Coyle',
  side: 'A',
  canWrite: true,
  unread: 0,
};

/** Casey's page, with these words between Casey and Frances. */
function withMessages(chats: Chat[], people = [casey]) {
  return anApi()
    .on('get', '/users/{id}/attorneys/{aid}/clients/{clientId}', () => aClientDetail())
    .on('get', `${PATH}/counterparts`, () => people)
    .on('get', PATH, () => chats)
    .on('post', PATH, ({ body }) => {
      const { message, toUserId } = body as { message: string; toUserId: string };
      const stored = { id: ids.iowa, fromUserId: ids.frances, toUserId, documentId: ids.document, message };
      const stamps = { createdById: null, updatedById: null, deletedAt: null, isRead: false };
      const now = new Date().toISOString();
      return { ...stored, ...stamps, createdAt: now, updatedAt: now };
    });
}

describe('messages with a client (D3)', () => {
  it('are not offered where there is no conversation with the client', async () => {
    withMessages([], [{ ...casey, userId: ids.iowa }]);
    visit(`/attorney/clients/${ids.casey}`);
    await screen.findByRole('heading', { level: 1, name: 'Casey Coyle' });
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    expect(screen.queryByRole('button', { name: /^Messages/ })).toBeNull();
  });

  it('say how many wait, who else reads them, and are sent', async () => {
    const api = withMessages([], [{ ...casey, unread: 2 }]);
    visit(`/attorney/clients/${ids.casey}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Messages (2 unread)' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Messages with Casey Coyle' }));
    expect(panel.getByText('Only you and Casey Coyle can read this. The other partner can’t.')).toBeDefined();
    await userEvent.type(panel.getByRole('textbox', { name: 'Write to Casey Coyle' }), 'Friday suits me{Enter}');
    expect((await panel.findByRole('listitem')).textContent).toContain('FFFrances Fenn (you)Friday suits me');
    expect(api.sent('post')).toEqual([{ toUserId: ids.casey, message: 'Friday suits me' }]);
  });

  it('offer the saved replies, and put the chosen one after what was begun', async () => {
    withMessages([]).on('get', '/users/{id}/attorneys/{aid}/saved-replies', () => ({
      replies: [{ name: 'Welcome', message: 'Welcome! I read your answers before we talk.' }],
    }));
    visit(`/attorney/clients/${ids.casey}?messages=${ids.casey}`);
    const panel = within(await screen.findByRole('dialog', { name: 'Messages with Casey Coyle' }));
    const box = panel.getByRole('textbox', { name: 'Write to Casey Coyle' });
    await userEvent.type(box, 'Hello Casey,');
    await userEvent.click(await panel.findByRole('button', { name: 'Saved replies' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Welcome' }));
    expect((box as HTMLTextAreaElement).value).toBe('Hello Casey,\nWelcome! I read your answers before we talk.');
  });

  it('can only be read once it is over', async () => {
    withMessages([], [{ ...casey, canWrite: false }]);
    visit(`/attorney/clients/${ids.casey}?messages=${ids.casey}`);
    const panel = within(await screen.findByRole('dialog', { name: 'Messages with Casey Coyle' }));
    expect(panel.getByText(/can no longer message each other here/)).toBeDefined();
    expect(panel.queryByRole('textbox')).toBeNull();
  });
});
