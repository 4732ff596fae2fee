import { ratingOfStars } from '@troth/domain/attorneys';
import type { Tx } from '../../kernel/database/database';

const MS_PER_DAY = 86_400_000;

/** What clients said, each in turn of another attorney. */
const REVIEWS = [
  { stars: 5, message: 'Explained every clause until I could have explained it myself.' },
  { stars: 5, message: 'Calm, exact and quick. I knew what I was signing.' },
  { stars: 4, message: 'Thorough. One call ran late, and was worth the wait.' },
  { stars: 5, message: 'Told me plainly what I was giving up, and let me decide.' },
  { stars: 4, message: 'Found two things that we had overlooked.' },
  { stars: 3, message: 'Good advice. I would have liked shorter e-mails.' },
  { stars: 5, message: 'Made a hard conversation an easy one.' },
] as const;
/** Reviews of one attorney, so that there are attorneys with several, with one and with none. */
const COUNTS = [3, 2, 1, 0] as const;

/** Approved reviews of attorneys, so that averages and stars can be seen. */
export async function seedReviews(
  tx: Tx,
  { attorneyIds, clientIds }: { readonly attorneyIds: readonly string[]; readonly clientIds: readonly string[] },
  now: Date,
): Promise<void> {
  let given = 0;
  for (const [index, attorneyId] of attorneyIds.entries()) {
    for (const userId of clientIds.slice(0, COUNTS[index % COUNTS.length])) {
      const { stars, message } = REVIEWS[given % REVIEWS.length]!;
      given += 1;
      const createdAt = new Date(now.getTime() - given * 9 * MS_PER_DAY);
      await tx
        .insertInto('attorneyReviews')
        .values({
          attorneyId,
          userId,
          message,
          rating: ratingOfStars(stars),
          status: 'APPROVED',
          createdAt,
          updatedAt: createdAt,
          createdById: userId,
        })
        .execute();
    }
  }
}
