import type { EditOrigin } from '@troth/domain/agreement';
import type { AgreementBlock, AnswerSource, ClauseNode, SectionNode } from '@troth/agreement/tree';
import { type Node, Schema } from 'prosemirror-model';

/**
 * The agreement as a document that can be typed into. It has no marks: an agreement knows no bold words, only the text style
 * of a heading and the list style of a clause's children. Numbers are drawn, never stored. Portals spec §3, §4.
 */

type Definitions = Extract<AgreementBlock, { type: 'definitions' }>;
/** Blocks that are computed: moved and deleted as a whole, never typed into. */
export type SealedBlock = Exclude<AgreementBlock, { type: 'paragraph' } | Definitions>;

export type SectionAttributes = Pick<SectionNode, 'key' | 'id' | 'kind' | 'listStyle' | 'textStyle' | 'isSeparatePage'>;
export type ClauseAttributes = Pick<
  ClauseNode,
  'key' | 'id' | 'kind' | 'listStyle' | 'textStyle' | 'isSeparatePage'
> & {
  clauseTemplateId: string | null;
  /** Where its new words came from, unless they were typed. */
  origin: EditOrigin | null;
};
export interface ValueAttributes {
  text: string;
  sources: readonly AnswerSource[];
}
export interface TermAttributes {
  text: string;
  termKey: string;
}
export interface ReferenceAttributes {
  text: string;
  /** The key of the clause. */
  target: string;
}

const required = { validate: 'string' } as const;
const open = { default: null } as const;
const styles = {
  listStyle: { default: 'NONE', validate: 'string' },
  textStyle: { default: null, validate: 'string|null' },
  isSeparatePage: { default: false, validate: 'boolean' },
} as const;

/** Of the paper, with what stands between clauses. */
const LETTERS_OF_LINE = 55;
const LINE_PX = 27;

export const schema = new Schema({
  topNode: 'agreement',
  nodes: {
    agreement: { content: 'section*' },
    section: {
      content: 'sectionTitle clause*',
      attrs: { key: required, id: required, kind: required, ...styles },
      isolating: true,
      // How high it may be until it is drawn: from its letters, by lines of the paper.
      toDOM: (node) => [
        'div',
        {
          class: 'section',
          id: `part-${String(node.attrs.id)}`,
          style: `contain-intrinsic-block-size: auto ${Math.ceil(node.content.size / LETTERS_OF_LINE) * LINE_PX}px`,
        },
        0,
      ],
    },
    sectionTitle: { content: 'text*', defining: true, toDOM: () => ['h2', 0] },
    clause: {
      content: 'heading? (paragraph | definition | sealed)* clause*',
      attrs: {
        key: required,
        id: required,
        kind: required,
        ...styles,
        clauseTemplateId: { default: null, validate: 'string|null' },
        origin: { default: null, validate: 'string|null' },
      },
      defining: true,
      toDOM: (node) => ['div', { class: 'clause', id: `part-${String(node.attrs.id)}` }, 0],
    },
    heading: { content: 'text*', defining: true, toDOM: () => ['p', { class: 'heading' }, 0] },
    paragraph: { content: '(text | value | term | reference)*', toDOM: () => ['p', 0] },
    definition: {
      content: '(text | value | term | reference)*',
      attrs: { termKey: required, term: required },
      defining: true,
      toDOM: () => ['p', { class: 'definition' }, 0],
    },
    sealed: { atom: true, attrs: { block: open }, selectable: true, toDOM: () => ['div', { class: 'sealed' }] },
    text: { group: 'inline' },
    value: {
      group: 'inline',
      inline: true,
      atom: true,
      attrs: { text: required, sources: open },
      leafText: ({ attrs }) => String(attrs.text),
      toDOM: ({ attrs }) => ['span', { class: 'value' }, String(attrs.text)],
    },
    term: {
      group: 'inline',
      inline: true,
      atom: true,
      attrs: { text: required, termKey: required },
      leafText: ({ attrs }) => String(attrs.text),
      toDOM: ({ attrs }) => ['span', { class: 'term' }, String(attrs.text)],
    },
    reference: {
      group: 'inline',
      inline: true,
      atom: true,
      attrs: { text: required, target: required },
      leafText: ({ attrs }) => String(attrs.text),
      toDOM: ({ attrs }) => ['span', { class: 'reference' }, String(attrs.text)],
    },
  },
});

export const { nodes } = schema;

/** Attributes as what the schema holds them to be: ProseMirror knows no types of them. */
export const sectionAttributes = ({ attrs }: Node) => attrs as SectionAttributes;
export const clauseAttributes = ({ attrs }: Node) => attrs as ClauseAttributes;
export const valueAttributes = ({ attrs }: Node) => attrs as ValueAttributes;
export const termAttributes = ({ attrs }: Node) => attrs as TermAttributes;
export const referenceAttributes = ({ attrs }: Node) => attrs as ReferenceAttributes;
export const definitionAttributes = ({ attrs }: Node) => attrs as { termKey: string; term: string };
export const sealedBlock = ({ attrs }: Node) => attrs.block as SealedBlock;

export const isClause = (node: Node) => node.type === nodes.clause;
export const isSection = (node: Node) => node.type === nodes.section;
