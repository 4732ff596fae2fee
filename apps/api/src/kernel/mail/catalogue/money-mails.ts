import { formatCents } from '@troth/domain/money';
import { say } from '../mail-text';
import { mailKind } from './mail-kind';

interface ReceiptData {
  readonly lines: readonly {
    readonly title: string;
    readonly quantity: number;
    readonly unitPriceInCents: number;
    /** Whom the buyer chose with it, by name and firm; missing in receipts from before it was said. */
    readonly attorney?: string | null;
  }[];
  readonly discountInCents: number;
  readonly totalInCents: number;
}

/** Mails about money: to buyers, to law firms, to admins. */
export const moneyMails = {
  receipt: mailKind({
    reader: 'CUSTOMER',
    compose: ({ lines, discountInCents, totalInCents }: ReceiptData, { customer }) => ({
      subject: say('mail.receipt.subject'),
      paragraphs: [say('mail.receipt.thanks')],
      facts: [
        ...lines.flatMap(({ title, quantity, unitPriceInCents, attorney }) => [
          {
            label: say('mail.receipt.line', { title, quantity }),
            value: formatCents(quantity * unitPriceInCents),
          },
          ...(attorney == null ? [] : [{ label: say('mail.receipt.attorney'), value: attorney }]),
        ]),
        ...(discountInCents === 0
          ? []
          : [{ label: say('mail.receipt.discount'), value: `−${formatCents(discountInCents)}` }]),
        { label: say('mail.receipt.total'), value: formatCents(totalInCents) },
      ],
      action: { label: say('mail.receipt.action'), url: `${customer}/questionnaire` },
    }),
    samples: [
      {
        lines: [
          { title: 'Prenuptial agreement', quantity: 1, unitPriceInCents: 59_900 },
          {
            title: 'Representation',
            quantity: 2,
            unitPriceInCents: 69_900,
            attorney: 'Josephine Hollis, Hollis Family Law, PLLC',
          },
        ],
        discountInCents: 5_000,
        totalInCents: 194_700,
      },
    ],
  }),
  'payment-failed': mailKind({
    reader: 'CUSTOMER',
    compose: ({ amountInCents }: { amountInCents: number }, { customer }) => ({
      subject: say('mail.paymentFailed.subject'),
      paragraphs: [say('mail.paymentFailed.what', { amount: formatCents(amountInCents) })],
      action: { label: say('mail.paymentFailed.action'), url: `${customer}/payment` },
    }),
    samples: [{ amountInCents: 59_900 }],
  }),
  refund: mailKind({
    reader: 'CUSTOMER',
    compose: ({ amountInCents }: { amountInCents: number }) => ({
      subject: say('mail.refund.subject'),
      paragraphs: [say('mail.refund.what', { amount: formatCents(amountInCents) })],
    }),
    samples: [{ amountInCents: 4_900 }],
  }),
  'payment-returned': mailKind({
    reader: 'CUSTOMER',
    compose: ({ amountInCents }: { amountInCents: number }) => ({
      subject: say('mail.paymentReturned.subject'),
      paragraphs: [say('mail.paymentReturned.why', { amount: formatCents(amountInCents) })],
    }),
    samples: [{ amountInCents: 59_900 }],
  }),
  dispute: mailKind({
    reader: 'ADMIN',
    compose: (
      { state, amountInCents, reference }: { state: 'open' | 'won' | 'lost'; amountInCents: number; reference: string },
      { admin },
    ) => ({
      subject: say(`mail.dispute.${state}.subject`),
      paragraphs: [say(`mail.dispute.${state}.what`, { amount: formatCents(amountInCents) })],
      facts: [{ label: say('mail.dispute.which'), value: reference }],
      action: { label: say('mail.openTroth'), url: admin },
    }),
    samples: [
      { state: 'open', amountInCents: 59_900, reference: '0d9b0a3e-51f0-4d6c-8f3f-6b0d3c1f8a11' },
      { state: 'won', amountInCents: 59_900, reference: '0d9b0a3e-51f0-4d6c-8f3f-6b0d3c1f8a11' },
      { state: 'lost', amountInCents: 59_900, reference: '0d9b0a3e-51f0-4d6c-8f3f-6b0d3c1f8a11' },
    ],
  }),
  'exchange-rates-held': mailKind({
    reader: 'ADMIN',
    compose: ({ date, currencies }: { date: string; currencies: readonly string[] }, { admin }) => ({
      subject: say('mail.ratesHeld.subject'),
      paragraphs: [say('mail.ratesHeld.what', { date, currencies: currencies.join(', ') })],
      action: { label: say('mail.openTroth'), url: `${admin}/admin/exchange-rates` },
    }),
    samples: [{ date: '2026-06-15', currencies: ['TRY', 'ARS'] }],
  }),
  'exchange-rates-old': mailKind({
    reader: 'ADMIN',
    compose: ({ date }: { date: string }, { admin }) => ({
      subject: say('mail.ratesOld.subject'),
      paragraphs: [say('mail.ratesOld.what', { date })],
      action: { label: say('mail.openTroth'), url: `${admin}/admin/exchange-rates` },
    }),
    samples: [{ date: '2026-06-08' }],
  }),
};
