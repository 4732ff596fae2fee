import type { DraftBlock, EditOrigin } from '@troth/domain/agreement';
import type { AgreementBlock, AgreementTree, ClauseNode, Provenance, SectionNode } from '../tree';
import { kindIn } from '../settle';

/** The parts of a base stand so far apart in `order`; what is put between them takes a place within the gap. */
export const ORDER_STEP = 65_536;

/** Drafts, or an edited agreement, that do not fit their base. */
export class EditError extends Error {
  override readonly name = 'EditError';
}

/** A clause with where it stands. */
export interface Placed {
  readonly clause: ClauseNode;
  readonly section: SectionNode;
  readonly parent: ClauseNode | null;
  /** Its place among its siblings. */
  readonly at: number;
}

/** All clauses, each before its children. */
export function placedClauses(tree: Pick<AgreementTree, 'sections'>): Placed[] {
  const found: Placed[] = [];
  const below = (clauses: readonly ClauseNode[], section: SectionNode, parent: ClauseNode | null) => {
    for (const [at, clause] of clauses.entries()) {
      found.push({ clause, section, parent, at });
      below(clause.children, section, clause);
    }
  };
  for (const section of tree.sections) below(section.clauses, section, null);
  return found;
}

export type TextBlock = Extract<AgreementBlock, { type: 'paragraph' | 'definitions' }>;
export const isTextBlock = (block: AgreementBlock): block is TextBlock =>
  block.type === 'paragraph' || block.type === 'definitions';

/** The lists that speak of other clauses: worked out again, never drafted. */
export const isDerived = ({ type }: AgreementBlock) => type === 'initials' || type === 'summary';

const words = (inlines: readonly { text: string }[]) => inlines.map(({ text }) => text).join('');

/** What typed blocks say, a line each. */
export function plainReading(blocks: readonly (AgreementBlock | DraftBlock)[]): string {
  return blocks
    .flatMap((block) => {
      if (block.type === 'paragraph') return [words(block.inlines)];
      if (block.type === 'definitions') return block.entries.map(({ term, inlines }) => `“${term}” ${words(inlines)}`);
      return [];
    })
    .join('\n');
}

/** Why a clause is there that no assembly put there. */
export const handmadeProvenance = (
  template: AgreementTree['template'],
  clauseTemplateId: string | null,
  origin: EditOrigin | null,
): Provenance => ({
  templateId: template.id,
  templateVersion: template.version,
  clauseTemplateId: clauseTemplateId ?? '',
  isAlwaysIncluded: false,
  conditions: [],
  facts: [],
  clauses: [],
  values: [],
  state: null,
  reviewedByCounsel: false,
  ...(origin === null ? {} : { origin }),
});

/** What is given of a new clause; the rest is as a typed one has it. */
export interface NewClause {
  readonly id: string;
  readonly key?: string;
  readonly heading?: string | null;
  readonly blocks?: AgreementBlock[];
  readonly children?: ClauseNode[];
  readonly listStyle?: ClauseNode['listStyle'];
  readonly textStyle?: ClauseNode['textStyle'];
  readonly isSeparatePage?: boolean;
  readonly clauseTemplateId?: string | null;
  readonly origin?: EditOrigin;
}

/** A clause as an attorney adds it to a section, not yet numbered. */
export function newClause(tree: AgreementTree, section: SectionNode['kind'], given: NewClause): ClauseNode {
  return {
    kind: kindIn(section),
    key: given.key ?? given.id,
    id: given.id,
    number: null,
    heading: given.heading ?? null,
    textStyle: given.textStyle ?? null,
    listStyle: given.listStyle ?? 'ALPHA_LOWER',
    isSeparatePage: given.isSeparatePage ?? false,
    blocks: given.blocks ?? [],
    children: given.children ?? [],
    summary: null,
    provenance: handmadeProvenance(tree.template, given.clauseTemplateId ?? null, given.origin ?? 'TYPED'),
  };
}

/** A section as an attorney adds it, not yet numbered. */
export const newSection = (given: Pick<SectionNode, 'id' | 'title'> & Partial<SectionNode>): SectionNode => ({
  key: given.id,
  kind: 'ARTICLES',
  number: null,
  textStyle: null,
  listStyle: 'NUMERIC',
  isSeparatePage: false,
  clauses: [],
  ...given,
});
