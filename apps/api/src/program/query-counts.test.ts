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

type Call = readonly [name: string, most: number, before: number, call: () => Promise<{ status: number }>];
/**
 * The calls that screens make most, with the most queries that each may send, and how many it sent before the API was laid
 * out in floors (ADR 0094). `vitest run --reporter verbose` prints the table.
 */
const CALLS: readonly Call[] = [
  ['the journey', 4, 26, read('{user}/journey')],
  ['the profile', 3, 3, read('{user}')],
  ['the sections', 3, 7, read('{user}/questionnaire-sections')],
  ['the answers', 3, 7, read('{user}/answers')],
  ['saving an answer', 5, 17, answer],
  ['the differences', 3, 7, read('{user}/answers/dispute')],
  ['the disclosure', 4, 11, read('{user}/documents/{document}/disclosure')],
  ['the document', 4, 7, read('/documents/{document}')],
  ['the generation', 10, 19, read('/documents/{document}/generation')],
  ['whether it is stale', 4, 17, read('/documents/{document}/regeneration-status')],
  ['the versions', 3, 3, read('/documents/{document}/history')],
  ['counsel', 8, 24, read('/documents/{document}/counsel')],
  ['the participants', 4, 7, read('/documents/{document}/participants')],
  ['the timeline', 5, 6, read('/documents/{document}/timeline')],
  ['the notarization', 9, 36, read('/documents/{document}/notarization-outlook')],
  ['the vault', 4, 4, read('/documents/{document}/vault')],
  ['the carts', 3, 5, read('{user}/carts')],
  ['the purchases', 2, 4, read('{user}/purchase-items')],
  ['what can be bought', 3, 10, read('{user}/products/attorney-services/eligibility')],
  ['whom to write to', 4, 6, read('{user}/documents/{document}/chats/counterparts')],
];

it.each(CALLS)('%s: at most %i queries, %i before the floors', async (_, most, before, call) => {
  let status = 0;
  const counted = await countQueries(api, async () => {
    ({ status } = await call());
  });
  expect(status).toBe(200);
  expect(counted).toBeLessThanOrEqual(Math.min(most, before));
});
