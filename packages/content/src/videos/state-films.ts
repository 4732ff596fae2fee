import type { JurisdictionContent } from '../jurisdictions/jurisdiction';
import type { Film } from './films';

/** Each state has a film of its own beside the state choice (Customer spec §7: `location=background_information`). */
export const STATE_FILM_LOCATION = 'background_information';

/** 'the District of Columbia', 'Texas': the name as it stands inside a sentence. */
const nameInSentence = ({ law }: JurisdictionContent) =>
  law.termForState === 'District' ? `the ${law.name}` : law.name;

const support = (jurisdiction: JurisdictionContent): string => {
  const { law } = jurisdiction;
  const name = nameInSentence(jurisdiction);
  switch (law.spousalSupportLaw) {
    case 'CANNOT_WAIVE_OR_MODIFY':
      return `An agreement before marriage cannot give up or limit spousal support in ${name}, so we do not ask about it.`;
    case 'ATTORNEY_REQUIRED':
      return `You can settle spousal support in ${name}, but such a term binds only a partner who had an independent attorney.`;
    case 'CAN_WAIVE_OR_MODIFY':
      return `You can settle spousal support in ${name}. A court may still refuse a term that has become too hard on one of you.`;
  }
};

const signing = ({ law }: JurisdictionContent): string => {
  const { notarizationRequired, witnessCount, witnessRequired } = law.formalities;
  const before = notarizationRequired
    ? 'The agreement has to be signed before a notary'
    : 'A signed writing is enough by law, and a notary is the safe way';
  const witnesses = witnessRequired ? `, with ${witnessCount === 2 ? 'two witnesses' : 'a witness'}` : '';
  const online = law.allowsOnlineNotary ? 'You can do it on a video call or in person.' : 'You do it in person.';
  return `${before}${witnesses}. ${online}`;
};

const timing = ({ law }: JurisdictionContent): string => {
  const { minDaysBetweenFinalDraftAndSigning: rest, minDaysBetweenSigningAndWedding: ahead } = law.timing;
  if (rest !== null) return `The final text must rest for ${rest} days before you sign it, so begin early.`;
  if (ahead !== null)
    return `Sign at least ${ahead} days before the wedding; after that the agreement is easier to challenge.`;
  return 'No fixed number of days is prescribed. Leave yourselves weeks rather than days.';
};

const anOrA = (words: string) => `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;

/** What is special about making an agreement in one state, in words made from its law data. */
export function stateFilm(jurisdiction: JurisdictionContent): Film {
  const { law } = jurisdiction;
  return {
    location: STATE_FILM_LOCATION,
    slug: `making-an-agreement-in-${law.name.toLowerCase().replaceAll(' ', '-')}`,
    title: `Making an agreement in ${nameInSentence(jurisdiction)}`,
    transcript: [
      `You have chosen ${nameInSentence(jurisdiction)}. The law there calls it ${anOrA(law.termForDocument.toLowerCase())}. Here is what is special about it.`,
      `Without an agreement, this is the rule. ${law.defaultDivorceRule}`,
      support(jurisdiction),
      `${signing(jurisdiction)} ${timing(jurisdiction)}`,
      'This is general information and not legal advice. An attorney of your own can tell you what it means for you.',
    ],
    isFilmed: false,
  };
}
