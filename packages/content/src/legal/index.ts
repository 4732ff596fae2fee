import { accessibilityPage } from './accessibility-page';
import { privacyPage } from './privacy-page';
import { termsPage } from './terms-page';

export { privacyPage, termsPage };

/** What anyone may read, each at the address of its key. */
export const legalPages = [termsPage, privacyPage, accessibilityPage] as const;
