import { isAnythingDisclosed, receiptSchema, receiptStatus } from '@troth/domain/disclosure';
import { otherSide } from '@troth/domain/people';
import { idSchema } from '@troth/domain/records';
import { z } from 'zod';
import { operation } from '../../kernel/http/operation';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { heldDocumentOfOwner, placeParams, requireOpenDisclosure } from '../../records/case/finance-place';
import { financePolicy } from '../../records/finances/finance.policy';
import { sideOf } from '../../records/couples/couple';
import { readDisclosed } from '../../records/case/disclosed';
import { presentReceipt } from './present-receipt';
import { receiptRepository } from '../../records/receipts/receipt.repository';

export const receiptOperations = [
  operation({
    route: 'POST /users/{id}/documents/{docId}/disclosure/receipts',
    id: 'disclosure.confirmReceipt',
    summary: "Confirms receipt of the partner's current disclosure",
    description:
      'Takes the version that was read. If the disclosure has changed since then, it is refused with the current version as `current`.',
    tag: 'finances',
    isOurs: true,
    params: placeParams,
    body: z.object({
      /** Whose disclosure was received: the other partner's. */
      ownerId: idSchema,
      version: z.string().regex(/^[0-9a-f]{64}$/),
    }),
    response: receiptSchema,
    status: 201,
    policy: financePolicy,
    action: 'write',
    load: heldDocumentOfOwner,
    handle: async ({ tx, now, subject, body, audit }) => {
      await requireOpenDisclosure({ tx, subject });
      const { document, userId: readerId, documentId } = subject;
      const side = sideOf(document, readerId);
      const disclosed = side === null ? null : (await readDisclosed(tx, document)).of[otherSide(side)];
      if (disclosed === null || disclosed.userId !== body.ownerId) throw problem('NOT_FOUND');
      if (!isAnythingDisclosed(disclosed.snapshot)) {
        throw problem('CONFLICT', { detail: text('receipt.nothingDisclosed'), reason: 'NOTHING_DISCLOSED' });
      }
      if (disclosed.version !== body.version) {
        throw problem('VERSION_CONFLICT', {
          detail: text('receipt.changedMeanwhile'),
          extensions: { current: disclosed.version },
        });
      }
      const receipts = receiptRepository(tx);
      const between = { documentId, ownerId: disclosed.userId, readerId };
      const latest = await receipts.latest(between);
      if (latest !== null && receiptStatus(latest, disclosed.version) === 'CURRENT')
        return presentReceipt(latest, disclosed);
      const number = (latest?.number ?? 0) + 1;
      const id = await receipts.add(between, number, disclosed.snapshot, now);
      audit({ subjectKind: 'disclosure-receipt', subjectId: id, documentId });
      return presentReceipt(
        { number, confirmedAt: now, version: disclosed.version, snapshot: disclosed.snapshot },
        disclosed,
      );
    },
  }),
];
