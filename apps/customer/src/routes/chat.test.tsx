import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { components } from '@troth/api-client';
import { problem } from '@troth/portal/testing';
import { describe, expect, it } from 'vitest';
import { aJourney, ids } from '../testing/couple';
import { aDocument, blakeId, thePartner } from '../testing/couple-document';
import { anApi, visit } from '../testing/visit';

type Chat = components['schemas']['Chat'];
type Counterpart = components['schemas']['ChatCounterpart'];

const aChat = (number: number, changes: Partial<Chat> = {}): Chat => ({
  id: `00000000-0000-4000-8000-0000000cc${String(number).padStart(3, '0')}`,
  fromUserId: blakeId,
  toUserId: ids.alex,
  documentId: ids.document,
  message: `Message ${number}`,
  isRead: true,
  createdAt: new Date(Date.UTC(2026, 10, 18, 10, number)).toISOString(),
  updatedAt: '2026-11-18T10:00:00.000Z',
  deletedAt: null,
  createdById: null,
  updatedById: null,
  ...changes,
});
const mine = (number: number, changes: Partial<Chat> = {}) =>
  aChat(number, { fromUserId: ids.alex, toUserId: blakeId, ...changes });

const PATH = '/users/{id}/documents/{docId}/chats';

const blake: Counterpart = {
  userId: blakeId,
  role: 'PARTNER',
  firstName: 'Blake',
  lastName: 'Bell',
  side: 'B',
  canWrite: true,
  unread: 0,
};

/** Alex's home, with Blake on the document and these messages between them. */
function together(chats: () => Chat[], people = [blake]) {
  const counterparts = () =>
    people.map((person) => ({
      ...person,
      unread: chats().filter(({ fromUserId, isRead }) => fromUserId === person.userId && !isRead).length,
    }));
  return anApi()
    .on('get', '/users/{id}/journey', () => aJourney({ partner: thePartner(), conversations: counterparts() }))
    .on('get', '/users/{id}/documents', () => [aDocument()])
    .on('get', PATH, ({ query }) => {
      const before = query.get('before');
      const earlier = chats().filter(({ createdAt }) => before === null || createdAt < before);
      return earlier.slice(-Number(query.get('limit')));
    })
    .on('get', `${PATH}/counterparts`, counterparts)
    .on('patch', `${PATH}/read`, ({ body }) => {
      const { chatIds } = body as { chatIds: string[] };
      return chats()
        .filter(({ id }) => chatIds.includes(id))
        .map((chat) => Object.assign(chat, { isRead: true }));
    });
}

async function openMessages() {
  const view = visit('/');
  await userEvent.click(await screen.findByRole('button', { name: /^Messages with Blake/ }));
  const panel = within(await screen.findByRole('dialog', { name: 'Messages with Blake' }));
  return { ...view, panel, box: panel.getByRole<HTMLTextAreaElement>('textbox', { name: 'Write to Blake' }) };
}
const refresh = (queryClient: ReturnType<typeof visit>['queryClient']) =>
  act(() => queryClient.invalidateQueries({ queryKey: ['users', ids.alex] }));

