import type { DocumentCreation } from '@troth/domain/documents';
import type { Tx } from '../../kernel/database/database';
import { problem } from '../../kernel/http/problem';
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
  const template = await tx
    .selectFrom('documentTemplates')
    .select('id')
    .where('id', '=', creation.templateId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (template === undefined) {
    throw problem('VALIDATION_FAILED', {
      issues: [{ path: ['templateId'], message: text('document.templateUnknown'), code: 'template_unknown' }],
    });
  }
  // The person's row is the gate through which their documents begin one at a time.
  await tx.selectFrom('users').select('id').where('id', '=', creation.userAId).forUpdate().execute();
  const active = await tx
    .selectFrom('documents')
    .select('id')
    .where((eb) => eb.or([eb('userAId', '=', creation.userAId), eb('userBId', '=', creation.userAId)]))
    .where('isActive', '=', true)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (active !== undefined) throw problem('ALREADY_EXISTS', { detail: text('document.exists') });
  return tx
    .insertInto('documents')
    .values({
      templateId: template.id,
      userAId: creation.userAId,
      stateId: creation.stateId,
      createdById: creation.userAId,
      createdAt: now,
      updatedAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
