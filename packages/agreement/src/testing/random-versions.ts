import { agreementTemplate } from '@troth/content/clauses';
import { jurisdictions } from '@troth/content/jurisdictions';
import fc from 'fast-check';
import { assemble } from '../assemble';
import type { AgreementTree, ClauseNode, Inline } from '../tree';
import { aCouple } from './couple';
import { aFullCouple } from './full-couple';

/** Random versions of agreements, for tests that hold for any two of them. */

export const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Words in scripts that set marks, joiners and directions of their own, and signs beyond the first plane. */
const WORDS = [
  'home',
  'Party’s',
  '$2,400.50',
  '40%',
  're-marry',
  '不動産',
  '共同財産を',
  'مُلْكِيَّة',
  'الزوجة',
  'בַּיִת',
  'רכוש',
  'e\u0301te\u0301',
  'a\u0300\u0316b',
  'क्षेत्र',
  'ทรัพย์สิน',
  '한글',
  '\u1112\u1161\u11ab',
  '👩‍👩‍👧',
  '🇺🇸🇩🇪',
  '1\ufe0f\u20e3',
  '\u0600\u0661',
  '\r\n',
  '\u200d',
  '\u0301',
];
export const word = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...WORDS) },
  fc.string({ unit: 'grapheme', maxLength: 4 }),
  fc.string({ unit: 'binary', maxLength: 3 }),
);
const words = fc.array(word, { maxLength: 8 }).map((list) => list.join(' '));

export const TREES: readonly AgreementTree[] = [
  ...['CA', 'NY', 'TX', 'IA'].map((state) => assemble(aFullCouple().inState(state).input())),
  assemble(aFullCouple().named({ firstName: 'Zoë' }, { firstName: '小龍', lastName: '李' }).input()),
  assemble(aFullCouple().agreeOn({ ss_choice: 'waived', at_sunset_years: '3', hm_vest_pct: '7' }).input()),
  assemble(aCouple().input()),
];

export const everyList = (tree: AgreementTree): ClauseNode[][] => {
  const below = (list: ClauseNode[]): ClauseNode[][] => [list, ...list.flatMap((node) => below(node.children))];
  return tree.sections.flatMap((section) => below(section.clauses));
};
export const everyClause = (tree: AgreementTree) => everyList(tree).flat();
const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)];

interface Edit {
  kind: string;
  at: number;
  to: number;
  text: string;
}
export const edits = (...kinds: string[]) =>
  fc.array(fc.record({ kind: fc.constantFrom(...kinds), at: fc.nat(9999), to: fc.nat(9999), text: words }), {
    minLength: 1,
    maxLength: 12,
  });

const holds = (node: ClauseNode, list: readonly ClauseNode[]): boolean =>
  node.children === list || node.children.some((child) => holds(child, list));

function move(tree: AgreementTree, { at, to }: Edit): void {
  const from = pick(
    everyList(tree).filter((list) => list.length > 0),
    at,
  );
  const node = from?.splice(to % from.length, 1)[0];
  if (from === undefined || node === undefined) return;
  const target = pick(
    everyList(tree).filter((list) => !holds(node, list)),
    to,
  );
  (target ?? from).splice(at % ((target ?? from).length + 1), 0, node);
}

/** Replaces words in the middle of a text. */
const reworded = (text: string, { at, to, text: other }: Edit) => {
  const from = at % (text.length + 1);
  return text.slice(0, from) + other + text.slice(from + (to % 20));
};

