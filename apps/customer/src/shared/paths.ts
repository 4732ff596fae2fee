/** Addresses of this portal's screens. Customer spec §2. */
export const paths = {
  home: () => '/',
  profile: () => '/profile',
  questionnaire: () => '/questionnaire',
  answers: () => '/questionnaire/answers',
  sectionAnswers: (sectionPath: string) => `${sectionPath}/answers`,
  alignment: () => '/alignment',
  financialDisclosure: () => '/financial-disclosure',
  documents: () => '/documents',
  documentReview: () => '/documents/review',
  payment: () => '/payment',
  paymentSuccess: () => '/payment/success',
  invitation: (token: string) => `/invitation?token=${encodeURIComponent(token)}`,
  help: () => '/help',
  terms: () => '/terms',
  privacy: () => '/privacy',
} as const;

const COMPLETION_PATHS: ReadonlySet<string> = new Set(['/notarize', '/congratulations']);

/** Where the API's next step or menu item leads here: completion starts from the reviewed version, which can be printed. */
export const screenOf = (path: string): string => (COMPLETION_PATHS.has(path) ? paths.documentReview() : path);
