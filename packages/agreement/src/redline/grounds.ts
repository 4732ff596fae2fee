import type { ClauseNode, ConditionOutcome } from '../tree';

/** What one version of a clause stands on and speaks of, and whether another stands on the same. */

/** Facts that tell of receipts. */
export const RECEIPT_FACTS: readonly string[] = ['receiptOfA', 'receiptOfB'];

export const conditionKey = ({ condition }: ConditionOutcome) => JSON.stringify(condition);
export const areEqualSets = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>) =>
  one.size === other.size && [...one].every((member) => other.has(member));

/** The terms that a clause speaks in. */
export const termsOf = (node: ClauseNode | null): Set<string> =>
  new Set(
    (node?.blocks ?? []).flatMap((block) =>
      block.type === 'paragraph'
        ? block.inlines.flatMap((inline) => (inline.type === 'term' ? [inline.termKey] : []))
        : [],
    ),
  );
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

/** Whether two values of plain JSON are equal. */
function areEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  for (const name of names)
    if (!areEqual((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name])) return false;
  return true;
}

/** Whether other conditions, or other facts, hold for two versions of a clause: other parts of its text are in. */
export function haveOtherGrounds(was: ClauseNode, is: ClauseNode): boolean {
  const [{ provenance: before }, { provenance: after }] = [was, is];
  const areSameConditions =
    before.conditions.length === after.conditions.length &&
    before.conditions.every(({ condition }, place) => areEqual(condition, after.conditions[place]?.condition));
  if (areSameConditions && areEqual(before.facts, after.facts)) return false;
  const grounds = ({ provenance: { conditions, facts } }: ClauseNode) =>
    new Set([...conditions.map(conditionKey), ...facts.map(({ fact, value }) => `${fact} ${value}`)]);
  return !areEqualSets(grounds(was), grounds(is));
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
