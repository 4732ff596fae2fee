import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { problem } from '@troth/portal/testing';
import { ids } from '../../../testing/couple';
import { anAsset, blakeId } from '../../../testing/couple-document';
import { anImport, choose } from './testing/an-import';

const sent = (api: ReturnType<typeof anImport>, method: 'post' | 'patch' | 'put') =>
  api.calls
    .filter(({ name }) => name.startsWith(`${method.toUpperCase()} `))
    .map(({ name, body }) => [name.split('/').at(-1), body]);

const account = (name: RegExp) =>
  within(screen.getByRole('heading', { name }).closest('li') ?? expect.unreachable('no such account'));
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('import of a bank’s file', { timeout: 20_000 }, () => {
  it('saves what a file holds once the person said so, and sends nothing else of it', async () => {
    const api = anImport();
    await choose('three-accounts-160.ofx');
    await screen.findByText('3 accounts in this file');
    expect(sent(api, 'post')).toEqual([]);
    await click('Save 3 accounts');
    expect(await screen.findByText('One account needs your answer first')).toBeTruthy();
    expect(account(/ending in 7788/).getByRole('alert').textContent).toBe('This field is required');
    await userEvent.type(account(/ending in 7788/).getByLabelText(/^Year you took it on/), '2021');
    await click('Save 3 accounts');
    await screen.findByText('3 accounts imported');
    const bank = 'Caisse du Littoral & Crédit';
    const evidence = { currency: 'CAD', valuationBasis: 'STATEMENT' };
    const asset = { assetAccountType: 'ACCOUNT', institution: bank, ...evidence, valuationDate: '2026-03-31' };
    expect(sent(api, 'post')).toEqual([
      ['assets', { ...asset, accountType: 'CHECKING', accountNumber: '1882', valueInCents: 125_050 }],
      ['assets', { ...asset, accountType: 'MONEY_MARKET', accountNumber: '1889', valueInCents: 2_075_000 }],
      [
        'debts',
        {
          creditor: bank,
          natureOfDebt: 'Credit card ending in 7788',
          yearIncurred: 2021,
          amountDueInCents: 106_115,
          ...evidence,
          valuationDate: '2026-03-30',
        },
      ],
    ]);
    const everything = JSON.stringify(api.calls);
    expect(everything).not.toMatch(/4500123412347788|Librairie|30-1188|61\.15/);
  });

  it('asks how dates are read where they can be read in two ways, shows what follows, and remembers the columns', async () => {
    const api = anImport();
    await choose('uk-current.csv');
    const day = await screen.findByRole('group', { name: '05/03/2026 is' });
    expect(screen.getByText('Choose how to read the dates.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Review the accounts' })).toHaveProperty('disabled', true);
    await userEvent.click(within(day).getByRole('button', { name: 'March 5, 2026' }));
    await screen.findByText('1 account found');
    await userEvent.type(screen.getByLabelText(/^Which bank or broker/), 'Thames Bank');
    await click('Review the accounts');
    await screen.findByText('One account in this file');
    expect(screen.getByText('The account is overdrawn, so it goes under your debts.')).toBeTruthy();
    await userEvent.click(screen.getByRole('combobox', { name: /^Type/ }));
    await userEvent.click(screen.getByRole('option', { name: 'Checking' }));
    await click('Save one account');
    await screen.findByText('One account imported');
    expect(sent(api, 'post')).toEqual([
      [
        'debts',
        expect.objectContaining({
          creditor: 'Thames Bank',
          amountDueInCents: 41_209,
          yearIncurred: 2026,
          currency: 'GBP',
        }),
      ],
    ]);
    const [[, remembered] = []] = sent(api, 'put');
    expect(remembered).toEqual({
      fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      mapping: {
        layout: 'RUNNING_BALANCE',
        columns: {
          balance: 'Balance',
          date: 'Date',
          institution: null,
          accountNumber: 'Account Number',
          accountType: null,
          currency: null,
        },
        dateOrder: 'DMY',
        decimalMark: null,
        rowOrder: null,
        currency: 'GBP',
      },
    });
    expect(JSON.stringify(api.calls)).not.toMatch(/70334455|BOOKSHOP|20-00-00/);
  });

  it('updates an entry that is there, on the version that was seen', async () => {
    const listed = anAsset(1, {
      institution: 'Lakeside Brokers',
      accountNumber: '0934',
      accountType: 'BROKERAGE',
      version: 4,
    });
    const api = anImport({ own: [listed] });
    await choose('brokerage-211.ofx');
    await screen.findByText('You have this entry');
    expect(screen.getByText('$24,000.00 becomes $64,910.00')).toBeTruthy();
    await click('Save one account');
    await screen.findByText('1 entry updated');
    expect(sent(api, 'patch')).toEqual([
      [
        listed.id,
        {
          valueInCents: 6_491_000,
          currency: 'USD',
          valuationBasis: 'STATEMENT',
          valuationDate: '2026-06-30',
          version: 4,
        },
      ],
    ]);
    expect(sent(api, 'post')).toEqual([]);
  });

  it('leaves it to the person whether an account that the partner lists is joint', async () => {
    const theirs = anAsset(2, {
      userId: blakeId,
      institution: 'Harbor & Sons Bank',
      accountNumber: '3645',
      isJoint: true,
      userAPercentage: 60,
      userBPercentage: 40,
    });
    const api = anImport({ partners: [theirs] });
    await choose('checking-102.ofx');
    await screen.findByText('Blake listed it too');
    await click('Save one account');
    expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toContain(
      'Choose what to do with this account',
    );
    await userEvent.click(screen.getByRole('radio', { name: /Add it as a joint account/ }));
    await click('Save one account');
    await screen.findByText('1 entry added');
    expect(sent(api, 'post')).toEqual([
      ['assets', expect.objectContaining({ isJoint: true, userAPercentage: 60, userBPercentage: 40 })],
    ]);
  });

  it('keeps what was saved when one fails, and offers the rest again under the same key', async () => {
    const api = anImport();
    let tries = 0;
    api.on('post', '/users/{id}/documents/{docId}/assets', () => {
      tries += 1;
      if (tries === 2) return problem(503, 'UNAVAILABLE');
      return anAsset(tries, { userId: ids.alex });
    });
    await choose('japanese-accounts.csv');
    await userEvent.click(await screen.findByRole('button', { name: 'Review the accounts' }));
    await click('Save 3 accounts');
    expect((await screen.findByText(/1 of 3 saved/)).textContent).toContain('The rest is still here');
    await click('Save the rest');
    await screen.findByText('3 accounts imported');
    await waitFor(() => expect(sent(api, 'post')).toHaveLength(4));
    expect(sent(api, 'post').map(([, body]) => (body as { accountNumber?: string }).accountNumber)).toEqual([
      '4567',
      '4321',
      '4321',
      undefined,
    ]);
  });

  it('sends an account whose answer was lost again as it was, and asks nothing of it meanwhile', async () => {
    const api = anImport();
    let tries = 0;
    api.on('post', '/users/{id}/documents/{docId}/assets', () => {
      tries += 1;
      if (tries === 1) throw new TypeError('Failed to fetch');
      return anAsset(1, { userId: ids.alex });
    });
    await choose('checking-102.ofx');
    await screen.findByText('One account in this file');
    await click('Save one account');
    expect((await screen.findByText(/didn’t get a response/)).textContent).toContain('listed twice');
    expect(screen.getByRole('alert').textContent).toContain('Troth didn’t respond');
    expect(screen.queryByText(/Nothing is saved yet/)).toBeNull();
    expect(screen.getByText('May be saved')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Choose another file' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Save again' }));
    await screen.findByText('One account imported');
    const [first, ...others] = sent(api, 'post');
    expect(others).toEqual([first]);
  });

  it('saves once, however often the button is pressed', async () => {
    const api = anImport();
    await choose('checking-102.ofx');
    const save = await screen.findByRole('button', { name: 'Save one account' });
    act(() => {
      save.click();
      save.click();
    });
    await screen.findByText('One account imported');
    expect(sent(api, 'post')).toHaveLength(1);
  });

  it('takes the second click of two on the step before for no leave to save', async () => {
    const api = anImport();
    await choose('checking-102.ofx');
    const save = await screen.findByRole('button', { name: 'Save one account' });
    fireEvent.click(save, { detail: 2 });
    expect(await screen.findByText('One account in this file')).toBeTruthy();
    expect(sent(api, 'post')).toEqual([]);
  });

  it('says of a file that it cannot read what to do instead', async () => {
    anImport();
    await choose(new File(['%PDF-1.7'], 'statement.pdf'));
    expect((await screen.findByRole('alert')).textContent).toContain('This is a PDF.');
    await choose(new File(['OFXHEADER:100\n\n<OFX><STMTRS>'], 'cut.ofx'));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('damaged or incomplete'));
  });
});
