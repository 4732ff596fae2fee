import { afterAll, describe, expect, it } from 'vitest';
import { assemble } from '../assemble';
import { aFullCouple, type Couple } from '../testing';
import { linesOn, type Placed, placesIn } from '../testing/pdf-places';
import { closePdfRenderer, renderPdf } from './index';

afterAll(closePdfRenderer);

/** US Letter with the room that paper keeps free at its edges, in points. */
const PAGE = { left: 60, right: 552, lowest: 40 };

const placesOf = async (couple: Couple) => placesIn(await renderPdf(assemble(couple.input())));
const offPaper = (placed: readonly Placed[]) =>
  placed.filter(({ left, right, baseline }) => left < PAGE.left || right > PAGE.right || baseline < PAGE.lowest);
const times = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));

const home = (at: number) => ({
  streetAddress: `${100 + at} Linden Street, Building Seven, Apartment ${at}`,
  city: 'Oakland',
  state: 'CA',
  zipcode: '94607',
  country: 'US',
  titleHeldInNameOf: 'Alex Arden and the Arden Family Trust of 2001',
  purchaseYear: 2019,
  purchaseValueInCents: 58_900_000,
  assessedValueInCents: 71_200_000,
  lastAssessmentYear: 2025,
  valuationBasis: 'TAX_ASSESSMENT',
  valuationDate: '2026-01-01',
  mortgagesInCents: 40_250_000,
  equityInCents: 30_950_000,
  currency: 'USD',
});
const account = (description: string) => ({
  assetAccountType: 'ACCOUNT',
  accountType: 'SAVINGS',
  institution: 'Lake Bank',
  accountNumber: '1000',
  currency: 'USD',
  valueInCents: 845_237,
  valuationBasis: 'STATEMENT',
  valuationDate: '2026-09-30',
  description,
});

const debtTo = (creditor: string) => ({
  creditor,
  natureOfDebt: 'Credit card',
  yearIncurred: 2024,
  amountDueInCents: 120_000,
});

describe('everything stands on the paper', { timeout: 60_000 }, () => {
  it('in schedules of ten homes, each told at length', async () => {
    const placed = await placesOf(aFullCouple().disclosing('A', { realEstates: times(10, home) }));
    expect(offPaper(placed)).toEqual([]);
    const streets = placed.filter(({ text }) => /^\d+ Linden Street/.test(text));
    expect(streets.length).toBeGreaterThanOrEqual(10);
  });

  it.each([
    ['a key of 106 characters', 'kQ7z'.repeat(26).concat('Wm')],
    ['4,000 letters', 'W'.repeat(4000)],
    ['an address of the web', `https://example.com/${'a8Zr-'.repeat(20)}?token=${'0f'.repeat(150)}`],
  ])('where a partner typed %s without a space', async (_what, unbroken) => {
    const placed = await placesOf(
      aFullCouple()
        .agreeOn({ at_custom: unbroken, sp_exceptions: `the wallet ${unbroken}` })
        .answering('A', { bg_residence: unbroken })
        .disclosing('A', { assets: [account(unbroken)], debts: [debtTo(unbroken)] }),
    );
    expect(offPaper(placed)).toEqual([]);
    // Three letters: PDF.js leaves out the one before a zero-width space, where the line may break.
    expect(placed.filter(({ text }) => text.includes(unbroken.slice(0, 3))).length).toBeGreaterThan(0);
  });

  it('where one row is longer than a page', async () => {
    const described = 'emergency savings, kept apart, '.repeat(150);
    const placed = await placesOf(aFullCouple().disclosing('A', { assets: [account(described), account('short')] }));
    expect(offPaper(placed)).toEqual([]);
    expect(placed.filter(({ text }) => text.includes('emergency')).length).toBeGreaterThan(60);
  });

  it('for whoever has a name of more than sixty letters', async () => {
    const firstName = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaft';
    const placed = await placesOf(
      aFullCouple().named({ firstName, lastName: 'Schaferswessenschafe' }, { lastName: 'O’Brien-Featherstonehaugh' }),
    );
    expect(offPaper(placed)).toEqual([]);
    // On the front page, in a size of its own.
    expect(placed.some(({ page, text }) => page === 1 && text.includes(firstName.slice(0, 3)))).toBe(true);
  });
});

