import { AppointmentList } from '../features/appointments/appointment-list';

/** /admin/attorney-appointments. Portals spec §2. */
export function AppointmentsRoute() {
  return <AppointmentList />;
}
