import { VerifyScreen } from '../features/verify/verify-screen';

/** /verify: open to anyone. */
export function VerifyRoute() {
  return <VerifyScreen />;
}
