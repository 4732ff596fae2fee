import { createTexts } from '@troth/portal/texts';
import type { Messages } from '../generated/messages/keys';

/** The texts of this portal. Keys start with the feature that they belong to: `users.`, `attorney.` and so on. */
export const texts = createTexts<Messages>(
  async () => (await import('../generated/messages/en')).en,
  async () => (await import('../generated/messages/pseudo')).pseudo,
);
export const { t } = texts;
