import type { JurisdictionContent } from '../jurisdictions/jurisdiction';
import type { Video } from './section-videos';

/** Each state has a video of its own beside the state choice (Customer spec §7: `location=background_information`). */
export const STATE_VIDEO_LOCATION = 'background_information';

/** 'the District of Columbia', 'Texas': the name as it is inside a sentence. */
const nameInSentence = ({ law }: JurisdictionContent) =>
  law.termForState === 'District' ? `the ${law.name}` : law.name;

const support = (jurisdiction: JurisdictionContent): string => {
  const { law } = jurisdiction;
  const name = nameInSentence(jurisdiction);
  switch (law.spousalSupportLaw) {
    case 'CANNOT_WAIVE_OR_MODIFY':
      return `In ${name}, a prenup can’t give up or limit spousal support, so we don’t ask about it.`;
    case 'ATTORNEY_REQUIRED':
      return `In ${name}, you can agree on spousal support, but the term binds only a partner who had an independent attorney.`;
    case 'CAN_WAIVE_OR_MODIFY':
      return `In ${name}, you can agree on spousal support. A court may still reject a term that has become too hard on one of you.`;
  }
};

const signing = ({ law }: JurisdictionContent): string => {
  const { notarizationRequired, witnessCount, witnessRequired } = law.formalities;
  const before = notarizationRequired
    ? 'You have to sign the agreement before a notary'
    : 'The law asks only for a signed writing, but signing before a notary is safer';
  const witnesses = witnessRequired ? `, with ${witnessCount === 2 ? 'two witnesses' : 'a witness'}` : '';
  const online = law.allowsOnlineNotary ? 'You can do it by video call or in person.' : 'You do it in person.';
  return `${before}${witnesses}. ${online}`;
};

const timing = ({ law }: JurisdictionContent): string => {
  const { minDaysBetweenFinalDraftAndSigning: rest, minDaysBetweenSigningAndWedding: ahead } = law.timing;
  if (rest !== null) return `You have to wait ${rest} days between the final text and signing, so start early.`;
  if (ahead !== null)
    return `Sign at least ${ahead} days before the wedding. Later, the agreement is easier to challenge.`;
  return 'The law sets no fixed number of days. Give yourselves weeks, not days.';
};

const anOrA = (words: string) => `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;

/** What is special about making an agreement in one state, in words made from its law data. */
export function stateVideo(jurisdiction: JurisdictionContent): Video {
  const { law } = jurisdiction;
  return {
    location: STATE_VIDEO_LOCATION,
    slug: `making-an-agreement-in-${law.name.toLowerCase().replaceAll(' ', '-')}`,
    title: `Making an agreement in ${nameInSentence(jurisdiction)}`,
    transcript: [
      `You chose ${nameInSentence(jurisdiction)}, where the law calls it ${anOrA(law.termForDocument.toLowerCase())}. Here’s what to know.`,
      `Without an agreement, this rule applies: ${law.defaultDivorceRule}`,
      support(jurisdiction),
      `${signing(jurisdiction)} ${timing(jurisdiction)}`,
      'This is general information, not legal advice. Your own attorney can tell you what it means for you.',
    ],
    isFilmed: false,
  };
}
