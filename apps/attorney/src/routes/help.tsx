import { HelpScreen } from '../features/help/help-screen';

/** /attorney/help, at every stage. Portals spec §2 "Attorney menu". */
export function HelpRoute() {
  return <HelpScreen />;
}
