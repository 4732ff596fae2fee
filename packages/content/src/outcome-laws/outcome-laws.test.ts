import { type OutcomeLaw, outcomeLawSchema } from '@troth/domain/outcomes';
import { describe, expect, it } from 'vitest';
import { isBareCitation } from '../jurisdictions/citation';
import { outcomeLawOf, outcomeLaws } from '.';

/**
 * How much of a state's law can be computed: property with its growth, support, and both shares at a death. COMPLETE has
 * all; PARTIAL has a part; ABSENT has nothing beyond the classification of property.
 */
function coverageOf({ growth, support, intestacy, elective }: OutcomeLaw): 'COMPLETE' | 'PARTIAL' | 'ABSENT' {
  const known = [growth, support, intestacy, elective].filter((part) => part !== null).length;
  if (known === 0) return 'ABSENT';
  const isWhole = intestacy !== null && intestacy.withChildren !== null && intestacy.alone !== null;
  return known === 4 && isWhole ? 'COMPLETE' : 'PARTIAL';
}

describe('the law without an agreement', () => {
  it('has the 51 jurisdictions, each well formed and marked as not reviewed', () => {
    expect(outcomeLaws).toHaveLength(51);
    for (const law of outcomeLaws) {
      expect(outcomeLawSchema.parse(law)).toEqual(law);
      expect(law.reviewedByCounsel).toBe(false);
    }
  });

  it('cites a source and nothing else for each rule', () => {
    for (const { abbreviation, property, growth, income, support, intestacy, elective } of outcomeLaws) {
      for (const rule of [property, growth, income, support, intestacy, elective]) {
        if (rule !== null)
          expect([abbreviation, rule.citation, isBareCitation(rule.citation)]).toEqual([
            abbreviation,
            rule.citation,
            true,
          ]);
      }
    }
  });

  it('keeps steps in order, from the first year on that they count', () => {
    for (const { support, elective } of outcomeLaws) {
      const lists = [
        support?.length ?? [],
        support?.amount?.kind === 'DIFFERENCE' ? support.amount.steps : [],
        elective?.share.kind === 'ESTATE' || elective?.share.kind === 'AUGMENTED' ? elective.share.steps : [],
      ];
      for (const list of lists) {
        const years = list.map(({ fromYears }) => fromYears);
        expect(years).toEqual([...new Set(years)].toSorted((a, b) => a - b));
      }
    }
  });

  it('gives one figure for a division only where a statute divides equally', () => {
    const equal = outcomeLaws.filter(({ property }) => property.division === 'EQUAL').map((law) => law.abbreviation);
    expect(equal).toEqual(['CA', 'ID', 'LA', 'NV', 'NM']);
    expect(outcomeLawOf('WA')?.property).toMatchObject({ reach: 'ALL', division: 'COURT' });
    expect(outcomeLawOf('WI')?.property).toMatchObject({ reach: 'ALL_BUT_GIFTS', division: 'COURT' });
  });

  it('counts what can be computed', () => {
    const counted = { COMPLETE: 0, PARTIAL: 0, ABSENT: 0 };
    for (const law of outcomeLaws) counted[coverageOf(law)] += 1;
    expect(counted).toEqual({ COMPLETE: 17, PARTIAL: 34, ABSENT: 0 });
  });
});
