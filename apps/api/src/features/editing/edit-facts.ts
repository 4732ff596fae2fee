import { type InsertableValue, insertableValues } from '@troth/agreement/assemble';
import type { EditFacts } from '@troth/agreement/edit';
import { agreementTemplate, SUPPORT_CHOICES } from '@troth/content/clauses';
import type { TemplateClause } from '@troth/domain/agreement';
import type { Tx } from '../../kernel/database/database';
import { readAssemblyInput } from '../../records/case/assembly-input';
import { caseOf } from '../../records/case/load-case';
import type { Couple } from '../../records/couples/couple';

const idsOf = (clauses: readonly TemplateClause[], keys: readonly string[]): string[] =>
  clauses.flatMap(({ key, id, children }) => [...(keys.includes(key) ? [id] : []), ...idsOf(children, keys)]);

/** Of these an agreement has one. */
export const supportClauseTemplateIds = agreementTemplate.sections.flatMap(({ clauses }) =>
  idsOf(clauses, SUPPORT_CHOICES),
);

/** What may be put into this couple's text as a value. */
export async function valuesOf(tx: Tx, couple: Couple, now: Date): Promise<InsertableValue[]> {
  const ready = await readAssemblyInput(tx, caseOf(tx, couple), now);
  return ready === null ? [] : insertableValues(ready.input);
}

export async function editFacts(tx: Tx, couple: Couple, now: Date): Promise<EditFacts> {
  return { supportClauseTemplateIds, values: await valuesOf(tx, couple, now) };
}
