import { CUSTOMER_SCREENS } from '@troth/domain/people';

/** Addresses of this portal's screens. Customer spec §2. */
export const paths = {
  home: () => CUSTOMER_SCREENS.DASHBOARD,
  profile: () => CUSTOMER_SCREENS.ACCOUNT,
  questionnaire: () => CUSTOMER_SCREENS.QUESTIONNAIRE,
  answers: () => '/questionnaire/answers',
  sectionAnswers: (sectionPath: string) => `${sectionPath}/answers`,
  alignment: () => CUSTOMER_SCREENS.ALIGNMENT,
  financialDisclosure: () => CUSTOMER_SCREENS.FINANCIAL_DISCLOSURE,
  /** The ledger of a kind. */
  disclosureOfKind: (kind: string) => `${CUSTOMER_SCREENS.FINANCIAL_DISCLOSURE}#${kind}`,
  /** An entry: its form to its owner, what it says to the partner. */
  disclosureEntry: (kind: string, entryId: string) =>
    `${CUSTOMER_SCREENS.FINANCIAL_DISCLOSURE}?entry=${kind}.${entryId}`,
  /** The joint entries on which the two do not agree. */
  settleDisputes: () => `${CUSTOMER_SCREENS.FINANCIAL_DISCLOSURE}#settle`,
  /** What each would have over the years; with one partner's answer to a question on which the two differ. */
  whatItMeans: (answer?: { readonly question: string; readonly side: 'A' | 'B' }) =>
    answer === undefined ? '/what-it-means' : `/what-it-means?answer=${answer.question}.${answer.side}`,
  documents: () => CUSTOMER_SCREENS.DOCUMENTS,
  documentReview: () => CUSTOMER_SCREENS.REVIEW,
  /** What each clause means, in plain language. */
  documentNotes: () => '/documents/notes',
  /** The clauses that a question drives. */
  clausesOfQuestion: (questionId: string) => `${CUSTOMER_SCREENS.REVIEW}?question=${encodeURIComponent(questionId)}`,
  notarize: () => CUSTOMER_SCREENS.NOTARIZATION,
  notarizeReview: () => CUSTOMER_SCREENS.NOTARIZATION_REVIEW,
  congratulations: () => CUSTOMER_SCREENS.CONGRATULATIONS,
  /** An attorney whom one found oneself. */
  ownAttorney: () => '/own-attorney',
  attorneyServices: (serviceType: 'REPRESENTATION' | 'Q_A') =>
    `${CUSTOMER_SCREENS.ATTORNEY_SERVICES}?serviceType=${serviceType}`,
  payment: () => CUSTOMER_SCREENS.PAYMENT,
  paymentSuccess: () => CUSTOMER_SCREENS.PAYMENT_SUCCESS,
  invitation: (token: string) => `/invitation?token=${encodeURIComponent(token)}`,
  help: () => CUSTOMER_SCREENS.HELP,
  /** How the agreement came about. */
  history: () => '/history',
  /** The final file, its log and the disclosure as of signing. */
  vault: () => '/vault',
  /** Open to anyone. */
  verify: () => '/verify',
  terms: () => '/terms',
  privacy: () => '/privacy',
} as const;
