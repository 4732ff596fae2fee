import type { components } from '@troth/api-client';
import { VERSION } from './notarization';

type SigningSheet = components['schemas']['SigningSheet'];

/** The signing day of Alex and Blake, who have confirmed their agreement; unless said otherwise. */
export const aSigningSheet = (changes: Partial<SigningSheet> = {}): SigningSheet => ({
  stateName: 'New York',
  documentTerm: 'Prenuptial Agreement',
  names: { A: 'Alex Arden', B: 'Blake Barlow' },
  window: {
    earliest: '2027-06-01',
    latest: '2027-06-17',
    waitEndsAt: null,
    outlook: 'ON_TIME',
    timeZone: 'America/New_York',
  },
  sections: [
    {
      section: 'ROOM',
      title: 'Who must be in the room',
      look: 'TICKS',
      points: [
        {
          code: 'NOTARY_REQUIRED',
          side: null,
          text: 'A notary, the whole time.',
          basis: { citation: 'N.Y. Dom. Rel. Law § 236(B)(3)', confidence: 'high' },
        },
      ],
    },
    {
      section: 'ORDER',
      title: 'In this order',
      look: 'STEPS',
      points: [
        { code: 'GATHER', side: null, text: 'Wait until the notary has arrived.', basis: null },
        { code: 'SIGN', side: null, text: 'Each of you signs.', basis: { citation: null, confidence: 'low' } },
      ],
    },
    {
      section: 'NEVER',
      title: 'What to avoid',
      look: 'NEVER',
      points: [{ code: 'LEAVE_BLANK', side: null, text: 'Leaving a line empty.', basis: null }],
    },
  ],
  papers: [],
  version: { hash: VERSION, shortName: 'aaaa aaaa' },
  law: { confidence: 'high', researchedOn: '2026-11-20', reviewedByCounsel: false },
  ...changes,
});
