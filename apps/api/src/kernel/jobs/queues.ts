/**
 * Every queue, by name. A new kind of job adds its name here and its handler where the program is put together
 * (`src/start.ts`).
 */
export const queueNames = [
  'mail',
  'generation',
  'payment-notices',
  'sandbox-payment-deliveries',
  'refunds',
  'payment-reconciler',
  'appointment-reminders',
  'booking-notices',
  'booking-requests',
  'booking-reconciler',
  'notarization-open',
  'notarization-settle',
  'notary-notices',
  'notarization-reconciler',
  'chat-mail',
  'exchange-rates',
  'evidence-purge',
  'file-purge',
  'attorney-file-purge',
  'housekeeping',
  'review-reminders',
  'audit-heads',
  'personal-archives',
  'personal-archive-removal',
  'account-deletions',
  'erased-files',
  'notarization-seal',
] as const;
export type QueueName = (typeof queueNames)[number];
