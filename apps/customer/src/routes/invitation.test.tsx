import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aJourney, ids } from '../testing/couple';
import { aDocument, thePartner } from '../testing/couple-document';
import { problem } from '@troth/portal/testing';
import { anApi, visit } from '../testing/visit';

const invitation = (ownDocument: 'NONE' | 'UNTOUCHED' | 'IN_USE' | 'SHARED' = 'NONE') => ({
  documentId: ids.document,
  invitedBy: { firstName: 'Blake', fullName: 'Blake Barlow' },
  sentAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-12-20T10:00:00.000Z',
  ownDocument,
});

describe('an invitation (decisions, row 6)', () => {
  it('says who invites, and joins only when the person confirms', async () => {
    const api = anApi()
      .on('post', '/invitations/open', () => invitation())
      .on('get', '/users/{id}/documents/{docId}/accept-invite', () => aDocument());
    const { router } = visit('/invitation?token=secret');
    expect(await screen.findByText(/^Blake Barlow has started/)).toBeTruthy();
    expect(api.calls.some(({ name }) => name.includes('accept-invite'))).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Join Blake' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    const accepted = api.calls.find(({ name }) => name.includes('accept-invite'));
    expect(accepted?.query.get('token')).toBe('secret');
    expect(accepted?.query.get('confirmed')).toBe('true');
  });

  it('asks what becomes of a document of one’s own that is in use', async () => {
    const api = anApi()
      .on('post', '/invitations/open', () => invitation('IN_USE'))
      .on('get', '/users/{id}/documents/{docId}/accept-invite', () => aDocument());
    visit('/invitation?token=secret');
    await userEvent.click(await screen.findByRole('button', { name: 'Join Blake' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Please choose what to do with your own agreement.');
    await userEvent.click(screen.getByRole('radio', { name: /Bring my answers along/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Join Blake' }));
    await waitFor(() =>
      expect(api.calls.find(({ name }) => name.includes('accept-invite'))?.query.get('ownDocument')).toBe(
        'BRING_ANSWERS',
      ),
    );
  });

  it('is not in the way back once it was accepted', async () => {
    anApi()
      .on('post', '/invitations/open', () => invitation())
      .on('get', '/users/{id}/documents/{docId}/accept-invite', () => aDocument());
    const { router } = visit('/help');
    await screen.findByRole('heading', { level: 1, name: 'Help' });
    await act(() => router.navigate('/invitation?token=secret'));
    await userEvent.click(await screen.findByRole('button', { name: 'Join Blake' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('heading', { level: 1, name: 'Help' })).toBeTruthy();
  });

  it('that the two of them used says that they share an agreement, and nothing of a link that expired', async () => {
    anApi()
      .on('get', '/users/{id}/journey', () => aJourney({ partner: thePartner() }))
      .on('post', '/invitations/open', () => problem(404, 'NOT_FOUND'));
    visit('/invitation?token=used');
    expect(await screen.findByText('You and Blake already share an agreement')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to your dashboard' }).getAttribute('href')).toBe('/');
    expect(screen.queryByText(/expired|no longer works/)).toBeNull();
  });

  it('tells that a link is used up', async () => {
    anApi().on('post', '/invitations/open', () => problem(404, 'NOT_FOUND'));
    visit('/invitation?token=old');
    expect(await screen.findByText('This invitation no longer works')).toBeTruthy();
  });
});

describe('inviting the partner from the dashboard', () => {
  const sent = {
    documentId: ids.document,
    email: 'blake@example.com',
    sentAt: '2026-11-20T10:00:00.000Z',
    expiresAt: '2026-12-20T10:00:00.000Z',
    isOpened: false,
  };

  it('checks the address, sends, and shows what was sent', async () => {
    const api = anApi()
      .on('get', '/users/{id}/journey', () => aJourney())
      .on('post', '/users/{id}/invite', () => sent);
    visit('/');
    await userEvent.type(await screen.findByLabelText(/^Your partner’s e-mail address/), 'nobody');
    await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Enter a valid e-mail address')).toBeTruthy();
    await userEvent.type(screen.getByLabelText(/^Your partner’s e-mail address/), '@example.com');
    api.on('get', '/users/{id}/invite', () => ({ invitation: sent }));
    await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('You invited blake@example.com')).toBeTruthy();
    expect(api.sent('post')).toEqual([{ email: 'nobody@example.com' }]);
  });

  it('revokes an open invitation', async () => {
    const api = anApi()
      .on('get', '/users/{id}/invite', () => ({ invitation: sent }))
      .on('delete', '/users/{id}/invite', () => new Response(null, { status: 204 }));
    visit('/');
    const revoke = await screen.findByRole('button', { name: 'Revoke' });
    api.on('get', '/users/{id}/invite', () => ({ invitation: null }));
    await userEvent.click(revoke);
    expect(await screen.findByRole('button', { name: 'Send invitation' })).toBeTruthy();
  });
});
