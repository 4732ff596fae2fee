import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyIn, guessDecimalMark, readAmount } from './read-amount';
import { guessDateOrder, readDate } from './read-date';

describe('amounts as banks print them', () => {
  it.each([
    ['1,234.56', 123_456, null],
    ['1.234,56', null, 123_456],
    ['1 234,56', null, 123_456],
    ["1'234.56", 123_456, null],
    ['1,23,456.78', 12_345_678, null],
    ['(123.45)', -12_345, null],
    ['1,234.56-', -123_456, null],
    ['−5', -500, -500],
    ['+5.5', 550, null],
    ['$1,234.56', 123_456, null],
    ['-$5.00', -500, null],
    ['EUR 12,5', null, 1250],
    ['12,40 €', null, 1240],
    ['¥1,234', 123_400, 123],
    ['▲12,300', -1_230_000, -1230],
    ['１２３', 12_300, 12_300],
    ['10.00 DR', -1000, null],
    ['10.00 Cr', 1000, null],
    ['.5', 50, null],
    ['1.005', 101, 100_500],
    ['1,2,3', null, null],
    ['12/31/2026', null, null],
    ['=1+1', null, null],
    ['abc', null, null],
    ['', null, null],
    ['9'.repeat(30), null, null],
  ])('%s', (text, point, comma) => {
    expect(readAmount(text, 'POINT')).toBe(point);
    expect(readAmount(text, 'COMMA')).toBe(comma);
  });

  const cents = fc.integer({ min: -(10 ** 12), max: 10 ** 12 });
  const print = (locale: string, amount: number) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(amount / 100);

  it('are read back to the cent in every notation that is printed', () => {
    const notations = fc.constantFrom(
      ['en-US', 'POINT'] as const,
      ['en-IN', 'POINT'] as const,
      ['de-CH', 'POINT'] as const,
      ['de-DE', 'COMMA'] as const,
      ['fr-FR', 'COMMA'] as const,
    );
    fc.assert(
      fc.property(cents, notations, fc.constantFrom('', '€', '$'), (amount, [locale, mark], sign) => {
        const printed = print(locale, Math.abs(amount));
        const wrap = amount < 0 ? [`-${sign}${printed}`, `${printed}-`, `(${sign}${printed})`] : [`${sign}${printed}`];
        for (const text of wrap) expect(readAmount(text, mark)).toBe(amount);
      }),
    );
  });

  it('tell their notation unless both are possible, and are never read in one that cannot be', () => {
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 20 }), fc.boolean(), (amounts, isGerman) => {
        const texts = amounts.map((amount) => print(isGerman ? 'de-DE' : 'en-US', amount));
        expect(guessDecimalMark(texts)).toEqual({ mark: isGerman ? 'COMMA' : 'POINT', unclear: null });
      }),
    );
    expect(guessDecimalMark(['1,234', '56'])).toEqual({ mark: null, unclear: '1,234' });
    expect(guessDecimalMark(['1,234', '5,67'])).toEqual({ mark: 'COMMA', unclear: null });
    expect(guessDecimalMark(['12', '5'])).toEqual({ mark: 'POINT', unclear: null });
  });

  it('any text gives whole cents or nothing', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('POINT' as const, 'COMMA' as const), (text, mark) => {
        const read = readAmount(text, mark);
        expect(read === null || Number.isSafeInteger(read)).toBe(true);
      }),
    );
  });

  it.each([
    ['Saldo (EUR)', 'EUR'],
    ['CA$5', 'CAD'],
    ['$5', 'USD'],
    ['£5', 'GBP'],
    ['5円', 'JPY'],
    ['EUROPE', null],
    ['BRL', null],
  ])('currency of %s', (text, currency) => expect(currencyIn(text)).toBe(currency));
});

describe('dates as banks write them', () => {
  it.each([
    ['2026-03-05', '2026-03-05', '2026-03-05'],
    ['2026/3/5', '2026-03-05', '2026-03-05'],
    ['20260305', '2026-03-05', '2026-03-05'],
    ['2026年3月5日', '2026-03-05', '2026-03-05'],
    ['03/05/2026', '2026-03-05', '2026-05-03'],
    ['3/5/26', '2026-03-05', '2026-05-03'],
    ['05.03.2026', null, '2026-03-05'],
    ['31-12-2026', null, '2026-12-31'],
    ['12/31/2026', '2026-12-31', null],
    ['5 Mar 2026', '2026-03-05', '2026-03-05'],
    ['05-Mar-26', '2026-03-05', '2026-03-05'],
    ['March 5, 2026', '2026-03-05', '2026-03-05'],
    ['2026-03-05T23:59:59Z', '2026-03-05', '2026-03-05'],
    ['03/05/2026 11:59 PM', '2026-03-05', '2026-05-03'],
    ['02/30/2026', null, null],
    ['1234', null, null],
    ['pending', null, null],
  ])('%s', (text, monthFirst, dayFirst) => {
    expect(readDate(text, 'MDY')).toBe(monthFirst);
    expect(readDate(text, 'DMY')).toBe(dayFirst);
  });

  const day = fc
    .date({ min: new Date('1990-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const write = (date: string, order: 'MDY' | 'DMY', separator: string) => {
    const [year = '', month = '', number = ''] = date.split('-');
    return (order === 'MDY' ? [month, number, year] : [number, month, year]).join(separator);
  };

  it('are read back in the order in which they are written', () => {
    fc.assert(
      fc.property(
        day,
        fc.constantFrom('MDY' as const, 'DMY' as const),
        fc.constantFrom('/', '-'),
        (date, order, separator) => {
          expect(readDate(write(date, order, separator), order)).toBe(date);
          expect(readDate(date, order)).toBe(date);
        },
      ),
    );
  });

  it('tell their order, or nothing is taken for granted', () => {
    fc.assert(
      fc.property(
        fc.array(day, { minLength: 1, maxLength: 12 }),
        fc.constantFrom('MDY' as const, 'DMY' as const),
        (dates, order) => {
          const texts = dates.map((date) => write(date, order, '/'));
          const guess = guessDateOrder(texts);
          // Either it is certain, and then the dates come out as they were; or an example of the doubt is given.
          if (guess.order === null) expect(texts).toContain(guess.unclear);
          else expect(texts.map((text) => readDate(text, guess.order as never))).toEqual(dates);
        },
      ),
    );
  });
});
