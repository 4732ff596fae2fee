import { screen, waitFor } from '@testing-library/react';
import { CUSTOMER_REDIRECTS } from '@troth/domain/people';
import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { anApi, visit } from '../testing/visit';
import { routes } from './router';

/** Addresses that the router passes through, the first and the last included. */
async function wayFrom(path: string, end: string): Promise<string[]> {
  anApi();
  const { router } = visit(path);
  const way = [path];
  const passThrough = ({ location }: Pick<typeof router.state, 'location'>) => {
    const address = `${location.pathname}${location.search}`;
    if (way.at(-1) !== address) way.push(address);
  };
  // A redirect whose program is there already has led on by now.
  passThrough(router.state);
  router.subscribe(passThrough);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(router.state.location.pathname).toBe(end));
  return way;
}

describe('legacy redirects of customers (customer spec §2)', () => {
  it.each([
    ['/user_documents', '/documents'],
    ['/attorney_editor/7f0c', '/documents'],
    ['/initial_questionnaire/background_information', '/questionnaire'],
    ['/user_account', '/'],
    ['/user_notarization', '/notarize'],
    ['/user_settings', '/profile'],
    ['/user_ask_an_attorney', '/attorney-services?serviceType=Q_A'],
    ['/user_attorney_booking', '/attorney-services?serviceType=REPRESENTATION'],
  ])('%s leads to %s', (from, to) => {
    const handle = matchRoutes([...routes], from)?.at(-1)?.route.handle as { target: (params: object) => string };
    expect(handle.target({})).toBe(to);
  });

  it('knows no other', () => {
    expect(Object.keys(CUSTOMER_REDIRECTS)).toHaveLength(8);
  });

  it('leads a person there, and on to what the screen makes of it', async () => {
    expect(await wayFrom('/user_settings', '/profile')).toEqual(['/user_settings', '/profile']);
    expect(await wayFrom('/initial_questionnaire/homes', '/questionnaire/homes')).toContain('/questionnaire');
  });

  it.each(['/no_such_page', '/questionnaire/homes/extra', '/documents/1/2/3', '/admin/users'])(
    'anything else goes to /: %s',
    async (path) => {
      expect(await wayFrom(path, '/')).toEqual([path, '/']);
    },
  );
});
