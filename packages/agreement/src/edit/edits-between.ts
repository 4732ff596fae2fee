import type { Redline } from '../redline';
import { Comparison } from '../redline/comparison';
import type { AgreementTree, ClauseNode, SectionNode } from '../tree';
import type { EditKind, EditOrigin } from '@troth/domain/agreement';

type RedlineMember = NonNullable<Redline['sections'][number]['clauses']>[number];
export type RedlineClause = Extract<RedlineMember, { type: 'clause' }>;

/** What an attorney did to a part since the last commit. */
export interface PartEdit {
  readonly id: string;
  readonly kinds: readonly (EditKind | 'DELETED')[];
  readonly name: string;
  /** As the part is numbered, and as it was. */
  readonly number: string | null;
  readonly numberBefore: string | null;
  readonly origin: EditOrigin | null;
  readonly isSection: boolean;
  /** New within a new clause: told with that one. */
  readonly isWithinNew: boolean;
}

export interface Edits {
  readonly list: readonly PartEdit[];
  readonly byId: ReadonlyMap<string, PartEdit>;
  /** Of the clauses of which words came or went, by id. */
  readonly redlines: ReadonlyMap<string, RedlineClause>;
  readonly titles: ReadonlyMap<string, NonNullable<Redline['sections'][number]['title']>>;
  /** Clauses that went, each with the one that it came after, or the part that it was the first of. */
  readonly gone: readonly { readonly clause: ClauseNode; readonly after: string | null; readonly within: string }[];
}

interface Placed {
  readonly clause: ClauseNode;
  /** The part that it is in. */
  readonly within: string;
  readonly after: string | null;
}

export function placesOf(tree: AgreementTree): ReadonlyMap<string, Placed> {
  const found = new Map<string, Placed>();
  const visit = (clauses: readonly ClauseNode[], within: string) => {
    let after: string | null = null;
    for (const clause of clauses) {
      found.set(clause.id, { clause, within, after });
      visit(clause.children, clause.id);
      after = clause.id;
    }
  };
  for (const section of tree.sections) visit(section.clauses, section.id);
  return found;
}

const nameOf = ({ heading, blocks }: ClauseNode): string => {
  if (heading !== null && heading !== '') return heading;
  const [first] = blocks;
  const words =
    first?.type === 'paragraph'
      ? first.inlines
          .map(({ text }) => text)
          .join('')
          .trim()
          .split(/\s+/)
      : [];
  const begin = words.slice(0, 6).join(' ');
  return words.length > 6 ? `${begin}…` : begin;
};

const isRestyled = (
  was: Pick<ClauseNode | SectionNode, 'listStyle' | 'textStyle' | 'isSeparatePage'>,
  is: Pick<ClauseNode | SectionNode, 'listStyle' | 'textStyle' | 'isSeparatePage'>,
) => was.listStyle !== is.listStyle || was.textStyle !== is.textStyle || was.isSeparatePage !== is.isSeparatePage;

const isDerived = ({ type }: { type: string }) => type === 'initials' || type === 'summary';
const isOnlyDerived = ({ heading, blocks }: RedlineClause) =>
  (heading ?? []).every(({ change }) => change === 'KEPT') &&
  (blocks ?? []).every((block) => isDerived(block) || (block.type === 'paragraph' && isKept(block)));
const isKept = ({ runs, end }: { runs: readonly { change: string }[]; end: string }) =>
  end === 'KEPT' && runs.every(({ change }) => change === 'KEPT');

/**
 * What an edited agreement differs in from its base, part by part.
 *
 * @param edited Settled: its numbers are true.
 */
