import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aClient, aClientPage, aClientDetail, ids } from '../testing/people';
import { anApi, visit } from '../testing/visit';

const CLIENT = '/users/{id}/attorneys/{aid}/clients/{clientId}';

const asked = (isOpen: () => boolean) =>
  anApi()
    .on('get', CLIENT, () => aClientDetail({ isConflictOpen: isOpen() }))
    .on('get', `${CLIENT}/conflict-question`, () => ({
      isOpen: isOpen(),
      parties: [
        { side: 'A', isClient: true, name: 'Casey Coyle', email: 'casey@demo.troth', employer: 'Nurse at Lakeside' },
        { side: 'B', isClient: false, name: 'Devon Dunmore', email: 'devon@demo.troth', employer: null },
      ],
      compared: { at: '2026-11-20T10:00:00.000Z', attorneys: 1, lawFirms: 1, outsideAttorneys: 0 },
      answeredAt: null,
    }));

describe('a conflict of interest (D51)', () => {
  it('is asked about in place of every part, and everything opens with "No conflict"', async () => {
    let isOpen = true;
    const api = asked(() => isOpen).on('post', `${CLIENT}/conflict-answer`, () => {
      isOpen = false;
      return null as never;
    });
    visit(`/attorney/clients/${ids.casey}?view=answers`);
    expect(await screen.findByRole('heading', { name: 'Can you act for Casey?' })).toBeDefined();
    expect(screen.getByText('Nurse at Lakeside')).toBeDefined();
    expect(screen.getByText('devon@demo.troth')).toBeDefined();
    expect(screen.queryByRole('navigation', { name: 'Parts of this client’s page' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'No conflict' }));
    expect(await screen.findByRole('navigation', { name: 'Parts of this client’s page' })).toBeDefined();
    expect(api.sent('post')).toEqual([{ documentId: ids.document, answer: 'NO_CONFLICT', reason: null }]);
  });

  it('leads away after "I cannot act", which says first what it does', async () => {
    const api = asked(() => true).on('post', `${CLIENT}/conflict-answer`, () => null as never);
    const { router } = visit(`/attorney/clients/${ids.casey}`);
    await userEvent.click(await screen.findByRole('button', { name: 'I can’t act' }));
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText(/without giving a reason/)).toBeDefined();
    await userEvent.type(question.getByRole('textbox'), 'I acted for Devon in 2024.');
    await userEvent.click(question.getByRole('button', { name: 'I can’t act' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/attorney/clients'));
    expect(api.sent('post')).toEqual([
      { documentId: ids.document, answer: 'CANNOT_ACT', reason: 'I acted for Devon in 2024.' },
    ]);
  });

  it('is marked in the list of clients, where a name can be checked', async () => {
    const api = anApi()
      .on('get', '/users/{id}/attorneys/{aid}/clients', () => aClientPage([aClient({ isConflictOpen: true })]))
      .on('get', '/users/{id}/attorneys/{aid}/name-check', () => [
        {
          matter: 'Casey Coyle and Devon Dunmore',
          name: 'Devon Dunmore',
          role: 'OTHER_PARTY',
          attorneyName: 'Frances Fenn',
        },
      ]);
    visit('/attorney/clients');
    expect(await screen.findByText('Check for conflicts')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Check a name' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'd');
    await userEvent.click(screen.getByRole('button', { name: 'Check' }));
    expect(screen.getByText('Type at least two letters')).toBeDefined();
    expect(api.calls.some(({ name }) => name.endsWith('/name-check'))).toBe(false);
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'unmoor');
    await userEvent.click(screen.getByRole('button', { name: 'Check' }));
    expect(
      await screen.findByText(
        'Devon Dunmore, the other partner in the matter of Casey Coyle and Devon Dunmore, with Frances Fenn',
      ),
    ).toBeDefined();
  });
});
