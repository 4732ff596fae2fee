import type { AgreementTree, ClauseNode } from '@troth/agreement/tree';

/** A section or clause as editors without our schema hold it: its lines, and what is within it. */
export interface PlainPart {
  readonly lines: readonly string[];
  readonly parts: readonly PlainPart[];
}

const words = (inlines: readonly { readonly text: string }[]) => inlines.map(({ text }) => text).join('');

function linesOf({ heading, blocks }: ClauseNode): string[] {
  return [
    ...(heading === null || heading === '' ? [] : [heading]),
    ...blocks.flatMap((block) => {
      if (block.type === 'paragraph') return [words(block.inlines)];
      if (block.type === 'definitions') return block.entries.map(({ term, inlines }) => `${term} ${words(inlines)}`);
      return [];
    }),
  ];
}

const partOf = (clause: ClauseNode): PlainPart => ({ lines: linesOf(clause), parts: clause.children.map(partOf) });

/** The typed words of an agreement. Tables and signatures are computed: no other editor would draw them. */
export const plainText = ({ sections }: AgreementTree): PlainPart[] =>
  sections.map(({ title, clauses }) => ({ lines: [title], parts: clauses.map(partOf) }));

/** Every line in its order. */
export const linesOfParts = (parts: readonly PlainPart[]): string[] =>
  parts.flatMap((part) => [...part.lines, ...linesOfParts(part.parts)]);

/** The page of one editor: how it draws the parts into an element. */
export async function openWith(draw: (place: HTMLElement, parts: readonly PlainPart[]) => void): Promise<void> {
  const parts = (await (await fetch('/plain.json')).json()) as PlainPart[];
  const place = document.getElementById('root');
  if (place !== null) draw(place, parts);
}
