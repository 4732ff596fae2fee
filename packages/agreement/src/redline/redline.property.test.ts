import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ALL_EDITS,
  anyAssembled,
  anyTree,
  copyOf,
  edited,
  edits,
  everyClause,
  everyList,
  TREES,
  word,
} from '../testing/random-versions';
import type { AgreementTree, ClauseNode } from '../tree';
import { applyRedline, wordsOfAgreement } from './apply-redline';
import { renumberedIn } from './blocks';
import { Characters } from './characters';
import { differences } from './myers';
import { redline } from './redline';
import { type RedlineMember, redlineSchema, type Run } from './schemas';
import { compareTexts } from './texts';
import { readTokens } from './words';

const clausesIn = (members: readonly RedlineMember[]): RedlineMember[] =>
  members.flatMap((member) => [member, ...(member.type === 'clause' ? clausesIn(member.children ?? []) : [])]);

function expectExact(before: AgreementTree, after: AgreementTree): void {
  const result = redline(before, after);
  expect(applyRedline(result, before, 'AFTER')).toEqual(wordsOfAgreement(after));
  expect(applyRedline(result, after, 'BEFORE')).toEqual(wordsOfAgreement(before));
  const members = result.sections.flatMap(({ clauses }) => clausesIn(clauses ?? []));
  for (const member of members) {
    if (member.type !== 'clause') continue;
    const isRenumbered = renumberedIn(member.blocks ?? []).size > 0;
    const isChanged = member.standing !== 'KEPT' || member.isReworded || isRenumbered;
    expect(member.causes.length > 0, `${member.key} says why`).toBe(isChanged);
  }
}

describe('any two versions', () => {
  it('are each what the redline makes of the other, after edits of every kind', () => {
    fc.assert(
      fc.property(anyTree, edits(...ALL_EDITS), fc.boolean(), (tree, list, isOtherInput) => {
        const after = edited(tree, list);
        if (isOtherInput) after.inputHash = 'another';
        expectExact(tree, after);
      }),
      { numRuns: 150 },
    );
  }, 60_000);

  it('are so for random pairs of assembled agreements', () => {
    fc.assert(fc.property(anyAssembled, anyAssembled, expectExact), { numRuns: 40 });
  }, 60_000);

  it('give no change when they are equal, and name nothing twice', () => {
    fc.assert(
      fc.property(anyTree, (tree) => {
        const result = redline(tree, copyOf(tree));
        expect(result.hasChanges).toBe(false);
        expect(result.sections.every(({ standing, clauses, title }) => standing === 'KEPT' && !clauses && !title)).toBe(
          true,
        );
      }),
    );
  });

  it('give moves and nothing else when clauses only moved', () => {
    fc.assert(
      fc.property(anyTree, edits('move'), (tree, list) => {
        const before = edited(tree, []);
        const after = edited(tree, list);
        const result = redline(before, after);
        const members = result.sections.flatMap(({ clauses }) => clausesIn(clauses ?? []));
        const clauses = members.filter((member) => member.type === 'clause');
        expect(clauses.filter(({ standing }) => standing === 'INSERTED' || standing === 'DELETED')).toEqual([]);
        // The plain summary and the initials follow the order of the clauses, and are compared by what they speak of.
        expect(clauses.filter(({ isReworded }) => isReworded)).toEqual([]);
        const moved = clauses.flatMap(({ standing, key }) => (standing === 'MOVED_HERE' ? [key] : []));
        const left = members.flatMap((member) => (member.type === 'movedAway' ? [member.key] : []));
        expect(moved.toSorted()).toEqual(left.toSorted());
        const orderOf = (version: AgreementTree) =>
          JSON.stringify(everyList(version).map((one) => one.map(({ key }) => key)));
        expect(moved.length > 0).toBe(orderOf(before) !== orderOf(after));
        expect(moved.length).toBeLessThanOrEqual(list.length);
        expectExact(before, after);
      }),
      { numRuns: 100 },
    );
  }, 60_000);

  it('give plain JSON of the schema', () => {
    fc.assert(
      fc.property(anyTree, edits(...ALL_EDITS), (tree, list) => {
        const result = redline(tree, edited(tree, list));
        expect(redlineSchema.parse(copyOf(result))).toEqual(result);
      }),
      { numRuns: 40 },
    );
  }, 60_000);
});

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const boundariesOf = (text: string) =>
  new Set([...graphemes.segment(text)].map(({ index }) => index).concat(text.length));

