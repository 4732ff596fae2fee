import { productCategorySchema, productSchema, purchaseItemSchema } from '@troth/domain/purchases';
import { z } from 'zod';
import { together } from '../../kernel/database/read-together';
import { idParam } from '../../kernel/http/common-schemas';
import { noSubject, operation } from '../../kernel/http/operation';
import { presentEvent } from '../../records/booking/event.presenter';
import { eventsOfPerson } from '../../records/booking/event.repository';
import { presentProduct, presentPurchaseItem } from '../../records/payments/payment.presenter';
import { productPolicy, purchasePolicy } from '../../records/payments/payment.policy';
import { listProducts, productsById } from '../../records/payments/product.repository';
import { listPurchaseItemsOf } from '../../records/payments/purchase-item.repository';

export const productOperations = [
  operation({
    route: 'GET /products',
    id: 'products.list',
    summary: 'The price list',
    tag: 'payments',
    isSameForAll: true,
    response: z.array(productSchema),
    policy: productPolicy,
    action: 'read',
    load: noSubject,
    handle: async ({ tx }) => (await listProducts(tx)).map(presentProduct),
  }),
  operation({
    route: 'GET /users/{id}/purchase-items',
    id: 'purchaseItems.list',
    summary: 'What a person bought, was bought, or serves as attorney',
    tag: 'payments',
    params: idParam,
    query: z.object({ category: productCategorySchema.optional() }),
    response: z.array(purchaseItemSchema),
    policy: purchasePolicy,
    action: 'read',
    load: ({ params }) => ({ userId: params.id }),
    handle: async ({ tx, now, params, query, actor, services }) => {
      const [products, events, rows] = await together(
        productsById(tx),
        eventsOfPerson(tx, params.id),
        listPurchaseItemsOf(tx, params.id),
      );
      const items = rows.map((row) =>
        presentPurchaseItem(
          tx,
          row,
          products.get(row.productId),
          events
            .filter(({ event }) => event.purchaseItemId === row.id)
            .map((view) => presentEvent(tx, view, actor, { config: services.config, now })),
          actor,
        ),
      );
      return query.category === undefined ? items : items.filter((item) => item.category === query.category);
    },
  }),
];
