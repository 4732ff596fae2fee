import { describe, expect, it } from 'vitest';
import { Gathered } from './gathered';

describe('what is gathered', () => {
  it('is taken in order, and what comes later begins anew and leaves the list that was taken alone', () => {
    const gathered = new Gathered<string>();
    gathered.add('a');
    gathered.add('b');
    gathered.add('b');
    const taken = gathered.take();
    gathered.add('c');
    expect(taken).toEqual(['a', 'b', 'b']);
    expect(gathered.take()).toEqual(['c']);
  });

  it('has each member once where that is asked for, also one that was in a list taken before', () => {
    const gathered = new Gathered<string>();
    gathered.addEachOnce(['a', 'b', 'a']);
    gathered.addOnce('b');
    expect(gathered.take()).toEqual(['a', 'b']);
    gathered.addOnce('b');
    expect(gathered.take()).toEqual(['b']);
  });

  it('knows nothing of what was cleared', () => {
    const gathered = new Gathered<string>();
    gathered.add('a');
    gathered.clear();
    expect([gathered.length, gathered.at(0)]).toEqual([0, undefined]);
  });

  it('gives the list for nothing where nothing was added', () => {
    const nothing: string[] = [];
    const gathered = new Gathered<string>();
    expect(gathered.take(nothing)).toBe(nothing);
    gathered.add('a');
    expect(gathered.take(nothing)).not.toBe(nothing);
    expect(gathered.take()).not.toBe(gathered.take());
  });
});