describe('words of any script', () => {
  it('end where a character ends as a reader sees it', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), fc.constantFrom('', ' '), (list, between) => {
        const text = list.join(between);
        const ends: number[] = [];
        const characters = new Characters();
        characters.fill(text, '');
        readTokens(characters.codes, 0, text.length, { add: (_start, end) => ends.push(end) });
        const boundaries = boundariesOf(text);
        expect(ends.filter((end) => !boundaries.has(end))).toEqual([]);
        expect(ends.at(-1) ?? 0).toBe(text.length);
        expect(ends).toEqual(ends.toSorted((a, b) => a - b));
      }),
      { numRuns: 3000 },
    );
  });

  it('are never parted by a change', () => {
    const model = TREES[0] as AgreementTree;
    const textOf = (text: string): AgreementTree => {
      const tree = copyOf(model);
      const node = everyClause(tree)[0] as ClauseNode;
      node.blocks = [{ type: 'paragraph', inlines: [{ type: 'text', text }] }];
      return tree;
    };
    const sentence = fc.array(word, { maxLength: 10 });
    fc.assert(
      fc.property(sentence, sentence, sentence, fc.constantFrom('', ' '), (start, middle, end, between) => {
        const [was, is] = [[...start, ...end].join(between), [...start, ...middle, ...end].join(between)];
        const result = redline(textOf(was), textOf(is));
        const member = result.sections[0]?.clauses?.find((clause) => clause.type === 'clause');
        const block = member?.type === 'clause' ? member.blocks?.[0] : undefined;
        const runs: readonly Run[] = block?.type === 'paragraph' ? block.runs : [];
        for (const [absent, whole] of [
          ['INSERTED', was],
          ['DELETED', is],
        ] as const) {
          const boundaries = boundariesOf(whole);
          let at = 0;
          for (const run of runs.filter(({ change }) => change !== absent)) {
            at += run.inline.text.length;
            expect(boundaries).toContain(at);
          }
          if (runs.length > 0) expect(at).toBe(whole.length);
        }
      }),
      { numRuns: 250 },
    );
  }, 60_000);
});

describe('a space typed beside a space', () => {
  const words = fc.array(fc.constantFrom('the', 'parties', 'don’t', '$1,250.50', '40%', 'Nguyễn', '財産'), {
    minLength: 2,
    maxLength: 12,
  });

  it('is inserted, and deletes nothing; taken away again, it is deleted, and inserts nothing', () => {
    fc.assert(
      fc.property(words, fc.nat(), fc.constantFrom(' ', '\u00a0'), (list, place, typed) => {
        const gap = 1 + (place % (list.length - 1));
        const was = list.join(' ');
        const is = `${list.slice(0, gap).join(' ')} ${typed}${list.slice(gap).join(' ')}`;
        const changes = (runs: readonly Run[]) =>
          runs.flatMap(({ change, inline }) => (change === 'KEPT' ? [] : [[change, inline.text]]));
        expect(changes(compareTexts(was, is))).toEqual([['INSERTED', typed]]);
        expect(changes(compareTexts(is, was))).toEqual([['DELETED', typed]]);
      }),
    );
  });
});

describe('the shortest edit', () => {
  /** Length of the longest common subsequence, by the table of every textbook. */
  function longestCommon(one: readonly number[], other: readonly number[]): number {
    let row = new Array<number>(other.length + 1).fill(0);
    for (const element of one) {
      const next = [0];
      for (const [index, candidate] of other.entries()) {
        const taken = (row[index] ?? 0) + 1;
        next.push(element === candidate ? taken : Math.max(row[index + 1] ?? 0, next[index] ?? 0));
      }
      row = next;
    }
    return row.at(-1) ?? 0;
  }
  const sequence = fc.array(fc.nat(5), { maxLength: 60 });
  /** Within other numbers, which count for nothing. */
  const sequenceOf = (list: readonly number[]) => ({
    numbers: Int32Array.from([5, 4, ...list, 3]),
    from: 2,
    length: list.length,
  });

  it('keeps as many words as can be kept, in both versions the same', () => {
    fc.assert(
      fc.property(sequence, sequence, (before, after) => {
        const { isDeleted, isInserted } = differences(sequenceOf(before), sequenceOf(after), 6);
        const kept = before.filter((_, index) => isDeleted[index] === 0);
        expect(after.filter((_, index) => isInserted[index] === 0)).toEqual(kept);
        expect(kept).toHaveLength(longestCommon(before, after));
      }),
      { numRuns: 1000 },
    );
  });

  it('is right, if no longer shortest, where everything was rewritten', () => {
    const long = fc.array(fc.nat(30), { minLength: 1500, maxLength: 2500 });
    fc.assert(
      fc.property(long, long, (before, after) => {
        const { isDeleted, isInserted } = differences(sequenceOf(before), sequenceOf(after), 31);
        const kept = before.filter((_, index) => isDeleted[index] === 0);
        expect(after.filter((_, index) => isInserted[index] === 0)).toEqual(kept);
      }),
      { numRuns: 10 },
    );
  });
});
