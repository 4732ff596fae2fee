import type { Side } from '../people/enumerations';

/**
 * The grammar of a template's texts. A text is plain words with placeholders in double braces:
 *
 * - `{{A.fullName}}`: a partner's name or pronoun (`name`, `fullName`, `they`, `them`, `their`, `theirs`, `themself`)
 * - `{{answer.key}}`: an agreed answer; `{{answer.A.key}}`: one partner's own answer
 * - `{{percent.key}}`: "forty percent (40%)"; `{{remainder.key}}`: the rest to one hundred percent, said likewise
 * - `{{count.key}}`: "six (6)"
 * - `{{term.key}}`: a defined term
 * - `{{ref.key}}`: where another clause or schedule stands
 * - `{{state.name}}`, `{{state.term}}`, `{{state.statute}}`, `{{document.title}}`
 * - `{{receipt.A.date}}`, `{{receipt.A.version}}`: when A confirmed to have received B's disclosure, and which version
 * - `{{home.A.address}}`: of the one property that A disclosed; a text that asks for it is left out where there is not one
 */
export const PARTY_FIELDS = ['name', 'fullName', 'they', 'them', 'their', 'theirs', 'themself'] as const;
export type PartyField = (typeof PARTY_FIELDS)[number];

export const STATE_FIELDS = ['name', 'term', 'statute', 'governingAct'] as const;
export type StateField = (typeof STATE_FIELDS)[number];

export const RECEIPT_FIELDS = ['date', 'version'] as const;
export type ReceiptField = (typeof RECEIPT_FIELDS)[number];

export type Placeholder =
  | { kind: 'party'; side: Side; field: PartyField }
  | { kind: 'answer'; side: Side | null; questionKey: string }
  | { kind: 'percent' | 'remainder' | 'count'; questionKey: string }
  | { kind: 'term'; termKey: string }
  | { kind: 'reference'; clauseKey: string }
  | { kind: 'state'; field: StateField }
  | { kind: 'document'; field: 'title' }
  | { kind: 'receipt'; side: Side; field: ReceiptField }
  | { kind: 'home'; side: Side; field: 'address' };

export type TemplateTextPiece = string | Placeholder;

/** A text that names something the grammar does not know. */
export class TemplateTextError extends Error {
  override readonly name = 'TemplateTextError';
}

const includes = <T extends string>(list: readonly T[], value: string): value is T =>
  list.some((item) => item === value);
const isSide = (value: string | undefined): value is Side => value === 'A' || value === 'B';

function parsePlaceholder(source: string): Placeholder {
  const [head, second, third, ...rest] = source.split('.');
  const unknown = () => new TemplateTextError(`Unknown placeholder {{${source}}}`);
  if (head === undefined || second === undefined || second === '' || rest.length > 0) throw unknown();
  if (head === 'answer' && isSide(second) && third !== undefined && third !== '') {
    return { kind: 'answer', side: second, questionKey: third };
  }
  if (head === 'receipt' && isSide(second) && third !== undefined && includes(RECEIPT_FIELDS, third)) {
    return { kind: 'receipt', side: second, field: third };
  }
  if (head === 'home' && isSide(second) && third === 'address') return { kind: 'home', side: second, field: third };
  if (third !== undefined) throw unknown();
  if (isSide(head) && includes(PARTY_FIELDS, second)) return { kind: 'party', side: head, field: second };
  if (head === 'answer') return { kind: 'answer', side: null, questionKey: second };
  if (head === 'percent' || head === 'remainder' || head === 'count') return { kind: head, questionKey: second };
  if (head === 'term') return { kind: 'term', termKey: second };
  if (head === 'ref') return { kind: 'reference', clauseKey: second };
  if (head === 'state' && includes(STATE_FIELDS, second)) return { kind: 'state', field: second };
  if (head === 'document' && second === 'title') return { kind: 'document', field: 'title' };
  throw unknown();
}

/** Templates are few and their texts are read again with every assembly. */
const parsed = new Map<string, readonly TemplateTextPiece[]>();

/**
 * Splits a template's text into words and placeholders.
 * @throws TemplateTextError on an unknown placeholder or a brace that does not close.
 */
export function parseTemplateText(text: string): readonly TemplateTextPiece[] {
  const known = parsed.get(text);
  if (known !== undefined) return known;
  const pieces: TemplateTextPiece[] = [];
  for (const [index, piece] of text.split(/\{\{([^{}]*)\}\}/).entries()) {
    if (index % 2 === 1) pieces.push(parsePlaceholder(piece));
    else if (/[{}]/.test(piece)) throw new TemplateTextError(`A brace stands alone in “${piece}”`);
    else if (piece !== '') pieces.push(piece);
  }
  parsed.set(text, pieces);
  return pieces;
}
