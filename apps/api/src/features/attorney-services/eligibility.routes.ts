import { savingsClaim } from '@troth/content/products';
import { type AttorneyServiceType, attorneyServiceTypeSchema, bookingStatusSchema } from '@troth/domain/purchases';
import { idSchema } from '@troth/domain/records';
import { z } from 'zod';
import { idParam } from '../../kernel/http/common-schemas';
import { operation } from '../../kernel/http/operation';
import { together } from '../../kernel/database/read-together';
import type { Policy } from '../../kernel/http/policy';
import { findCouple } from '../../records/couples/couple';
import { isOwningCustomer, type Owned } from '../../records/couples/couple.policy';
import { listProducts } from '../../records/payments/product.repository';
import { userPolicy } from '../../records/users/user.policy';
import { loadUserSubject } from '../../records/users/user.repository';
import { loadHiring } from './hiring';

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
    services: z.array(serviceEligibilitySchema),
    /** What couples are said to save; null where the operator does not show it (D25). */
    savingsClaim: z.string().nullable(),
  })
  .meta({ id: 'AttorneyServicesEligibility', description: 'Whether attorney services are open. Customer spec §6.' });

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
    load: async ({ tx, actor, params }) => ({ userId: (await loadUserSubject(tx, params.id, actor)).id }),
    handle: async ({ tx, subject, services: { config } }) => {
      const claim = config.showsSavingsClaim ? savingsClaim.text : null;
      const couple = await findCouple(tx, subject.userId);
      const closed = (reason: 'NO_STATE' | 'STATE_NOT_SUPPORTED' | 'PRENUP_NOT_PAID') => ({
        isEligible: false,
        reason,
        services: [],
        savingsClaim: claim,
      });
      if (couple?.state == null) return closed('NO_STATE');
      if (couple.state.attorneySupport !== 'PARTNER') return closed('STATE_NOT_SUPPORTED');
      const [hiring, products] = await together(loadHiring(tx, couple), listProducts(tx));
      if (!hiring.isPrenupPaid) return closed('PRENUP_NOT_PAID');
      const representation = hiring.bookingStatus('REPRESENTATION');
      const qa = hiring.bookingStatus('Q_A');
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
        services: [
          ...service('REPRESENTATION', representation, representation === null && hiring.offer.userCanPurchase),
          ...service('Q_A', qa, hiring.isQaAvailable),
        ],
        savingsClaim: claim,
      };
    },
  }),
];
