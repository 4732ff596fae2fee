import { LegalScreen } from '../features/legal/legal-screen';

/** /terms: open to anyone. */
export function TermsRoute() {
  return <LegalScreen page="terms" />;
}
