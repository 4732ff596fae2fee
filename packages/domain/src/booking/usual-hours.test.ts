import { expect, it } from 'vitest';
import { isUsualHour } from './usual-hours';

it.each([
  ['six in the morning', 6, false],
  ['seven', 7, true],
  ['eight', 8, true],
  ['eight in the evening', 20, true],
  ['nine', 21, false],
  ['half past eleven', 23, false],
])('offers a call at %s as usual or apart', (_name, hour, isUsual) => {
  expect(isUsualHour(hour)).toBe(isUsual);
});
