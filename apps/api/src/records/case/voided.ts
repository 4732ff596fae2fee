import { clearedByCommit, clearedByRegeneration } from '@troth/domain/documents';
import type { DocumentRow } from '../couples/couple';
import { factsOf } from '../couples/document-facts';

/** The domain's rules speak of instants as text; a row keeps them as they are. */
const priorOf = (document: DocumentRow) => ({
  priorAttorneyAApprovedAt: document.attorneyAApprovedAt ?? document.priorAttorneyAApprovedAt,
  priorAttorneyBApprovedAt: document.attorneyBApprovedAt ?? document.priorAttorneyBApprovedAt,
  priorFinalizedAt: document.finalizedAt ?? document.priorFinalizedAt,
});

/** What a new version of the agreement voids (D27), as columns. */
export const voidedByCommit = (document: DocumentRow) => ({
  ...clearedByCommit(factsOf(document)),
  ...priorOf(document),
});

/** What a regeneration voids (D27), as columns. */
export const voidedByRegeneration = (document: DocumentRow) => ({
  ...clearedByRegeneration(factsOf(document)),
  ...priorOf(document),
});
