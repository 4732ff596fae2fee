import { v5 } from 'uuid';

/**
 * The one namespace of all content ids. It never changes: every id that a database holds hangs from it.
 * The environment constants in `@troth/domain/environment` repeat three of the ids; a test compares them.
 */
export const CONTENT_NAMESPACE = '8f0e9c1e-6b0c-5d53-9d1a-3c2b7f6f1a44';

/** What a content id can name. A kind is part of the hashed name, so equal keys of two kinds never collide. */
export const CONTENT_KINDS = [
  'country',
  'state',
  'document-template',
  'document-template-state',
  'term',
  'section',
  'group',
  'question',
  'option',
  'visibility',
  'restriction',
  'attorney-rule',
  'product',
  'video',
  'section-template',
  'clause',
  'clause-template',
  'condition',
  'library-group',
] as const;

export type ContentKind = (typeof CONTENT_KINDS)[number];

/**
 * The stable id of a piece of content: a version 5 UUID of `kind:key` in {@link CONTENT_NAMESPACE}.
 * The same kind and key give the same id in every environment and on every machine (row 40 of
 * ADR 0000), so seeding twice changes nothing.
 *
 * Keys: a question's key (`bg_wedding_date`), an option's `question.option` (`sp_premarital.stays`), a group's
 * `section.group` (`background_information.profile`), a state's postal code (`CA`), a country's code (`US`).
 *
 * @throws Error when the key is empty: an empty key would give unrelated things one id.
 */
export function contentId(kind: ContentKind, key: string): string {
  if (key === '') throw new Error(`A content id of kind ${kind} needs a key.`);
  return v5(`${kind}:${key}`, CONTENT_NAMESPACE);
}
