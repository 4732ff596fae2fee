/** Addresses of this portal's screens. Customer spec §2. */
export const paths = {
  home: () => '/',
  profile: () => '/profile',
  questionnaire: () => '/questionnaire',
  answers: () => '/questionnaire/answers',
  sectionAnswers: (sectionPath: string) => `${sectionPath}/answers`,
  alignment: () => '/alignment',
  financialDisclosure: () => '/financial-disclosure',
  /** The ledger of a kind. */
  disclosureOfKind: (kind: string) => `/financial-disclosure#${kind}`,
  /** An entry: its form to its owner, what it says to the partner. */
  disclosureEntry: (kind: string, entryId: string) => `/financial-disclosure?entry=${kind}.${entryId}`,
  /** The joint entries on which the two do not agree. */
  settleDisputes: () => '/financial-disclosure#settle',
  documents: () => '/documents',
  documentReview: () => '/documents/review',
  /** The clauses that a question drives. */
  clausesOfQuestion: (questionId: string) => `/documents/review?question=${encodeURIComponent(questionId)}`,
  notarize: () => '/notarize',
  notarizeReview: () => '/notarize/review',
  congratulations: () => '/congratulations',
  /** An attorney whom one found oneself. */
  ownAttorney: () => '/own-attorney',
  attorneyServices: (serviceType: 'REPRESENTATION' | 'Q_A') => `/attorney-services?serviceType=${serviceType}`,
  payment: () => '/payment',
  paymentSuccess: () => '/payment/success',
  invitation: (token: string) => `/invitation?token=${encodeURIComponent(token)}`,
  help: () => '/help',
  /** How the agreement came about. */
  timeline: () => '/documents/timeline',
  /** The final file, its log and the disclosure as of signing. */
  vault: () => '/vault',
  /** Open to anyone. */
  verify: () => '/verify',
  terms: () => '/terms',
  privacy: () => '/privacy',
} as const;
