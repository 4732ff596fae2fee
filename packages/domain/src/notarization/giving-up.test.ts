import { describe, expect, it } from 'vitest';
import {
  forceResetRefusal,
  type NotarizationParts,
  notarizationTurn,
  type ResetRefusal,
  resetRefusal,
} from './giving-up';

const at = '2026-06-15T12:00:00.000Z';
const sent: NotarizationParts = {
  provider: 'PROOF',
  transactionId: 'ot_1',
  externalStatus: 'sent_to_signer',
  providerCompletedAt: null,
  notarizationCompletedAt: null,
  deletedAt: null,
  sealProblem: null,
  userADoneAt: null,
  userBDoneAt: null,
};
const creating: NotarizationParts = { ...sent, transactionId: null, externalStatus: null };
const scan: NotarizationParts = { ...creating, provider: 'IN_PERSON', userADoneAt: at };

describe('giving a notarization up (customer spec §4; ADR 0049)', () => {
  it.each<[string, NotarizationParts, ResetRefusal | null, ResetRefusal | null]>([
    ['while the provider was not reached', creating, null, null],
    ['while nobody has signed', sent, null, null],
    ['in the meeting', { ...sent, externalStatus: 'meeting_in_progress' }, null, null],
    ['once a signer is done, by an admin alone', { ...sent, userBDoneAt: at }, 'SIGNER_DONE', null],
    ['once all have signed, by an admin alone', { ...sent, externalStatus: 'complete' }, 'SIGNER_DONE', null],
    ['refused by the notary before anybody was done', { ...sent, externalStatus: 'declined' }, null, null],
    [
      'refused by the notary afterwards',
      { ...sent, externalStatus: 'complete_with_rejections', userADoneAt: at },
      'SIGNER_DONE',
      null,
    ],
    ['what expired, whoever had signed', { ...sent, externalStatus: 'expired', userADoneAt: at }, null, null],
    ['a scan that one has confirmed', scan, null, null],
    [
      'one whose file cannot be sealed as it came',
      { ...sent, externalStatus: 'complete', providerCompletedAt: at, sealProblem: 'OTHER_PAGES' },
      'SIGNER_DONE',
      null,
    ],
    ['a scan that both have confirmed', { ...scan, userBDoneAt: at, providerCompletedAt: at }, 'SIGNER_DONE', null],
    ['what is sealed', { ...sent, notarizationCompletedAt: at }, 'NOTARIZED', 'NOTARIZED'],
    ['what was given up', { ...sent, deletedAt: at }, 'ENDED', 'ENDED'],
  ])('%s', (_name, facts, refusal, forced) => {
    expect(resetRefusal(facts)).toBe(refusal);
    expect(forceResetRefusal(facts)).toBe(forced);
  });
});

describe('whose turn it is', () => {
  it.each([
    ['nobody’s while it is opened', creating, []],
    ['both partners’ once they can sign', sent, ['A', 'B']],
    ['the other’s once one has signed', { ...sent, externalStatus: 'partially_complete', userADoneAt: at }, ['B']],
    ['the other’s to confirm a scan', scan, ['B']],
    ['nobody’s while it is sealed', { ...scan, userBDoneAt: at, providerCompletedAt: at }, []],
    ['nobody’s after it expired', { ...sent, externalStatus: 'expired' }, []],
  ] as const)('%s', (_name, facts, sides) => expect(notarizationTurn(facts)).toEqual(sides));
});
