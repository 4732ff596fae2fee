import type { LawFacts } from './law-facts';

/**
 * The notarial certificate of each state, in our own words after the shape that its law asks for; `law.notaryVenueForm`
 * points to the statutory form. `{name}` stands for the signer, and the certificate is printed once for each partner.
 * None has been checked by counsel: a notary may always attach the form of the state instead.
 */

const LINE = '____________________';
const DATE = 'On this ______ day of ____________________, 20______,';
const IDENTITY = 'whom I know personally or whose identity was proved to me by satisfactory evidence';
const SEAL = `______________________________\nNotary public\nMy commission expires: ${LINE}`;

/** Where the notary stands, where it is not simply a county. */
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

function venue({ abbreviation, name, termForState }: LawFacts): string {
  const state = termForState === 'District' ? name : `${termForState} of ${name}`;
  const place = PLACES[abbreviation] ?? `County of ${LINE}`;
  return place === '' ? state : `${state}\n${place}`;
}

const EITHER_WAY = '[  ] in person or [  ] by live audio and video communication';

/**
 * Said where the agreement may be acknowledged online: the certificate has to tell which way was used. That a state knows
 * remote notarization is not enough: Wisconsin's leaves these agreements out (Wis. Stat. § 140.145).
 */
const appearance = (law: LawFacts) =>
  law.allowsOnlineNotary ? `appeared before me, ${EITHER_WAY},` : 'appeared before me in person';

const acknowledgment = (law: LawFacts) =>
  `${DATE} {name}, ${IDENTITY}, ${appearance(law)} and acknowledged having signed this agreement freely, for the purposes stated in it.`;

const TEXTS: Readonly<Record<string, (law: LawFacts) => string>> = {
  // California takes no personal acquaintance as proof of identity, and its own notaries do not act over video yet.
  CA: () =>
    `${DATE} {name}, whose identity was proved to me by satisfactory evidence, appeared before me, [  ] in person or [  ] by live audio and video communication before a notary of another state, and acknowledged having signed this agreement freely, for the purposes stated in it. I certify under penalty of perjury that this is true and correct.\n\nThis certificate speaks only to the identity of the person who signed. It does not vouch for the truth, accuracy or validity of the agreement. A notary acting in California attaches the certificate that California law prescribes; a notary acting online from another state writes that state above.`,
  FL: () =>
    `The signing of this agreement was acknowledged before me by means of [  ] physical presence or [  ] online notarization, this ______ day of ____________________, 20______, by {name}, who [  ] is personally known to me or [  ] produced this identification: ${LINE}.`,
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
    `On the ______ day of ____________________ in the year 20______, before me, the undersigned, personally appeared {name}, ${law.allowsOnlineNotary ? `${EITHER_WAY}, ` : ''}personally known to me or proved to me on the basis of satisfactory evidence to be the individual whose name is subscribed to this agreement, and acknowledged to me that the individual executed it in the individual’s capacity, and that by the individual’s signature on the agreement the individual executed it.`,
};

/** The certificate printed for each partner in this state. */
export function notaryBlockText(law: LawFacts): string {
  const text = (TEXTS[law.abbreviation] ?? acknowledgment)(law);
  return `${venue(law)}\n\n${text}\n\n${SEAL}`;
}
