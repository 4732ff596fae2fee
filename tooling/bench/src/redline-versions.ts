import { assemble } from '@troth/agreement/assemble';
import { aFullCouple } from '@troth/agreement/testing';
import type { AgreementTree, ClauseNode, SectionNode } from '@troth/agreement/tree';
import { sequence } from './generated-questionnaire';

const copyOf = (tree: AgreementTree) => JSON.parse(JSON.stringify(tree)) as AgreementTree;

const everyList = (sections: readonly SectionNode[]): ClauseNode[][] => {
  const below = (list: ClauseNode[]): ClauseNode[][] => [list, ...list.flatMap((node) => below(node.children))];
  return sections.filter(({ kind }) => kind === 'ARTICLES').flatMap((section) => below(section.clauses));
};
export const everyClause = (sections: readonly SectionNode[]) => everyList(sections).flat();

/** Puts a couple's articles under keys of their own, so that those of several couples stand in one agreement. */
function rekey(sections: readonly SectionNode[], mark: string): void {
  const nodes = everyClause(sections);
  const keys = new Set(nodes.map(({ key }) => key));
  for (const section of sections) section.key += mark;
  for (const node of nodes) {
    node.key += mark;
    for (const block of node.blocks) {
      if (block.type !== 'paragraph') continue;
      for (const inline of block.inlines)
        if (inline.type === 'reference' && keys.has(inline.target)) inline.target += mark;
    }
  }
}

/** Numbers sections and their clauses, and prints the references so, as the assembly does. */
function renumber({ sections }: AgreementTree): void {
  const numbers = new Map<string, string>();
  for (const [index, section] of sections.filter(({ kind }) => kind === 'ARTICLES').entries()) {
    section.number = String(index + 1);
    for (const [place, node] of section.clauses.entries()) {
      node.number = `${index + 1}.${place + 1}`;
      numbers.set(node.key, node.number);
    }
  }
  for (const block of everyClause(sections).flatMap(({ blocks }) => blocks)) {
    if (block.type !== 'paragraph') continue;
    for (const inline of block.inlines) {
      const number = inline.type === 'reference' ? numbers.get(inline.target) : undefined;
      if (number !== undefined) inline.text = `Section ${number}`;
    }
  }
}

/** One long agreement out of the articles of several couples, no two of whom are alike. */
export function longAgreement(couples: number): AgreementTree {
  const states = ['CA', 'NY', 'TX', 'WA', 'FL', 'IL'];
  const of = (couple: number) =>
    assemble(
      aFullCouple()
        .inState(states[couple % states.length] ?? 'CA')
        .named({ firstName: `Alex${couple}` }, { firstName: `Blake${couple}` })
        .agreeOn({ hf_contrib_a: String(2000 + 7 * couple), sp_growth_pct: String(10 + couple) })
        .input(),
    );
  const first = of(0);
  const more = Array.from({ length: couples - 1 }, (_, index) => {
    const articles = copyOf(of(index + 1)).sections.filter(({ kind }) => kind === 'ARTICLES');
    rekey(articles, `_${index + 1}`);
    return articles;
  });
  const tree = copyOf({
    ...first,
    sections: [...first.sections.slice(0, -2), ...more.flat(), ...first.sections.slice(-2)],
  });
  // Another state's articles may refer to a schedule that this agreement does not have.
  const keys = new Set(
    [...everyClause(tree.sections), ...tree.sections.flatMap(({ clauses }) => clauses)].map(({ key }) => key),
  );
  for (const block of everyClause(tree.sections).flatMap(({ blocks }) => blocks)) {
    if (block.type !== 'paragraph') continue;
    block.inlines = block.inlines.map((inline) =>
      inline.type === 'reference' && !keys.has(inline.target) ? { type: 'text', text: inline.text } : inline,
    );
  }
  renumber(tree);
  return tree;
}

/**
 * A later version in which so many clauses differ, all over the agreement: of each ten, seven have other words, one is
 * new, one is gone and one stands elsewhere. What follows is renumbered.
 */
export function changed(tree: AgreementTree, count: number): AgreementTree {
  const random = sequence(11);
  const after = copyOf(tree);
  const texts = everyClause(after.sections).filter(
    ({ blocks, children }) => blocks[0]?.type === 'paragraph' && children.length === 0,
  );
  const stride = texts.length / count;
  if (stride < 1) throw new Error(`Only ${texts.length} clauses can be changed.`);
  for (let change = 0; change < count; change += 1) {
    const node = texts[Math.floor(change * stride)];
    const list = everyList(after.sections).find((nodes) => node !== undefined && nodes.includes(node));
    const block = node?.blocks[0];
    if (node === undefined || list === undefined || block?.type !== 'paragraph') throw new Error('No text to change.');
    const place = list.indexOf(node);
    if (change % 10 === 3) {
      const inlines = block.inlines.map((inline) => ({ ...inline, text: inline.text.toUpperCase() }));
      list.splice(place, 0, { ...node, key: `new_${change}`, blocks: [{ type: 'paragraph', inlines }] });
    } else if (change % 10 === 5) list.splice(place, 1);
    else if (change % 10 === 8) {
      list.splice(place, 1);
      list.splice(place === 0 ? list.length : 0, 0, node);
    } else {
      for (const inline of block.inlines) {
        if (inline.type === 'reference') continue;
        inline.text = inline.text.replace(/\p{L}{5,}/gu, (word) => (random.below(8) === 0 ? `other${word}` : word));
      }
      block.inlines.push({ type: 'text', text: ` Sentence ${change} was added.` });
    }
  }
  renumber(after);
  after.inputHash = `after ${count} changes`;
  return after;
}

/** A version that shares with the other what is the same in both, as versions do that are stored by their parts. */
export function sharing(after: AgreementTree, before: AgreementTree): AgreementTree {
  const known = new Map<string, unknown>();
  const note = (value: unknown) => void known.set(JSON.stringify(value), value);
  for (const section of before.sections) {
    note(section);
    for (const clause of section.clauses) note(clause);
  }
  const shared = <T>(value: T): T => (known.get(JSON.stringify(value)) as T | undefined) ?? value;
  const sections = after.sections.map((section) => {
    const whole = shared(section);
    return whole === section ? { ...section, clauses: section.clauses.map(shared) } : whole;
  });
  return { ...after, sections };
}
