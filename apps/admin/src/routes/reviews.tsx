import { ReviewList } from '../features/reviews/review-list';

/** /admin/attorney-reviews. Portals spec §2. */
export function ReviewsRoute() {
  return <ReviewList />;
}
