import type { ClauseEdit } from '@troth/domain/agreement';
import type { ClauseNode, ConditionOutcome } from '../tree';
import { HOME_ADDRESS } from '../tree/home-address';

/** What one version of a clause stands on and speaks of, and whether another stands on the same. */

/** Facts that tell of receipts. */
export const RECEIPT_FACTS: readonly string[] = ['receiptOfA', 'receiptOfB'];

export const conditionKey = ({ condition }: ConditionOutcome) => JSON.stringify(condition);
const areEqualSets = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>) =>
  one.size === other.size && [...one].every((member) => other.has(member));

/** The terms that a clause uses, each as it is worded. */
export function termsOf(node: ClauseNode | null): Map<string, string> {
  const terms = new Map<string, string>();
  for (const block of node?.blocks ?? [])
    if (block.type === 'paragraph')
      for (const inline of block.inlines) if (inline.type === 'term') terms.set(inline.termKey, inline.text);
  return terms;
}
/** Whether a term that both versions of a clause use is worded differently. */
export function haveOtherTerms(was: ClauseNode, is: ClauseNode): boolean {
  const before = termsOf(was);
  for (const [key, text] of termsOf(is)) if (before.has(key) && before.get(key) !== text) return true;
  return false;
}
export const definedIn = (node: ClauseNode): Set<string> =>
  new Set(
    node.blocks.flatMap((block) => (block.type === 'definitions' ? block.entries.map(({ termKey }) => termKey) : [])),
  );
/** What the plain summary says, by the clause of which it says it. */
export const summarizedIn = ({ blocks }: ClauseNode): Map<string, string> =>
  new Map(
    blocks
      .flatMap((block) => (block.type === 'summary' ? block.entries : []))
      .map((entry) => [entry.target, entry.text]),
  );

type Condition = ConditionOutcome['condition'];
const areSameLists = <T>(one: readonly T[], other: readonly T[], isSame: (one: T, other: T) => boolean): boolean =>
  one === other || (one.length === other.length && one.every((member, place) => isSame(member, other[place] as T)));
const isSameCondition = (one: Condition, other: Condition): boolean =>
  one === other ||
  (one.questionKey === other.questionKey &&
    one.value === other.value &&
    one.respondent === other.respondent &&
    one.comparisonType === other.comparisonType &&
    one.optionRestriction === other.optionRestriction &&
    areSameLists(one.optionKeys, other.optionKeys, (key, otherKey) => key === otherKey));

/** Whether other conditions, or other facts, hold for two versions of a clause: other parts of its text are in. */
export function haveOtherGrounds(was: ClauseNode, is: ClauseNode): boolean {
  const [{ provenance: before }, { provenance: after }] = [was, is];
  // As they mostly are: in the same order, too.
  if (
    areSameLists(before.conditions, after.conditions, (one, other) =>
      isSameCondition(one.condition, other.condition),
    ) &&
    areSameLists(before.facts, after.facts, (one, other) => one.fact === other.fact && one.value === other.value)
  )
    return false;
  const grounds = ({ provenance: { conditions, facts } }: ClauseNode) =>
    new Set([...conditions.map(conditionKey), ...facts.map(({ fact, value }) => `${fact} ${value}`)]);
  return !areEqualSets(grounds(was), grounds(is));
}

const NO_KEYS: readonly string[] = [];

/** The clauses that one version of a clause depends on and the other does not: they came or went between the two. */
export function clausesOfOne({ provenance: before }: ClauseNode, { provenance: after }: ClauseNode): readonly string[] {
  const [was, is] = [before.clauses ?? NO_KEYS, after.clauses ?? NO_KEYS];
  if (areSameLists(was, is, (key, otherKey) => key === otherKey)) return NO_KEYS;
  return [...was.filter((key) => !is.includes(key)), ...is.filter((key) => !was.includes(key))];
}

/** Receipts are no part of the input's hash, and alone explain other words of the clause that acknowledges them. */
export function haveOtherReceipts(was: ClauseNode, is: ClauseNode): boolean {
  const receiptsOf = ({ provenance: { facts, values = [] } }: ClauseNode) =>
    JSON.stringify([
      facts.filter(({ fact }) => RECEIPT_FACTS.includes(fact)),
      values.filter(({ source }) => source === 'RECEIPT'),
    ]);
  return receiptsOf(was) !== receiptsOf(is);
}

/** Whether the disclosure gives another address of a home, or tells it in one version alone. */
export function haveOtherHomes(was: ClauseNode, is: ClauseNode): boolean {
  const homesOf = ({ provenance: { values = [] } }: ClauseNode) =>
    JSON.stringify(values.filter(({ field }) => field === HOME_ADDRESS));
  return homesOf(was) !== homesOf(is);
}

/** Names one hand in one commit. */
export const markOf = ({ editorId, commitAt }: Pick<ClauseEdit, 'editorId' | 'commitAt'>): string =>
  `${commitAt} ${editorId}`;

/** The marks of hands that one version of a clause has and the other does not. */
export function handsOfOne(was: ClauseNode | null, is: ClauseNode | null): readonly ClauseEdit[] {
  const [before, after] = [was?.provenance.edits ?? [], is?.provenance.edits ?? []];
  if (before.length === 0 && after.length === 0) return [];
  const known = { before: new Set(before.map(markOf)), after: new Set(after.map(markOf)) };
  return [
    ...before.filter((edit) => !known.after.has(markOf(edit))),
    ...after.filter((edit) => !known.before.has(markOf(edit))),
  ];
}