describe('messages between the partners (customer spec §3 and §7 "Chats")', () => {
  it('are there for nobody who is alone on the document', async () => {
    anApi();
    visit('/');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: /^Messages with/ })).toBeNull();
  });

  it('are opened by another sign than the support team’s bubble', async () => {
    together(() => []);
    visit('/');
    const messages = await screen.findByRole('button', { name: 'Messages with Blake' });
    const support = screen.getByRole('button', { name: 'Ask our support team' });
    const drawing = (button: HTMLElement) => button.querySelector('svg')?.innerHTML;
    expect(drawing(support)).toBeTruthy();
    expect(drawing(support)).not.toBe(drawing(messages));
  });

  it('have a dot in the bar while some are unread, and no number; the reader’s initial is in no badge', async () => {
    const chats = [aChat(1), aChat(2, { isRead: false })];
    together(() => chats);
    visit('/');
    const button = await screen.findByRole('button', { name: 'Messages with Blake, 1 unread' });
    expect(button.textContent).toBe('');
    expect(button.querySelectorAll('span')).toHaveLength(1);
    await userEvent.click(button);
    await waitFor(() => expect(chats.every(({ isRead }) => isRead)).toBe(true));
    await userEvent.keyboard('{Escape}');
    const quiet = await screen.findByRole('button', { name: 'Messages with Blake' });
    expect(quiet.querySelectorAll('span')).toHaveLength(0);
  });

  it('say how many wait, and are marked as read once they are seen', async () => {
    const chats = [aChat(1), aChat(2, { isRead: false }), aChat(3, { isRead: false })];
    const api = together(() => chats);
    visit('/');
    const button = await screen.findByRole('button', { name: 'Messages with Blake, 2 unread' });
    await userEvent.click(button);
    await waitFor(() => expect(api.sent('patch')).toEqual([{ chatIds: [chats[1]?.id, chats[2]?.id] }]));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('button', { name: 'Messages with Blake' })).toBeTruthy();
  });

  it('stand by day and by writer, with what the partner has read', async () => {
    together(() => [aChat(1), mine(2), mine(3, { isRead: false })]);
    const { panel } = await openMessages();
    expect((await panel.findByRole('heading', { level: 3 })).textContent).toBe('Wednesday, November 18');
    const words = panel.getAllByRole('listitem').map((item) => item.textContent);
    expect(words).toEqual([
      expect.stringMatching(/^BBlakeMessage 1/),
      expect.stringMatching(/^AAlex \(you\)Message 2.*Read$/),
      expect.not.stringMatching(/Read$/),
    ]);
  });

  it('are sent with Enter and shown at once; Shift and Enter begins a new line', async () => {
    const chats: Chat[] = [];
    let arrive: (() => void) | undefined;
    const api = together(() => chats).on('post', PATH, async ({ body }) => {
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
      const stored = mine(1, { message: (body as { message: string }).message, isRead: false });
      chats.push(stored);
      return stored;
    });
    const { panel, box } = await openMessages();
    expect(await panel.findByText('No messages yet')).toBeTruthy();
    await userEvent.type(box, 'One{Shift>}{Enter}{/Shift}two{Enter}');
    expect(box.value).toBe('');
    const shown = await panel.findByRole('listitem');
    expect(shown.textContent).toContain('One\ntwo');
    expect(shown.textContent).toContain('Sending...');
    await waitFor(() => expect(arrive).toBeDefined());
    await act(() => Promise.resolve(arrive?.()));
    await waitFor(() => expect(panel.queryByText('Sending...')).toBeNull());
    expect(panel.getAllByRole('listitem')).toHaveLength(1);
    expect(api.sent('post')).toEqual([{ toUserId: blakeId, message: 'One\ntwo' }]);
  });

  it('roll back when sending fails, and keep the words to try again or to edit', async () => {
    const chats: Chat[] = [];
    const api = together(() => chats).on('post', PATH, () => problem(503, 'UNAVAILABLE'));
    const { panel, box } = await openMessages();
    await userEvent.type(box, 'Half feels fair{Enter}');
    const unsent = await panel.findByRole('alert');
    expect(unsent.textContent).toContain('Your message wasn’t sent');
    expect(unsent.textContent).toContain('Half feels fair');
    expect(panel.queryByRole('listitem')).toBeNull();

    await userEvent.click(within(unsent).getByRole('button', { name: 'Edit' }));
    expect(box.value).toBe('Half feels fair');
    expect(document.activeElement).toBe(box);
    await userEvent.type(box, '{Enter}');
    const again = await panel.findByRole('alert');
    api.on('post', PATH, () => {
      const stored = mine(1, { message: 'Half feels fair', isRead: false });
      chats.push(stored);
      return stored;
    });
    await userEvent.click(within(again).getByRole('button', { name: 'Try again' }));
    expect((await panel.findByRole('listitem')).textContent).toContain('Half feels fair');
    await waitFor(() => expect(panel.queryByRole('alert')).toBeNull());
  });

  it('keep a failed message while the panel is closed', async () => {
    together(() => []).on('post', PATH, () => problem(503, 'UNAVAILABLE'));
    const { panel, box } = await openMessages();
    await userEvent.type(box, 'Do not lose me{Enter}');
    await panel.findByRole('alert');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Messages with Blake' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Do not lose me');
  });

  it('arrive while the panel is open, and are said to a screen reader', async () => {
    const chats = [aChat(1)];
    together(() => chats);
    const { panel, queryClient } = await openMessages();
    await panel.findByText('Message 1');
    expect(panel.getByRole('log').textContent).toBe('');
    chats.push(aChat(2, { isRead: false }));
    await refresh(queryClient);
    expect(await panel.findByText('Message 2')).toBeTruthy();
    await waitFor(() => expect(panel.getByRole('log').textContent).toBe('Blake: Message 2'));
  });

  it('come by the page when there are many', async () => {
    const chats = Array.from({ length: 58 }, (_, at) => aChat(at + 1));
    together(() => chats);
    const { panel } = await openMessages();
    await panel.findByText('Message 58');
    expect(panel.getAllByRole('listitem')).toHaveLength(50);
    await userEvent.click(panel.getByRole('button', { name: 'Show earlier messages' }));
    await panel.findByText('Message 1');
    expect(panel.getAllByRole('listitem')).toHaveLength(58);
    expect(panel.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
  });

  it('are taken back after a question, and come back when that fails', async () => {
    const chats = [mine(1)];
    const api = together(() => chats).on('delete', PATH, () => problem(500, 'INTERNAL'));
    const { panel } = await openMessages();
    await userEvent.click(await panel.findByRole('button', { name: 'Delete your message “Message 1”' }));
    await userEvent.keyboard('{Escape}');
    const bin = panel.getByRole('button', { name: 'Delete your message “Message 1”' });
    await waitFor(() => expect(document.activeElement).toBe(bin));
    expect(api.sent('delete')).toEqual([]);

    await userEvent.click(bin);
    await userEvent.click(panel.getByRole('button', { name: 'Delete' }));
    expect((await panel.findByRole('alert')).textContent).toContain('The message wasn’t deleted');
    expect(panel.getByText('Message 1')).toBeTruthy();

    api.on('delete', PATH, () => {
      chats.length = 0;
      return new Response(null, { status: 204 });
    });
    await userEvent.click(panel.getByRole('button', { name: 'Delete your message “Message 1”' }));
    await userEvent.click(panel.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(panel.queryByText('Message 1')).toBeNull());
    expect(api.sent('delete')).toEqual([{ chatIds: [mine(1).id] }, { chatIds: [mine(1).id] }]);
  });

  it('say when they cannot be loaded', async () => {
    together(() => []).on('get', PATH, () => problem(500, 'INTERNAL'));
    const { panel } = await openMessages();
    expect((await panel.findByRole('alert')).textContent).toContain('We couldn’t load your messages.');
  });

  it('are of one person at a time, with how many of each wait, and words begun stay with whom they are for', async () => {
    const frances = {
      ...blake,
      userId: ids.newYork,
      role: 'ATTORNEY' as const,
      firstName: 'Zoë',
      lastName: 'O’Brien-Nguyễn',
      side: null,
    };
    const past = { ...frances, userId: ids.california, firstName: 'Gray', lastName: 'Gale', canWrite: false };
    const fromFrances = (number: number) => aChat(number, { fromUserId: frances.userId, isRead: false });
    const chats = [aChat(1), fromFrances(2), fromFrances(3)];
    const api = together(() => chats, [blake, frances, past]).on('get', PATH, ({ query }) =>
      chats.filter(({ fromUserId }) => fromUserId === query.get('withUserId')),
    );
    visit('/');
    await userEvent.click(await screen.findByRole('button', { name: 'Messages, 2 unread' }));
    // Whoever has written is shown first.
    const panel = within(await screen.findByRole('dialog', { name: 'Messages with Zoë O’Brien-Nguyễn' }));
    expect(await panel.findByText('Message 3')).toBeTruthy();
    expect(panel.queryByText('Message 1')).toBeNull();
    expect(panel.getByText(/Only you and Zoë O’Brien-Nguyễn can read this/)).toBeTruthy();
    await waitFor(() => expect(api.sent('patch')).toHaveLength(1));
    await userEvent.type(panel.getByRole('textbox'), 'For Zoë');
    const people = within(panel.getByRole('group', { name: 'Messages with' }));
    await userEvent.click(people.getByRole('button', { name: 'Blake' }));
    expect(await panel.findByText('Message 1')).toBeTruthy();
    expect(panel.queryByText('Message 3')).toBeNull();
    expect(panel.getByRole<HTMLTextAreaElement>('textbox').value).toBe('');
    await userEvent.click(people.getByRole('button', { name: /^Zoë/ }));
    expect(panel.getByRole<HTMLTextAreaElement>('textbox').value).toBe('For Zoë');
    await userEvent.click(people.getByRole('button', { name: 'Gray Gale' }));
    expect(await panel.findByText(/can’t send each other messages here anymore/)).toBeTruthy();
    expect(panel.queryByRole('textbox')).toBeNull();
  });

  it('keep the words where the conversation has closed meanwhile', async () => {
    const people = [{ ...blake, canWrite: true }];
    together(() => [], people).on('post', PATH, () => {
      people[0]!.canWrite = false;
      return problem(422, 'REFUSED_BY_RULE');
    });
    const { panel, box } = await openMessages();
    await userEvent.type(box, 'Too late{Enter}');
    await waitFor(() => expect(panel.queryByRole('textbox')).toBeNull());
    const unsent = within(panel.getByRole('alert'));
    expect(unsent.getByText('Too late')).toBeTruthy();
    expect(unsent.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('are opened by the address that a mail leads to, once', async () => {
    together(() => []);
    const { router } = visit(`/?messages=${blakeId}`);
    await screen.findByRole('dialog', { name: 'Messages with Blake' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });
});
