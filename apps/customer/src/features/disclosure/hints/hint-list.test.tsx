import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DisclosureHint } from '@troth/domain/disclosure';
import { problem } from '@troth/portal/testing';
import { describe, expect, it } from 'vitest';
import { anAsset } from '../../../testing/couple-document';
import { asAlex, disclosing, type Disclosed, showPart } from '../../../testing/disclosing';
import { HintList } from './hint-list';

const hint = (changes: Partial<DisclosureHint> = {}): DisclosureHint => ({
  code: 'NOTHING_LISTED',
  kind: 'debts',
  entryId: null,
  isInfo: false,
  ...changes,
});
function hinting(summary: Disclosed['summary'] = {}) {
  const of: { alex: Disclosed; blake: Disclosed } = { alex: { entries: { assets: [anAsset(1)] }, summary }, blake: {} };
  return { of, api: disclosing(of) };
}
const noContent = () => new Response(null, { status: 204 });
const nothing = '/users/{id}/documents/{docId}/disclosure/nothing/{kind}';

describe('what a disclosure may lack', () => {
  it('is nothing: says so in a line', async () => {
    hinting();
    showPart(<HintList own={asAlex()} />);
    expect(await screen.findByText('Nothing seems to be missing from what you listed.')).toBeTruthy();
  });

  it('can be answered by a statement that there is none, and by taking that back', async () => {
    const { of, api } = hinting({ hints: [hint()] });
    api.on('put', nothing, () => {
      of.alex = { summary: { nothingToDisclose: ['debts'] } };
      return noContent();
    });
    api.on('delete', nothing, () => {
      of.alex = { summary: { hints: [hint()] } };
      return noContent();
    });
    showPart(<HintList own={asAlex()} />);
    await userEvent.click(await screen.findByRole('button', { name: 'I have none: Debts' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw that you have none: Debts' }));
    expect(await screen.findByRole('button', { name: 'I have none: Debts' })).toBeTruthy();
    expect(
      api.calls.filter(({ name }) => name.includes('/nothing/debts')).map(({ name }) => name.split(' ')[0]),
    ).toEqual(['PUT', 'DELETE']);
  });

  it('names an entry once, with the way to it, and leaves joint items to their own place', async () => {
    const { id } = anAsset(1);
    hinting({
      hints: [
        hint({ code: 'VALUE_WITHOUT_BASIS', kind: 'assets', entryId: id }),
        hint({ code: 'VALUE_DATE_MISSING', kind: 'assets', entryId: id }),
        hint({ code: 'JOINT_AWAITS_PARTNER', kind: 'assets', entryId: id, isInfo: true }),
      ],
    });
    showPart(<HintList own={asAlex()} />);
    const link = await screen.findByRole('link', { name: 'Savings, Harbor Bank' });
    expect(link.getAttribute('href')).toContain(`entry=assets.${id}`);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByText('Say on which day this value was true')).toBeTruthy();
    // Of a kind of which something is listed nobody has none.
    expect(screen.queryByRole('button', { name: /^I have none/ })).toBeNull();
  });

  it('shows a few, and the rest on request', async () => {
    const kinds = ['vehicles', 'businesses', 'debts', 'real-estates', 'inheritances-trusts'] as const;
    hinting({ hints: kinds.map((kind) => hint({ kind })) });
    showPart(<HintList own={asAlex()} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Show one more' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Inheritances'));
  });

  it('says why a statement was refused', async () => {
    const { api } = hinting({ hints: [hint()] });
    api.on('put', nothing, () => problem(409, 'REFUSED', { error: 'You have listed something here.' }));
    showPart(<HintList own={asAlex()} />);
    await userEvent.click(await screen.findByRole('button', { name: 'I have none: Debts' }));
    expect((await screen.findByRole('alert')).textContent).toContain('You have listed something here.');
  });
});
