import { describe, expect, it } from 'vitest';
import { numeral } from '../settle/numerals';
import { CURRENCIES } from '@troth/domain/money';
import { cleanText, countWords, formatCents, formatDate, numberWords, percentWords } from './wording';

describe('numbers as instruments write them', () => {
  it.each([
    [0, 'zero'],
    [19, 'nineteen'],
    [20, 'twenty'],
    [21, 'twenty-one'],
    [99, 'ninety-nine'],
    [100, 'one hundred'],
    [101, 'one hundred one'],
    [999, 'nine hundred ninety-nine'],
    [1000, null],
    [-1, null],
    [2.5, null],
  ])('%s is %s', (value, words) => {
    expect(numberWords(value)).toBe(words);
  });

  it('says a percentage and a count twice, in words and in digits', () => {
    expect(percentWords(40)).toBe('forty percent (40%)');
    expect(percentWords(12.5)).toBe('twelve and one-half percent (12.5%)');
    expect(percentWords(0.5)).toBe('0.5%');
    expect(percentWords(12.25)).toBe('12.25%');
    expect(countWords(6)).toBe('six (6)');
  });

  it.each([
    [1, 'a', 'i'],
    [4, 'd', 'iv'],
    [26, 'z', 'xxvi'],
    [27, 'aa', 'xxvii'],
    [28, 'bb', 'xxviii'],
    [52, 'zz', 'lii'],
    [53, 'aaa', 'liii'],
    [399, 'i'.repeat(16), 'cccxcix'],
    [400, 'j'.repeat(16), 'cd'],
    [499, 'e'.repeat(20), 'cdxcix'],
    [500, 'f'.repeat(20), 'd'],
    [999, 'k'.repeat(39), 'cmxcix'],
    [1000, 'l'.repeat(39), 'm'],
  ])('numbers item %s (%s) or (%s)', (value, letter, roman) => {
    expect(numeral('ALPHA_LOWER', value)).toBe(letter);
    expect(numeral('ALPHA_UPPER', value)).toBe(letter.toUpperCase());
    expect(numeral('ROMAN_LOWER', value)).toBe(roman);
    expect(numeral('ROMAN_UPPER', value)).toBe(roman.toUpperCase());
    expect(numeral('NUMERIC', value)).toBe(String(value));
  });
});

describe('money', () => {
  it.each([
    [0, 'USD', '$0.00'],
    [5, 'USD', '$0.05'],
    [123456789, 'USD', '$1,234,567.89'],
    [-205, 'USD', '\u2212$2.05'],
    [9007199254740991, 'USD', '$90,071,992,547,409.91'],
    [100, 'JPY', '¥1.00'],
  ])('prints %s cents of %s as %s', (cents, currency, text) => {
    expect(formatCents(cents, currency)).toBe(text);
  });

  it.each(CURRENCIES)('prints %s as formatters of English do, also where digits begin a new group', (currency) => {
    const format = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    for (const cents of [0, 99, 99_999, 100_000, 99_999_999, 100_000_000, -99_999, -100_000])
      expect(formatCents(cents, currency)).toBe(format.format(cents / 100).replace('-', '\u2212'));
  });
});

describe('what people type', () => {
  it('loses control characters and runs of spaces, and keeps line breaks', () => {
    expect(cleanText('  a\u0000b  c\r\nd\u2028e ')).toBe('a b c\nd e');
  });

  it.each(['', 'as it is', '~!'])('stays %j where nothing is to be cleaned', (text) => {
    expect(cleanText(text)).toBe(text);
  });

  it.each([
    ['a trailing space ', 'a trailing space'],
    [' ', ''],
    ['two  spaces', 'two spaces'],
    ['e\u0301', 'é'],
    ['\u007f', ''],
  ])('becomes clean: %j', (text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  it.each([
    ['2027-01-31', 'January 31, 2027'],
    ['2027-06-02', 'June 2, 2027'],
    ['2027-12-01', 'December 1, 2027'],
  ])('has its dates spelled out: %s', (date, words) => {
    expect(formatDate(date)).toBe(words);
  });
});
