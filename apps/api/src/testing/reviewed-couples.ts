import { contentId } from '@troth/content/ids';
import { questionOfKey } from '@troth/content/questionnaire';
import { answered } from './answers';
import type { TestCouple } from './builders';
import { aFileOf } from './notarizations';
import type { TestApp } from './open-app';
import { aLinkedCouple } from './purchases';

/** A couple whose agreement was made elsewhere: nothing is reviewed. */
export async function anImportedCouple(
  api: TestApp,
  options: { readonly state?: string; readonly weddingDate?: string } = {},
): Promise<TestCouple & { readonly version: string }> {
  const couple = await aLinkedCouple(api, { state: options.state ?? 'NY' });
  const version = await anotherVersion(api, couple);
  if (options.weddingDate !== undefined) await weddingOn(api, couple, options.weddingDate);
  return { ...couple, version };
}

/** Puts another agreement that was made elsewhere in the place of the one that is there; nobody has reviewed it. */
export async function anotherVersion(api: TestApp, couple: TestCouple): Promise<string> {
  const { id } = await aFileOf(api, couple);
  await api.db
    .updateTable('documents')
    .set({
      lastGeneratedAt: api.clock.now(),
      lastGeneratedInputHash: 'IMPORTED',
      generatedPdfFileId: id,
      reviewedAt: null,
      userAReviewedAt: null,
      userBReviewedAt: null,
    })
    .where('id', '=', couple.documentId)
    .execute();
  return id;
}

/** Both say when the wedding is. */
export async function weddingOn(api: TestApp, { documentId, a, b }: TestCouple, date: string): Promise<void> {
  const questionId = questionOfKey('bg_wedding_date').id;
  for (const { id: userId } of [a, b]) await answered(api, { documentId, userId, questionId }, date);
}

/** Both confirm what they have read. */
export async function bothReview(api: TestApp, { documentId, a, b }: TestCouple): Promise<void> {
  for (const partner of [a, b]) {
    const reviewedAt = api.clock.now().toISOString();
    const { status } = await api.patch(`/documents/${documentId}`, { reviewedAt }, partner);
    if (status !== 200) throw new Error(`Confirming answered ${status}.`);
  }
  await api.runJobs();
}

/** Straight in the database, as a settled payment leaves it. */
export async function paidForNotary(api: TestApp, { documentId, a }: TestCouple): Promise<void> {
  await api.db
    .insertInto('purchaseItems')
    .values({
      productId: contentId('product', 'notarization'),
      userId: a.id,
      beneficiaryUserId: a.id,
      documentId,
      pricePaidInCents: 5000,
    })
    .execute();
}

/** A couple that lacks nothing but the press of the button. */
export async function aCoupleToNotarize(
  api: TestApp,
  options: Parameters<typeof anImportedCouple>[1] = {},
): Promise<TestCouple & { readonly version: string }> {
  const couple = await anImportedCouple(api, options);
  await bothReview(api, couple);
  await paidForNotary(api, couple);
  return couple;
}
