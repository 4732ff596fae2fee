import type { Instant } from '../../database/columns';

export interface WaitlistTables {
  postnupWaitlist: { userId: string; joinedAt: Instant };
}
