import type { DisclosureChange, Receipt } from '@troth/domain/disclosure';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem } from '@troth/portal/testing';
import { describe, expect, it } from 'vitest';
import { blakeId } from '../../../testing/couple-document';
import { asAlex, disclosing, type Disclosed, showPart } from '../../../testing/disclosing';
import { ReceiptCard } from './receipt-card';

const receipt = (changes: Partial<Receipt> = {}): Receipt => ({
  confirmedAt: '2026-11-20T12:00:00.000Z',
  version: 'v1',
  isCurrent: true,
  changes: [],
  ...changes,
});
const change = (changes: Partial<DisclosureChange>): DisclosureChange => ({
  change: 'CHANGED',
  kind: 'assets',
  entryId: '00000000-0000-4000-8000-0000000000f1',
  title: 'Savings, Harbor Bank',
  currency: { before: 'USD', after: 'EUR' },
  fields: [],
  files: { added: [], removed: [] },
  ...changes,
});
const listed = { entryCount: 3 };
const couple = (ofPartners: Receipt | null, ofMine: Receipt | null = null) => {
  const of: { alex: Disclosed; blake: Disclosed } = {
    alex: { summary: { ...listed, receipts: { ofPartners, ofMine } } },
    blake: { summary: { ...listed, version: 'theirs-1' } },
  };
  return { of, api: disclosing(of) };
};

describe('the receipt of a disclosure', () => {
  it('is confirmed of the version that stands here', async () => {
    const { of, api } = couple(null);
    api.on('post', '/users/{id}/documents/{docId}/disclosure/receipts', () => {
      of.alex = { summary: { ...listed, receipts: { ofPartners: receipt(), ofMine: null } } };
      return receipt();
    });
    showPart(<ReceiptCard own={asAlex()} />);
    await userEvent.click(await screen.findByRole('button', { name: 'I have received it' }));
    expect(api.sent('post')).toEqual([{ ownerId: blakeId, version: 'theirs-1' }]);
    expect(await screen.findByText(/^You confirmed that you received the current version/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Blake hasn’t confirmed receiving it yet.')).toBeTruthy();
  });

  it('is asked for again after a change, with what changed, before and after', async () => {
    couple(
      receipt({
        isCurrent: false,
        changes: [
          change({
            fields: [
              { field: 'valueInCents', before: 2_400_000, after: 2_500_050 },
              { field: 'userAPercentage', before: null, after: 60 },
              { field: 'valuationBasis', before: 'OWN_ESTIMATE', after: 'STATEMENT' },
            ],
          }),
          change({
            change: 'REMOVED',
            kind: 'debts',
            entryId: blakeId,
            title: 'Car loan',
            currency: { before: 'USD', after: null },
            fields: [{ field: 'amountDueInCents', before: 100, after: null }],
          }),
          change({ change: 'NOTHING_STATED', kind: 'vehicles', entryId: null, title: 'Vehicles' }),
        ],
      }),
    );
    showPart(<ReceiptCard own={asAlex()} />);
    expect(await screen.findByRole('button', { name: 'I have received the changes' })).toBeTruthy();
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s+/g, ' '));
    expect(items).toContain('Value before: $24,000.00 → now: €25,000.50');
    expect(items).toContain('Alex’s share before: nothing → now: 60%');
    expect(items).toContain('Source of the value before: Own estimate → now: Account statement');
    expect(screen.getByText('Amount due: $1.00')).toBeTruthy();
    expect(screen.getByText('Marked as none')).toBeTruthy();
  });

  it('is refused when it moved meanwhile: shows the new state and asks again', async () => {
    const { of, api } = couple(null);
    api.on('post', '/users/{id}/documents/{docId}/disclosure/receipts', () => {
      of.blake = { summary: { ...listed, version: 'theirs-2' } };
      return problem(409, 'VERSION_CONFLICT');
    });
    showPart(<ReceiptCard own={asAlex()} />);
    await userEvent.click(await screen.findByRole('button', { name: 'I have received it' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Blake made a change while you were looking');
    api.on('post', '/users/{id}/documents/{docId}/disclosure/receipts', () => receipt());
    await userEvent.click(screen.getByRole('button', { name: 'I have received it' }));
    await waitFor(() =>
      expect(api.sent('post')).toEqual([
        { ownerId: blakeId, version: 'theirs-1' },
        { ownerId: blakeId, version: 'theirs-2' },
      ]),
    );
  });

  it('says how the partner’s receipt of the own disclosure stands', async () => {
    couple(receipt(), receipt({ isCurrent: false, changes: [change({ change: 'ADDED', title: 'Cabin' })] }));
    showPart(<ReceiptCard own={asAlex()} />);
    expect(await screen.findByText(/^You changed it after Blake confirmed it/)).toBeTruthy();
    expect(screen.getByText('Cabin')).toBeTruthy();
  });

  it('is not asked for while the partner has listed nothing, nor without a partner', async () => {
    disclosing({ alex: {}, blake: {} });
    const { unmount } = showPart(<ReceiptCard own={asAlex()} />);
    expect(await screen.findByText('Blake hasn’t listed anything yet.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    const { container } = showPart(<ReceiptCard own={asAlex({ isAlone: true })} />);
    expect(container.querySelector('section')).toBeNull();
  });
});
