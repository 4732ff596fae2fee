import {
  type AttorneyServiceType,
  attorneyServiceTypeSchema,
  bookingStatusOf,
  bookingStatusSchema,
  isPrenupPaid,
  isQaAvailable,
  type PurchaseFacts,
  showsAttorneyServicesButton,
} from '@troth/domain/purchases';
import { idSchema } from '@troth/domain/records';
import { z } from 'zod';
import type { Tx } from '../../database/database';
import { idParam } from '../../http/common-schemas';
import { operation } from '../../http/operation';
import { isoOrNull } from '../../http/present';
import type { Policy } from '../../policy';
import { type Couple, findCouple } from '../journey/couple';
import { isOwningCustomer, type Owned } from '../journey/couple.policy';
import { listProducts, productsById } from '../payments/product.repository';
import { listPurchaseItemsOfDocument } from '../payments/purchase-item.repository';
import { userPolicy } from '../users/user.policy';
import { loadUserSubject } from '../users/user.repository';

const eligibilityPolicy = {
  read: (actor, subject) => userPolicy.read(actor, { id: subject.userId }),
  readEligibility: isOwningCustomer,
} satisfies Policy<'readEligibility', Owned>;

const serviceEligibilitySchema = z
  .object({
    serviceType: attorneyServiceTypeSchema,
    productId: idSchema,
    priceInCents: z.int(),
    bookingStatus: bookingStatusSchema.nullable(),
    /** BOOK leads to the attorney services, PURCHASE to the cart; null when there is nothing to do now. */
    action: z.enum(['BOOK', 'PURCHASE']).nullable(),
  })
  .meta({ id: 'AttorneyServiceEligibility', description: 'What a customer can do about one attorney service.' });

const eligibilitySchema = z
  .object({
    isEligible: z.boolean(),
    reason: z.enum(['NO_STATE', 'STATE_NOT_SUPPORTED', 'PRENUP_NOT_PAID']).nullable(),
    showsHeaderButton: z.boolean(),
    services: z.array(serviceEligibilitySchema),
  })
  .meta({ id: 'AttorneyServicesEligibility', description: 'Whether attorney services are open. Customer spec §6.' });

/** Approved attorneys licensed in a state whose firms are approved; those of the partner's firm are out (decision 19). */
async function availableFirms(tx: Tx, couple: Couple): Promise<{ firms: number; attorneys: number }> {
  if (couple.state === null) return { firms: 0, attorneys: 0 };
  const partnerAttorney = couple.side === 'A' ? couple.document.attorneyBId : couple.document.attorneyAId;
  const rows = await tx
    .selectFrom('attorneys')
    .innerJoin('attorneyStates', 'attorneyStates.attorneyId', 'attorneys.id')
    .innerJoin('lawFirms', 'lawFirms.id', 'attorneys.lawFirmId')
    .select(['attorneys.id', 'lawFirms.id as firmId'])
    .where('attorneys.stage', '=', 'APPROVED')
    .where('attorneys.deletedAt', 'is', null)
    .where('lawFirms.isApproved', '=', true)
    .where('attorneyStates.stateId', '=', couple.state.id)
    .where('attorneyStates.deletedAt', 'is', null)
    .execute();
  const partnerFirm =
    partnerAttorney === null
      ? undefined
      : await tx.selectFrom('attorneys').select('lawFirmId').where('id', '=', partnerAttorney).executeTakeFirst();
  const open = rows.filter((row) => row.firmId !== partnerFirm?.lawFirmId);
  return { firms: new Set(open.map((row) => row.firmId)).size, attorneys: open.length };
}

async function purchaseFactsOf(tx: Tx, documentId: string): Promise<PurchaseFacts[]> {
  const products = await productsById(tx);
  return (await listPurchaseItemsOfDocument(tx, documentId)).flatMap((item) => {
    const product = products.get(item.productId);
    return product === undefined
      ? []
      : [{ ...item, productType: product.productType, deletedAt: isoOrNull(item.deletedAt) }];
  });
}

export const eligibilityOperations = [
  operation({
    route: 'GET /users/{id}/products/attorney-services/eligibility',
    id: 'users.readAttorneyServicesEligibility',
    summary: 'Whether attorney services are open to a customer, and what to do about each',
    tag: 'users',
    params: idParam,
    response: eligibilitySchema,
    policy: eligibilityPolicy,
    action: 'readEligibility',
    load: async ({ tx, params }) => ({ userId: (await loadUserSubject(tx, params.id)).id }),
    handle: async ({ tx, subject }) => {
      const couple = await findCouple(tx, subject.userId);
      const closed = (reason: 'NO_STATE' | 'STATE_NOT_SUPPORTED' | 'PRENUP_NOT_PAID') => ({
        isEligible: false,
        reason,
        showsHeaderButton: false,
        services: [],
      });
      if (couple?.state == null) return closed('NO_STATE');
      if (couple.state.attorneySupport !== 'PARTNER') return closed('STATE_NOT_SUPPORTED');
      const purchases = await purchaseFactsOf(tx, couple.document.id);
      if (!isPrenupPaid(purchases)) return closed('PRENUP_NOT_PAID');
      const representation = bookingStatusOf(purchases, subject.userId, 'REPRESENTATION');
      const qa = bookingStatusOf(purchases, subject.userId, 'Q_A');
      const { firms, attorneys } = await availableFirms(tx, couple);
      const assigned = couple.side === 'A' ? couple.document.attorneyAId : couple.document.attorneyBId;
      const products = await listProducts(tx);
      const service = (serviceType: AttorneyServiceType, bookingStatus: typeof qa, canPurchase: boolean) =>
        products
          .filter((product) => product.productType === serviceType)
          .map((product) => ({
            serviceType,
            productId: product.id,
            priceInCents: product.priceInCents,
            bookingStatus,
            action: bookingStatus === 'WAITING' ? ('BOOK' as const) : canPurchase ? ('PURCHASE' as const) : null,
          }));
      return {
        isEligible: true,
        reason: null,
        showsHeaderButton: showsAttorneyServicesButton({
          isPrenupPaid: true,
          attorneySupport: couple.state.attorneySupport,
          isLoaded: true,
          hasError: false,
          representation,
          qa,
        }),
        services: [
          ...service('REPRESENTATION', representation, representation === null && firms > 0),
          ...service(
            'Q_A',
            qa,
            isQaAvailable({
              bookingStatus: qa,
              availableAttorneys: attorneys,
              hasAssignedAttorneyOrFirm: assigned !== null,
            }),
          ),
        ],
      };
    },
  }),
];
