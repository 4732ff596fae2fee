import { CURRENCIES } from '@troth/domain/money';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { anAsset, blakeId } from '../../../testing/couple-document';
import { asAlex, disclosing, showPart } from '../../../testing/disclosing';
import { problem } from '@troth/portal/testing';
import { Pictures } from './pictures';

const own = (number: number, valueInCents: number) => anAsset(number, { valueInCents, accountNumber: null });
const debt = (amountDueInCents: number) =>
  ({ ...anAsset(9), creditor: 'Bank', yearIncurred: 2020, amountDueInCents }) as never;

const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent));

describe('the pictures', () => {
  it('say how they begin while nothing is listed', async () => {
    disclosing({ alex: {}, blake: {} });
    showPart(<Pictures own={asAlex()} />);
    expect(await screen.findByText('The chart fills in as entries are added.')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('have a table to the cent beside the drawing, which assistive technology is spared', async () => {
    disclosing({
      alex: { entries: { assets: [own(1, 1_000_050)], debts: [debt(250_025)] } },
      blake: { entries: { assets: [own(2, 200_000)] } },
    });
    const { container } = showPart(<Pictures own={asAlex()} />);
    await screen.findByRole('table', { name: /^Net worth/ });
    expect(rows()).toEqual([
      ['', 'Alex', 'Blake', 'Together'],
      ['Accounts and assets', '10,000.50', '2,000.00', '12,000.50'],
      ['Debts', '−2,500.25', '—', '−2,500.25'],
      ['Net worth, USD', '7,500.25', '2,000.00', '9,500.25'],
    ]);
    const drawing = container.querySelector('[aria-hidden="true"]');
    expect(drawing?.textContent).toContain('Accounts and assets $10,001');
    expect(drawing?.textContent).toContain('Debts $2,500');
  });

  it('name a debt that was overpaid a credit, in the table and beside the bar', async () => {
    disclosing({ alex: { entries: { assets: [own(1, 10_000)], debts: [debt(-50_000)] } }, blake: {} });
    const { container } = showPart(<Pictures own={asAlex()} />);
    await screen.findByRole('table', { name: /^Net worth/ });
    expect(rows()).toContainEqual(['Debts', '500.00 credit', '—', '500.00 credit']);
    const drawn = () => container.querySelector('[aria-hidden="true"]')?.textContent;
    expect(drawn()).toContain('Debts $500 credit');
    for (const [view, label] of [
      ['By kind', 'Debts'],
      ['Owned and owed', 'Owed'],
    ] as const) {
      await userEvent.click(screen.getByRole('button', { name: view }));
      expect(rows()).toContainEqual([label, '500.00 credit', '—', '500.00 credit']);
      expect(drawn()).toContain('$500 credit');
    }
  });

  it('change with the switch, each with its own table', async () => {
    const joint = anAsset(3, {
      isJoint: true,
      userAPercentage: 25,
      userBPercentage: 75,
      valueInCents: 10_000,
      userId: blakeId,
    });
    disclosing({
      alex: { entries: { assets: [own(1, 5000)], debts: [debt(1000)] } },
      blake: { entries: { assets: [joint] } },
    });
    showPart(<Pictures own={asAlex()} />);
    await userEvent.click(await screen.findByRole('button', { name: 'By kind' }));
    expect(rows()).toContainEqual(['Accounts and assets', '75.00', '75.00', '150.00']);
    await userEvent.click(screen.getByRole('button', { name: 'Owned and owed' }));
    expect(rows()).toContainEqual(['Owed', '−10.00', '—', '−10.00']);
    await userEvent.click(screen.getByRole('button', { name: 'Joint and separate' }));
    expect(screen.getByRole('button', { name: 'Joint and separate' }).getAttribute('aria-pressed')).toBe('true');
    expect(rows().slice(1)).toEqual([
      ['Separate', '50.00', '—', '50.00'],
      ['Joint, by share', '25.00', '75.00', '100.00'],
      ['Owned, USD', '75.00', '75.00', '150.00'],
    ]);
  });

  it('know one partner alone, with debts alone', async () => {
    disclosing({ alex: { entries: { debts: [debt(5)] } }, blake: {} });
    showPart(<Pictures own={asAlex({ isAlone: true })} />);
    await screen.findByRole('table');
    expect(rows()).toEqual([
      ['', 'Alex'],
      ['Debts', '−0.05'],
      ['Net worth, USD', '−0.05'],
    ]);
  });

  it('show ten currencies one at a time, and say about what they come to in dollars, with the date', async () => {
    const assets = CURRENCIES.map((currency, at) => anAsset(at, { currency, valueInCents: 100 }));
    const rates = Object.fromEntries(CURRENCIES.map((currency) => [currency, currency === 'EUR' ? 1 : 2]));
    disclosing({ alex: { entries: { assets } }, blake: {} }).on('get', '/exchange-rates', () => ({
      base: 'EUR',
      date: '2026-11-20',
      source: 'SHIPPED',
      isOld: true,
      rates,
    }));
    showPart(<Pictures own={asAlex()} />);
    const choice = within(await screen.findByRole('group', { name: 'Chart currency' }));
    expect(choice.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([...CURRENCIES]);
    await userEvent.click(choice.getByRole('button', { name: 'JPY' }));
    expect(rows().at(-1)?.[0]).toBe('Net worth, JPY');
    // Nine at one dollar each, and a euro at two.
    expect(await screen.findAllByText('about $11.00')).toHaveLength(2);
    expect(screen.getByText(/These rates are from November 20, 2026, the latest we have\.$/)).toBeTruthy();
  });

  it('stay when the rates do not come, and say so', async () => {
    const assets = [anAsset(1, { currency: 'EUR', valueInCents: 100 })];
    disclosing({ alex: { entries: { assets } }, blake: {} }).on('get', '/exchange-rates', () =>
      problem(503, 'UNAVAILABLE'),
    );
    showPart(<Pictures own={asAlex()} />);
    expect(await screen.findByText(/We couldn’t load the exchange rates/)).toBeTruthy();
    await waitFor(() => expect(rows().at(-1)?.[0]).toBe('Net worth, EUR'));
  });
});
