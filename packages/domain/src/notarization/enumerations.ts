/** Before whom a couple signs: online, or on paper before any notary. */
export const NOTARY_PROVIDERS = ['SANDBOX', 'PROOF', 'IN_PERSON'] as const;
export type NotaryProvider = (typeof NOTARY_PROVIDERS)[number];

/** Ways to the notary: over the couple's screens, or on paper before any notary. */
export const NOTARIZATION_PATHS = ['ONLINE', 'IN_PERSON'] as const;
export type NotarizationPath = (typeof NOTARIZATION_PATHS)[number];

/** Why a notarization was given up. A detached one stays at a provider that would not let it go. */
export const NOTARIZATION_ENDINGS = ['RESET', 'FORCE_RESET', 'DELETED', 'DETACHED'] as const;
export type NotarizationEnding = (typeof NOTARIZATION_ENDINGS)[number];

/** Where a notarization stands. ADR 0049. */
export const NOTARIZATION_STAGES = [
  /** The provider was not reached yet. */
  'CREATING',
  /** The provider has it, and nobody can sign yet. */
  'PREPARING',
  /** Each partner has a link. */
  'SENT',
  'IN_PROGRESS',
  /** One partner is done. */
  'PARTIAL',
  /** Signed on paper: a scan waits for the confirmation of both partners. */
  'AWAITING_CONFIRMATION',
  /** All have signed; the file is fetched and sealed. */
  'COMPLETING',
  'COMPLETED',
  /** The notary refused, or the provider looks into it: it can be reset. */
  'NEEDS_ATTENTION',
  /** Something that the couple cannot fix. */
  'ADMIN_ATTENTION',
  /** It expired or was given up: a new one can begin. */
  'ENDED',
] as const;
export type NotarizationStage = (typeof NOTARIZATION_STAGES)[number];
