import type { LawFacts } from './law-facts';

/**
 * The notarial certificate of each state, in our own words and in the form its law asks for; `law.notaryVenueForm`
 * points to the statutory form. `{name}` is the signer, and each partner has a certificate. `{#in_person}` and `{#online}`
 * enclose words for one way of signing, which the couple chose: no box is left for the notary to tick.
 * Counsel has checked none of them: a notary may always attach the state's own form instead.
 */

const LINE = '____________________';
const DATE = 'On this ______ day of ____________________, 20______,';
const IDENTITY = 'whom I know personally or whose identity was proved to me by satisfactory evidence';
const SEAL = `______________________________\nNotary public\nMy commission expires: ${LINE}`;
/** A notary who acts online certifies where the notary is, which may be another state. */
const VENUE_ONLINE = `State of ${LINE}\nCounty of ${LINE}`;

const inPerson = (words: string) => `{#in_person}${words}{/in_person}`;
const online = (words: string) => `{#online}${words}{/online}`;

/** The county, or what the state has in its place. */
const PLACES: Readonly<Record<string, string>> = {
  AK: `Judicial District: ${LINE}`,
  CT: `County of ${LINE}, town of ${LINE}`,
  DC: '',
  LA: `Parish of ${LINE}`,
  MD: `County or City of ${LINE}`,
  MO: `County (or City of St. Louis): ${LINE}`,
  NV: `County (or Carson City): ${LINE}`,
  VA: `County or City of ${LINE}`,
};

function venueInPerson({ abbreviation, name, termForState }: LawFacts): string {
  const state = termForState === 'District' ? name : `${termForState} of ${name}`;
  const place = PLACES[abbreviation] ?? `County of ${LINE}`;
  return place === '' ? state : `${state}\n${place}`;
}

const venue = (law: LawFacts) =>
  law.allowsOnlineNotary ? `${inPerson(venueInPerson(law))}${online(VENUE_ONLINE)}` : venueInPerson(law);

/**
 * The certificate says which way was used where the agreement may be acknowledged online. That a state allows remote
 * notarization is not enough: Wisconsin's law excludes these agreements (Wis. Stat. § 140.145).
 */
const appearance = (law: LawFacts) =>
  law.allowsOnlineNotary
    ? `appeared before me ${inPerson('in person')}${online('by live audio and video communication')}`
    : 'appeared before me in person';

const acknowledgment = (law: LawFacts) =>
  `${DATE} {name}, ${IDENTITY}, ${appearance(law)} and acknowledged having signed this agreement freely, for the purposes stated in it.`;

const TEXTS: Readonly<Record<string, (law: LawFacts) => string>> = {
  FL: () =>
    `The signing of this agreement was acknowledged before me by means of ${inPerson('physical presence')}${online('online notarization')}, this ______ day of ____________________, 20______, by {name}, who is personally known to me or who produced this identification: ${LINE}.`,
  GA: () =>
    `Signed, sealed and delivered by {name} in my presence, and in the presence of the witness whose name stands below, this ______ day of ____________________, 20______. I sign as notary and as the second attesting witness.\n\n______________________________\nWitness (unofficial)`,
  LA: () =>
    `Before me, the undersigned notary, and in the presence of the two undersigned competent witnesses, {name} appeared in person on this ______ day of ____________________, 20______. After the whole of this matrimonial agreement had been read, {name} declared it to be freely made and signed it with the witnesses and with me.\n\n______________________________\nFirst witness (signature and printed name)\n\n______________________________\nSecond witness (signature and printed name)`,
  MN: (law) =>
    `${acknowledgment(law)} The two witnesses whose names stand on the witness page saw {name} sign; I am not one of them.`,
  MO: (law) =>
    `${DATE} {name}, ${IDENTITY}, ${appearance(law)} and acknowledged having signed this agreement as a free act and deed.`,
  // A certificate that leaves out a word of the deed’s form has cost couples their agreement, so this keeps its words.
  NY: (law) =>
    `On the ______ day of ____________________ in the year 20______, before me, the undersigned, personally appeared {name}, personally known to me or proved to me on the basis of satisfactory evidence to be the individual whose name is subscribed to this agreement, and acknowledged to me that the individual executed it in the individual’s capacity, and that by the individual’s signature on the agreement the individual executed it.${law.allowsOnlineNotary ? online(' The individual appeared before me remotely, by live audio and video communication.') : ''}`,
};

/**
 * California notaries may complete no certificate but the one in Civil Code section 1189, with its boxed notice, so the
 * page is where they attach it. Online, the notary is in another state, since California's do not act by video yet.
 * California accepts no personal acquaintance as proof of identity.
 */
const CALIFORNIA = [
  inPerson(
    'The notary attaches here the all-purpose acknowledgment of California Civil Code section 1189, completed for {name}, or the certificate of the state where {name} appears before the notary.',
  ),
  online(VENUE_ONLINE),
  online(
    `${DATE} {name}, whose identity was proved to me by satisfactory evidence, appeared before me by live audio and video communication and acknowledged having signed this agreement freely, for the purposes stated in it.`,
  ),
  online(SEAL),
].join('\n\n');

/** The certificate printed for each partner in this state. */
export function notaryBlockText(law: LawFacts): string {
  if (law.abbreviation === 'CA') return CALIFORNIA;
  const text = (TEXTS[law.abbreviation] ?? acknowledgment)(law);
  return `${venue(law)}\n\n${text}\n\n${SEAL}`;
}
