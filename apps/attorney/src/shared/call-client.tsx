import { Link } from '@troth/ui/link';
import type { AppointmentEvent } from './appointments';
import { paths } from './paths';
import { t } from './texts';

/** Whose call it is, with a link to the client's page while it is open to the attorney. */
export function CallClient({
  event: { beneficiaryUserId, clientName },
  former,
}: {
  event: AppointmentEvent;
  /** Who are clients no longer, of those who have the calls shown. */
  former: readonly string[];
}) {
  const name = clientName ?? t('appointments.client');
  return former.includes(beneficiaryUserId) ? name : <Link href={paths.client(beneficiaryUserId)}>{name}</Link>;
}
