import { HelpScreen } from '../features/help/help-screen';

/** /help: how it works, what people ask, how to reach a person, and what Troth is not. */
export function HelpRoute() {
  return <HelpScreen />;
}
