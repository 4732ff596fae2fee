import { describe, expect, it } from 'vitest';
import { type NotarizationFacts, notarizationStage } from './stage';

const at = '2026-06-15T12:00:00.000Z';
const sent: NotarizationFacts = {
  provider: 'PROOF',
  transactionId: 'ot_1',
  externalStatus: 'sent_to_signer',
  providerCompletedAt: null,
  notarizationCompletedAt: null,
  deletedAt: null,
  sealProblem: null,
};

describe('the stage of a notarization (ADR 0049)', () => {
  it.each([
    ['written down, the provider not reached', { transactionId: null, externalStatus: null }, 'CREATING'],
    ['a draft', { externalStatus: 'draft' }, 'PREPARING'],
    ['sent', {}, 'SENT'],
    ['in the meeting', { externalStatus: 'meeting_in_progress' }, 'IN_PROGRESS'],
    ['one partner done', { externalStatus: 'partially_complete' }, 'PARTIAL'],
    ['complete, the file not fetched', { externalStatus: 'complete' }, 'COMPLETING'],
    ['refused by the notary', { externalStatus: 'complete_with_rejections' }, 'NEEDS_ATTENTION'],
    ['not taken in by the provider', { transactionId: null, externalStatus: 'opening_refused' }, 'NEEDS_ATTENTION'],
    ['expired', { externalStatus: 'expired' }, 'ENDED'],
    ['a word that nobody told us of', { externalStatus: 'identify_pending' }, 'ADMIN_ATTENTION'],
    ['fetched, not sealed, whatever word comes late', { providerCompletedAt: at }, 'COMPLETING'],
    ['not sealed yet, which passes by itself', { providerCompletedAt: at, sealProblem: 'NO_TIME' }, 'COMPLETING'],
    ['what came is not what was reviewed', { providerCompletedAt: at, sealProblem: 'OTHER_PAGES' }, 'ADMIN_ATTENTION'],
    ['sealed', { providerCompletedAt: at, notarizationCompletedAt: at }, 'COMPLETED'],
    ['given up', { deletedAt: at }, 'ENDED'],
    [
      'a scan that waits for both',
      { provider: 'IN_PERSON', transactionId: null, externalStatus: null },
      'AWAITING_CONFIRMATION',
    ],
  ] as const)('%s', (_name, facts, stage) => {
    expect(notarizationStage({ ...sent, ...facts })).toBe(stage);
  });
});
