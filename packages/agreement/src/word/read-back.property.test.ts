import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderDocx, renderRedlineDocx } from '../docx';
import { draftsBetween, newClause, settle } from '../edit';
import { redline } from '../redline';
import { copyOf, TREES } from '../testing/random-versions';
import type { AgreementTree, ClauseNode, SectionNode } from '../tree';
import { openWord, readBack } from '.';

const RUNS = process.env.TROTH_PROPERTY_RUNS;
/** Which lines belong together is a judgment, so that each suite tries the same edits; other ones where more are asked for. */
const TRIED = RUNS === undefined ? { numRuns: 10, seed: 210 } : { numRuns: Number(RUNS) };
/** A file is written and read for each: where all cores are at work it takes long. */
const TIMEOUT_MS = 120_000;
const ORIGIN = { documentId: 'd', commitAt: 'c' };

/** What somebody does to a text in a word processor. */
const steps = fc.array(
  fc.record({
    kind: fc.constantFrom('reword', 'heading', 'title', 'delete', 'add', 'paragraph', 'move'),
    at: fc.nat(9999),
    to: fc.nat(9999),
    words: fc.array(
      fc.constantFrom('home', 'Party’s', '$2,400.50', 'each year,', 'Nguyễn', '不動産', 'Section 9', '“own”'),
      {
        minLength: 1,
        maxLength: 4,
      },
    ),
  }),
  { minLength: 1, maxLength: 6 },
);
interface Step {
  kind: string;
  at: number;
  to: number;
  words: string[];
}

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)];
const isOpen = ({ kind }: SectionNode) => kind === 'ARTICLES';
const listsOf = (tree: AgreementTree): { list: ClauseNode[]; isNumbered: boolean }[] => {
  const below = (list: ClauseNode[], isNumbered: boolean): { list: ClauseNode[]; isNumbered: boolean }[] => [
    { list, isNumbered },
    ...list.flatMap(({ children, listStyle }) => below(children, listStyle !== 'NONE')),
  ];
  return tree.sections.filter(isOpen).flatMap(({ clauses, listStyle }) => below(clauses, listStyle !== 'NONE'));
};

function edited(tree: AgreementTree, list: readonly Step[]): AgreementTree {
  const after = copyOf(tree);
  for (const [count, { kind, at, to, words }] of list.entries()) {
    const text = words.join(' ');
    const clause = pick(
      listsOf(after).flatMap((one) => one.list),
      at,
    );
    const numbered = pick(
      listsOf(after).filter((one) => one.isNumbered && one.list.length > 0),
      at,
    );
    const paragraphs = clause?.blocks.flatMap((block) => (block.type === 'paragraph' ? [block] : [])) ?? [];
    if (kind === 'reword') {
      const texts = pick(paragraphs, to)?.inlines.filter(({ type }) => type === 'text') ?? [];
      const inline = pick(texts, at);
      if (inline === undefined) continue;
      const spaces = [...inline.text.matchAll(/(?<=\S) (?=\S)/g)];
      const place = pick(spaces, to)?.index;
      const next = place === undefined ? undefined : spaces.find(({ index }) => index > place + 12)?.index;
      if (place !== undefined && next !== undefined)
        inline.text = `${inline.text.slice(0, place)} ${text}${inline.text.slice(to % 2 === 0 ? place : next)}`;
    } else if (kind === 'heading' && clause?.heading) clause.heading = `${clause.heading} and ${text}`;
    else if (kind === 'title') {
      const section = pick(after.sections.filter(isOpen), at);
      if (section !== undefined) section.title = `${text} ${section.title}`;
    } else if (kind === 'delete' && (numbered?.list.length ?? 0) > 1)
      numbered?.list.splice(to % numbered.list.length, 1);
    else if (kind === 'add' && numbered !== undefined) {
      const blocks = [{ type: 'paragraph' as const, inlines: [{ type: 'text' as const, text: `${text} is new.` }] }];
      const made = newClause(after, 'ARTICLES', {
        id: `new${count}`,
        heading: to % 2 === 0 ? `New ${text}` : null,
        blocks,
      });
      numbered.list.splice((to % numbered.list.length) + 1, 0, made);
    } else if (kind === 'paragraph' && clause !== undefined && paragraphs.length > 0)
      clause.blocks.push({ type: 'paragraph', inlines: [{ type: 'text', text: `Another one: ${text}.` }] });
    else if (kind === 'move' && numbered !== undefined && numbered.list.length > 1) {
      const [moved] = numbered.list.splice(to % numbered.list.length, 1);
      if (moved !== undefined) numbered.list.splice(at % (numbered.list.length + 1), 0, moved);
    }
  }
  return settle(after);
}

const idsOf = (tree: unknown) => new Set(JSON.stringify(tree).match(/(?<="id":")[^"]+/g));

/**
 * Words, numbers, runs and places. What is new has no name that both could know, and may have taken the place of what was
 * deleted there: whoever types over a whole clause does the same.
 */
function saidBy(tree: AgreementTree, known: ReadonlySet<string>) {
  const clause = ({ id, number, heading, blocks, children }: ClauseNode): unknown => ({
    id: known.has(id) ? id : 'new',
    number,
    heading,
    blocks,
    children: children.map(clause),
  });
  return tree.sections.map(({ id, number, title, clauses }) => ({ id, number, title, clauses: clauses.map(clause) }));
}

let count = 0;
const newId = () => `id${(count += 1)}`;

function expectBack(base: AgreementTree, after: AgreementTree, bytes: Uint8Array) {
  const opened = openWord(bytes);
  if (opened.kind !== 'OPEN') throw new Error(opened.why);
  const back = readBack(base, opened.text, newId)?.edited ?? base;
  const before = idsOf(base);
  const kept = new Set([...idsOf(after)].filter((id) => before.has(id)));
  expect(saidBy(back, kept)).toEqual(saidBy(after, kept));
  const drafted = (tree: AgreementTree) => draftsBetween(base, tree).clauses.map(({ id }) => id);
  const wanted = new Set(drafted(after));
  expect(drafted(back).filter((id) => before.has(id) && !wanted.has(id))).toEqual([]);
}

describe('what was edited in a word processor', () => {
  const cases = fc.tuple(fc.nat(TREES.length - 1), steps);

  it(
    'comes back as it was edited',
    async () => {
      await fc.assert(
        fc.asyncProperty(cases, async ([at, list]) => {
          const base = TREES[at] as AgreementTree;
          const after = edited(base, list);
          expectBack(base, after, await renderDocx(after, undefined, ORIGIN));
        }),
        TRIED,
      );
    },
    TIMEOUT_MS,
  );

  it(
    'comes back with its tracked changes accepted',
    async () => {
      await fc.assert(
        fc.asyncProperty(cases, async ([at, list]) => {
          const before = TREES[at] as AgreementTree;
          const after = edited(before, list);
          const versions = {
            before,
            after,
            redline: redline(before, after),
            author: 'Gray',
            date: '2026-11-24T12:00:00Z',
          };
          expectBack(before, after, await renderRedlineDocx(versions, undefined, ORIGIN));
        }),
        TRIED,
      );
    },
    TIMEOUT_MS,
  );
});