describe('a table in the text', { timeout: 60_000 }, () => {
  const LAST_ROW = '0%';
  const HEAD = 'Full years of marriage';

  it('begins with three rows at least where it goes over the end of a page, wherever it stands', async () => {
    let parted = 0;
    // Four lines further down each time, until it has gone down a whole page.
    for (const sentences of times(12, (at) => 60 + at * 12)) {
      const placed = await placesOf(
        aFullCouple()
          .withoutAnswersTo('at_sunset', 'at_sunset_years')
          .agreeOn({
            hm_vest_pct: '1',
            sp_exceptions: `The house. ${'The piano in the hall. '.repeat(sentences)}`,
          }),
      );
      const heads = placed.filter(({ text }) => text === HEAD);
      const [head] = heads;
      if (head === undefined) throw new Error('No table');
      parted += heads.length - 1;
      const rows = placed.filter(
        ({ page, baseline, text }) => page === head.page && baseline < head.baseline && /%$/.test(text),
      );
      expect(rows.length, `${sentences} sentences`).toBeGreaterThanOrEqual(3);
    }
    // Else this would have shown nothing.
    expect(parted).toBeGreaterThan(1);
  });

  it('ends with its last row: none without words follows', async () => {
    const gaps: number[] = [];
    // Where the page ends with the table, another length of the text tells.
    for (const sentences of [1, 25, 50]) {
      const placed = await placesOf(
        aFullCouple().agreeOn({ sp_exceptions: 'The piano in the hall. '.repeat(sentences) }),
      );
      const last = placed.find(({ text }) => text === LAST_ROW);
      const next = placed.find(({ text }) => text === 'Reviewing this Agreement');
      if (last === undefined || next === undefined) throw new Error('No table');
      if (next.page === last.page) gaps.push(last.baseline - next.baseline);
    }
    expect(gaps.length).toBeGreaterThan(0);
    expect(Math.max(...gaps)).toBeLessThan(36);
  });
});

describe('names on paper', { timeout: 60_000 }, () => {
  const couple = aFullCouple().named(
    { firstName: 'عبد الرحمن', lastName: 'الحسيني' },
    { firstName: 'קרן', lastName: 'בן־דוד' },
  );

  it('run from right to left within a sentence as they do alone', async () => {
    const placed = await placesOf(couple);
    // Where each word of a name stands, on every line that has both: the first stands to the right of the last.
    const of = (word: RegExp) => placed.filter(({ text }) => word.test(text.normalize('NFKC')));
    let compared = 0;
    for (const [first, last] of [
      [/קרן/u, /דוד/u],
      [/عبد/u, /الحسيني/u],
    ] as const)
      for (const one of of(first))
        for (const other of of(last)) {
          const isNext = one.page === other.page && Math.abs(one.baseline - other.baseline) < 1 && one !== other;
          if (!isNext || Math.abs(one.left - other.left) > 120) continue;
          compared += 1;
          expect(one.left, `page ${one.page}`).toBeGreaterThan(other.left);
        }
    expect(compared).toBeGreaterThan(2);
  });

  it('are not broken where their script has no spaces, and a closing mark stays with its word', async () => {
    const house = 'บ้านริมทะเลสาบ';
    for (const length of times(8, (at) => at)) {
      const said = `${'We go there. '.repeat(length + 1)}“${house}” and “${house}” and “${house}” and “${house}”.`;
      const placed = await placesOf(
        aFullCouple().named({ firstName: 'กิ่งแก้ว', lastName: 'ศรีสุวรรณวงศ์' }, {}).agreeOn({ at_custom: said }),
      );
      const last = Math.max(...placed.map(({ page }) => page));
      const lines = times(last, (at) => linesOn(placed, at + 1)).flat();
      for (const line of lines) {
        expect(line).not.toMatch(/^[”’)]/);
        // The last name is never parted: a line that begins it ends it.
        if (line.includes('ศรี')) expect(line).toContain('วงศ');
      }
    }
  });
});
