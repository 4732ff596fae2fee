import { HelpScreen } from '../features/help/help-screen';

/** /admin/help. */
export function HelpRoute() {
  return <HelpScreen />;
}
