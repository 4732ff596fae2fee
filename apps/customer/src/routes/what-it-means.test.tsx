import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aJourney, ids } from '../testing/couple';
import { aDocument, thePartner } from '../testing/couple-document';
import { aDisclosureSummary, entriesOf } from '../testing/disclosure';
import { outcomeFacts } from '../testing/outcomes';
import { problem } from '@troth/portal/testing';
import { anApi, visit } from '../testing/visit';

const income = {
  id: ids.document,
  userId: ids.alex,
  documentId: ids.document,
  currency: 'USD',
  version: 1,
  year: 2026,
  incomeType: 'BASE_SALARY',
  valueInCents: 10_000_000,
  deletedAt: null,
};

function couple(incomes: readonly unknown[] = [income]) {
  return anApi()
    .on('get', '/users/{id}/journey', () => aJourney({ partner: thePartner(), isPaid: true }))
    .on('get', '/users/{id}/documents', () => [aDocument()])
    .on('get', '/users/{id}/documents/{docId}/outcome-facts', () => outcomeFacts())
    .on('get', '/users/{id}/documents/{docId}/disclosure', () =>
      aDisclosureSummary({ entries: entriesOf({ incomes: incomes as never }) }),
    );
}

describe('/what-it-means', () => {
  it('shows both worlds, says what is missing, and explains each line', async () => {
    couple();
    visit('/what-it-means');
    expect(await screen.findByText(/Your partner hasn’t finished the questionnaire/)).toBeTruthy();
    expect(screen.getByText(/This is an illustration, not a prediction or advice/)).toBeTruthy();
    const savings = screen.getByRole('row', { name: /Savings from pay/ });
    const cells = within(savings).getAllByRole('cell');
    expect(cells).toHaveLength(4);
    // Divided equally with the own answer; a range where a court decides.
    expect(cells[0]?.textContent).toMatch(/^\$[\d,]+$/);
    expect(cells[1]?.textContent).toMatch(/^\$[\d,]+ to \$[\d,]+$/);
    expect(screen.queryByText(/Dividing what is shared/)).toBeNull();
    await userEvent.click(within(savings).getByRole('button', { name: 'Savings from pay', expanded: false }));
    expect(screen.getByText('Dividing what is shared: one half each (your agreement)')).toBeTruthy();
    expect(screen.getByText(/Dividing what is shared: a court decides.*§ 236\(B\)\(5\)/)).toBeTruthy();
  });

  it('moves by the slider and its buttons, and keeps the last good picture when a number is out of range', async () => {
    couple();
    visit('/what-it-means');
    const slider = await screen.findByRole<HTMLInputElement>('slider', { name: 'Year 10' });
    await userEvent.click(screen.getByRole('button', { name: 'One year later' }));
    expect(slider.getAttribute('aria-valuetext')).toBe('Year 11');
    fireEvent.change(slider, { target: { value: '0' } });
    expect(slider.getAttribute('aria-valuetext')).toBe('Year 0');
    fireEvent.change(slider, { target: { value: '20' } });
    const total = () => screen.getByRole('row', { name: /^Total/ }).textContent;
    const before = total();
    const growth = screen.getByRole('textbox', { name: 'Retirement account growth, % a year' });
    await userEvent.clear(growth);
    await userEvent.type(growth, '99');
    expect(screen.getByText(/Enter a number from -20 to 20/)).toBeTruthy();
    const kept = total();
    await userEvent.click(screen.getByRole('button', { name: 'Reset to our figures' }));
    expect(total()).toBe(before);
    expect(kept).not.toBe('');
  });

  it('draws nothing while there is nothing to draw', async () => {
    couple([]);
    visit('/what-it-means');
    expect(await screen.findByText('Nothing to show yet')).toBeTruthy();
  });

  it('takes what may happen in a marriage, and says what is out of range', async () => {
    couple();
    visit('/what-it-means');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'You buy a home' }));
    // Bought in year 3 with savings: a line of its own in year 10.
    expect(screen.getByRole('row', { name: /A home bought together/ })).toBeTruthy();
    const price = screen.getByRole('textbox', { name: 'Price, $' });
    await userEvent.clear(price);
    await userEvent.type(price, '$500,000');
    expect(screen.queryByText(/we use your last valid number/)).toBeNull();
    const bought = () => screen.getByRole('row', { name: /A home bought together/ }).textContent;
    const before = bought();
    const year = screen.getByRole('textbox', { name: 'In year' });
    for (const wrong of ['0', '51', '2.5', 'soon']) {
      fireEvent.change(year, { target: { value: wrong } });
      expect(screen.getByText(/Enter a whole number from 1 to 50/)).toBeTruthy();
      expect(bought()).toBe(before);
    }
    await userEvent.click(screen.getByRole('button', { name: 'Reset to our figures' }));
    expect(screen.queryByRole('row', { name: /A home bought together/ })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'You have children' }));
    expect(screen.getByText(/We never calculate custody or child support/)).toBeTruthy();
  });

  it('shows the survivor alone after a death', async () => {
    couple();
    visit('/what-it-means');
    await userEvent.click(await screen.findByRole('button', { name: 'Alex dies first' }));
    expect(screen.getAllByRole('columnheader', { name: /^With/ })).toHaveLength(2);
  });

  it('saves the sheet with the year, the ending and what is assumed, and says a refusal in place', async () => {
    const asked: URLSearchParams[] = [];
    couple().on('get', '/users/{id}/documents/{docId}/outcome-sheet', ({ query }) => {
      asked.push(query);
      return problem(503, 'UNAVAILABLE');
    });
    visit('/what-it-means');
    await userEvent.click(await screen.findByRole('button', { name: 'One year earlier' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save the sheet as a PDF' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(asked[0]?.get('year')).toBe('9');
    expect(asked[0]?.get('event')).toBe('DIVORCE');
    expect(JSON.parse(asked[0]?.get('assumed') ?? '')).toMatchObject({ inflationBp: 200 });
  });

  it('names the clause that was changed by hand, and what the law says in its place', async () => {
    couple().on('get', '/users/{id}/documents/{docId}/outcome-facts', () =>
      outcomeFacts({ changedByHand: [{ key: 'shr_split', name: '4.2 How shared property is divided' }] }),
    );
    visit('/what-it-means');
    expect(
      await screen.findByText(/edited by hand: 4\.2 How shared property is divided\. State law is used instead\./),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Savings from pay' }));
    expect(screen.getByText(/^Not calculated: 4\.2 How shared property is divided was edited by hand/)).toBeTruthy();
  });
});
