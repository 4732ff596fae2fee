import { stalenessOf } from '../../records/case/regeneration';
import { purchaseItemSchema } from '@troth/domain/purchases';
import { idSchema } from '@troth/domain/records';
import { randomUUID } from 'node:crypto';
import { operation } from '../../kernel/http/operation';
import { iso } from '../../kernel/http/present';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { recordAdminAction } from '../../records/admin-actions/admin-action.repository';
import { settleApproval } from '../../records/case/settle-approval';
import { getCouple } from '../../records/couples/couple';
import { presentPurchaseItem } from '../../records/payments/payment.presenter';
import { listProducts } from '../../records/payments/product.repository';
import { hasVersion } from '../../records/documents/document.repository';
import {
  getPurchaseItem,
  insertPurchaseItems,
  paidPrenupOf,
  updatePurchaseItem,
} from '../../records/payments/purchase-item.repository';
import { personOf } from '../../kernel/auth/actor';
import { managedUser, reasonedSchema } from './managed-user';
import { createdBy } from '../../kernel/database/columns';

const markPaidSchema = reasonedSchema
  .extend({ documentId: idSchema })
  .meta({ id: 'MarkPaid', description: 'Which document’s prenup counts as paid, and why.' });

export const markPaidOperations = [
  operation({
    ...managedUser,
    route: 'POST /admin/users/{id}/mark-paid',
    id: 'adminUsers.markPaid',
    summary: 'Counts the prenup of a couple as paid, at no price and once',
    description: '409 names the purchase that there is.',
    body: markPaidSchema,
    response: purchaseItemSchema,
    status: 201,
    action: 'manage',
    handle: async (call) => {
      const { tx, subject, body, now, actor, announce } = call;
      // The document's row is where two who ask at once stand in line.
      const { document, partner } = await getCouple(tx, body.documentId, subject.id, 'change');
      if (!document.isActive) throw problem('REFUSED_BY_RULE', { detail: text('purchase.documentNotActive') });
      const first = await paidPrenupOf(tx, document.id);
      if (first !== undefined) {
        throw problem('ALREADY_EXISTS', {
          detail: text('adminUser.paidAlready'),
          extensions: { purchaseItemId: first.id, paidAt: iso(first.createdAt) },
        });
      }
      const product = (await listProducts(tx)).find(({ productType }) => productType === 'PRENUP');
      if (product === undefined) throw problem('NOT_FOUND');
      const id = randomUUID();
      const by = personOf(actor).id;
      await insertPurchaseItems(tx, [
        {
          id,
          productId: product.id,
          userId: subject.id,
          beneficiaryUserId: subject.id,
          documentId: document.id,
          pricePaidInCents: 0,
          ...createdBy(by, now),
        },
      ]);
      await settleApproval(tx, document.id, by, now, stalenessOf(tx, document.id, now));
      await recordAdminAction(call, {
        action: 'adminUsers.markPaid',
        subjectKind: 'purchaseItem',
        subjectId: id,
        userId: subject.id,
        documentId: document.id,
        reason: body.reason,
      });
      announce({ userIds: [subject.id, partner?.id ?? null], topics: ['purchases', 'document'] });
      return presentPurchaseItem(tx, await getPurchaseItem(tx, id, 'read'), product, [], actor);
    },
  }),
  operation({
    ...managedUser,
    route: 'DELETE /admin/users/{id}/mark-paid',
    id: 'adminUsers.takeBackMarkPaid',
    summary: 'Takes back that a prenup counts as paid, until something was generated',
    isOurs: true,
    body: markPaidSchema,
    response: null,
    action: 'manage',
    handle: async (call) => {
      const { tx, subject, body, now, actor, announce } = call;
      const { document, partner } = await getCouple(tx, body.documentId, subject.id, 'change');
      const item = await paidPrenupOf(tx, document.id);
      if (item === undefined || item.cartId !== null || item.pricePaidInCents !== 0) {
        throw problem('CONFLICT', { detail: text('adminUser.notMarked') });
      }
      if (document.lastGeneratedAt !== null || (await hasVersion(tx, document.id))) {
        throw problem('CONFLICT', { detail: text('adminUser.generatedAlready') });
      }
      await updatePurchaseItem(tx, item.id, { deletedAt: now, updatedAt: now, updatedById: personOf(actor).id });
      await recordAdminAction(call, {
        action: 'adminUsers.takeBackMarkPaid',
        subjectKind: 'purchaseItem',
        subjectId: item.id,
        userId: subject.id,
        documentId: document.id,
        reason: body.reason,
      });
      announce({ userIds: [subject.id, partner?.id ?? null], topics: ['purchases', 'document'] });
      return null;
    },
  }),
];
