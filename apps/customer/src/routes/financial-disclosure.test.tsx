import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { components } from '@troth/api-client';
import { problem } from '@troth/portal/testing';
import { aJourney, ids } from '../testing/couple';
import { aDocument, anAsset, anIncome, blakeId, thePartner } from '../testing/couple-document';
import { aDisclosureSummary, entriesOf } from '../testing/disclosure';
import { anApi, visit } from '../testing/visit';

const DISCLOSURE = '/users/{id}/documents/{docId}/disclosure';
type Incomes = '/users/{id}/documents/{docId}/incomes';
const place = (list: string) => `/users/{id}/documents/{docId}/${list}` as Incomes;
const entry = (list: string) => `${place(list)}/{entryId}` as `${Incomes}/{entryId}`;
const restore = (list: string) => `${entry(list)}/restore` as `${Incomes}/{entryId}/restore`;

function disclosing(journey = aJourney({ partner: thePartner() })) {
  const api = anApi()
    .on('get', '/users/{id}/journey', () => journey)
    .on('get', '/users/{id}/documents', () => [aDocument()])
    .on('get', DISCLOSURE, () => aDisclosureSummary())
    .on('get', '/users/{id}/documents/{docId}/entries/{entryId}/files', () => []);
  return api;
}

/** An answer that lists these. */
const listing = (entries: Parameters<typeof entriesOf>[0]) => () => aDisclosureSummary({ entries: entriesOf(entries) });

/** Alex alone: nobody has joined. */
const alone = () => disclosing().on('get', '/users/{id}/documents', () => [aDocument({ userBId: null, userB: null })]);

