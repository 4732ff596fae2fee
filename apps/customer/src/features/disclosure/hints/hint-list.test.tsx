import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DisclosureHint } from '@troth/domain/disclosure';
import { describe, expect, it } from 'vitest';
import { anAsset, anIncome } from '../../../testing/couple-document';
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
  disclosing(of);
}

describe('what a disclosure may lack', () => {
  it('is nothing: says so in a line', async () => {
    hinting();
    showPart(<HintList own={asAlex()} />);
    expect(await screen.findByText('Nothing seems to be missing.')).toBeTruthy();
  });

  it('leads to the ledger, where there is one way to say that there is none', async () => {
    hinting({ hints: [hint()], nothingToDisclose: ['vehicles'] });
    showPart(<HintList own={asAlex()} />);
    const link = await screen.findByRole('link', { name: 'Go to Debts' });
    expect(link.getAttribute('href')).toMatch(/#debts$/);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText('Vehicles')).toBeNull();
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
    expect(screen.getByText('Add the date of this value')).toBeTruthy();
  });

  it('names entries together that lack the same, the newest income first', async () => {
    const incomes = [anIncome(2024), anIncome(2026), anIncome(2025)];
    disclosing({
      alex: {
        entries: { incomes },
        summary: {
          hints: incomes.map(({ id }) => hint({ code: 'VALUE_WITHOUT_BASIS', kind: 'incomes', entryId: id })),
        },
      },
      blake: {},
    });
    showPart(<HintList own={asAlex()} />);
    const links = await screen.findAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Base salary, 2026',
      'Base salary, 2025',
      'Base salary, 2024',
    ]);
    expect(screen.getAllByText('Add how you arrived at this value')).toHaveLength(1);
  });

  it('shows a few, and the rest on request', async () => {
    const kinds = ['vehicles', 'businesses', 'debts', 'real-estates', 'inheritances-trusts', 'assets'] as const;
    hinting({ hints: kinds.map((kind) => hint({ kind })) });
    showPart(<HintList own={asAlex()} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Show 2 more' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(6);
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Inheritances'));
  });

  it('asks for no press to show a single one more', async () => {
    const kinds = ['vehicles', 'businesses', 'debts', 'real-estates', 'inheritances-trusts'] as const;
    hinting({ hints: kinds.map((kind) => hint({ kind })) });
    showPart(<HintList own={asAlex()} />);
    expect(await screen.findAllByRole('listitem')).toHaveLength(5);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
