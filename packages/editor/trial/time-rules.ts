import { draftsBetween, editsBetween, settle } from '@troth/agreement/edit';
import type { AgreementTree, ClauseNode } from '@troth/agreement/tree';
import { numbersOf } from '../src/numbers';

declare global {
  interface Window {
    /** How long the rules take that run after keys, in the browser itself. */
    timeRules: (drafts: number) => { renumbering: number[]; redline: number[]; drafts: number[]; bytes: number[] };
  }
}

const reworded = (clause: ClauseNode, times: number): ClauseNode => ({
  ...clause,
  blocks: clause.blocks.map((block) =>
    block.type === 'paragraph'
      ? { ...block, inlines: [...block.inlines, { type: 'text', text: ` Reworded, ${times}.` }] }
      : block,
  ),
});

/** Changes the text as keys do, one clause after another, and times what follows from it. */
export const timeRules =
  (base: AgreementTree): Window['timeRules'] =>
  (drafts) => {
    const took = <T>(list: number[], make: () => T): T => {
      const start = performance.now();
      const made = make();
      list.push(performance.now() - start);
      return made;
    };
    const times = {
      renumbering: [] as number[],
      redline: [] as number[],
      drafts: [] as number[],
      /** Of the draft of one clause. */
      bytes: [] as number[],
    };
    const settled = settle(base);
    const open = settled.sections.flatMap(({ kind, clauses }, index) =>
      kind === 'ARTICLES' && clauses.length > 2 ? [index] : [],
    );
    let tree = settled;
    const change = (index: number, of: (clauses: ClauseNode[]) => ClauseNode[]): AgreementTree => ({
      ...tree,
      sections: tree.sections.map((section, at) =>
        at === index ? { ...section, clauses: of([...section.clauses]) } : section,
      ),
    });
    for (let draft = 0; draft < drafts; draft += 1) {
      const index = open[draft % open.length] ?? 0;
      const place = Math.floor(draft / open.length) + 1;
      tree = change(index, (clauses) => clauses.map((clause, at) => (at === place ? reworded(clause, draft) : clause)));
      took(times.redline, () => {
        tree = settle(tree);
        return editsBetween(settled, tree);
      });
      const { clauses } = took(times.drafts, () => draftsBetween(settled, tree));
      times.bytes.push(JSON.stringify(clauses.at(-1)).length);
      const moved = change(index, ([first, second, ...others]) =>
        first === undefined || second === undefined ? [] : [second, first, ...others],
      );
      took(times.renumbering, () => numbersOf(moved));
    }
    return times;
  };
