import type { Instant } from '../../kernel/database/columns';

export interface WaitlistTables {
  postnupWaitlist: { userId: string; joinedAt: Instant };
}
