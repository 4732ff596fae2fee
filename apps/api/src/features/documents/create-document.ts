import { hasActiveDocument, insertDocument, isTemplate } from '../../records/documents/document.repository';
import { lockUser } from '../../records/users/user.repository';
import type { DocumentCreation } from '@troth/domain/documents';
import type { Tx } from '../../kernel/database/database';
import { invalidField, problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import type { DocumentRow } from '../../records/couples/couple';
import { requireStateChoice } from './require-state-choice';

/**
 * Begins a couple's document (customer spec section 4 "Changing the state"). A person has one active document; of two
 * tabs that begin at once, one is told that it exists.
 */
export async function createDocument(tx: Tx, creation: DocumentCreation, now: Date): Promise<DocumentRow> {
  const { stateId } = creation;
  if (stateId !== null) await requireStateChoice(tx, { stateId, chosenId: null, blocked: null });
  if (!(await isTemplate(tx, creation.templateId))) {
    throw invalidField('templateId', text('document.templateUnknown'), 'template_unknown');
  }
  // The person's row is the gate through which their documents begin one at a time.
  await lockUser(tx, creation.userAId);
  if (await hasActiveDocument(tx, creation.userAId))
    throw problem('ALREADY_EXISTS', { detail: text('document.exists') });
  return insertDocument(tx, creation, now);
}
