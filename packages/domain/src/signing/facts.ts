import type { CalendarDate } from '../dates/calendar';
import type { WaitingRule } from '../notarization/schemas';
import type { Side } from '../people/enumerations';
import type { LawConfidence } from './codes';

/** The law that a point rests on. None has been reviewed by counsel unless the sheet says so. */
export interface SigningBasis {
  readonly citation: string | null;
  readonly confidence: LawConfidence;
}

/** A rule of a state that nothing else tells: its own step of the day. */
export const SIGNING_PARTICULARS = [
  /** Nobody may sign by an agent. */
  'SIGN_PERSONALLY',
  /** The whole text is read before it is signed, and notary and witnesses sign with the couple. */
  'READ_ALOUD',
  /** Each signature is acknowledged when it is made. */
  'ACKNOWLEDGED_AT_ONCE',
  /** The notary attaches the certificate that the state prescribes. */
  'OWN_FORM_OF_NOTARY',
  /** It is recorded where it affects land. */
  'RECORD_FOR_LAND',
  /** It is filed in the public records to bind others. */
  'FILE_PUBLICLY',
  /** Who has no attorney is shown a conspicuous notice within the agreement. */
  'NOTICE_IN_AGREEMENT',
] as const;
export type SigningParticular = (typeof SIGNING_PARTICULARS)[number];

/** A paper that a state wants signed apart from the agreement. */
export interface SeparatePaperRule {
  readonly kind: 'COUNSEL_WAIVER' | 'RIGHTS_EXPLANATION' | 'DISCLOSURE_WAIVER';
  /** Null where it is our advice. */
  readonly basis: SigningBasis | null;
}

/** What the law of a state says of the signing. */
export interface SigningLaw {
  readonly stateName: string;
  readonly documentTerm: string;
  readonly isAcknowledgmentRequired: boolean;
  readonly isNotaryRequired: boolean;
  readonly witnesses: {
    readonly need: 'REQUIRED' | 'ADVISED' | 'NONE';
    readonly count: number;
    /** Whether the notary counts as one of them; null when it is not known. */
    readonly isNotaryOne: boolean | null;
  };
  /** Of writing, signature, notary and witnesses. */
  readonly form: SigningBasis & { readonly note: string };
  readonly online: SigningBasis & { readonly isAllowed: boolean };
  readonly waitingRules: readonly WaitingRule[];
  /** A rule of timing in words, with what it rests on. */
  readonly timing: (SigningBasis & { readonly note: string }) | null;
  readonly counsel: SigningBasis & { readonly note: string };
  /** Terms for which the law wants an attorney beside each partner whom they bind. */
  readonly needsAttorney: {
    readonly support: SigningBasis | null;
    readonly disclosureWaiver: SigningBasis | null;
    readonly fairness: SigningBasis | null;
    readonly unfairTerms: SigningBasis | null;
    /** Policy of the service, and of no law. */
    readonly isForEmbryos: boolean;
  };
  readonly particulars: readonly SigningParticular[];
  readonly papers: readonly SeparatePaperRule[];
  /** Where the statutory form of an acknowledgment is found; null when it is not known. */
  readonly acknowledgmentForm: string | null;
  readonly confidence: LawConfidence;
}

/** What the agreement that is signed holds; null where it was made elsewhere and cannot be read. */
export interface AgreementForm {
  readonly limitsSupport: boolean;
  readonly waivesDisclosure: boolean;
  readonly hasEmbryoTerms: boolean;
  readonly hasInitialedSections: boolean;
  readonly hasWitnessPage: boolean;
  readonly hasAcknowledgments: boolean;
  /** Its certificates have the words for signing online, by video. */
  readonly isCertifiedOnline: boolean;
  readonly hasRightsNotice: boolean;
  readonly hasTranslator: boolean;
  /** Sides with a page for their attorney's certificate. */
  readonly certifiedSides: readonly Side[];
}

/** All that the signing-day sheet is made from. */
export interface SigningFacts {
  readonly law: SigningLaw;
  /** As printed in the agreement. */
  readonly names: Readonly<Record<Side, string>>;
  readonly agreement: AgreementForm | null;
  readonly isRepresented: Readonly<Record<Side, boolean>>;
  /** Null when it is not known, or the two do not say the same. */
  readonly weddingDate: CalendarDate | null;
  /** Today's date in the state's time zone. */
  readonly today: CalendarDate;
  readonly now: Date;
  /** The end of the state's wait after the final text; null where there is none. */
  readonly waitEnds: Date | 'NOT_STARTED' | null;
}
