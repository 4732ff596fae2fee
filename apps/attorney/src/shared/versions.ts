import type { components } from '@troth/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '@troth/portal/api';
import type { PartChange } from '@troth/reader/reading';
import { formatLongDay } from '@troth/portal/instants';
import { t } from './texts';

type Commit = components['schemas']['Commit'];
type Tree = components['schemas']['AgreementTree'];
type Clause = components['schemas']['AgreementClause'];

export interface Version {
  readonly commitAt: string;
  readonly hash: string;
  /** 1 for the first. */
  readonly number: number;
}

/** What the preflight finds, as far as an attorney may read it. */
export const generationQuery = (documentId: string) =>
  queryOptions({
    queryKey: ['documents', documentId, 'generation'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/documents/{id}/generation', { params: { path: { id: documentId } }, signal })),
  });

/** What differs in a version from an earlier one; neither ever changes. */
export const redlineQuery = (
  documentId: string,
  { commitAt, since }: { readonly commitAt: string; readonly since: string },
) =>
  queryOptions({
    queryKey: ['documents', documentId, 'redline', commitAt, since],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/documents/{id}/history/{commitAt}/redline', {
          params: { path: { id: documentId, commitAt }, query: { since } },
          signal,
        }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The versions of a history, newest first, numbered from the first. */
export const versionsOf = (commits: readonly Commit[]): Version[] =>
  commits.map(({ commitAt, hash }, index) => ({ commitAt, hash, number: commits.length - index }));

/** The version that was current when the attorney approved; null when there was none. D29. */
export const approvedVersion = (versions: readonly Version[], approvedAt: string | null): Version | null =>
  approvedAt === null ? null : (versions.find(({ commitAt }) => commitAt <= approvedAt) ?? null);

export const versionLabel = ({ number, commitAt }: Version): string =>
  t('agreement.version', { number, date: formatLongDay(commitAt) });

/** Causes as a sentence lists them. */
export const causesText = (causes: readonly Cause[], type: 'conjunction' | 'disjunction'): string =>
  new Intl.ListFormat(t.locale, { type }).format(causes.map((cause) => t(`agreement.cause.${cause}`)));

/** What is said above a changed part: “Changed since version 2: an answer or a name changed”. */
export function changeText({ standing, causes }: Pick<PartChange, 'standing' | 'causes'>, number: number): string {
  const what = t(`agreement.change.${standing}`, { number });
  if (causes.length === 0) return what;
  // Several causes mean grounds for each: which of them it was cannot be told.
  return t('agreement.change.because', { what, why: causesText(causes, 'disjunction') });
}

type Redline = components['schemas']['AgreementRedline'];
type Member = components['schemas']['RedlineMember'];
type Cause = components['schemas']['RedlineCause'];

const causesIn = (member: Member): Cause[] =>
  member.type === 'clause' ? [...member.causes, ...(member.children ?? []).flatMap(causesIn)] : [];

/** Why anything at all differs, each cause once. */
export const causesOf = ({ sections }: Redline): Cause[] => [
  ...new Set(sections.flatMap(({ causes, clauses }) => [...causes, ...(clauses ?? []).flatMap(causesIn)])),
];

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
