import { jurisdictions, signingLawOf } from '@troth/content/jurisdictions';
import { type SigningFacts, signingSheet } from '@troth/domain/signing';
import { describe, expect, it } from 'vitest';
import { agreementTemplate } from '@troth/content/clauses';
import { CERTIFICATE_CLAUSES, TELLING_CLAUSES } from './agreement-form';
import { pointText } from './present-sheet';

const given: Omit<SigningFacts, 'law'> = {
  names: { A: 'Linh Nguyễn', B: 'Avi Lee' },
  agreement: null,
  isRepresented: { A: false, B: false },
  weddingDate: '2026-06-20',
  today: '2026-06-15',
  now: new Date('2026-06-15T19:00:00Z'),
  waitEnds: new Date('2026-06-18T19:00:00Z'),
};

it('knows an agreement by clauses that the template has', () => {
  const keys = new Set(agreementTemplate.sections.flatMap(({ clauses }) => clauses.map(({ key }) => key)));
  const telling = [...Object.values(TELLING_CLAUSES).flat(), ...Object.values(CERTIFICATE_CLAUSES)];
  expect(telling.filter((key) => !keys.has(key))).toEqual([]);
});

describe('the words of the signing day', () => {
  it.each(jurisdictions.map((each) => [each.law.abbreviation, each] as const))('%s', (_name, each) => {
    for (const facts of [given, { ...given, weddingDate: null, waitEnds: 'NOT_STARTED' as const }]) {
      const { sections } = signingSheet({ ...facts, law: signingLawOf(each) });
      const place = { state: each.law.name, timeZone: each.timeZone };
      const said = sections.flatMap(({ points }) => points.map((point) => pointText(point, place)));
      expect(new Set(said).size).toBe(said.length);
      for (const sentence of said) expect(sentence).toMatch(/^[^{}]{20,}[.:]$/);
    }
  });

  it('says the moment in the time of the state', () => {
    const point = { code: 'WAIT_RUNS', values: { days: 7, over: 'no', until: '2026-06-18T19:00:00.000Z' } } as const;
    const place = { state: 'California', timeZone: 'America/Los_Angeles' };
    expect(pointText(point, place)).toMatch(/^Sign no earlier than Thursday, June 18, 2026 at 12:00.PM PDT\./);
  });
});
