import { type AssemblyInput, assemble } from '@troth/agreement/assemble';
import { aFullCouple } from '@troth/agreement/golden-couple';
import { changedClauses, redline } from '@troth/agreement/redline';
import type { AgreementTree, ClauseNode } from '@troth/agreement/tree';
import { prenupTemplateId } from '@troth/content/jurisdictions';
import {
  documentTemplateStateUpdateSchema,
  type lawPreviewSchema,
  lawReach,
  stateUpdateSchema,
  termUpdateSchema,
} from '@troth/domain/jurisdictions';
import type { z } from 'zod';
import type { Tx } from '../../kernel/database/database';
import { invalid, problem } from '../../kernel/http/problem';
import { lawInForce } from '../../records/case/assembly-input';
import { isSamePlace, type LawPlace } from '../../records/states/law.repository';
import type { LawValue } from '../../records/states/law.tables';
import { type StateRow, stateCodeOf } from '../../records/states/state.repository';
import { lawFactsOf, requireSound } from './change-law';

const SCHEMAS = { STATE: stateUpdateSchema, TEMPLATE: documentTemplateStateUpdateSchema, TERM: termUpdateSchema };
const PARTS = { STATE: 'jurisdiction', TEMPLATE: 'templateState', TERM: 'terms' } as const;

/** @throws Problem VALIDATION_FAILED for what the call that sets the value would refuse. */
function requireWellFormed({ subject, field }: LawPlace, value: LawValue): void {
  const basis = { source: 'A trial', reason: 'A trial' };
  const { error } = SCHEMAS[subject].safeParse({ ...basis, [subject === 'TERM' ? 'value' : field]: value });
  if (error !== undefined) throw invalid(error);
}

function headingsOf({ sections }: AgreementTree): Map<string, string | null> {
  const headings = new Map<string, string | null>();
  const visit = ({ key, heading, children }: ClauseNode) => {
    headings.set(key, heading);
    children.forEach(visit);
  };
  for (const { key, title, clauses } of sections) {
    headings.set(key, title);
    clauses.forEach(visit);
  }
  return headings;
}

/**
 * What a value would change in the agreement of a couple who answered nearly everything, under the law of the state as it is
 * now. Nothing is kept.
 *
 * @throws Problem NOT_FOUND for a value that is not there, VALIDATION_FAILED or REFUSED_BY_RULE for one that cannot be set.
 */
export async function previewLaw(
  tx: Tx,
  state: StateRow,
  place: LawPlace,
  value: LawValue,
): Promise<z.input<typeof lawPreviewSchema>> {
  if (!(await lawFactsOf(tx, state, [])).some((fact) => isSamePlace(fact, place))) throw problem('NOT_FOUND');
  const { subject, field } = place;
  requireWellFormed(place, value);
  const couple = aFullCouple().inState(stateCodeOf(state)).input();
  const { A, B } = couple.parties;
  const partners = { partnerA: A.firstName, partnerB: B.firstName };
  if (!lawReach(subject, field).includes('TEXT')) return { ...partners, clauses: [] };
  await requireSound(tx, state, place, value);
  const law = await lawInForce(tx, state, place.documentTemplateId ?? prenupTemplateId);
  const part = PARTS[subject];
  // Where nothing is set, what ships is in force.
  const shipped = (couple[part] as Readonly<Record<string, unknown>>)[field];
  const before = { ...couple, ...law };
  const after: AssemblyInput = { ...before, [part]: { ...before[part], [field]: value ?? shipped } };
  const tree = assemble(after);
  const headings = headingsOf(tree);
  const clauses = changedClauses(redline(assemble(before), tree)).map(({ key, number, texts }) => ({
    key,
    number,
    heading: headings.get(key) ?? null,
    texts: texts.map((runs) => [...runs]),
  }));
  return { ...partners, clauses };
}
