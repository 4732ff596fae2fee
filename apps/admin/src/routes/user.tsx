import { LoadBoundary } from '@troth/portal/load-boundary';
import { RowsSkeleton } from '@troth/ui/skeleton';
import { Stack } from '@troth/ui/layout';
import { useParams } from 'react-router';
import { PersonAppointments } from '../features/appointments/person-appointments';
import { PurchasesSection } from '../features/refunds/purchases-section';
import { AboutUser } from '../features/users/about-user';
import { USER_PARTS } from '../features/users/parts';
import type { UserDetail } from '../features/users/queries';
import { UserActions } from '../features/users/user-actions';
import { UserAnswers } from '../features/users/user-answers';
import { UserDocuments } from '../features/users/user-documents';
import { UserLog } from '../features/users/user-log';
import { UserMails } from '../features/users/user-mails';
import { nameOfUser, NoSuchUser, UserPage } from '../features/users/user-page';
import { UserTickets } from '../features/users/user-tickets';
import { recordLoading } from '../shared/record-loading';

function Overview({ user }: { user: UserDetail }) {
  return (
    <Stack gap={12}>
      {user.userType === 'CUSTOMER' && (
        <>
          <UserDocuments user={user} />
          <PurchasesSection userId={user.id} />
        </>
      )}
      <AboutUser user={user} />
    </Stack>
  );
}

/** /admin/users/{id}, and its parts. Portals spec §2. */
export function UserRoute() {
  const { id = '', part: named } = useParams();
  const part = USER_PARTS.find((each) => each === named) ?? 'overview';
  const parts = {
    overview: (user: UserDetail) => <Overview user={user} />,
    answers: (user: UserDetail) => <UserAnswers user={user} />,
    appointments: (user: UserDetail) => (
      <PersonAppointments userId={user.id} whose={user.userType === 'ATTORNEY' ? 'attorney' : 'client'} />
    ),
    mails: (user: UserDetail) => <UserMails user={user} />,
    tickets: (user: UserDetail) => <UserTickets user={user} />,
    log: (user: UserDetail) => <UserLog user={user} now={new Date()} />,
  };
  return (
    <LoadBoundary key={id} loading={recordLoading} missing={<NoSuchUser />}>
      <UserPage id={id} part={part} renderAside={(user) => <UserActions user={user} name={nameOfUser(user)} />}>
        {(user) => (
          <LoadBoundary key={part} loading={<RowsSkeleton rows={6} height={40} />}>
            {parts[part](user)}
          </LoadBoundary>
        )}
      </UserPage>
    </LoadBoundary>
  );
}
