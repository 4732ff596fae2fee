import { LegalScreen } from '../features/legal/legal-screen';

/** /privacy: open to anyone. */
export function PrivacyRoute() {
  return <LegalScreen page="privacy" />;
}