const EDITS: Readonly<Record<string, (tree: AgreementTree, edit: Edit) => void>> = {
  delete: (tree, { at, to }) => void pick(everyList(tree), at)?.splice(to % 50, 1),
  insert: (tree, { at, to, text }) => {
    const [model, list] = [everyClause(tree)[0], pick(everyList(tree), at)];
    if (model === undefined || list === undefined) return;
    const key = `new_${everyClause(tree).length}_${at}_${to}`;
    const inlines: Inline[] = [{ type: 'text', text }];
    list.splice(to % (list.length + 1), 0, {
      ...model,
      key,
      heading: text,
      blocks: [{ type: 'paragraph', inlines }],
      children: [],
    });
  },
  move,
  reword: (tree, edit) => {
    const node = pick(everyClause(tree), edit.at);
    const block = pick(node?.blocks ?? [], edit.to);
    if (block?.type === 'paragraph') {
      const inline = pick(block.inlines, edit.to);
      if (inline !== undefined) inline.text = reworded(inline.text, edit);
    } else if (block?.type === 'definitions') {
      const entry = pick(block.entries, edit.at);
      if (entry !== undefined) entry.inlines.push({ type: 'text', text: edit.text });
    } else if (block?.type === 'certificate') {
      block.paragraphs = block.paragraphs.map((text) => reworded(text, edit));
      block.paragraphs.splice(edit.at % (block.paragraphs.length + 1), 0, edit.text);
    } else if (block?.type === 'signature') {
      block.name = edit.text;
      block.lines.reverse();
    } else if (block?.type === 'summary') block.entries.splice(edit.to % 40, 1);
    else if (block?.type === 'initials') block.rows.reverse();
  },
  heading: (tree, edit) => {
    const node = pick(everyClause(tree), edit.at);
    if (node !== undefined) node.heading = node.heading === null ? edit.text : reworded(node.heading, edit);
  },
  retitle: (tree, edit) => {
    const section = pick(tree.sections, edit.at);
    if (section !== undefined) section.title = reworded(section.title, edit);
    if (edit.to % 5 === 0) tree.title = edit.text;
  },
  blocks: (tree, edit) => {
    const nodes = everyClause(tree);
    const [node, other] = [pick(nodes, edit.at), pick(nodes, edit.to)];
    if (node === undefined || other === undefined) return;
    const place = edit.to % (node.blocks.length + 1);
    if (edit.at % 3 === 0) node.blocks.splice(place, 1);
    else if (edit.at % 3 === 1) node.blocks.splice(place, 0, ...copyOf(other.blocks));
    else {
      // A paragraph is parted, as by a line break.
      const block = node.blocks[place];
      if (block?.type !== 'paragraph') return;
      const cut = edit.at % (block.inlines.length + 1);
      const rest: Inline[] = [{ type: 'text', text: edit.text }, ...block.inlines.slice(cut)];
      node.blocks.splice(place, 1, { type: 'paragraph', inlines: block.inlines.slice(0, cut) });
      node.blocks.splice(place + 1, 0, { type: 'paragraph', inlines: rest });
    }
  },
  rows: (tree, edit) => {
    const tables = everyClause(tree).flatMap((node) => node.blocks.filter((block) => block.type === 'table'));
    const rows = pick(tables, edit.at)?.rows;
    const row = pick(rows ?? [], edit.to);
    if (rows === undefined || row === undefined) return;
    if (edit.at % 4 === 0) rows.splice(edit.to % rows.length, 1);
    else if (edit.at % 4 === 1) rows.push(row.map((cell) => reworded(cell, edit)));
    else if (edit.at % 4 === 2) rows.reverse();
    else row[edit.to % row.length] = edit.text;
  },
  section: (tree, { at, to }) => {
    const [section] = tree.sections.splice(at % tree.sections.length, 1);
    if (section !== undefined && to % 4 !== 0) tree.sections.splice(to % (tree.sections.length + 1), 0, section);
  },
};
export const ALL_EDITS = Object.keys(EDITS);

/** Numbers what is left, as the assembly would, and prints references so. */
function renumber(tree: AgreementTree): void {
  const numbers = new Map<string, string>();
  for (const [index, section] of tree.sections.entries()) {
    section.number = String(index + 1);
    for (const [place, node] of section.clauses.entries()) {
      node.number = `${index + 1}.${place + 1}`;
      numbers.set(node.key, node.number);
    }
  }
  for (const node of everyClause(tree)) {
    for (const block of node.blocks) {
      if (block.type !== 'paragraph') continue;
      for (const inline of block.inlines)
        if (inline.type === 'reference') inline.text = `Section ${numbers.get(inline.target) ?? '?'}`;
    }
  }
}

export function edited(tree: AgreementTree, list: readonly Edit[]): AgreementTree {
  const result = copyOf(tree);
  for (const edit of list) EDITS[edit.kind]?.(result, edit);
  renumber(result);
  return result;
}

export const anyTree = fc.constantFrom(...TREES);

const options = agreementTemplate.questions.filter((question) => question.options.length > 0);
/** A couple of some state, with some answers of their own. */
export const anyAssembled = fc
  .record({
    state: fc.constantFrom(...jurisdictions.map(({ law }) => law.abbreviation)),
    answers: fc.array(fc.tuple(fc.constantFrom(...options), fc.nat(20)), { maxLength: 12 }),
    differs: fc.boolean(),
    name: fc.constantFrom('Alex', 'Zoë', '小龍', 'نور', 'נועה'),
  })
  .map(({ state, answers, differs, name }) => {
    const couple = aFullCouple().inState(state).named({ firstName: name }, {});
    for (const [{ key, options }, at] of answers) {
      const option = pick(options, at)?.key ?? '';
      if (differs) couple.answering('A', { [key]: option });
      else couple.agreeOn({ [key]: option });
    }
    return assemble(couple.input());
  });
