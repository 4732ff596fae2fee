import { say } from '../assemble/wording';
import { Lists, numberingOf } from '../docx/numbering';
import { sectionName } from '../drawing/marked';
import type { AgreementBlock, AgreementTree, ClauseNode, Inline, SectionNode } from '../tree';
import { plainWords } from './text';

/** The paragraphs that our DOCX of a tree has, in their order, each with the part of the tree that it says. */

/** `NUMBER`: written out where no list can say it; `HEAD`: a heading or title; `STOP`: between it and the words. */
type Zone = 'NUMBER' | 'HEAD' | 'STOP' | 'BODY';
export interface Piece {
  readonly zone: Zone;
  readonly inline: Inline;
}

export interface ExpectedLine {
  /** `TITLE` of a section, `HEADLINE` of a clause on a line of its own, `LEAD`: with which a clause begins. */
  readonly role: 'TITLE' | 'HEADLINE' | 'LEAD' | 'PARAGRAPH' | 'DEFINITION' | 'SEALED';
  readonly section: SectionNode;
  /** Null for the title of a section. */
  readonly clause: ClauseNode | null;
  /** What bookmarks it, where it begins a section or clause. */
  readonly part: string | null;
  /** From 0 within a section; -1 for its title. */
  readonly depth: number;
  /** Which of the clause's blocks it is of; -1 for a line without one. */
  readonly blockAt: number;
  readonly entryAt: number;
  readonly pieces: readonly Piece[];
  /** As it is compared. */
  readonly text: string;
  readonly isInTable: boolean;
}

const plain = (zone: Zone, text: string): Piece => ({ zone, inline: { type: 'text', text } });
const bodyOf = (inlines: readonly Inline[]) => inlines.map((inline): Piece => ({ zone: 'BODY', inline }));

/** The lines of a computed part: whether each is in a table, and its words. */
function sealedLines(block: AgreementBlock, { parties }: AgreementTree): (readonly [boolean, string])[] {
  const lines = (isInTable: boolean, texts: readonly (string | null)[]) =>
    texts.map((text) => [isInTable, text ?? ''] as const);
  switch (block.type) {
    case 'paragraph':
    case 'definitions':
      return [];
    case 'table':
      if (block.emptyText !== null && block.emptyText !== '') return lines(false, [block.caption, block.emptyText]);
      return [
        ...lines(false, [block.caption]),
        ...lines(true, [
          ...block.columns.map(({ label }) => label),
          ...block.rows.flat(),
          ...block.totals.flatMap(({ label, value }) => [label, value]),
        ]),
      ];
    case 'signature':
      return [
        ...lines(false, [block.title, [block.name, block.role].filter(Boolean).join(', ')]),
        ...lines(
          true,
          block.lines.map(({ label }) => label),
        ),
      ];
    case 'certificate':
      return [
        ...lines(false, [block.title, ...block.paragraphs]),
        ...lines(
          true,
          block.lines.map(({ label }) => label),
        ),
      ];
    case 'initials':
      return lines(true, [
        say('paper.section'),
        parties.A.name,
        parties.B.name,
        ...block.rows.map(({ label }) => label),
      ]);
    case 'summary':
      return lines(
        false,
        block.entries.map(({ number, heading, text }) => `${number} ${heading === '' ? '' : `${heading}. `}${text}`),
      );
  }
}

class ExpectedText {
  readonly lines: ExpectedLine[] = [];
  readonly #tree: AgreementTree;
  readonly #numbered: ReturnType<typeof numberingOf>;

  constructor(tree: AgreementTree) {
    this.#tree = tree;
    this.#numbered = numberingOf(tree, new Lists());
    for (const section of tree.sections) this.#section(section);
  }

  #add(line: Pick<ExpectedLine, 'role' | 'section' | 'clause' | 'depth' | 'pieces'> & Partial<ExpectedLine>): void {
    const text = plainWords(line.pieces.map(({ inline }) => inline.text).join(''));
    this.lines.push({ part: null, blockAt: -1, entryAt: -1, isInTable: false, text, ...line });
  }

  #literal(part: string): Piece[] {
    const number = this.#numbered.get(part);
    return number !== undefined && 'literal' in number ? [plain('NUMBER', `${number.literal} `)] : [];
  }

  #section(section: SectionNode): void {
    const { key, kind, title, clauses } = section;
    const part = sectionName(key);
    if (kind !== 'SCHEDULES')
      this.#add({
        role: 'TITLE',
        section,
        clause: null,
        part,
        depth: -1,
        pieces: [...this.#literal(part), plain('HEAD', title)],
      });
    for (const clause of clauses) this.#clause(section, clause, 0);
  }

  #clause(section: SectionNode, clause: ClauseNode, depth: number): void {
    const { key: part, heading, number, blocks, children } = clause;
    const [first] = blocks;
    const isSheet = depth === 0 && (section.kind === 'SCHEDULES' || section.kind === 'EXECUTION');
    const hasHeading = heading !== null && heading !== '';
    let isLed = false;
    if (isSheet || (depth === 0 && hasHeading)) {
      const pieces = [...this.#literal(part), plain('HEAD', heading ?? '')];
      this.#add({ role: 'HEADLINE', section, clause, part, depth, pieces });
    } else if (first?.type === 'paragraph' || hasHeading || number !== null) {
      isLed = first?.type === 'paragraph';
      const body = first?.type === 'paragraph' ? bodyOf(first.inlines) : [];
      const head = hasHeading ? [plain('HEAD', heading), plain('STOP', body.length === 0 ? '.' : '. ')] : [];
      const pieces = [...this.#literal(part), ...head, ...body];
      this.#add({ role: 'LEAD', section, clause, part, depth, blockAt: isLed ? 0 : -1, pieces });
    }
    for (const [blockAt, block] of blocks.entries())
      if (!(isLed && blockAt === 0)) this.#block(section, clause, depth, block, blockAt);
    for (const child of children) this.#clause(section, child, depth + 1);
  }

  #block(section: SectionNode, clause: ClauseNode, depth: number, block: AgreementBlock, blockAt: number): void {
    const of = { section, clause, depth, blockAt };
    if (block.type === 'paragraph') this.#add({ role: 'PARAGRAPH', ...of, pieces: bodyOf(block.inlines) });
    else if (block.type === 'definitions')
      for (const [entryAt, { term, inlines }] of block.entries.entries())
        this.#add({
          role: 'DEFINITION',
          ...of,
          entryAt,
          pieces: [plain('HEAD', `“${term}” `), ...bodyOf(inlines)],
        });
    else
      for (const [isInTable, text] of sealedLines(block, this.#tree))
        this.#add({ role: 'SEALED', ...of, isInTable, pieces: [plain('BODY', text)] });
  }
}

/** Lines without words are in no file; the parts that they belong to stay where they are. */
export const expectedLines = (tree: AgreementTree): ExpectedLine[] =>
  new ExpectedText(tree).lines.filter(({ text }) => text !== '');
