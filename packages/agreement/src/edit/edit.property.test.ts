import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byHand, steps } from '../testing/random-hands';
import { anyAssembled, anyTree, copyOf, TREES } from '../testing/random-versions';
import { applyDrafts, draftsBetween, settle } from '.';

const RUNS = Number(process.env.TROTH_PROPERTY_RUNS ?? 150);

describe('drafts of random edits', () => {
  it('settle what is assembled as it is', () => {
    for (const tree of TREES) expect(settle(tree)).toBe(tree);
    fc.assert(
      fc.property(anyAssembled, (tree) => {
        expect(settle(tree)).toEqual(tree);
      }),
      { numRuns: 40 },
    );
  });

  it('give the edited agreement again, in whatever order they come', () => {
    fc.assert(
      fc.property(anyTree, steps, fc.boolean(), (tree, list, isReversed) => {
        const edited = byHand(tree, list);
        const drafts = JSON.parse(JSON.stringify(draftsBetween(tree, edited))) as ReturnType<typeof draftsBetween>;
        if (isReversed) {
          drafts.sections.slice().reverse();
          (drafts.clauses as unknown[]).reverse();
        }
        expect(applyDrafts(tree, drafts)).toEqual(settle(edited));
      }),
      { numRuns: RUNS },
    );
  });

  it('settle once', () => {
    fc.assert(
      fc.property(anyTree, steps, (tree, list) => {
        const once = settle(byHand(tree, list));
        expect(settle(once)).toBe(once);
      }),
      { numRuns: RUNS },
    );
  });

  it('are none where nothing was edited, and over what they gave', () => {
    fc.assert(
      fc.property(anyTree, steps, (tree, list) => {
        expect(draftsBetween(tree, copyOf(tree))).toEqual({ sections: [], clauses: [] });
        const edited = settle(byHand(tree, list));
        expect(draftsBetween(edited, copyOf(edited))).toEqual({ sections: [], clauses: [] });
      }),
      { numRuns: RUNS / 3 },
    );
  });
});
