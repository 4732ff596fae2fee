/** Text as it is compared in a search: without case, accents and typographer's marks. */
export interface Folded {
  readonly text: string;
  /** Of each of its characters, where it was in the text; null when each is where it was. */
  readonly origins: readonly number[] | null;
}

const MARKS = /\p{M}/gu;
const SAME_AS: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '‑': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\n': ' ',
  '\u00ad': '',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};
const PLAIN = /^[\x20-\x7e]*$/;

const foldCharacter = (character: string): string => {
  const bare = character.normalize('NFKD').replace(MARKS, '').toLowerCase().normalize('NFKD').replace(MARKS, '');
  return [...bare].map((each) => SAME_AS[each] ?? each).join('');
};

export function fold(text: string): Folded {
  if (PLAIN.test(text)) return { text: text.toLowerCase(), origins: null };
  let folded = '';
  const origins: number[] = [];
  let at = 0;
  for (const character of text) {
    const bare = foldCharacter(character);
    for (let unit = 0; unit < bare.length; unit += 1) origins.push(at);
    folded += bare;
    at += character.length;
  }
  return { text: folded, origins };
}

interface Piece {
  readonly node: Text;
  readonly origins: readonly number[] | null;
  /** Where it begins in the passage. */
  readonly from: number;
}

/** What is read without a break: a paragraph, a cell, a heading. A match lies within one. */
interface Passage {
  readonly text: string;
  readonly pieces: readonly Piece[];
}

/** A place in the page where the words were found. */
export interface Match {
  readonly start: Text;
  readonly startOffset: number;
  readonly end: Text;
  readonly endOffset: number;
}

export type SearchIndex = readonly Passage[];

/** What ends a passage. A number or a table's detail is one of its own. */
const PASSAGE = 'p, h2, h3, li, td, th, dt, dd, caption, div, aside, [data-passage]';
/** What is drawn to explain, for screen readers or to be operated is no text of the agreement. */
const NOT_SEARCHED = '.troth-vh, button, [role="dialog"], [data-not-searched]';

/** Reads the text of a page, so that each search need not. Struck words are passages of their own: they part what reads on. */
export function indexOf(root: Element): SearchIndex {
  const index: { text: string; pieces: Piece[] }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let block: Element | null = null;
  let open: { text: string; pieces: Piece[] } | null = null;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent === null || parent.closest(NOT_SEARCHED) !== null) continue;
    const isStruck = parent.closest('del') !== null;
    const own = parent.closest(PASSAGE);
    const { text, origins } = fold(node.nodeValue ?? '');
    if (isStruck) {
      index.push({ text, pieces: [{ node: node as Text, origins, from: 0 }] });
      continue;
    }
    if (open === null || own !== block) {
      open = { text: '', pieces: [] };
      index.push(open);
      block = own;
    }
    open.pieces.push({ node: node as Text, origins, from: open.text.length });
    open.text += text;
  }
  return index;
}

const pieceAt = (pieces: readonly Piece[], place: number): Piece => {
  let found = pieces[0] as Piece;
  for (const piece of pieces) {
    if (piece.from > place) break;
    found = piece;
  }
  return found;
};

/** Where a character of the passage is in the page. */
function placed({ pieces }: Passage, place: number): { node: Text; offset: number } {
  const { node, origins, from } = pieceAt(pieces, place);
  const inPiece = place - from;
  return { node, offset: origins === null ? inPiece : (origins[inPiece] ?? node.data.length) };
}

/** One past a character: past its accents too. */
function endOf(passage: Passage, last: number): { node: Text; offset: number } {
  const { node, origins, from } = pieceAt(passage.pieces, last);
  if (origins === null) return { node, offset: last - from + 1 };
  const start = origins[last - from];
  const next = origins.slice(last - from).find((origin) => origin !== start);
  return { node, offset: next ?? node.data.length };
}

/** Every place where the words stand, in the order of reading; none for fewer than one word character. */
export function matchesOf(index: SearchIndex, query: string): Match[] {
  const wanted = fold(query).text.trim().replace(/\s+/g, ' ');
  if (wanted === '') return [];
  const matches: Match[] = [];
  for (const passage of index) {
    for (let at = passage.text.indexOf(wanted); at >= 0; at = passage.text.indexOf(wanted, at + wanted.length)) {
      const start = placed(passage, at);
      const end = endOf(passage, at + wanted.length - 1);
      matches.push({ start: start.node, startOffset: start.offset, end: end.node, endOffset: end.offset });
    }
  }
  return matches;
}
