import { type RegenerationCheck, regenerationCheck as check } from '@troth/domain/documents';
import type { Tx } from '../../kernel/database/database';
import { together } from '../../kernel/database/read-together';
import { iso } from '../../kernel/http/present';
import type { Couple } from '../couples/couple';
import { factsOf } from '../couples/document-facts';
import { readAssemblyInput } from './assembly-input';
import { type Case, caseOf, loadCase } from './load-case';

/** Whether the document still says what the couple answered, and who changed what (customer spec section 3). */
export async function regenerationOf(tx: Tx, known: Case, now: Date): Promise<RegenerationCheck> {
  const [latest, current] = await together(known.latestCommit(), readAssemblyInput(tx, known, now));
  return check({
    document: factsOf(known.couple.document),
    current,
    latest: latest === undefined ? null : { commitAt: iso(latest.commitAt), inputParts: latest.inputParts },
  });
}

export const regenerationCheck = (tx: Tx, couple: Couple, now: Date): Promise<RegenerationCheck> =>
  regenerationOf(tx, caseOf(tx, couple), now);

/** Whether the answers have left the text behind, asked only where it decides something. */
export type IsStale = () => Promise<boolean>;

export const stalenessOf =
  (tx: Tx, documentId: string, now: Date): IsStale =>
  async () =>
    (await regenerationOf(tx, await loadCase(tx, documentId), now)).needsRegeneration;
