import { privacyPage } from './privacy-page';
import { termsPage } from './terms-page';

export type { LegalPage, LegalSection } from './legal-page';
export { privacyPage, termsPage };

/** Both pages, by their address: /terms and /privacy. */
export const legalPages = [termsPage, privacyPage] as const;
