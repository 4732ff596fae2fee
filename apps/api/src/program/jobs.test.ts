import { expect, it } from 'vitest';
import { jobs } from './jobs';

it('keeps the name of each kind of job, under which jobs wait in the database', () => {
  expect(jobs.map(({ name }) => name).sort()).toMatchInlineSnapshot(`
    [
      "account-deletions",
      "appointment-reminders",
      "attorney-file-purge",
      "audit-heads",
      "backup",
      "booking-notices",
      "booking-reconciler",
      "booking-requests",
      "chat-mail",
      "clause-discussion-mail",
      "erased-files",
      "evidence-purge",
      "exchange-rates",
      "file-purge",
      "generation",
      "housekeeping",
      "law-changes",
      "mail",
      "notarization-open",
      "notarization-reconciler",
      "notarization-seal",
      "notarization-settle",
      "notary-notices",
      "payment-notices",
      "payment-reconciler",
      "payouts",
      "personal-archive-removal",
      "personal-archives",
      "refunds",
      "review-reminders",
      "sandbox-payment-deliveries",
      "webhooks",
    ]
  `);
});
