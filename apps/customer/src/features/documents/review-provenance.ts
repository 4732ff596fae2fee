import type { components } from '@troth/api-client';
import { type Side, SIDES } from '@troth/domain/people';

type Schemas = components['schemas'];
export type Tree = Schemas['AgreementTree'];
export type Clause = Schemas['AgreementClause'];
export type Provenance = Schemas['AgreementProvenance'];
export type Source = Schemas['AgreementAnswerSource'];
export type FilledValue = Schemas['AgreementFilledValue'];
export type AbsentClause = Schemas['AgreementAbsentClause'];

/** One answer with all who gave it. */
export interface Answered {
  readonly questionId: string;
  readonly value: string;
  readonly by: readonly Side[];
  readonly latest: string | null;
  /** When both came to have it; null where nothing is compared. */
  readonly agreedAt: string | null;
}

const laterOf = (one: string | null, other: string | null) =>
  one === null || (other !== null && other > one) ? other : one;

/** Each question once for each answer that was given to it, in the order of first mention. */
export function answersOf(sources: readonly Omit<Source, 'questionKey'>[]): Answered[] {
  const found = new Map<string, Answered>();
  for (const { questionId, value, respondent, answeredAt, agreedAt = null } of sources) {
    const key = `${questionId}\n${value}`;
    const before = found.get(key);
    const by = new Set<Side>([...(before?.by ?? []), respondent]);
    found.set(key, {
      questionId,
      value,
      by: (['A', 'B'] as const).filter((side) => by.has(side)),
      latest: laterOf(before?.latest ?? null, answeredAt),
      agreedAt: laterOf(before?.agreedAt ?? null, agreedAt),
    });
  }
  return [...found.values()];
}

/** The answers behind a clause: those that decided it or a part of its text, then those that fill it. */
export function sourcesOf({ provenance, blocks }: Pick<Clause, 'provenance' | 'blocks'>): Source[] {
  const deciding = provenance.conditions.flatMap(({ outcome, answers }) => (outcome === 'MET' ? answers : []));
  const filling = blocks.flatMap((block) => {
    if (block.type === 'paragraph') return block.inlines;
    return block.type === 'definitions' ? block.entries.flatMap(({ inlines }) => inlines) : [];
  });
  return [...deciding, ...filling.flatMap((inline) => (inline.type === 'value' ? inline.sources : []))];
}

/** What fills a clause besides answers, by where it comes from. */
export interface Filled {
  /** Names and pronouns, each once. */
  readonly profiles: readonly { readonly side: Side; readonly words: readonly string[] }[];
  readonly terms: readonly string[];
  /** What the state's law says, with its citation. */
  readonly law: readonly FilledValue[];
  /** How much of a partner's disclosure is printed. */
  readonly disclosed: readonly { readonly side: Side; readonly entries: number }[];
  /** The address of a home. */
  readonly homes: readonly { readonly side: Side; readonly words: readonly string[] }[];
  readonly receipts: readonly { readonly side: Side; readonly words: readonly string[] }[];
  /** The day of the exchange rates that sums were worked out with. */
  readonly ratesOf: string | null;
}

/** The field of a value that is an address, as the agreement tells it. */
const HOME_ADDRESS = 'homeAddress';

/** Versions that were made before template 1.2.0 tell nothing of it. */
export function filledOf({ provenance: { values = [] } }: Pick<Clause, 'provenance'>): Filled {
  const from = (source: FilledValue['source']) => values.filter((value) => value.source === source);
  const words = (found: readonly FilledValue[]) => [...new Set(found.map(({ value }) => value))];
  const sided = (found: readonly FilledValue[]) =>
    SIDES.map((side) => ({ side, words: words(found.filter((value) => value.side === side)) })).filter(
      (of) => of.words.length > 0,
    );
  const bySide = (source: FilledValue['source']) => sided(from(source));
  const isHome = ({ field }: FilledValue) => field === HOME_ADDRESS;
  const disclosed = from('DISCLOSURE');
  return {
    profiles: bySide('PROFILE'),
    terms: words(from('TERM')),
    law: from('STATE'),
    disclosed: sided(disclosed.filter((value) => !isHome(value))).map(({ side, words: [count] }) => ({
      side,
      entries: Number(count),
    })),
    homes: sided(disclosed.filter(isHome)),
    receipts: bySide('RECEIPT'),
    ratesOf: from('RATES')[0]?.value ?? null,
  };
}

/** What a tree knows of itself, found once for all who ask. */
export interface Provenances {
  readonly clauses: ReadonlyMap<string, Clause>;
  readonly absent: ReadonlyMap<string, AbsentClause>;
  /** Where the terms are defined. */
  readonly definitions: string | null;
  /** The clauses that a question drives, by their keys, in the order of reading. */
  readonly drivenBy: ReadonlyMap<string, readonly string[]>;
  /** The answers to a question that the tree shows anywhere. */
  readonly answers: ReadonlyMap<string, readonly Source[]>;
  /** The clauses that a question left out. */
  readonly leftOutBy: ReadonlyMap<string, readonly AbsentClause[]>;
}

function add<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else if (!known.includes(value)) known.push(value);
}

export function provenancesOf(tree: Tree): Provenances {
  const clauses = new Map<string, Clause>();
  const drivenBy = new Map<string, string[]>();
  const answers = new Map<string, Source[]>();
  const leftOutBy = new Map<string, AbsentClause[]>();
  let definitions: string | null = null;
  const note = (source: Source) => {
    const known = answers.get(source.questionId) ?? [];
    if (!known.some(({ respondent }) => respondent === source.respondent)) add(answers, source.questionId, source);
  };
  const visit = (nodes: readonly Clause[]) => {
    for (const node of nodes) {
      clauses.set(node.key, node);
      if (node.blocks.some(({ type }) => type === 'definitions')) definitions = node.key;
      for (const source of sourcesOf(node)) {
        add(drivenBy, source.questionId, node.key);
        note(source);
      }
      visit(node.children);
    }
  };
  for (const section of tree.sections) visit(section.clauses);
  for (const absent of tree.absentClauses) {
    for (const { outcome, answers: given } of absent.conditions) {
      given.forEach(note);
      if (outcome !== 'MET') for (const { questionId } of given) add(leftOutBy, questionId, absent);
    }
  }
  const absent = new Map(tree.absentClauses.map((clause) => [clause.key, clause]));
  return { clauses, absent, definitions, drivenBy, answers, leftOutBy };
}

/** Names and defined terms stand in nearly every paragraph: they alone are no reason to ask. */
const isWorthAsking = ({ source }: FilledValue) => source !== 'PROFILE' && source !== 'TERM';

/** Whether a clause within another has reasons of its own to tell. */
export const hasOwnReasons = (clause: Clause): boolean =>
  sourcesOf(clause).length > 0 ||
  (clause.provenance.edits ?? []).length > 0 ||
  clause.provenance.facts.length > 0 ||
  clause.provenance.state !== null ||
  (clause.provenance.values ?? []).some(isWorthAsking);

/** When the answers that changed were given, as the later version knows it; null where it does not tell. */
export function latestOf(
  { answers }: Provenances,
  changed: readonly { readonly questionId: string; readonly respondent: Side }[],
): string | null {
  return changed.reduce<string | null>((latest, { questionId, respondent }) => {
    const source = answers.get(questionId)?.find((given) => given.respondent === respondent);
    return laterOf(latest, source?.answeredAt ?? null);
  }, null);
}
