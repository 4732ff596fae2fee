import { PAYOUT_WAITS } from '@troth/domain/attorneys';
import { attorneyServiceTypeSchema, payoutStatusSchema } from '@troth/domain/purchases';
import { calendarDateSchema, idSchema, instantSchema } from '@troth/domain/records';
import { z } from 'zod';
import { operation, type Work } from '../../kernel/http/operation';
import { iso, isoOrNull } from '../../kernel/http/present';
import { renderReceiptPdf } from '@troth/agreement/pdf';
import { attorneyPolicy } from '../../records/attorneys/attorney.policy';
import { type AttorneyRow, getAttorneyView, loadAttorneySubject } from '../../records/attorneys/attorney.repository';
import { paymentsOf, type PayoutScope, servicePayoutsOf } from '../../records/payouts/payout-item.repository';
import { statementPaper, statementResponse } from './statement-paper';

const cents = z.int();

const paymentSchema = z
  .object({
    /** The day on which it was made, in UTC, or that was given for one made elsewhere. */
    paidOn: calendarDateSchema,
    amountInCents: cents,
    /** What was taken back of it. */
    reversedInCents: cents,
    /** What it is found under at the provider, or elsewhere. */
    transfer: z.string().nullable(),
  })
  .meta({ id: 'PayoutPayment', description: 'A payment to a firm for a service.' });

const payoutItemSchema = z
  .object({
    id: idSchema,
    attorneyId: idSchema,
    attorneyName: z.string(),
    clientName: z.string(),
    serviceType: attorneyServiceTypeSchema,
    boughtAt: instantSchema,
    /** When the first call took place. */
    metAt: instantSchema.nullable(),
    pricePaidInCents: cents,
    feePaidInCents: cents,
    refundedInCents: cents,
    paidInCents: cents,
    payoutStatus: payoutStatusSchema,
    partialPayoutReason: z.string().nullable(),
    /** Price less fee, refunds and what was paid. */
    dueInCents: cents,
    waitsFor: z
      .enum(PAYOUT_WAITS)
      .meta({ id: 'PayoutWait', description: 'Why an amount due hasn’t been paid yet.' })
      .nullable(),
    /** The latest first. */
    payments: z.array(paymentSchema),
  })
  .meta({ id: 'PayoutItem', description: 'A service, and what a firm is due for it. Customer spec §9 "Payout due".' });

const attorneyParams = z.object({ id: idSchema, aid: idSchema });

const ofAttorney = {
  tag: 'attorneys',
  isOurs: true,
  params: attorneyParams,
  policy: attorneyPolicy,
  action: 'readClients',
  load: ({ tx, params }: Work & { params: z.output<typeof attorneyParams> }) => loadAttorneySubject(tx, params),
} as const;

/** Whose services an attorney sees: the own ones, or the whole firm's for its lead. */
const scopeOf = ({ id, lawFirmId, isLawFirmLead }: AttorneyRow): PayoutScope =>
  isLawFirmLead && lawFirmId !== null ? { lawFirmId } : { attorneyId: id };

export const payoutItemOperations = [
  operation({
    ...ofAttorney,
    route: 'GET /users/{id}/attorneys/{aid}/payouts',
    id: 'payouts.listItems',
    summary: 'Services assigned to the attorney, or to the whole firm for its lead, with amounts due and paid',
    response: z.array(payoutItemSchema),
    handle: async ({ tx, services, subject }) => {
      const items = await servicePayoutsOf(tx, scopeOf(subject.attorney), services.payouts.provider);
      return items.map((item) => ({
        id: item.id,
        attorneyId: item.attorneyId,
        attorneyName: item.attorneyName,
        clientName: item.clientName,
        serviceType: item.serviceType,
        boughtAt: iso(item.boughtAt),
        metAt: isoOrNull(item.metAt),
        pricePaidInCents: item.row.pricePaidInCents,
        feePaidInCents: item.row.feePaidInCents,
        refundedInCents: item.refundedInCents,
        paidInCents: item.paidInCents,
        payoutStatus: item.row.payoutStatus,
        partialPayoutReason: item.partialPayoutReason,
        dueInCents: item.dueInCents,
        waitsFor: item.waitsFor,
        payments: paymentsOf(item),
      }));
    },
  }),
  operation({
    ...ofAttorney,
    route: 'GET /users/{id}/attorneys/{aid}/payouts/summary',
    id: 'payouts.readSummary',
    summary: 'What was earned by calls of a period, and what is due; of the firm for its lead',
    query: z.object({ from: instantSchema, until: instantSchema }),
    response: z
      .object({
        /** Services whose first call took place in the period. */
        metCount: z.int(),
        earnedInCents: cents,
        /** Of all services, whenever they were met. */
        dueInCents: cents,
      })
      .meta({ id: 'Earnings', description: 'What an attorney earned in a period, and what is due.' }),
    handle: async ({ tx, services, subject, query }) => {
      const [from, until] = [new Date(query.from), new Date(query.until)];
      const items = await servicePayoutsOf(tx, scopeOf(subject.attorney), services.payouts.provider, { from, until });
      const met = items.filter(({ metAt }) => metAt !== null && from <= metAt && metAt < until);
      return {
        metCount: met.length,
        earnedInCents: met.reduce((sum, { dueInCents, paidInCents }) => sum + dueInCents + paidInCents, 0),
        dueInCents: items.reduce((sum, { dueInCents }) => sum + dueInCents, 0),
      };
    },
  }),
  operation({
    ...ofAttorney,
    route: 'GET /users/{id}/attorneys/{aid}/payouts/statement',
    id: 'payouts.downloadStatement',
    summary: 'What was paid in a year, payment by payment, as a PDF',
    query: z.object({ year: z.string().regex(/^20\d{2}$/) }),
    produces: 'application/pdf',
    response: null,
    handle: async ({ tx, services, subject, query, now }) => {
      const { attorney } = subject;
      const items = await servicePayoutsOf(tx, scopeOf(attorney), services.payouts.provider);
      const view = await getAttorneyView(tx, attorney.id);
      const paper = statementPaper({ year: query.year, view, items, now });
      return async () => statementResponse(await renderReceiptPdf(paper), query.year);
    },
  }),
];
