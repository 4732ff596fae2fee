import { describe, expect, it } from 'vitest';
import type { WaitingRule } from '../notarization/schemas';
import { SIGNING_SECTIONS, type SigningPointCode } from './codes';
import type { AgreementForm, SigningFacts, SigningLaw } from './facts';
import { signingSheet } from './sheet';

const basis = { citation: 'Code § 1', confidence: 'high' } as const;
const plain: SigningLaw = {
  stateName: 'Texas',
  documentTerm: 'Premarital Agreement',
  isAcknowledgmentRequired: false,
  isNotaryRequired: false,
  witnesses: { need: 'NONE', count: 0, isNotaryOne: null },
  form: { ...basis, note: 'A signed writing is enough.' },
  online: { ...basis, isAllowed: true },
  waitingRules: [],
  timing: null,
  counsel: { ...basis, note: 'A lawyer is advised.' },
  needsAttorney: { support: null, disclosureWaiver: null, fairness: null, unfairTerms: null, isForEmbryos: false },
  particulars: [],
  papers: [],
  acknowledgmentForm: 'Code § 2',
  confidence: 'high',
};
const agreement: AgreementForm = {
  limitsSupport: false,
  waivesDisclosure: false,
  hasEmbryoTerms: false,
  hasInitialedSections: false,
  hasWitnessPage: false,
  hasAcknowledgments: true,
  isCertifiedOnline: false,
  hasRightsNotice: false,
  hasTranslator: false,
  certifiedSides: [],
};
const given: SigningFacts = {
  law: plain,
  names: { A: 'Linh Nguyễn', B: 'Avi O’Brien-Smith' },
  agreement,
  isRepresented: { A: false, B: false },
  weddingDate: null,
  today: '2026-06-15',
  now: new Date('2026-06-15T19:00:00Z'),
  waitEnds: null,
};
const rule = (kind: WaitingRule['kind']): WaitingRule => ({
  kind,
  days: 7,
  effect: kind === 'WAIT_AFTER_FINAL' ? 'BLOCKS' : 'WARNS',
  timeZone: 'America/Los_Angeles',
  citation: 'Code § 3',
});

const pointsOf = (facts: Partial<SigningFacts>, changed: Partial<SigningLaw> = {}) =>
  signingSheet({ ...given, ...facts, law: { ...plain, ...changed } }).sections.flatMap(({ points }) => points);
const codesOf = (...args: Parameters<typeof pointsOf>) => pointsOf(...args).map(({ code }) => code);
const has = (code: SigningPointCode, ...args: Parameters<typeof pointsOf>) => codesOf(...args).includes(code);

describe('who must be in the room', () => {
  it.each([
    ['no witnesses', { need: 'NONE', count: 0, isNotaryOne: null }, ['NO_WITNESSES']],
    [
      'two advised, and nobody knows whether the notary is one',
      { need: 'ADVISED', count: 2, isNotaryOne: null },
      ['WITNESSES_ADVISED', 'WHO_MAY_WITNESS', 'WITNESS_RULE_UNKNOWN'],
    ],
    [
      'two, the notary one of them',
      { need: 'REQUIRED', count: 2, isNotaryOne: true },
      ['WITNESSES_REQUIRED', 'NOTARY_IS_A_WITNESS', 'WHO_MAY_WITNESS'],
    ],
    [
      'two beside the notary',
      { need: 'REQUIRED', count: 2, isNotaryOne: false },
      ['WITNESSES_REQUIRED', 'NOTARY_IS_NO_WITNESS', 'WHO_MAY_WITNESS'],
    ],
  ] as const)('%s', (_name, witnesses, codes) => {
    const said = codesOf({}, { witnesses }).filter((code) => /WITNESS/.test(code));
    expect(said).toEqual(expect.arrayContaining([...codes]));
    expect(said.includes('SIGN_BEFORE_WITNESSES')).toBe(witnesses.need !== 'NONE');
    expect(said.includes('NO_WITNESSES')).toBe(witnesses.need === 'NONE');
  });

  it('asks for a notary by law or by advice, never both', () => {
    for (const isNotaryRequired of [true, false]) {
      const points = pointsOf({}, { isNotaryRequired });
      expect(points.filter(({ code }) => /^NOTARY_(REQUIRED|ADVISED)$/.test(code)).map(({ code }) => code)).toEqual([
        isNotaryRequired ? 'NOTARY_REQUIRED' : 'NOTARY_ADVISED',
      ]);
      expect(points.find(({ code }) => code === 'SIGN_BEFORE_NOTARY')?.basis).toEqual(isNotaryRequired ? basis : null);
    }
  });
});

