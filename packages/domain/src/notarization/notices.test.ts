import { describe, expect, it } from 'vitest';
import { type NotarizationOfPartner, notarizationNotices } from './notices';

const opening: NotarizationOfPartner = {
  provider: 'PROOF',
  transactionId: null,
  externalStatus: null,
  providerCompletedAt: null,
  notarizationCompletedAt: null,
  deletedAt: null,
  sealProblem: null,
  isOwnDone: false,
  isPartnerDone: false,
};
const sent = { ...opening, transactionId: 'ot_1', externalStatus: 'sent_to_signer' };
const partial = { ...sent, externalStatus: 'partially_complete', isPartnerDone: true };

describe('what a partner gets mail about when the notarization moves (customer spec §4)', () => {
  it.each([
    ['invites when the provider has sent it', opening, sent, ['INVITED']],
    ['says nothing of a step between two open ones', sent, { ...sent, externalStatus: 'started' }, []],
    ['says nothing twice', sent, sent, []],
    ['says that the partner signed', sent, partial, ['PARTNER_SIGNED']],
    ['says so to nobody who has signed already', { ...sent, isOwnDone: true }, { ...partial, isOwnDone: true }, []],
    ['says both where both came at once', opening, partial, ['INVITED', 'PARTNER_SIGNED']],
    [
      'says that the provider did not take it',
      opening,
      { ...opening, externalStatus: 'opening_refused' },
      ['NOT_TAKEN'],
    ],
    ['says that the notary refused', partial, { ...partial, externalStatus: 'complete_with_rejections' }, ['REFUSED']],
    ['says that a partner declined', sent, { ...sent, externalStatus: 'declined' }, ['REFUSED']],
    ['says that it expired', sent, { ...sent, externalStatus: 'expired' }, ['EXPIRED']],
    ['says nothing of a cancellation', sent, { ...sent, externalStatus: 'canceled' }, []],
    [
      'says nothing of a second refusal',
      { ...sent, externalStatus: 'declined' },
      { ...sent, externalStatus: 'complete_with_rejections' },
      [],
    ],
  ] as const)('%s', (_name, before, after, notices) => {
    expect(notarizationNotices(before, after)).toEqual(notices);
  });
});
