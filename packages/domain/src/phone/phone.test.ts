import { describe, expect, it } from 'vitest';
import { isPhoneNumber, phoneNumberText } from './index';

describe('telephone numbers (customer spec §5)', () => {
  it.each(['+12125550123', '+442079460958', '+84912345678', '+390612345678'])('takes %s', (number) => {
    expect(isPhoneNumber(number)).toBe(true);
  });

  it.each([
    ['one digit too few for its country', '+1212555012'],
    ['one digit too many for its country', '+121255501234'],
    ['an area code that cannot be', '+11115550123'],
    ['a country that is none', '+9991234567'],
    ['no country', '2125550123'],
    ['nothing', ''],
    ['words', 'call me'],
  ])('refuses %s', (_name, number) => {
    expect(isPhoneNumber(number)).toBe(false);
  });
});

describe('telephone numbers as people read them', () => {
  it.each([
    ['of the United States', '+12125550123', '(212) 555-0123'],
    ['of Canada', '+14165550123', '(416) 555-0123'],
    ['toll-free', '+18005550123', '(800) 555-0123'],
    ['of a third country with the same calling code', '+18765550123', '+1 876 555 0123'],
    ['of the United Kingdom', '+442079460958', '+44 20 7946 0958'],
    ['of Vietnam', '+84912345678', '+84 912 345 678'],
    ['of Ireland', '+353861234567', '+353 86 123 4567'],
  ])('%s', (_name, number, shown) => {
    expect(phoneNumberText(number)).toBe(shown);
  });

  it.each(['', 'by the front desk', '2125550123'])('leaves %j as it is', (text) => {
    expect(phoneNumberText(text)).toBe(text);
  });
});
