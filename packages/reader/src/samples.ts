import type { ReaderClause, RedlineClause, Run } from './tree';

/** Parts of agreements and redlines for tests and the gallery, which say only what matters to them. */

export const aRun = (change: Run['change'], text: string): Run => ({
  change,
  inline: { type: 'text', text },
  textBefore: null,
});

export const aClause = (
  key: string,
  number: string | null,
  heading: string | null,
  text: string,
  changes: Partial<ReaderClause> = {},
): ReaderClause => ({
  kind: 'clause',
  key,
  number,
  heading,
  summary: null,
  children: [],
  blocks: [{ type: 'paragraph', inlines: [{ type: 'text', text }] }],
  ...changes,
});

/** A clause that stays; it is listed only among the differences. */
export const aDifference = (key: string, changes: Partial<RedlineClause>): RedlineClause => ({
  type: 'clause',
  key,
  kind: 'clause',
  standing: 'KEPT',
  number: { before: null, after: null },
  isReworded: false,
  heading: null,
  blocks: null,
  children: null,
  causes: [],
  answers: [],
  ...changes,
});
