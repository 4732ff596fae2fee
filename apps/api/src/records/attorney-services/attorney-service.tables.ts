import type { AttorneyServiceType } from '@troth/domain/purchases';
import type { EntityColumns, Optional } from '../../kernel/database/columns';

export interface AttorneyServiceTables {
  attorneyServices: EntityColumns & {
    attorneyId: string;
    serviceType: AttorneyServiceType;
    /** An outside booking page; null is our own calendar. */
    bookingLink: Optional<string>;
  };
}
