import { describe, expect, it } from 'vitest';
import { PASSWORD_MAX, PASSWORD_MIN, passwordProblem } from './password';

const EMAIL = 'alex.obrien@example.com';
const problem = (password: string) => passwordProblem(password, EMAIL);

describe('a new password (ASVS 5.0, 6.2)', () => {
  it('has 12 to 128 characters, of any kind', async () => {
    const unguessable = 'kv7 pelican harbor moss quartz lantern orchard willow thirty-one gravel sonnet ember ';
    expect(await problem(unguessable.slice(0, PASSWORD_MIN - 1))).toBe('TOO_SHORT');
    expect(await problem(unguessable.slice(0, PASSWORD_MIN))).toBeNull();
    expect(await problem(unguessable.repeat(2).slice(0, PASSWORD_MAX))).toBeNull();
    expect(await problem(unguessable.repeat(2).slice(0, PASSWORD_MAX + 1))).toBe('TOO_LONG');
    expect(await problem('')).toBe('MISSING');
  });

  it.each(['three unrelated words', 'lantern orchard quill', '739502846104', 'Nguyễn thích phở bò', 'x7Kp2mQz9LwR'])(
    'may be %s',
    async (password) => expect(await problem(password)).toBeNull(),
  );

  it.each([
    ['a leaked one', 'iloveyouforever'],
    ['a variation of one', 'P@ssw0rd1234'],
    ['a row of keys', 'qwertyuiop123'],
    ['one character', 'aaaaaaaaaaaa'],
    ['the alphabet', 'abcdefghijkl'],
    ['the product with a year', 'TrothPrenup2026'],
    ['the product with signs', '!!wedding-troth!'],
    ['the address with a year', 'alexobrien2026'],
  ])('may not be %s', async (_name, password) => expect(await problem(password)).toBe('EASY_TO_GUESS'));

  it('may not be the address itself', async () => {
    expect(await problem(EMAIL)).toBe('IS_EMAIL');
    expect(await passwordProblem('christopher.lee', 'christopher.lee@example.com')).toBe('IS_EMAIL');
  });
});
