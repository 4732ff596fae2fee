import { describe, expect, it } from 'vitest';
import { isPhoneNumber } from './index';

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
