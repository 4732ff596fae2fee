import { AsYouType, type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/min';

export interface CallingCountry {
  readonly country: CountryCode;
  readonly name: string;
  /** Digits after the plus. */
  readonly callingCode: string;
}

const UNITED_STATES: CountryCode = 'US';
/** Written out, as the product asks; the browser's own list says “United States”. */
const UNITED_STATES_NAME = 'United States of America';

/** Every country with its calling code: the United States first, the rest by name in the reader's language. */
export function callingCountries(locale: string): CallingCountry[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const all = getCountries().map((country) => ({
    country,
    name: country === UNITED_STATES ? UNITED_STATES_NAME : (names.of(country) ?? country),
    callingCode: getCountryCallingCode(country),
  }));
  const collator = new Intl.Collator(locale);
  const rank = (entry: CallingCountry) => (entry.country === UNITED_STATES ? 0 : 1);
  return all.sort((a, b) => rank(a) - rank(b) || collator.compare(a.name, b.name));
}

/**
 * The country of a number in E.164, whole or half typed. While several share its calling code and the digits do not tell
 * them apart yet, it is the chosen one if that is among them.
 */
export function countryOfNumber(number: string, chosen: CountryCode): CountryCode {
  const reader = new AsYouType();
  reader.input(number);
  const callingCode = reader.getCallingCode();
  const told = reader.getCountry();
  if (told !== undefined) return told;
  if (callingCode === undefined || getCountryCallingCode(chosen) === callingCode) return chosen;
  return [UNITED_STATES, ...getCountries()].find((each) => getCountryCallingCode(each) === callingCode) ?? chosen;
}
