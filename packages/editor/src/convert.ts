import { newClause } from '@troth/agreement/edit';
import type { AgreementBlock, AgreementTree, ClauseNode, Inline, SectionNode } from '@troth/agreement/tree';
import { Fragment, type Node } from 'prosemirror-model';
import {
  clauseAttributes,
  definitionAttributes,
  isClause,
  nodes,
  referenceAttributes,
  schema,
  sealedBlock,
  sectionAttributes,
  termAttributes,
  valueAttributes,
} from './schema';

function toInline(inline: Inline): Node | null {
  switch (inline.type) {
    case 'text':
      return inline.text === '' ? null : schema.text(inline.text);
    case 'value':
      return nodes.value.create({ text: inline.text, sources: inline.sources });
    case 'term':
      return nodes.term.create({ text: inline.text, termKey: inline.termKey });
    case 'reference':
      return nodes.reference.create({ text: inline.text, target: inline.target });
  }
}

const toInlines = (inlines: readonly Inline[]) =>
  Fragment.fromArray(inlines.map(toInline).filter((inline) => inline !== null));

function toBlocks(block: AgreementBlock): Node[] {
  switch (block.type) {
    case 'paragraph':
      return [nodes.paragraph.create(null, toInlines(block.inlines))];
    case 'definitions':
      return block.entries.map(({ termKey, term, inlines }) =>
        nodes.definition.create({ termKey, term }, toInlines(inlines)),
      );
    case 'table':
    case 'signature':
    case 'certificate':
    case 'initials':
    case 'summary':
      return [nodes.sealed.create({ block })];
  }
}

const plainText = (text: string) => (text === '' ? null : schema.text(text));

/** Told of each part of a document, with that of the tree. */
interface Notes {
  readonly section: (node: Node, section: SectionNode) => void;
  readonly clause: (node: Node, clause: ClauseNode) => void;
}

/** A clause of the tree as a part of the document. */
export function toClause(clause: ClauseNode, note?: Notes['clause']): Node {
  const { key, id, kind, listStyle, textStyle, isSeparatePage, provenance } = clause;
  const node = nodes.clause.create(
    {
      key,
      id,
      kind,
      listStyle,
      textStyle,
      isSeparatePage,
      clauseTemplateId: provenance.clauseTemplateId,
      origin: provenance.origin ?? null,
    },
    [
      ...(clause.heading === null ? [] : [nodes.heading.create(null, plainText(clause.heading))]),
      ...clause.blocks.flatMap(toBlocks),
      ...clause.children.map((child) => toClause(child, note)),
    ],
  );
  note?.(node, clause);
  return node;
}

export const toSection = (
  { key, id, kind, listStyle, textStyle, isSeparatePage, title, clauses }: Omit<SectionNode, 'number'>,
  note?: Notes['clause'],
): Node =>
  nodes.section.create({ key, id, kind, listStyle, textStyle, isSeparatePage }, [
    nodes.sectionTitle.create(null, plainText(title)),
    ...clauses.map((clause) => toClause(clause, note)),
  ]);

/** The agreement as a document to type into. `fromDoc` gives it back. */
export const toDoc = ({ sections }: AgreementTree, note?: Notes): Node =>
  nodes.agreement.create(
    null,
    sections.map((section) => {
      const node = toSection(section, note?.clause);
      note?.section(node, section);
      return node;
    }),
  );

function fromInline(node: Node): Inline {
  switch (node.type) {
    case nodes.value: {
      const { text, sources } = valueAttributes(node);
      return { type: 'value', text, sources: [...sources] };
    }
    case nodes.term:
      return { type: 'term', ...termAttributes(node) };
    case nodes.reference:
      return { type: 'reference', ...referenceAttributes(node) };
    default:
      return { type: 'text', text: node.text ?? '' };
  }
}

const fromInlines = (node: Node) => node.children.map(fromInline);

