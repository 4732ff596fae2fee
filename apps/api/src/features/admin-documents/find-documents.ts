import { restorableUntil } from '@troth/domain/documents';
import { forceResetRefusal, NOTARIZATION_STAGES, notarizationStage } from '@troth/domain/notarization';
import { SIDES, sideSchema } from '@troth/domain/people';
import { idSchema, instantSchema } from '@troth/domain/records';
import { z } from 'zod';
import type { Tx } from '../../kernel/database/database';
import { iso, isoOrNull } from '../../kernel/http/present';
import { documentCounts } from '../../records/admin-actions/document-counts.repository';
import type { DocumentRow } from '../../records/couples/couple';
import { liveLock, expiresAt } from '../../records/editing/lock.repository';
import { notarizationRepository } from '../../records/notarizations/notarization.repository';
import { factsOf } from '../../records/notarizations/row-facts';
import { namesOf } from '../../records/users/user.repository';

const namedSchema = z.object({ id: idSchema, name: z.string() });

export const adminDocumentSchema = z
  .object({
    id: idSchema,
    createdAt: instantSchema,
    updatedAt: instantSchema,
    stateId: idSchema.nullable(),
    isActive: z.boolean(),
    deletedAt: instantSchema.nullable(),
    /** Of one that was deleted or put aside; null where it can't be brought back. */
    restorableUntil: instantSchema.nullable(),
    status: z.enum(['NOT_APPROVED', 'PARTIALLY_APPROVED', 'FULLY_APPROVED']),
    partners: z.array(namedSchema.extend({ side: sideSchema })),
    attorneys: z.array(namedSchema.extend({ side: sideSchema, approvedAt: instantSchema.nullable() })),
    lastGeneratedAt: instantSchema.nullable(),
    reviewedAt: instantSchema.nullable(),
    finalizedAt: instantSchema.nullable(),
    /** The newest version; null before there is one. */
    version: z
      .object({
        number: z.int(),
        commitAt: instantSchema,
        hash: z.string(),
        by: namedSchema.nullable(),
      })
      .nullable(),
    /** Who edits now; nobody's words. */
    lock: z.object({ holder: namedSchema, acquiredAt: instantSchema, expiresAt: instantSchema }).nullable(),
    /** Parts that are drafted and not committed, by anybody. */
    drafts: z.int(),
    notarization: z
      .object({
        id: idSchema,
        stage: z.enum(NOTARIZATION_STAGES),
        createdAt: instantSchema,
        completedAt: instantSchema.nullable(),
        canForceReset: z.boolean(),
      })
      .nullable(),
    /** Paid, marked as paid by an admin, or neither. */
    prenup: z.enum(['PAID', 'MARKED', 'UNPAID']),
    /** Who bought it, whichever partner that was. */
    prenupBoughtBy: namedSchema.nullable(),
    purchases: z.int(),
  })
  .meta({
    id: 'AdminDocument',
    description: 'A document as admins see it: how far it has come, and none of its words.',
  });

const dateOf = (value: Date | string | null): Date | null => (value === null ? null : new Date(value));

/** Since when a document is put aside; null for one that is in use, or never was put aside by an admin. */
export const setAsideAtOf = (document: DocumentRow, putAsideAt: Date | null): Date | null =>
  document.deletedAt ?? (document.isActive ? null : putAsideAt);

/** A document as admins see it. */
export async function presentAdminDocument(
  tx: Tx,
  document: DocumentRow,
  now: Date,
): Promise<z.input<typeof adminDocumentSchema>> {
  const counted = await documentCounts(tx, document.id);
  const lock = await liveLock(tx, document.id, now);
  const notarization = await notarizationRepository(tx).current(document.id);
  const partnerIds = { A: document.userAId, B: document.userBId };
  const attorneyIds = { A: document.attorneyAId, B: document.attorneyBId };
  const ids = [
    ...Object.values(partnerIds),
    ...Object.values(attorneyIds),
    lock?.holderId,
    counted.committedById,
    counted.paidById,
  ];
  const names = await namesOf(tx, [...new Set(ids.flatMap((id) => id ?? []))]);
  const named = (id: string) => ({ id, name: names.get(id) ?? '' });
  const commitAt = dateOf(counted.commitAt);
  return {
    id: document.id,
    createdAt: iso(document.createdAt),
    updatedAt: iso(document.updatedAt),
    stateId: document.stateId,
    isActive: document.isActive,
    deletedAt: isoOrNull(document.deletedAt),
    restorableUntil: isoOrNull(restorableUntil(setAsideAtOf(document, dateOf(counted.putAsideAt)), now)),
    status: document.status,
    partners: SIDES.flatMap((side) => {
      const id = partnerIds[side];
      return id === null ? [] : [{ ...named(id), side }];
    }),
    attorneys: SIDES.flatMap((side) => {
      const id = attorneyIds[side];
      const approvedAt = side === 'A' ? document.attorneyAApprovedAt : document.attorneyBApprovedAt;
      return id === null ? [] : [{ ...named(id), side, approvedAt: isoOrNull(approvedAt) }];
    }),
    lastGeneratedAt: isoOrNull(document.lastGeneratedAt),
    reviewedAt: isoOrNull(document.reviewedAt),
    finalizedAt: isoOrNull(document.finalizedAt),
    version:
      commitAt === null || counted.hash === null
        ? null
        : {
            number: counted.versions,
            commitAt: iso(commitAt),
            hash: counted.hash,
            by: counted.committedById === null ? null : named(counted.committedById),
          },
    lock:
      lock === null
        ? null
        : { holder: named(lock.holderId), acquiredAt: iso(lock.acquiredAt), expiresAt: iso(expiresAt(lock)) },
    drafts: counted.drafts,
    notarization:
      notarization === undefined
        ? null
        : {
            id: notarization.id,
            stage: notarizationStage(factsOf(notarization)),
            createdAt: iso(notarization.createdAt),
            completedAt: isoOrNull(notarization.notarizationCompletedAt),
            canForceReset: forceResetRefusal(factsOf(notarization)) === null,
          },
    prenup: counted.isPaid ? 'PAID' : counted.isMarked ? 'MARKED' : 'UNPAID',
    prenupBoughtBy: counted.paidById === null ? null : named(counted.paidById),
    purchases: counted.purchases,
  };
}
