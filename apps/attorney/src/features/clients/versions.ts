import type { components } from '@troth/api-client';
import type { PartChange } from '@troth/reader/reading';
import { formatDay } from '../../shared/dates';
import { t } from '../../shared/texts';

type Commit = components['schemas']['Commit'];
type Tree = components['schemas']['AgreementTree'];
type Clause = components['schemas']['AgreementClause'];

export interface Version {
  readonly commitAt: string;
  readonly hash: string;
  /** 1 for the first. */
  readonly number: number;
}

/** The versions of a history, newest first, numbered from the first. */
export const versionsOf = (commits: readonly Commit[]): Version[] =>
  commits.map(({ commitAt, hash }, index) => ({ commitAt, hash, number: commits.length - index }));

/** The version that was current when the attorney approved; null when there was none. D29. */
export const approvedVersion = (versions: readonly Version[], approvedAt: string | null): Version | null =>
  approvedAt === null ? null : (versions.find(({ commitAt }) => commitAt <= approvedAt) ?? null);

export const versionLabel = ({ number, commitAt }: Version): string =>
  t('agreement.version', { number, date: formatDay(commitAt) });

/** What is said above a changed part: “Changed since version 2: an answer or a name changed”. */
export function changeText({ standing, causes }: Pick<PartChange, 'standing' | 'causes'>, number: number): string {
  const what = t(`agreement.change.${standing}`, { number });
  if (causes.length === 0) return what;
  // Several causes mean grounds for each: which of them it was cannot be told.
  const why = new Intl.ListFormat(t.locale, { type: 'disjunction' }).format(
    causes.map((cause) => t(`agreement.cause.${cause}`)),
  );
  return t('agreement.change.because', { what, why });
}

/** A clause as a list of them names it: "9.2 Safety exceptions". */
export const clauseName = ({ number, heading }: Pick<Clause, 'number' | 'heading'>): string =>
  [number, heading].filter((part) => part !== null && part !== '').join(' ') || t('agreement.clause');

const walk = (clauses: readonly Clause[]): Clause[] => clauses.flatMap((clause) => [clause, ...walk(clause.children)]);

/** Every clause of an agreement that has a name, in the order of reading. */
export const clausesOf = (tree: Tree): Clause[] =>
  tree.sections
    .flatMap((section) => walk(section.clauses))
    .filter(({ number, heading }) => number !== null || heading !== null);

const inlinesOf = ({ blocks }: Clause) =>
  blocks.flatMap((block) => {
    if (block.type === 'paragraph') return block.inlines;
    return block.type === 'definitions' ? block.entries.flatMap(({ inlines }) => inlines) : [];
  });

/** The questions whose answers decided a clause or fill it. */
export const questionsBehind = (clause: Clause): Set<string> =>
  new Set([
    ...clause.provenance.conditions.flatMap(({ outcome, answers }) =>
      outcome === 'MET' ? answers.map(({ questionId }) => questionId) : [],
    ),
    ...inlinesOf(clause).flatMap((inline) =>
      inline.type === 'value' ? inline.sources.map(({ questionId }) => questionId) : [],
    ),
  ]);

/** The clauses that each question drives, by its id. */
export function drivenClauses(tree: Tree): ReadonlyMap<string, readonly Clause[]> {
  const driven = new Map<string, Clause[]>();
  for (const clause of clausesOf(tree)) {
    for (const questionId of questionsBehind(clause)) {
      driven.set(questionId, [...(driven.get(questionId) ?? []), clause]);
    }
  }
  return driven;
}
