import { AccountScreen } from '../features/account/account-screen';

/** /admin/account. */
export function AccountRoute() {
  return <AccountScreen />;
}
