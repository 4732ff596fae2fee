import { LegalScreen } from '../features/legal/legal-screen';

/** /accessibility: open to anyone. */
export function AccessibilityRoute() {
  return <LegalScreen page="accessibility" />;
}
