import { screen, waitFor } from '@testing-library/react';
import type { UiCatalog } from '@troth/ui/texts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { texts } from '../shared/texts';
import { aJourney, aQuestion, ids, optionId } from '../testing/couple';
import {
  aCart,
  aCartItem,
  aCheckout,
  aDocument,
  anAnswer,
  anAsset,
  aPrenup,
  blakeId,
  thePartner,
} from '../testing/couple-document';
import { speak, uncataloguedTexts } from '@troth/portal/testing';
import { disclosing } from '../testing/disclosing';
import { visit } from '../testing/visit';

/** Names, dates, and what the API says. */
const CONTENTS = [
  'Troth',
  'Alex',
  'Blake',
  'New York',
  'Homes',
  'Debts',
  'Prenuptial agreement',
  'Prenuptial Agreement',
  'One price for the couple.',
  'Growth?',
  'Keep it',
  'Share it',
  'November 20, 2026',
  'Harbor Bank',
  'Savings',
  'USD',
  'What is found',
  'Why it matters.',
  'Some Code § 1',
];

const journey = aJourney({
  partner: thePartner(),
  alignment: { access: 'OPEN', openDisputes: 1, agreedAnswers: 0, isComplete: false },
  menu: {
    ...aJourney().menu,
    items: aJourney().menu.items.map((item) => ({ ...item, isEnabled: true, reason: null })),
  },
});
const question = aQuestion(1, { title: 'Growth?', options: ['Keep it', 'Share it'] });

/** Somebody's earlier payment, so that the list of payments stands on the screen. */
const paidCart = {
  ...aCart([{ ...aCartItem(), product: aPrenup() }]),
  totalPaidInCents: 59_900,
  transactionCompletedAt: '2026-11-20T17:00:00.000Z',
};

const nowhere = { label: null, of: null, questionId: null, sectionPath: null, kind: null, entryId: null };
/** One of each weight, as the API words it, with each way to fix it. */
const findings = (['ERROR', 'WARNING', 'QUESTION', 'NOTICE'] as const).map((severity) => ({
  key: severity,
  code: 'SAME_NAMES' as const,
  severity,
  side: 'A' as const,
  isPrivate: severity === 'WARNING',
  title: 'What is found',
  reason: 'Why it matters.',
  law: { citation: 'Some Code § 1', note: null },
  fixes: [
    { ...nowhere, where: 'QUESTION' as const, label: 'Growth?' },
    { ...nowhere, where: 'ENTRY' as const, of: 'A' as const, label: 'Savings' },
    { ...nowhere, where: 'ENTRY' as const, of: 'B' as const, label: 'Savings' },
    { ...nowhere, where: 'DISCLOSURE' as const, of: 'A' as const },
    { ...nowhere, where: 'DISCLOSURE' as const, of: 'B' as const },
    { ...nowhere, where: 'PARTNERS_DISCLOSURE' as const, of: 'A' as const },
    { ...nowhere, where: 'JOINT_ENTRIES' as const },
    { ...nowhere, where: 'PROFILE' as const, of: 'A' as const },
    { ...nowhere, where: 'ATTORNEY_SERVICES' as const, of: 'A' as const },
  ],
  version: severity === 'ERROR' ? 'v1' : null,
  confirmedBy: severity === 'ERROR' ? ['B' as const] : [],
}));

describe('pseudolocale: every text of the couple’s screens comes from a catalog', () => {
  let ui: UiCatalog | undefined;
  beforeAll(async () => {
    ui = await speak(texts, 'pseudo');
  });
  afterAll(() => speak(texts, 'en'));
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['/payment', false],
    ['/payment/success?session=cs_1', false],
    ['/invitation?token=x', true],
    ['/financial-disclosure', true],
    ['/alignment', true],
    ['/documents', true],
  ])('%s', async (path, isPaid) => {
    const crashed = vi.spyOn(console, 'error');
    disclosing({ alex: { entries: { assets: [anAsset(1, { isJoint: true })] } }, blake: {} })
      .on('get', '/users/{id}/journey', () => ({ ...journey, isPaid }))
      .on('get', '/users/{id}/documents', () => [aDocument()])
      .on('get', '/products', () => [aPrenup()])
      .on('get', '/users/{id}/carts', ({ query }) => (query.get('transactionStatus') === 'completed' ? [paidCart] : []))
      .on('get', '/users/{id}/purchase-items', () => [])
      .on('post', '/users/{id}/checkout/{sessionId}/reconcile', () => aCheckout('PENDING'))
      .on('get', '/users/{id}/answers/dispute', () => [
        {
          documentId: ids.document,
          userId: ids.alex,
          question,
          groupIcon: null,
          answerA: anAnswer(question.id, ids.alex, { optionIds: [optionId(1, 0)] }),
          answerB: anAnswer(question.id, blakeId, { optionIds: [optionId(1, 1)] }),
        },
      ])
      .on('get', '/users/{id}/documents/{docId}/resolutions', () => [])
      .on('get', '/documents/{id}/files', () => [])
      .on('get', '/documents/{id}/history', () => [])
      .on('get', '/documents/{id}/generation', () => ({
        run: null,
        refusal: null,
        findings,
        leftOutQuestionIds: [],
      }));
    const { container } = visit(path, ui);
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull());
    // A part that could not be shown has no texts to look for.
    expect(crashed).not.toHaveBeenCalled();
    expect(uncataloguedTexts(container, CONTENTS)).toEqual([]);
  });
});
