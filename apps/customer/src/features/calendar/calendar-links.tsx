import { CalendarSubscription } from '@troth/portal/calendar-subscription';
import { Stack } from '@troth/ui/layout';
import type { ReactNode } from 'react';

/** The wedding and the latest safe days in the person's own calendar: as a file, or as a link that stays up to date. */
export function CalendarLinks({ download }: { download: ReactNode }) {
  return (
    <Stack gap={4}>
      {download}
      <CalendarSubscription />
    </Stack>
  );
}
