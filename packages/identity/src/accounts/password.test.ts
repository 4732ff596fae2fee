import type * as argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>();
  return { ...real, verify: vi.fn(real.verify) };
});

// Test files share their modules. This one loads again those that it watches, and leaves none of them to the others.
beforeAll(() => void vi.resetModules());
afterAll(() => void vi.resetModules());

describe('whether a password matches', () => {
  it('works as long for an address that nobody has as for a wrong password: one verification of a hash of equal cost', async () => {
    const { hashPassword, passwordMatches } = await import('./password');
    const verify = vi.mocked((await import('@node-rs/argon2')).verify);
    const hash = await hashPassword('three unrelated words');
    expect(await passwordMatches(hash, 'three unrelated words')).toBe(true);
    expect(await passwordMatches(hash, 'wrong')).toBe(false);
    verify.mockClear();
    expect(await passwordMatches(null, 'three unrelated words')).toBe(false);
    expect(verify).toHaveBeenCalledTimes(1);
    const [decoy] = verify.mock.calls[0] ?? [];
    const costOf = (text: unknown) => String(text).split('$').slice(1, 4).join('$');
    expect(costOf(decoy)).toBe(costOf(hash));
  });
});
