import { accountAndAssetSchema } from '@troth/domain/disclosure';
import { otherSide } from '@troth/domain/people';
import { idSchema } from '@troth/domain/records';
import { z } from 'zod';
import { operation } from '../../kernel/http/operation';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { type DocumentRow, sideOf } from '../../records/couples/couple';
import { documentOfOwner, placeParams, requireOpenDisclosure } from '../../records/case/finance-place';
import { financePolicy } from '../../records/finances/finance.policy';
import { presentEntry } from '../../records/finances/finance.presenter';
import { financeRepository } from '../../records/finances/finance.repository';

function partnerOf(document: DocumentRow, userId: string): string | null {
  const side = sideOf(document, userId);
  if (side === null) return null;
  return otherSide(side) === 'A' ? document.userAId : document.userBId;
}

export const jointEntryOperations = [
  operation({
    route: 'PUT /users/{id}/documents/{docId}/joint-entries/{entryId}/statement',
    id: 'jointEntries.state',
    summary: 'Says of a joint entry that the partner listed that it is so, or that it is not so',
    description:
      'Takes the version that was read; refused with the entry as it is now, as `current`, when its owner has changed it. Any change by its owner clears what was said.',
    tag: 'finances',
    isOurs: true,
    params: placeParams.extend({ entryId: idSchema }),
    body: z.object({ agrees: z.boolean(), version: z.int().min(1) }),
    response: accountAndAssetSchema,
    policy: financePolicy,
    action: 'write',
    load: documentOfOwner,
    handle: async ({ tx, now, subject, params, body, audit }) => {
      await requireOpenDisclosure({ tx, subject });
      const { document, documentId, userId } = subject;
      const ownerId = partnerOf(document, userId);
      if (ownerId === null) throw problem('NOT_FOUND');
      const entries = financeRepository(tx);
      const place = { documentId, userId: ownerId };
      const row = await entries.find(place, 'assets', params.entryId, 'change');
      if (row === undefined) throw problem('NOT_FOUND');
      const entry = presentEntry<'assets'>(row);
      if (!entry.isJoint) throw problem('CONFLICT', { detail: text('jointEntry.notJoint') });
      if (entry.version !== body.version) {
        throw problem('VERSION_CONFLICT', {
          detail: text('jointEntry.changedMeanwhile'),
          extensions: { current: entry },
        });
      }
      await entries.setPartnerAgrees(row.id, { agrees: body.agrees, byId: userId }, now);
      audit({ subjectKind: 'assets', subjectId: row.id, documentId });
      return presentEntry<'assets'>({ ...row, partnerAgrees: body.agrees, updatedAt: now, updatedById: userId });
    },
  }),
];
