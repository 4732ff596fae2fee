import { questionOfKey } from '@troth/content/questionnaire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aReadyCouple, generateNow } from '../testing/agreements';
import type { TestCouple } from '../testing/builders';
import { countQueries } from '../testing/count-queries';
import { bothReview, paidForNotary } from '../testing/reviewed-couples';
import { type TestApp, testApp } from '../testing/test-app';

let api: TestApp;
/** A couple that lacks nothing but the notary: every part of its case is there to be read. */
let reviewed: TestCouple;
/** A couple whose questionnaire is open. */
let answering: TestCouple;
beforeAll(async () => {
  api = await testApp();
  reviewed = await aReadyCouple(api);
  await generateNow(api, reviewed);
  await bothReview(api, reviewed);
  await paidForNotary(api, reviewed);
  answering = await aReadyCouple(api);
});
afterAll(() => api.close());

const weddingDate = questionOfKey('bg_wedding_date').id;
const read =
  (path: string, of = () => reviewed) =>
  () => {
    const { a, documentId } = of();
    return api.get(path.replace('{user}', `/users/${a.id}`).replace('{document}', documentId), a);
  };
const answer = () =>
  api.patch(`/users/${answering.a.id}/answers?questionId=${weddingDate}`, { valueTyped: '2027-05-01' }, answering.a);

/** The calls that screens make most, with the most queries that each may need. */
const CALLS: readonly (readonly [name: string, most: number, call: () => Promise<{ status: number }>])[] = [
  ['the journey', 4, read('{user}/journey')],
  ['the profile', 3, read('{user}')],
  ['the sections', 3, read('{user}/questionnaire-sections')],
  ['the answers', 3, read('{user}/answers')],
  ['saving an answer', 9, answer],
  ['the differences', 3, read('{user}/answers/dispute')],
  ['the disclosure', 4, read('{user}/documents/{document}/disclosure')],
  ['the document', 4, read('/documents/{document}')],
  ['the generation', 10, read('/documents/{document}/generation')],
  ['whether it is stale', 4, read('/documents/{document}/regeneration-status')],
  ['the versions', 3, read('/documents/{document}/history')],
  ['counsel', 8, read('/documents/{document}/counsel')],
  ['the participants', 4, read('/documents/{document}/participants')],
  ['the timeline', 5, read('/documents/{document}/timeline')],
  ['the notarization', 9, read('/documents/{document}/notarization-outlook')],
  ['the vault', 4, read('/documents/{document}/vault')],
  ['the carts', 3, read('{user}/carts')],
  ['the purchases', 2, read('{user}/purchase-items')],
  ['what can be bought', 3, read('{user}/products/attorney-services/eligibility')],
  ['whom to write to', 4, read('{user}/documents/{document}/chats/counterparts')],
];

it.each(CALLS)('reads %s in at most %i queries', async (_, most, call) => {
  let status = 0;
  const counted = await countQueries(api, async () => {
    ({ status } = await call());
  });
  expect(status).toBe(200);
  expect(counted).toBeLessThanOrEqual(most);
});