describe('when to sign', () => {
  const waiting = { waitingRules: [rule('WAIT_AFTER_FINAL')] };
  const end = new Date('2026-06-15T19:00:00Z');

  it.each([
    ['a minute before the wait ends', -60_000, true],
    ['as it ends', 0, false],
    ['a minute after', 60_000, false],
  ])('%s', (_name, late, isForbidden) => {
    const facts = { waitEnds: end, now: new Date(end.getTime() + late) };
    expect(has('SIGN_DURING_WAIT', facts, waiting)).toBe(isForbidden);
    const runs = pointsOf(facts, waiting).find(({ code }) => code === 'WAIT_RUNS');
    expect(runs?.values).toEqual({ days: 7, until: end.toISOString(), over: isForbidden ? 'no' : 'yes' });
  });

  it('forbids signing while the wait has not begun, and never where there is none', () => {
    expect(codesOf({ waitEnds: 'NOT_STARTED' }, waiting)).toEqual(
      expect.arrayContaining(['WAIT_NOT_STARTED', 'SIGN_DURING_WAIT']),
    );
    expect(signingSheet({ ...given, waitEnds: 'NOT_STARTED', law: { ...plain, ...waiting } }).window).toEqual({
      earliest: '2026-06-22',
      latest: null,
      outlook: null,
    });
    expect(has('SIGN_DURING_WAIT', {})).toBe(false);
  });

  it.each([
    ['a day before the rule’s last day', '2026-06-23', 'ON_TIME'],
    ['on its last day', '2026-06-22', 'ON_TIME'],
    ['the day after', '2026-06-21', 'TIGHT'],
    ['on the wedding day', '2026-06-15', 'TOO_LATE'],
  ])('before the wedding: %s', (_name, weddingDate, outlook) => {
    const facts = { ...given, weddingDate, law: { ...plain, waitingRules: [rule('DAYS_BEFORE_WEDDING')] } };
    expect(signingSheet(facts).window.outlook).toBe(outlook);
    expect(has('TOO_LATE', { weddingDate }, facts.law)).toBe(outlook === 'TOO_LATE');
    const latest = pointsOf({ weddingDate }, facts.law).find(({ code }) => code === 'LATEST_DAY_BY_LAW');
    expect(latest?.basis).toEqual({ citation: 'Code § 3', confidence: 'high' });
    expect(latest?.values['date']).toBe(signingSheet(facts).window.latest);
  });

  it('advises where no law does, and asks for the day where it is not known', () => {
    expect(has('LATEST_DAY_ADVISED', { weddingDate: '2026-09-01' })).toBe(true);
    expect(has('WEDDING_DATE_UNKNOWN', { weddingDate: '2026-09-01' })).toBe(false);
    expect(has('WEDDING_DATE_UNKNOWN', {})).toBe(true);
  });
});

