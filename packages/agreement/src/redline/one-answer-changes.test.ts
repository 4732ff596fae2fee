import { describe, expect, it } from 'vitest';
import { type AssemblyInput, assemble } from '../assemble';
import { aFullCouple, causesBeside, oneAnswerChanges, wrongCauses } from '../testing';
import type { RedlineCause } from './cause-names';
import { redline } from './redline';

/** Of the changes, the test takes one in so many; `bench:causes` takes all. It divides no number of answers or sides. */
const ONE_IN = 11;

const NONE = { untrue: [], missing: [] };

describe('causes of a single change', () => {
  it('names no cause but the answer, and gives every changed text a cause', () => {
    let count = 0;
    for (const change of oneAnswerChanges()) {
      count += 1;
      if (count % ONE_IN === 0) expect(wrongCauses(change), change.name).toEqual(NONE);
    }
    expect(count).toBeGreaterThan(7000);
  }, 60_000);

  const afterwards = (change: (input: AssemblyInput) => void) => {
    const input = structuredClone({ ...aFullCouple().input(), template: null });
    const changed = { ...input, template: aFullCouple().input().template };
    change(changed);
    return redline(assemble(aFullCouple().input()), assemble(changed));
  };

  it.each<[string, RedlineCause[], (input: AssemblyInput) => void]>([
    [
      'one side’s whole disclosure',
      ['DISCLOSURE'],
      ({ disclosure }) => (disclosure.B = { ...disclosure.A, debts: [] }),
    ],
    [
      'joint accounts',
      ['DISCLOSURE'],
      ({ disclosure }) => disclosure.A.assets.forEach((entry) => (entry.isJoint = true)),
    ],
    [
      'a statement that there are no debts',
      ['DISCLOSURE'],
      ({ disclosure: { A } }) => {
        A.debts = [];
        A.nothingToDisclose = ['debts'];
      },
    ],
    [
      'the address of the home',
      ['DISCLOSURE'],
      ({ disclosure: { A } }) => A.realEstates.forEach((entry) => (entry.streetAddress = '9 Grove Street')),
    ],
    [
      'a home that is one of two',
      ['DISCLOSURE'],
      ({ disclosure: { A } }) => (A.realEstates = A.realEstates.flatMap((entry) => [entry, entry])),
    ],
    ['a name', ['ANSWER'], ({ parties }) => (parties.B.firstName = 'Robin')],
    ['pronouns', ['ANSWER'], ({ parties }) => (parties.A.gender = 'NON_BINARY')],
  ])('names no cause that did not happen after a change of %s', (_name, possible, change) => {
    expect(causesBeside(possible, afterwards(change))).toEqual(NONE);
  });
});