export function editsBetween(base: AgreementTree, edited: AgreementTree): Edits {
  const before = placesOf(base);
  const after = placesOf(edited);
  const idByKey = new Map([...after.values()].map(({ clause }) => [clause.key, clause.id]));
  const list: PartEdit[] = [];
  const byId = new Map<string, PartEdit>();
  const tellOf = (edit: PartEdit) => {
    byId.set(edit.id, edit);
    if (!edit.isWithinNew) list.push(edit);
  };
  const redlines = new Map<string, RedlineClause>();
  const titles = new Map<string, NonNullable<Redline['sections'][number]['title']>>();
  const kindsOf = new Map<string, Set<EditKind>>();
  const mark = (id: string, kind: EditKind) => {
    const kinds = kindsOf.get(id) ?? new Set();
    kindsOf.set(id, kinds.add(kind));
  };

  const visit = (members: readonly RedlineMember[]) => {
    for (const member of members) {
      if (member.type !== 'clause' || member.standing === 'DELETED') continue;
      const id = idByKey.get(member.key);
      if (id === undefined) continue;
      if (member.standing === 'INSERTED') mark(id, 'ADDED');
      if (member.standing === 'MOVED_HERE') mark(id, 'MOVED');
      // Lists of other clauses follow from these: nobody reworded them.
      const isReworded = member.isReworded && !(member.standing === 'KEPT' && isOnlyDerived(member));
      if (isReworded) mark(id, 'REWORDED');
      if (member.standing !== 'KEPT' || isReworded) redlines.set(id, member);
      visit(member.children ?? []);
    }
  };
  const sectionsBefore = new Map(base.sections.map((section) => [section.key, section]));
  const changes = base === edited ? [] : new Comparison(base, edited).sections(base.sections, edited.sections);
  const bySectionKey = new Map(changes.map((section) => [section.key, section]));
  for (const { key, clauses, title } of changes) {
    visit(clauses ?? []);
    const section = edited.sections.find((each) => each.key === key);
    if (title !== null && section !== undefined) titles.set(section.id, title);
  }

  const tell = (
    part: ClauseNode | SectionNode,
    was: ClauseNode | SectionNode | undefined,
    kinds: ReadonlySet<EditKind>,
    name: string,
    origin: EditOrigin | null,
    isSection: boolean,
    isWithinNew = false,
  ) => {
    if (kinds.size === 0) return;
    tellOf({
      id: part.id,
      kinds: [...kinds],
      name,
      number: part.number,
      numberBefore: was?.number ?? null,
      origin,
      isSection,
      isWithinNew,
    });
  };
  const walk = (clauses: readonly ClauseNode[], isInNew: boolean) => {
    for (const clause of clauses) {
      const was = before.get(clause.id)?.clause;
      if (was === clause) continue;
      const kinds = kindsOf.get(clause.id) ?? new Set<EditKind>();
      if (was !== undefined && isRestyled(was, clause)) kinds.add('RESTYLED');
      const isNew = kinds.has('ADDED');
      tell(clause, was, kinds, nameOf(clause), clause.provenance.origin ?? null, false, isNew && isInNew);
      walk(clause.children, isNew);
    }
  };
  for (const section of edited.sections) {
    const was = sectionsBefore.get(section.key);
    if (was === section) continue;
    const kinds = new Set<EditKind>();
    const change = bySectionKey.get(section.key);
    if (change?.standing === 'INSERTED') kinds.add('ADDED');
    if (change?.standing === 'MOVED_HERE') kinds.add('MOVED');
    if (was !== undefined && was.title !== section.title) kinds.add('REWORDED');
    if (was !== undefined && isRestyled(was, section)) kinds.add('RESTYLED');
    tell(section, was, kinds, section.title, null, true);
    walk(section.clauses, false);
  }
  const gone = [...before.values()].filter(
    // What went with the clause that it was in is told with that one.
    ({ clause, within }) => !after.has(clause.id) && (after.has(within) || !before.has(within)),
  );
  for (const { clause } of gone)
    tellOf({
      id: clause.id,
      kinds: ['DELETED'],
      name: nameOf(clause),
      number: null,
      numberBefore: clause.number,
      origin: null,
      isSection: false,
      isWithinNew: false,
    });
  return { list, byId, redlines, titles, gone };
}

export const NO_EDITS: Edits = { list: [], byId: new Map(), redlines: new Map(), titles: new Map(), gone: [] };