describe('separate papers', () => {
  const papers = (['COUNSEL_WAIVER', 'RIGHTS_EXPLANATION', 'DISCLOSURE_WAIVER'] as const).map((kind) => ({
    kind,
    basis,
  }));
  const kinds = (facts: Partial<SigningFacts>, changed: Partial<SigningLaw> = {}) =>
    signingSheet({ ...given, ...facts, law: { ...plain, papers, ...changed } }).papers.map(({ kind, side }) =>
      `${kind} ${side ?? ''}`.trim(),
    );

  it('are of those who have no attorney', () => {
    expect(kinds({})).toEqual(['COUNSEL_WAIVER A', 'COUNSEL_WAIVER B', 'RIGHTS_EXPLANATION A', 'RIGHTS_EXPLANATION B']);
    expect(kinds({ isRepresented: { A: true, B: false } })).toEqual(['COUNSEL_WAIVER B', 'RIGHTS_EXPLANATION B']);
    expect(kinds({ isRepresented: { A: true, B: true } })).toEqual([]);
  });

  it('waive disclosure for both where the agreement does, with the attorney where the law wants one', () => {
    const facts = { agreement: { ...agreement, waivesDisclosure: true }, isRepresented: { A: true, B: true } };
    expect(kinds(facts)).toEqual(['DISCLOSURE_WAIVER A', 'DISCLOSURE_WAIVER B']);
    const needsAttorney = { ...plain.needsAttorney, disclosureWaiver: basis };
    const [paper] = signingSheet({ ...given, ...facts, law: { ...plain, papers, needsAttorney } }).papers;
    expect(paper?.isWithAttorney).toBe(true);
  });

  it('bring the pages that the agreement lacks', () => {
    const witnesses = { need: 'REQUIRED', count: 2, isNotaryOne: false } as const;
    const both = { A: true, B: true };
    expect(kinds({ isRepresented: both }, { witnesses })).toEqual(['WITNESS_PAGE']);
    expect(kinds({ isRepresented: both, agreement: { ...agreement, hasWitnessPage: true } }, { witnesses })).toEqual(
      [],
    );
    expect(kinds({ isRepresented: both, agreement: null }, { witnesses })).toEqual(['WITNESS_PAGE', 'ACKNOWLEDGMENTS']);
  });

  it('bring certificates for signing in person where those in the agreement are for a video call', () => {
    const both = { A: true, B: true };
    expect(kinds({ isRepresented: both })).toEqual([]);
    const online = { isRepresented: both, agreement: { ...agreement, isCertifiedOnline: true } };
    expect(kinds(online)).toEqual(['ACKNOWLEDGMENTS']);
    const said = pointsOf(online).filter(({ code }) => code.startsWith('FORM_IN'));
    expect(said).toMatchObject([{ code: 'FORM_IN_PACKET', values: { why: 'online' } }]);
  });

  it('bring the certificate of the statute where a notary may complete no other', () => {
    const law = { particulars: ['OWN_FORM_OF_NOTARY'] } as const;
    expect(kinds({ isRepresented: { A: true, B: true } }, law)).toEqual(['ACKNOWLEDGMENTS']);
    const said = pointsOf({}, law).filter(({ code }) => code.startsWith('FORM_IN'));
    expect(said).toMatchObject([{ code: 'FORM_IN_PACKET', values: { why: 'statute' } }]);
  });
});

describe('terms that want an attorney', () => {
  const needsAttorney = { ...plain.needsAttorney, support: basis, disclosureWaiver: basis, isForEmbryos: true };
  const agreed = { ...agreement, limitsSupport: true, waivesDisclosure: true, hasEmbryoTerms: true };
  const warned = (facts: Partial<SigningFacts>) =>
    pointsOf(facts, { needsAttorney }).filter(({ code }) => code.endsWith('WITHOUT_ATTORNEY'));

  it('are not signed by who has none', () => {
    expect(
      warned({ agreement: agreed, isRepresented: { A: true, B: false } }).map(({ code, side }) => [code, side]),
    ).toEqual([
      ['SUPPORT_WITHOUT_ATTORNEY', 'B'],
      ['DISCLOSURE_WITHOUT_ATTORNEY', 'B'],
      ['EMBRYOS_WITHOUT_ATTORNEY', 'B'],
    ]);
    expect(warned({ agreement: agreed, isRepresented: { A: true, B: true } })).toEqual([]);
    expect(warned({})).toEqual([]);
  });

  it('may be in an agreement that nobody could read', () => {
    const said = warned({ agreement: null, isRepresented: { A: true, B: false } });
    expect(said.map(({ code, values }) => [code, values['known']])).toEqual([
      ['SUPPORT_WITHOUT_ATTORNEY', 'no'],
      ['DISCLOSURE_WITHOUT_ATTORNEY', 'no'],
    ]);
    expect(has('AGREEMENT_UNREAD', { agreement: null })).toBe(true);
  });
});

it('tells its parts in the order of the day', () => {
  const sections = signingSheet(given).sections.map(({ section }) => section);
  expect(sections).toEqual(SIGNING_SECTIONS.filter((section) => sections.includes(section)));
});
