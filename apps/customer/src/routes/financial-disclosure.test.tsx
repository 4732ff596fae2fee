import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aJourney, ids } from '../testing/couple';
import { aDocument, anAsset, anIncome, blakeId, thePartner } from '../testing/couple-document';
import { problem } from '@troth/portal/testing';
import { anApi, visit } from '../testing/visit';

const LISTS = ['assets', 'vehicles', 'businesses', 'debts', 'real-estates', 'incomes', 'inheritances-trusts'] as const;
const place = (list: string) => `/users/{id}/documents/{docId}/${list}` as const;

function disclosing(journey = aJourney({ partner: thePartner() })) {
  const api = anApi()
    .on('get', '/users/{id}/journey', () => journey)
    .on('get', '/users/{id}/documents', () => [aDocument()])
    .on('get', '/users/{id}/documents/{docId}/legacy-joint-properties', () => []);
  for (const list of LISTS) api.on('get', place(list) as '/users/{id}/documents/{docId}/incomes', () => []);
  return api;
}

describe('/financial-disclosure (customer spec §2 and §5)', () => {
  it('says in the product’s words which years of income are missing', async () => {
    disclosing(aJourney({ disclosure: { isDone: false, missingIncomeYears: [2024, 2025, 2026], pendingDisputes: 0 } }));
    visit('/financial-disclosure');
    expect(await screen.findByText('Please add income for 2024, 2025, and 2026')).toBeTruthy();
  });

  it('opens only with the payment', async () => {
    disclosing(aJourney({ isPaid: false }));
    const { router } = visit('/financial-disclosure');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('adds an income: names what is missing, then sends what the schema wants', async () => {
    const api = disclosing().on('post', '/users/{id}/documents/{docId}/incomes', () => anIncome(2026));
    visit('/financial-disclosure');
    await userEvent.click(await screen.findByRole('button', { name: 'Add to Incomes' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findAllByText('This field is required')).toHaveLength(2);
    await userEvent.click(dialog.getByRole('combobox', { name: /Source of income/ }));
    await userEvent.click(dialog.getByRole('option', { name: 'Base salary' }));
    await userEvent.type(dialog.getByLabelText(/^Amount in that year/), '90,000.5');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.sent('post')).toEqual([
      {
        currency: 'USD',
        year: 2026,
        incomeType: 'BASE_SALARY',
        valueInCents: 9_000_050,
        overtimePayInCents: null,
        tipsInCents: null,
      },
    ]);
  });

  it('keeps what was typed when saving fails', async () => {
    disclosing().on('post', '/users/{id}/documents/{docId}/debts', () => problem(503, 'UNAVAILABLE'));
    visit('/financial-disclosure');
    await userEvent.click(await screen.findByRole('button', { name: 'Add to Debts' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/^Creditor/), 'Harbor Bank');
    await userEvent.type(dialog.getByLabelText(/^Amount due/), '12');
    await userEvent.type(dialog.getByLabelText(/^Since which year/), '2020');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('What you typed is still here.');
    expect(dialog.getByLabelText<HTMLInputElement>(/^Creditor/).value).toBe('Harbor Bank');
  });

  it('changes an entry on the version that was seen, deletes it, and brings it back', async () => {
    const income = anIncome(2026, { version: 3 });
    const api = disclosing()
      .on('get', '/users/{id}/documents/{docId}/incomes', () => [income])
      .on('patch', '/users/{id}/documents/{docId}/incomes/{entryId}', () => income)
      .on('delete', '/users/{id}/documents/{docId}/incomes/{entryId}', () => new Response(null, { status: 204 }))
      .on('post', '/users/{id}/documents/{docId}/incomes', () => income);
    api.on('get', '/users/{id}/documents', () => [aDocument({ userBId: null, userB: null })]);
    visit('/financial-disclosure');
    const actions = async () => userEvent.click(await screen.findByRole('button', { name: 'Actions for Base salary' }));
    await actions();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Change' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.sent('patch')).toEqual([expect.objectContaining({ version: 3, year: 2026 })]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await actions();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(api.sent('post')).toHaveLength(1));
    expect(api.sent('post')[0]).toMatchObject({ year: 2026, valueInCents: 9_000_000 });
    expect(api.sent('post')[0]).not.toHaveProperty('version');
  });

  it('shows the partner’s entries without a menu, and why a joint one is not settled', async () => {
    const joint = anAsset(1, { userId: blakeId, isJoint: true, userAPercentage: 50, userBPercentage: 40 });
    const api = disclosing();
    api.on('get', '/users/{id}/documents/{docId}/assets', () =>
      api.calls.at(-1)?.name.includes(blakeId) === true ? [joint] : [],
    );
    visit('/financial-disclosure');
    expect(await screen.findByText('The two percentages must add up to 100')).toBeTruthy();
    expect(screen.getByText('50% Alex, 40% Blake')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Alex' }));
    expect(screen.queryByText('50% Alex, 40% Blake')).toBeNull();
  });

  it('lists legacy joint properties only when there are any, to be read and deleted', async () => {
    const { createdAt, updatedAt } = anIncome(2026);
    const api = disclosing();
    api.on('get', '/users/{id}/documents', () => [aDocument({ userBId: null, userB: null })]);
    api.on('get', '/users/{id}/documents/{docId}/legacy-joint-properties', () => [
      {
        id: '00000000-0000-4000-8000-0000000000aa',
        userId: ids.alex,
        documentId: ids.document,
        currency: 'USD',
        version: 1,
        description: 'Sailing boat',
        valueInCents: 100,
        createdAt,
        updatedAt,
        deletedAt: null,
        createdById: null,
        updatedById: null,
      },
    ]);
    visit('/financial-disclosure');
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Sailing boat' }));
    expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Change' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add to Joint properties' })).toBeNull();
  });
});
