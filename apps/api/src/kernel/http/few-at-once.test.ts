import { describe, expect, it } from 'vitest';
import { fewAtOnce, MOST_AT_ONCE, MOST_WAITING } from './few-at-once';

describe('files that are drawn on demand', () => {
  it('are a few at once, in turn, and refused when too many wait; one that fails gives its place on', async () => {
    const ended: number[] = [];
    let atOnce = 0;
    let most = 0;
    const ends: (() => void)[] = [];
    const draw = (number: number) =>
      fewAtOnce(async () => {
        atOnce += 1;
        most = Math.max(most, atOnce);
        await new Promise<void>((resolve) => ends.push(resolve));
        atOnce -= 1;
        ended.push(number);
        if (number === 0) throw new Error('could not be drawn');
      });
    const all = Array.from({ length: MOST_AT_ONCE + MOST_WAITING }, (_, number) => draw(number));
    const settled = Promise.allSettled(all);
    await expect(draw(-1)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    for (let left = all.length; left > 0; left -= 1) {
      await expect.poll(() => ends.length).toBeGreaterThan(0);
      ends.shift()?.();
    }
    expect((await settled).filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(ended).toEqual(all.map((_, number) => number));
    expect(most).toBe(MOST_AT_ONCE);
    // Everything is free again.
    await expect(fewAtOnce(() => Promise.resolve('drawn'))).resolves.toBe('drawn');
  });
});
