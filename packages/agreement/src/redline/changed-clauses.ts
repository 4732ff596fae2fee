import { changedTextsOf, isChangedRun } from './blocks';
import type { Change, Redline, RedlineMember, Run } from './schemas';

export interface ChangedClause {
  /** Of the clause, or of the section whose title changed; empty for the agreement's title. */
  readonly key: string;
  /** As printed in the later version; null where it has none. */
  readonly number: string | null;
  /** Each text in which a word changed, whole, in order. */
  readonly texts: readonly { readonly change: Change; readonly text: string }[][];
}

const textOf = (runs: readonly Run[]): ChangedClause['texts'][number] =>
  runs.map(({ change, inline }) => ({ change, text: inline.text }));

/** The clauses of a redline whose own words changed, in order of reading, as plain words. */
export function changedClauses({ title, sections }: Redline): ChangedClause[] {
  const changed: ChangedClause[] = [];
  const add = (key: string, number: string | null, texts: readonly (readonly Run[])[]) => {
    const own = texts.filter((runs) => runs.some(isChangedRun));
    if (own.length > 0) changed.push({ key, number, texts: own.map(textOf) });
  };
  const visit = (member: RedlineMember) => {
    if (member.type !== 'clause') return;
    const { key, number, heading, blocks, children } = member;
    add(key, number.after ?? number.before, [heading ?? [], ...(blocks ?? []).flatMap(changedTextsOf)]);
    children?.forEach(visit);
  };
  add('', null, [title]);
  for (const { key, number, title: heading, clauses } of sections) {
    add(key, number.after ?? number.before, [heading ?? []]);
    clauses?.forEach(visit);
  }
  return changed;
}
