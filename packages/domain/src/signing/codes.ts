/** The parts of a signing-day sheet, in the order in which a couple needs them. Ours; issue "Signing day". */
export const SIGNING_SECTIONS = [
  'BEFORE',
  'ROOM',
  'BRING',
  'PAPERS',
  'ORDER',
  'NOTARY',
  'NEVER',
  'AFTER',
  'UNKNOWN',
] as const;
export type SigningSection = (typeof SIGNING_SECTIONS)[number];

/** How the points of a part are marked: boxes to tick, numbered steps, crosses, or nothing but a dash. */
export const SIGNING_LOOKS = {
  BEFORE: 'NOTES',
  ROOM: 'TICKS',
  BRING: 'TICKS',
  PAPERS: 'TICKS',
  ORDER: 'STEPS',
  NOTARY: 'NOTES',
  NEVER: 'NEVER',
  AFTER: 'TICKS',
  UNKNOWN: 'NOTES',
} as const satisfies Record<SigningSection, string>;
export type SigningLook = (typeof SIGNING_LOOKS)[SigningSection];

/** Everything that a sheet can say, by part. Within a part it is said in this order. */
export const SIGNING_POINTS = {
  BEFORE: [
    'WAIT_RUNS',
    'WAIT_NOT_STARTED',
    'LATEST_DAY_BY_LAW',
    'LATEST_DAY_ADVISED',
    'TOO_LATE',
    'FORM_RULE',
    'TIMING_RULE',
    'COUNSEL_RULE',
    'PRESUMPTION_NEEDS_ATTORNEYS',
    'UNFAIR_TERMS_NEED_ATTORNEY',
    'NOTICE_IN_AGREEMENT',
    'CALL_NOTARY',
  ],
  ROOM: [
    'BOTH_PARTNERS',
    'SIGN_PERSONALLY',
    'NOTARY_REQUIRED',
    'NOTARY_ADVISED',
    'WITNESSES_REQUIRED',
    'WITNESSES_ADVISED',
    'NO_WITNESSES',
    'NOTARY_IS_A_WITNESS',
    'NOTARY_IS_NO_WITNESS',
    'WHO_MAY_WITNESS',
    'ATTORNEY_CERTIFIES',
    'TRANSLATOR',
    'ONLINE_POSSIBLE',
    'ONLINE_NOT_POSSIBLE',
  ],
  BRING: ['IDENTITY', 'WITNESS_IDENTITY', 'PACKET', 'PENS'],
  PAPERS: [
    'PAPER_COUNSEL_WAIVER',
    'PAPER_RIGHTS_EXPLANATION',
    'PAPER_DISCLOSURE_WAIVER',
    'PAPER_WITNESS_PAGE',
    'PAPER_ACKNOWLEDGMENTS',
    'NO_SEPARATE_PAPERS',
  ],
  ORDER: [
    'GATHER',
    'SHOW_IDENTITY',
    'CHECK_VERSION',
    'SIGN_SEPARATE_PAPERS',
    'READ_ALOUD',
    'INITIAL_PAGES',
    'INITIAL_SECTIONS',
    'SIGN',
    'SIGN_BEFORE_WITNESSES',
    'WITNESSES_SIGN',
    'NOTARY_CERTIFIES',
    'LOOK_OVER',
  ],
  NOTARY: [
    'ACKNOWLEDGMENT_REQUIRED',
    'ACKNOWLEDGED_AT_ONCE',
    'FORM_IN_AGREEMENT',
    'FORM_IN_PACKET',
    'FORM_OF_STATE',
    'OWN_FORM_OF_NOTARY',
    'CERTIFICATE_COMPLETE',
  ],
  NEVER: [
    'SIGN_BEFORE_NOTARY',
    'SIGN_DURING_WAIT',
    'SIGN_ON_WEDDING_DAY',
    'SUPPORT_WITHOUT_ATTORNEY',
    'DISCLOSURE_WITHOUT_ATTORNEY',
    'EMBRYOS_WITHOUT_ATTORNEY',
    'LEAVE_BLANK',
    'CHANGE_BY_HAND',
    'SIGN_UNDER_PRESSURE',
  ],
  AFTER: ['SCAN', 'BOTH_CONFIRM', 'KEEP_PAPER', 'GIVE_COPIES', 'RECORD_FOR_LAND', 'FILE_PUBLICLY'],
  UNKNOWN: [
    'AGREEMENT_UNREAD',
    'WITNESS_RULE_UNKNOWN',
    'FORM_UNKNOWN',
    'DAYS_UNKNOWN',
    'WEDDING_DATE_UNKNOWN',
    'THINLY_RESEARCHED',
  ],
} as const satisfies Record<SigningSection, readonly string[]>;
export type SigningPointCode = (typeof SIGNING_POINTS)[SigningSection][number];

export const SIGNING_POINT_CODES: readonly SigningPointCode[] = SIGNING_SECTIONS.flatMap(
  (section): readonly SigningPointCode[] => SIGNING_POINTS[section],
);

/** Papers that are signed apart from the agreement, or added where it lacks them, in the order in which they are bound. */
export const SIGNING_PAPERS = [
  'COUNSEL_WAIVER',
  'RIGHTS_EXPLANATION',
  'DISCLOSURE_WAIVER',
  'WITNESS_PAGE',
  'ACKNOWLEDGMENTS',
] as const;
export type SigningPaperKind = (typeof SIGNING_PAPERS)[number];

/** How well a fact of law was checked. */
export const LAW_CONFIDENCES = ['high', 'medium', 'low'] as const;
export type LawConfidence = (typeof LAW_CONFIDENCES)[number];
