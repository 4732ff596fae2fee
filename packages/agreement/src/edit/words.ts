import type { ClauseNode } from '../tree';
import { isDerived } from './parts';

/**
 * What a clause says, without what follows from other clauses: numbers that references print, the words of terms, and
 * lists of clauses. Equal where nobody changed a word of its own.
 */
export const ownWordsOf = ({ heading, blocks }: Pick<ClauseNode, 'heading' | 'blocks'>): string =>
  JSON.stringify([
    heading,
    blocks
      .filter((block) => !isDerived(block))
      .map((block) => {
        if (block.type === 'paragraph') return block.inlines.map(wordsOf);
        if (block.type !== 'definitions') return block;
        return block.entries.map(({ termKey, term, inlines }) => [termKey, term, inlines.map(wordsOf)]);
      }),
  ]);

const wordsOf = (inline: { type: string; text: string; target?: string; termKey?: string }) => [
  inline.type,
  inline.target ?? inline.termKey ?? inline.text,
];
