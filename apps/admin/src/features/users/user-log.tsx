import { useSuspenseQuery } from '@tanstack/react-query';
import { LoadBoundary } from '@troth/portal/load-boundary';
import { Timeline } from '@troth/portal/timeline/timeline';
import { Stack } from '@troth/ui/layout';
import { RowsSkeleton } from '@troth/ui/skeleton';
import { PersonLog } from '../../shared/actions/person-log';
import { AccessGate } from './access-gate';
import { documentsQuery, type UserDetail } from './queries';
import { t } from '../../shared/texts';

function DocumentLog({ userId, now }: { userId: string; now: Date }) {
  const { data: documents } = useSuspenseQuery(documentsQuery(userId));
  const document = documents.find(({ isActive, deletedAt }) => isActive && deletedAt === null);
  if (document === undefined) return null;
  const couple = document.partners.map(({ name }) => name).join(t('user.and'));
  return (
    <AccessGate documentId={document.id} couple={couple}>
      <Timeline documentId={document.id} now={now} />
    </AccessGate>
  );
}

/** What admins did about a person, and what happened to the document. */
export function UserLog({ user, now }: { user: UserDetail; now: Date }) {
  return (
    <Stack gap={12}>
      <PersonLog userId={user.id} />
      {user.userType === 'CUSTOMER' && (
        <LoadBoundary loading={<RowsSkeleton rows={6} height={32} />}>
          <DocumentLog userId={user.id} now={now} />
        </LoadBoundary>
      )}
    </Stack>
  );
}