const dialog = async () => within(await screen.findByRole('dialog'));
const add = async (kind: string) => userEvent.click(await screen.findByRole('button', { name: `Add to ${kind}` }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const patches = (api: ReturnType<typeof anApi>) => api.sent('patch');

describe('/financial-disclosure (customer spec §2 and §5)', () => {
  it.each([
    [[2024], 'Please add income for 2024'],
    [[2024, 2026], 'Please add income for 2024 and 2026'],
    [[2024, 2025, 2026], 'Please add income for 2024, 2025, and 2026'],
  ])('says in the product’s words which years of income are missing: %s', async (missingIncomeYears, message) => {
    disclosing(aJourney({ disclosure: { isDone: false, missingIncomeYears, pendingDisputes: 0 } }));
    visit('/financial-disclosure');
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('opens only with the payment', async () => {
    disclosing(aJourney({ isPaid: false }));
    const { router } = visit('/financial-disclosure');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('says that it could not be loaded, and loads when asked again', async () => {
    const api = disclosing().on('get', DISCLOSURE, () => problem(400, 'VALIDATION'));
    visit('/financial-disclosure');
    expect(await screen.findByText('We couldn’t load your financial disclosure.')).toBeTruthy();
    api.on('get', DISCLOSURE, () => aDisclosureSummary());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Add to Debts' })).toBeTruthy();
  });

  it('leads on to alignment, or to the joint entries that keep it closed', async () => {
    const open = aJourney({ partner: thePartner() });
    const items = open.menu.items.map((item) =>
      item.key === 'ALIGNMENT' ? { ...item, isEnabled: true, reason: null } : item,
    );
    disclosing({ ...open, menu: { ...open.menu, items } });
    const { unmount } = visit('/financial-disclosure');
    expect((await screen.findByRole('link', { name: 'Continue' })).getAttribute('href')).toBe('/alignment');
    unmount();
    disclosing({ ...open, disclosure: { ...open.disclosure, pendingDisputes: 2 } });
    visit('/financial-disclosure');
    expect(await screen.findByRole('button', { name: 'Settle 2 joint entries' })).toBeTruthy();
    expect(screen.getByText('Alignment opens once you settle your joint entries.')).toBeTruthy();
  });
});

describe('a new entry', () => {
  it('names what is missing, then sends what the schema wants', async () => {
    const api = disclosing().on('post', place('incomes'), () => anIncome(2026));
    visit('/financial-disclosure');
    await add('Income');
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: 'Add' }));
    expect(await form.findAllByText('This field is required')).toHaveLength(2);
    await userEvent.click(form.getByRole('combobox', { name: /Source of income/ }));
    await userEvent.click(form.getByRole('option', { name: 'Base salary' }));
    await userEvent.type(form.getByLabelText(/^Amount in that year/), '90,000.5');
    await userEvent.click(form.getByRole('button', { name: 'Add' }));
    await closed();
    expect(api.sent('post')).toEqual([
      {
        currency: 'USD',
        year: 2026,
        incomeType: 'BASE_SALARY',
        valueInCents: 9_000_050,
        overtimePayInCents: null,
        tipsInCents: null,
        valuationBasis: null,
        valuationDate: null,
        valuationNote: null,
      },
    ]);
    // The entry is in its list at once.
    expect(await screen.findByRole('button', { name: 'Base salary, 2026' })).toBeTruthy();
  });

  it('keeps what was typed when it cannot be added', async () => {
    disclosing().on('post', place('debts'), () => problem(503, 'UNAVAILABLE'));
    visit('/financial-disclosure');
    await add('Debts');
    const form = await dialog();
    await userEvent.type(form.getByLabelText(/^Creditor/), 'Harbor Bank');
    await userEvent.type(form.getByLabelText(/^Amount due/), '12');
    await userEvent.type(form.getByLabelText(/^Year you took it on/), '2020');
    await userEvent.click(form.getByRole('button', { name: 'Add' }));
    expect((await form.findByRole('alert')).textContent).toContain('What you typed is still here.');
    expect(form.getByLabelText<HTMLInputElement>(/^Creditor/).value).toBe('Harbor Bank');
  });

  it('survives a closed form and a closed tab, and is shown in its ledger until it is added or discarded', async () => {
    disclosing();
    const first = visit('/financial-disclosure');
    await add('Debts');
    await userEvent.type((await dialog()).getByLabelText(/^Creditor/), 'Nguyễn & Sons');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await closed();
    expect(screen.getByText('Started, not added yet: Nguyễn & Sons')).toBeTruthy();
    first.unmount();
    visit('/financial-disclosure');
    await add('Debts');
    expect((await dialog()).getByLabelText<HTMLInputElement>(/^Creditor/).value).toBe('Nguyễn & Sons');
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await closed();
    expect(screen.queryByText(/^Started, not added yet/)).toBeNull();
    expect(Object.keys(window.localStorage).filter((key) => key.startsWith('troth-entry'))).toEqual([]);
  });

  it('refuses more than four characters of an account number while they are typed, and cuts none', async () => {
    disclosing();
    visit('/financial-disclosure');
    await add('Accounts and assets');
    const field = (await dialog()).getByLabelText<HTMLInputElement>('Last four of the account number');
    await userEvent.type(field, '1234564417');
    expect(screen.getByText('Enter only the last four characters. You typed 10.')).toBeTruthy();
    expect(field.value).toBe('1234564417');
  });

  it('says that a zero stands for none where the schema refuses it', async () => {
    disclosing();
    visit('/financial-disclosure');
    await add('Vehicles');
    const form = await dialog();
    for (const label of ['Market value today', 'Owed on a loan', 'Equity']) {
      await userEvent.type(form.getByLabelText(label), '0');
    }
    expect(form.getAllByText('Zero means none, so we won’t store anything here.')).toHaveLength(3);
  });

  it('completes one share by the other', async () => {
    disclosing();
    visit('/financial-disclosure');
    await add('Accounts and assets');
    const form = await dialog();
    await userEvent.click(form.getByRole('checkbox', { name: /We own this together/ }));
    await userEvent.type(form.getByLabelText(/^Alex’s share/), '60');
    expect(form.getByLabelText<HTMLInputElement>(/^Blake’s share/).value).toBe('40');
  });

  it('opens by a link, of the year that is missing', async () => {
    disclosing();
    visit('/financial-disclosure?add=incomes&year=2024');
    expect((await dialog()).getByLabelText<HTMLInputElement>(/^Year/).value).toBe('2024');
  });

  it('is begun from the year that lacks it', async () => {
    alone().on('get', DISCLOSURE, listing({ incomes: [anIncome(2026)] }));
    visit('/financial-disclosure');
    expect(await screen.findByRole('button', { name: 'Base salary, 2026' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Add income for 2025' }));
    expect((await dialog()).getByLabelText<HTMLInputElement>(/^Year/).value).toBe('2025');
    expect(screen.queryByRole('button', { name: 'Add income for 2026' })).toBeNull();
  });

  it('is like another one, but for its number', async () => {
    alone().on('get', DISCLOSURE, listing({ assets: [anAsset(1)] }));
    visit('/financial-disclosure');
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Savings' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    const form = await dialog();
    expect(form.getByLabelText<HTMLInputElement>('Institution').value).toBe('Harbor Bank');
    expect(form.getByLabelText<HTMLInputElement>('Last four of the account number').value).toBe('');
  });
});

describe('an entry that is there', () => {
  const stored = (changes = {}) => anAsset(1, { version: 3, ...changes });
  const withAsset = (asset = stored()) => alone().on('get', DISCLOSURE, listing({ assets: [asset] }));
  const open = async (title = 'Savings') => {
    await userEvent.click(await screen.findByRole('button', { name: title }));
    return dialog();
  };
  const type = (form: Awaited<ReturnType<typeof dialog>>, label: RegExp | string, value: string) =>
    fireEvent.change(form.getByLabelText(label), { target: { value } });

  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => vi.useRealTimers());
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('is saved a second after the typing ends, over the version that was seen', async () => {
    const api = withAsset().on('patch', entry('assets'), () => stored({ version: 4, institution: 'Elm' }) as never);
    visit('/financial-disclosure');
    const form = await open();
    type(form, 'Institution', 'Elm');
    await pass(700);
    expect(patches(api)).toEqual([]);
    await pass(400);
    await waitFor(() => expect(patches(api)).toEqual([{ institution: 'Elm', version: 3 }]));
    expect(await form.findByText('Saved')).toBeTruthy();
  });

  it('is saved sooner after a choice', async () => {
    const api = withAsset().on('patch', entry('assets'), () => stored({ version: 4 }) as never);
    visit('/financial-disclosure');
    const form = await open();
    fireEvent.click(form.getByRole('combobox', { name: /Type of account/ }));
    fireEvent.click(form.getByRole('option', { name: 'Checking' }));
    await pass(350);
    await waitFor(() => expect(patches(api)).toEqual([{ accountType: 'CHECKING', version: 3 }]));
  });

  it('is saved at once when its form is closed', async () => {
    const api = withAsset().on('patch', entry('assets'), () => stored({ version: 4 }) as never);
    visit('/financial-disclosure');
    const form = await open();
    type(form, 'Institution', 'Elm');
    fireEvent.click(form.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(patches(api)).toEqual([{ institution: 'Elm', version: 3 }]));
  });

  it('says what could not be saved, keeps it, and saves it when asked again', async () => {
    const api = withAsset().on('patch', entry('assets'), () => problem(503, 'UNAVAILABLE'));
    visit('/financial-disclosure');
    const form = await open();
    type(form, 'Institution', 'Elm');
    await pass(1100);
    expect(await form.findByText('What you typed is still here and saved on this device.')).toBeTruthy();
    expect(form.getByLabelText<HTMLInputElement>('Institution').value).toBe('Elm');
    api.on('patch', entry('assets'), () => stored({ version: 4, institution: 'Elm' }) as never);
    fireEvent.click(form.getByRole('button', { name: 'Try again' }));
    expect(await form.findByText('Saved')).toBeTruthy();
  });

  it('offers what was typed where somebody changed the same field meanwhile', async () => {
    const newer = stored({ version: 7, institution: 'Oak' });
    const api = withAsset().on('patch', entry('assets'), () => problem(409, 'VERSION_CONFLICT', { current: newer }));
    visit('/financial-disclosure');
    const form = await open();
    type(form, 'Institution', 'Elm');
    await pass(1100);
    expect(await form.findByText('Institution: Elm')).toBeTruthy();
    expect(form.getByLabelText<HTMLInputElement>('Institution').value).toBe('Oak');
    api.on('patch', entry('assets'), () => stored({ version: 8, institution: 'Elm' }) as never);
    fireEvent.click(form.getByRole('button', { name: 'Use mine' }));
    await pass(50);
    await waitFor(() => expect(patches(api).at(-1)).toEqual({ institution: 'Elm', version: 7 }));
  });

  it('does not send what is wrong, says so, and marks the row', async () => {
    const api = withAsset();
    visit('/financial-disclosure');
    const form = await open();
    type(form, /^Value today/, '');
    await pass(1100);
    expect(await form.findByText('This field is required')).toBeTruthy();
    expect(form.getByText('One field isn’t saved. See the note beside it.')).toBeTruthy();
    fireEvent.click(form.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('Not everything is saved')).toBeTruthy();
    expect(patches(api)).toEqual([]);
  });

  it('is deleted, and brought back as it was', async () => {
    let isDeleted = false;
    const api = alone()
      .on('get', DISCLOSURE, () => listing({ assets: isDeleted ? [] : [stored()] })())
      .on('delete', entry('assets'), () => {
        isDeleted = true;
        return new Response(null, { status: 204 });
      })
      .on('post', restore('assets'), () => {
        isDeleted = false;
        return stored({ version: 4 }) as never;
      });
    visit('/financial-disclosure');
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Savings' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(document.activeElement).toBe(undo);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Savings' })).toBeNull());
    await userEvent.click(undo);
    expect(await screen.findByRole('button', { name: 'Savings' })).toBeTruthy();
    expect(api.calls.some(({ name }) => name.startsWith('POST') && name.endsWith('/restore'))).toBe(true);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('what is shown of both', () => {
  it('shows the partner’s entries to read, and why a joint one is not settled', async () => {
    const joint = anAsset(1, { userId: blakeId, isJoint: true, userAPercentage: 50, userBPercentage: 40 });
    const api = disclosing();
    api.on('get', DISCLOSURE, () =>
      listing({ assets: api.calls.at(-1)?.name.includes(blakeId) === true ? [joint] : [] })(),
    );
    visit('/financial-disclosure');
    const ledger = within(await screen.findByRole('region', { name: 'Accounts and assets' }));
    expect(ledger.getByText('The two percentages must add up to 100')).toBeTruthy();
    expect(ledger.getByText('50% Alex, 40% Blake')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
    await userEvent.click(ledger.getByRole('button', { name: 'Savings' }));
    const read = await dialog();
    expect(read.getByText('Listed by Blake')).toBeTruthy();
    expect(read.getByText('$24,000.00')).toBeTruthy();
    expect(read.queryByRole('textbox')).toBeNull();
    await userEvent.click(read.getByRole('button', { name: 'Close' }));
    await closed();
    await userEvent.click(screen.getByRole('button', { name: 'Alex' }));
    expect(ledger.queryByText('50% Alex, 40% Blake')).toBeNull();
  });

  it('tells another currency in dollars with the dated rate', async () => {
    const rates = { USD: 1.084, AUD: 1, CAD: 1, CNY: 1, EUR: 1, INR: 1, JPY: 1, SGD: 1, CHF: 1, GBP: 1 };
    alone()
      .on('get', DISCLOSURE, listing({ assets: [anAsset(1, { currency: 'EUR', valueInCents: 100_000 })] }))
      .on('get', '/exchange-rates', () => ({
        base: 'EUR',
        date: '2026-03-13',
        source: 'SHIPPED',
        isOld: false,
        rates,
      }));
    visit('/financial-disclosure');
    expect(await screen.findByText('about $1,084.00 at the ECB reference rate of March 13, 2026')).toBeTruthy();
  });

  it('says that there is nothing of a kind, and whose word that is', async () => {
    const api = disclosing();
    api.on('get', DISCLOSURE, () =>
      aDisclosureSummary({ nothingToDisclose: api.calls.at(-1)?.name.includes(blakeId) === true ? ['debts'] : [] }),
    );
    api.on('put', '/users/{id}/documents/{docId}/disclosure/nothing/{kind}', () => new Response(null, { status: 204 }));
    visit('/financial-disclosure');
    expect(await screen.findByText('Blake stated that they have none.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'I have none of: Vehicles' }));
    await waitFor(() => expect(api.calls.some(({ name }) => name.endsWith('/disclosure/nothing/vehicles'))).toBe(true));
  });

  it('takes no changes once the agreement is notarized', async () => {
    disclosing(aJourney({ questionnaireBlock: 'NOTARIZED' }))
      .on('get', '/users/{id}/documents', () => [aDocument({ userBId: null, userB: null })])
      .on('get', DISCLOSURE, listing({ assets: [anAsset(1)] }));
    visit('/financial-disclosure');
    expect(await screen.findByText('You’ve created the agreement, so you can’t change your disclosure.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Add to/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  });

  it('lists legacy joint properties only when there are any, to be read and deleted', async () => {
    const { createdAt, updatedAt } = anIncome(2026);
    const api = alone();
    const boats = [
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
      } satisfies components['schemas']['LegacyJointProperty'],
    ];
    api.on('get', DISCLOSURE, listing({ 'legacy-joint-properties': boats }));
    visit('/financial-disclosure');
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Sailing boat' }));
    expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Duplicate' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add to Joint properties' })).toBeNull();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Open' }));
    expect((await dialog()).queryByRole('textbox')).toBeNull();
  });
});
