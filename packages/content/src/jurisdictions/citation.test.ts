import { describe, expect, it } from 'vitest';
import { isBareCitation } from './citation';
import { jurisdictions } from './index';

describe('what an agreement prints of the law', () => {
  it.each(jurisdictions.map(({ state, templateState }) => [state.abbreviation, templateState.statute]))(
    'is sources alone in %s',
    (_state, statute) => {
      expect(isBareCitation(statute ?? ''), statute ?? '').toBe(true);
    },
  );

  it.each([
    'Iowa Uniform Premarital Agreement Act (modified), Iowa Code ch. 596',
    'Minn. Stat. § 519.11 (rewritten effective 1 August 2024)',
    'Uniform Premarital Agreement Act as amended, Cal. Fam. Code §§ 1600-1617',
    'La. Civ. Code arts. 2325-2437 (matrimonial regimes)',
    'Alabama case law: Barnhill v. Barnhill, 386 So. 2d 749 (Ala. Civ. App. 1980)',
    'Fla. Stat. § 61.079;',
  ])('is not %s', (text) => {
    expect(isBareCitation(text)).toBe(false);
  });

  it.each([
    'Wis. Stat. §§ 766.58, 767.61(3)(L); Button v. Button, 131 Wis. 2d 84 (1986)',
    'Illinois Uniform Premarital Agreement Act, 750 ILCS 10/1 et seq.',
    'Barnhill v. Barnhill, 386 So. 2d 749 (Ala. Civ. App. 1980)',
  ])('may be %s', (text) => {
    expect(isBareCitation(text)).toBe(true);
  });
});
