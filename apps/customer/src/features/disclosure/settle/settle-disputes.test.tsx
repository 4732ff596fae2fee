import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem } from '@troth/portal/testing';
import { describe, expect, it } from 'vitest';
import { anAsset, blakeId } from '../../../testing/couple-document';
import { asAlex, disclosing, type Disclosed, showPart } from '../../../testing/disclosing';
import { SettleDisputes } from './settle-disputes';

type Asset = ReturnType<typeof anAsset>;
const shared = { isJoint: true, userAPercentage: 50, userBPercentage: 50 };
const mine = (changes: Partial<Asset> = {}) => anAsset(1, { ...shared, ...changes });
const theirs = (changes: Partial<Asset> = {}) => anAsset(2, { ...shared, userId: blakeId, version: 4, ...changes });

function listing(alex: Asset[], blake: Asset[]) {
  const of: { alex: Disclosed; blake: Disclosed } = {
    alex: { entries: { assets: alex } },
    blake: { entries: { assets: blake } },
  };
  return { of, api: disclosing(of) };
}
const show = (hash = '') => showPart(<SettleDisputes own={asAlex()} />, hash);
const buttons = () =>
  [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')].map((one) => one.textContent);

describe('settling joint entries (D32)', () => {
  it('shows nothing while there is nothing joint', async () => {
    const { api } = listing([anAsset(1)], []);
    const { container } = show();
    await waitFor(() => expect(api.calls.length).toBeGreaterThanOrEqual(2));
    expect(container.querySelector('section')).toBeNull();
  });

  it('shows twins that differ side by side, and takes the partner’s figures on the version that was seen', async () => {
    const { of, api } = listing(
      [mine({ version: 3, valueInCents: 100 })],
      [theirs({ valueInCents: 200, userAPercentage: 40, userBPercentage: 60 })],
    );
    api.on('patch', '/users/{id}/documents/{docId}/assets/{entryId}', () => {
      of.alex = of.blake;
      of.blake = {};
      return mine();
    });
    show();
    const card = within(await screen.findByRole('article'));
    expect(screen.getByText('One joint entry isn’t settled')).toBeTruthy();
    for (const stated of ['$1.00', '50% Alex, 50% Blake', '$2.00', '40% Alex, 60% Blake']) {
      expect(card.getByText(stated)).toBeTruthy();
    }
    await userEvent.click(card.getByRole('button', { name: 'Use Blake’s figures' }));
    expect(api.sent('patch')).toEqual([
      { valueInCents: 200, currency: 'USD', userAPercentage: 40, userBPercentage: 60, version: 3 },
    ]);
  });

  it.each([
    [
      'missing',
      { userAPercentage: null, userBPercentage: null },
      'Enter a percentage for each of you',
      'Shares not stated',
    ],
    ['not 100', { userBPercentage: 40 }, 'The two percentages must add up to 100', '50% Alex, 40% Blake'],
  ])('leads to the own entry whose percentages are %s', async (_name, shares, problemText, stated) => {
    listing([mine(shares)], []);
    show();
    expect(await screen.findByText(problemText)).toBeTruthy();
    expect(screen.getByText(stated)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Fix my percentages' }).getAttribute('href')).toContain('entry=assets.');
  });

  it('tells what waits for the partner, and offers to talk', async () => {
    listing([], [theirs({ userAPercentage: null, userBPercentage: null })]);
    show();
    expect(await screen.findByText('Blake hasn’t said how you share it')).toBeTruthy();
    expect(buttons()).toEqual(['Talk to Blake']);
  });

  it('says of the partner’s entry that it is so, or not so', async () => {
    const { of, api } = listing([], [theirs()]);
    api.on('put', '/users/{id}/documents/{docId}/joint-entries/{entryId}/statement', () => {
      of.blake = { entries: { assets: [theirs({ partnerAgrees: false })] } };
      return theirs();
    });
    show();
    expect(await screen.findByText(/Blake listed this as belonging to both of you/)).toBeTruthy();
    expect(screen.queryByText(/(?:isn|aren)’t settled$/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'That’s not right' }));
    expect(api.sent('put')).toEqual([{ agrees: false, version: 4 }]);
    expect(await screen.findByText(/^You said this isn’t right/)).toBeTruthy();
    expect(buttons()).toEqual(['That’s right', 'Talk to Blake']);
  });

  it('says when the partner does not agree with the own entry', async () => {
    listing([mine({ partnerAgrees: false })], []);
    show();
    expect(await screen.findByText('Blake says this isn’t right')).toBeTruthy();
    expect(screen.getByText('Not listed, and disagrees')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Change my entry' })).toBeTruthy();
  });

  it('shows how it stands when the partner was quicker', async () => {
    const { api } = listing([], [theirs()]);
    api.on('put', '/users/{id}/documents/{docId}/joint-entries/{entryId}/statement', () =>
      problem(409, 'VERSION_CONFLICT'),
    );
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'That’s right' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Blake just changed this');
  });

  it('is where the address leads that alignment gives', async () => {
    listing([mine({ partnerAgrees: false })], []);
    show('#settle');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Joint entries'));
  });
});