/** Neighbouring definitions are one list. */
function fromBlocks(content: readonly Node[]): AgreementBlock[] {
  const blocks: AgreementBlock[] = [];
  for (const node of content) {
    if (node.type === nodes.paragraph) blocks.push({ type: 'paragraph', inlines: fromInlines(node) });
    else if (node.type === nodes.sealed) blocks.push(sealedBlock(node));
    else if (node.type === nodes.definition) {
      const { termKey, term } = definitionAttributes(node);
      const entry = { termKey, term, inlines: fromInlines(node) };
      const last = blocks.at(-1);
      if (last?.type === 'definitions') last.entries.push(entry);
      else blocks.push({ type: 'definitions', entries: [entry] });
    }
  }
  return blocks;
}

/** Every clause of a tree, by id, in its order. */
export function clausesById(tree: AgreementTree): ReadonlyMap<string, ClauseNode> {
  const found = new Map<string, ClauseNode>();
  const visit = (clause: ClauseNode) => {
    found.set(clause.id, clause);
    for (const child of clause.children) visit(child);
  };
  for (const section of tree.sections) for (const clause of section.clauses) visit(clause);
  return found;
}

/**
 * Reads the document back. What no key changed since the last reading is the very object of that reading, so that what
 * compares trees looks only at what changed.
 */
export class TreeReader {
  readonly #base: AgreementTree;
  readonly #clauses: Map<string, ClauseNode>;
  readonly #sections: ReadonlyMap<string, SectionNode>;
  readonly #known = new WeakMap<Node, ClauseNode>();
  readonly #knownSections = new WeakMap<Node, SectionNode>();

  /**
   * @param base What is edited: what a clause comes from and its summary are read there.
   * @param further Clauses of other trees that were taken over: of the library, of earlier versions.
   */
  constructor(base: AgreementTree, further: Iterable<ClauseNode> = []) {
    this.#base = base;
    this.#clauses = new Map(clausesById(base));
    this.know(further);
    this.#sections = new Map(base.sections.map((section) => [section.id, section]));
  }

  /** Clauses of other trees are taken over from now on: what they come from is read there. */
  know(further: Iterable<ClauseNode>): void {
    for (const clause of further) if (!this.#clauses.has(clause.id)) this.#clauses.set(clause.id, clause);
  }

  /** A tree as a document. What no key changes in it is read as the very parts of the tree. */
  open(tree: AgreementTree): Node {
    return toDoc(tree, {
      section: (node, section) => this.#knownSections.set(node, section),
      clause: (node, clause) => this.#known.set(node, clause),
    });
  }

  read(doc: Node): AgreementTree {
    const sections = doc.children.map((section) => this.#section(section));
    const isBase =
      sections.length === this.#base.sections.length &&
      sections.every((section, index) => section === this.#base.sections[index]);
    return isBase ? this.#base : { ...this.#base, sections };
  }

  #section(node: Node): SectionNode {
    const known = this.#knownSections.get(node);
    if (known !== undefined) return known;
    const attributes = sectionAttributes(node);
    const section: SectionNode = {
      ...attributes,
      number: this.#sections.get(attributes.id)?.number ?? null,
      title: node.firstChild?.textContent ?? '',
      clauses: node.children.slice(1).map((clause) => this.clause(clause)),
    };
    this.#knownSections.set(node, section);
    return section;
  }

  clause(node: Node): ClauseNode {
    const known = this.#known.get(node);
    if (known !== undefined) return known;
    const { clauseTemplateId, origin, ...attributes } = clauseAttributes(node);
    const was = this.#clauses.get(attributes.id);
    const provenance =
      was?.provenance ?? newClause(this.#base, 'ARTICLES', { id: attributes.id, clauseTemplateId }).provenance;
    const [heading] = node.children;
    const clause: ClauseNode = {
      ...attributes,
      number: was?.number ?? null,
      heading: heading?.type === nodes.heading && heading.textContent !== '' ? heading.textContent : null,
      blocks: fromBlocks(node.children),
      children: node.children.filter(isClause).map((child) => this.clause(child)),
      summary: was?.summary ?? null,
      provenance: origin === null ? provenance : { ...provenance, origin },
    };
    this.#known.set(node, clause);
    return clause;
  }
}

/**
 * The document as a tree. Numbers and the words of references are as they were: `settle` makes them again.
 * @internal Tests turn a tree into a document and back.
 */
export const fromDoc = (doc: Node, base: AgreementTree): AgreementTree => new TreeReader(base).read(doc);
