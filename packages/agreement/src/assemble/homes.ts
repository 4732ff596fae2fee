import type { Side } from '@troth/domain/people';
import type { AssemblyInput } from './input';

/** The address of each partner's only property; null where there is none, or several of which one cannot be told. */
export type Homes = Readonly<Record<Side, string | null>>;

export function homesOf({ disclosure }: AssemblyInput): Homes {
  const homeOf = (side: Side): string | null => {
    const [only, ...others] = disclosure[side].realEstates;
    if (only === undefined || others.length > 0) return null;
    const { streetAddress, city, state, zipcode, country } = only;
    const abroad = country === 'US' ? '' : country;
    return [streetAddress, city, `${state} ${zipcode}`, abroad]
      .map((line) => line.replaceAll(/\s+/g, ' ').trim())
      .filter((line) => line !== '')
      .join(', ');
  };
  return { A: homeOf('A'), B: homeOf('B') };
}
