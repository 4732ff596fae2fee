import { allOf, isCustomer, type Policy } from '../../kernel/http/policy';
import { type AttorneySubject, attorneyPolicy } from '../attorneys/attorney.policy';

export const reviewPolicy = {
  // Everyone who sees an attorney sees what approved reviews say; which ones more, the handler tells (D3).
  read: attorneyPolicy.read,
  // Whether they have met is told with its reason.
  review: allOf<AttorneySubject>(isCustomer, attorneyPolicy.read),
} satisfies Policy<'review', AttorneySubject>;
