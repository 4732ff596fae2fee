import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anApi, visit } from '../../testing/visit';

const words = 'Test mode: payments are simulated. Set PAYMENTS_PROVIDER=stripe to take real ones.';

describe('the band over every screen', () => {
  it('says that payments are only played while the sandbox is the provider', async () => {
    anApi().on('get', '/health', () => ({ status: 'ready', version: '1', sandboxes: ['payments'] }));
    visit('/users');
    expect((await screen.findByRole('note')).textContent).toContain(words);
  });

  it('says that nothing is notarized, too', async () => {
    anApi().on('get', '/health', () => ({ status: 'ready', version: '1', sandboxes: ['payments', 'notary'] }));
    visit('/users');
    expect((await screen.findByRole('note')).textContent).toContain(
      `${words} Test mode: nothing is notarized. Set NOTARY_PROVIDER=proof to use real notaries.`,
    );
  });

  it('is not there with a real provider', async () => {
    anApi();
    visit('/users');
    await screen.findByRole('heading', { name: 'Users' });
    expect(screen.queryByRole('note')).toBeNull();
  });
});
