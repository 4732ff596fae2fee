/** Addresses of this portal's screens. Customer spec §2. */
export const paths = {
  home: () => '/',
  profile: () => '/profile',
  questionnaire: () => '/questionnaire',
  answers: () => '/questionnaire/answers',
  sectionAnswers: (sectionPath: string) => `${sectionPath}/answers`,
  alignment: () => '/alignment',
  financialDisclosure: () => '/financial-disclosure',
  /** The joint entries on which the two do not agree. */
  settleDisputes: () => '/financial-disclosure#settle',
  documents: () => '/documents',
  documentReview: () => '/documents/review',
  notarize: () => '/notarize',
  payment: () => '/payment',
  paymentSuccess: () => '/payment/success',
  invitation: (token: string) => `/invitation?token=${encodeURIComponent(token)}`,
  help: () => '/help',
  terms: () => '/terms',
  privacy: () => '/privacy',
} as const;
