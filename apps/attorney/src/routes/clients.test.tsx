import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem } from '@troth/portal/testing';
import { describe, expect, it } from 'vitest';
import { askAgain } from '../shared/asked-again';
import { aClient, aClientPage, aCounsel, ids, aClientDetail } from '../testing/people';
import { anApi, visit } from '../testing/visit';

describe('the clients of an attorney (portals spec §2, §6)', () => {
  it('says that there are none yet', async () => {
    anApi();
    visit('/attorney/clients');
    expect(await screen.findByRole('heading', { name: 'No clients yet' })).toBeDefined();
  });

  it.each([
    [{}, 'In preparation'],
    [{ generatedAt: '2026-11-05T10:00:00.000Z' }, 'Ready to read'],
    [{ generatedAt: '2026-11-05T10:00:00.000Z', services: ['Q_A' as const] }, 'Created'],
    [{ generatedAt: '2026-11-05T10:00:00.000Z', approvedAt: '2026-11-06T10:00:00.000Z' }, 'You approved'],
    [{ generatedAt: '2026-11-05T10:00:00.000Z', finalizedAt: '2026-11-06T10:00:00.000Z' }, 'Final'],
  ])('%j: %s', async (changes, stage) => {
    anApi().on('get', '/users/{id}/attorneys/{aid}/clients', () => aClientPage([aClient(changes)]));
    visit('/attorney/clients');
    const row = (await screen.findAllByRole('row'))[1];
    expect(row?.textContent).toContain(stage);
  });

  it('says how many messages of a client wait, as they come, and leads to them', async () => {
    const api = anApi().on('get', '/users/{id}/attorneys/{aid}/clients', () => aClientPage([aClient({ unread: 2 })]));
    const { queryClient } = visit('/attorney/clients');
    const waiting = await screen.findByRole('link', { name: '2 new messages' });
    expect(waiting.getAttribute('href')).toBe(`/attorney/clients/${ids.casey}?messages=${ids.casey}`);
    api.on('get', '/users/{id}/attorneys/{aid}/clients', () => aClientPage([aClient({ unread: 3 })]));
    await askAgain(queryClient, ids.frances, new Set(['chats']));
    expect(await screen.findByRole('link', { name: '3 new messages' })).toBeDefined();
  });

  it('says what went wrong, and tries again', async () => {
    const api = anApi().on('get', '/users/{id}/attorneys/{aid}/clients', () => problem(400, 'OUT_OF_ORDER'));
    visit('/attorney/clients');
    expect(await screen.findByText('OUT_OF_ORDER')).toBeDefined();
    api.on('get', '/users/{id}/attorneys/{aid}/clients', () => aClientPage([aClient()]));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Casey Coyle' })).toBeDefined();
  });

  it('opens one, with how to reach them, while approvals and activity are still loading', async () => {
    const never = () => new Promise<never>(() => undefined);
    anApi()
      .on('get', '/users/{id}/attorneys/{aid}/clients/{clientId}', () =>
        aClientDetail({
          generatedAt: '2026-11-05T10:00:00.000Z',
          weddingDate: '2099-06-12',
          nextDeadline: { step: 'APPROVAL', on: '2099-05-01', daysLeft: 6 },
          partnerCounsel: { kind: 'SERVICE', name: 'Gray Garland' },
        }),
      )
      .on('get', '/documents/{id}/counsel', never)
      .on('get', '/documents/{id}/timeline', never);
    visit(`/attorney/clients/${ids.casey}`);
    expect(await screen.findByRole('heading', { name: 'Casey Coyle' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'casey@demo.troth' }).getAttribute('href')).toBe('mailto:casey@demo.troth');
    expect(screen.getByText('Devon Dunmore')).toBeDefined();
    expect(screen.getByText('Jun 12, 2099')).toBeDefined();
    expect(screen.getByText('Your approval: Fri, May 1, 2099, in 6 days')).toBeDefined();
    expect(screen.getByText('Gray Garland')).toBeDefined();
    expect(screen.getByText('No call yet')).toBeDefined();
  });

  it('says who advises each partner and who has approved, and nothing more of the other partner', async () => {
    const api = anApi().on('get', '/users/{id}/attorneys/{aid}/clients/{clientId}', () =>
      aClientDetail({ generatedAt: '2026-11-05T10:00:00.000Z' }),
    );
    const { queryClient } = visit(`/attorney/clients/${ids.casey}`);
    expect(await screen.findByText('You, for Casey')).toBeDefined();
    expect(screen.getByText('Iris Vale, Devon’s own attorney')).toBeDefined();
    expect(screen.getByText('Approved the current version on November 6, 2026')).toBeDefined();
    const aCommit = (day: number) =>
      ({ commitAt: `2026-11-0${day}T09:00:00.000Z`, hash: `${day}`.repeat(64) }) as never;
    api.on('get', '/documents/{id}/history', () => [aCommit(5), aCommit(2)]);
    await queryClient.invalidateQueries();
    expect(await screen.findByText('Approved version 2 on November 6, 2026')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Read the agreement' }).getAttribute('href')).toContain('view=agreement');
    expect(screen.queryByRole('button', { name: 'Withdraw approval' })).toBeNull();
  });

  it('takes an approval back after saying what that does', async () => {
    const approved = '2026-11-06T10:00:00.000Z';
    let isApproved = true;
    const [own, partner] = aCounsel().sides;
    const api = anApi()
      .on('get', '/users/{id}/attorneys/{aid}/clients/{clientId}', () =>
        aClientDetail({ generatedAt: approved, approvedAt: isApproved ? approved : null }),
      )
      .on('get', '/documents/{id}/counsel', () =>
        aCounsel({ sides: [{ ...own!, approvedAt: isApproved ? approved : null }, partner!] }),
      )
      .on('post', '/documents/{id}/approval/rescind', () => {
        isApproved = false;
        return {} as never;
      });
    visit(`/attorney/clients/${ids.casey}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw approval' }));
    const question = await screen.findByRole('dialog');
    expect(question.textContent).toContain('both partners will have to confirm it again');
    await userEvent.type(within(question).getByRole('textbox'), 'It was the wrong version');
    await userEvent.click(within(question).getByRole('button', { name: 'Withdraw approval' }));
    expect(await screen.findByText(/You approve the agreement where you read it/)).toBeDefined();
    expect(api).toBeDefined();
  });

  it.each([
    [{ generatedAt: '2026-11-05T10:00:00.000Z', services: ['Q_A' as const] }, `/attorney/clients/${ids.casey}`],
    [{}, `/attorney/clients/${ids.casey}`],
    [{ documentId: ids.iowa }, '/attorney/clients'],
  ])('leads from the editor’s address to the client where there is nothing to edit: %j', async (changes, place) => {
    anApi().on('get', '/users/{id}/attorneys/{aid}/clients', ({ query }) =>
      aClientPage([aClient(changes)].filter(({ documentId }) => documentId === query.get('documentId'))),
    );
    const { router } = visit(`/documents/${ids.document}/editor`);
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(place));
  });

  it('says that somebody is no client', async () => {
    anApi();
    visit(`/attorney/clients/${ids.iowa}`);
    expect(await screen.findByRole('heading', { name: 'We can’t find this client' })).toBeDefined();
  });
});
