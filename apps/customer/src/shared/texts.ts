import { createTexts } from '@troth/portal/texts';
import type { Messages } from '../generated/messages/keys';

/** The texts of this portal. Keys start with the feature that they belong to: `dashboard.`, `questionnaire.` and so on. */
export const texts = createTexts<Messages>(
  async () => (await import('../generated/messages/en')).en,
  async () => (await import('../generated/messages/pseudo')).pseudo,
);
export const { t } = texts;

/** Says one of a family of texts, chosen by data: each takes what it names of the family's values and leaves the rest. */
export const tOneOf: (key: keyof Messages, values: Readonly<Record<string, string | number>>) => string = t;
