import { jurisdictionOfState, type LawFacts, prenupTemplateId } from '../jurisdictions';
import { allQuestions } from '../questionnaire';
import { buildTemplate } from './build';
import { daily } from './sections/daily';
import { death } from './sections/death';
import { debt } from './sections/debt';
import { disclosure } from './sections/disclosure';
import { effect } from './sections/effect';
import { family } from './sections/family';
import { front } from './sections/front';
import { general } from './sections/general';
import { home } from './sections/home';
import { life } from './sections/life';
import { sched } from './sections/sched';
import { separate } from './sections/separate';
import { shared } from './sections/shared';
import { sign } from './sections/sign';
import { support } from './sections/support';
import { terms } from './terms';

export { SUPPORT_CHOICES } from './sections/support';

/** Raised with every change of a text or condition. */
const TEMPLATE_VERSION = '1.8.0';

/** The whole clause library as the assembly reads it, checked when it is built. Not reviewed by counsel. */
export const agreementTemplate = buildTemplate({
  id: prenupTemplateId,
  version: TEMPLATE_VERSION,
  sections: [
    front,
    effect,
    disclosure,
    separate,
    shared,
    home,
    debt,
    daily,
    support,
    death,
    family,
    life,
    general,
    sign,
    sched,
  ],
  terms,
  questions: allQuestions,
});

/** The law behind each fact that a clause may depend on: never the act on premarital agreements for another rule. */
function citationsOf({
  governingAct,
  propertyCitation,
  spousalSupportCitation,
  deathRights,
  formalities,
  timing,
  notaryVenueForm,
}: LawFacts): Record<string, string> {
  return {
    governingActKind: governingAct.citation,
    distributionLaw: propertyCitation,
    spousalSupportLaw: spousalSupportCitation,
    deathRightsWaivable: deathRights.citation,
    notaryBlockText: notaryVenueForm,
    ...(formalities.citation === null
      ? {}
      : { witnessRequired: formalities.citation, acknowledgmentRequired: formalities.citation }),
    ...(timing.citation === null ? {} : { daysBeforeSigning: timing.citation, daysBeforeWedding: timing.citation }),
  };
}

/** What the assembly reads of a jurisdiction. @throws Error for an unknown postal code. */
export function agreementJurisdiction(abbreviation: string) {
  const { state, law, templateState } = jurisdictionOfState(abbreviation);
  return {
    jurisdiction: {
      stateId: state.id,
      abbreviation: state.abbreviation,
      name: state.name,
      termForState: state.termForState,
      distributionLaw: state.distributionLaw,
      spousalSupportLaw: state.spousalSupportLaw,
      notaryBlockText: state.notaryBlockText,
      governingActKind: law.governingAct.kind,
      governingAct: law.governingAct.citation,
      deathRightsWaivable: law.deathRights.mayWaive,
      signing: {
        daysBeforeSigning: law.timing.minDaysBetweenFinalDraftAndSigning ?? 0,
        daysBeforeWedding: law.timing.minDaysBetweenSigningAndWedding ?? 0,
        isAcknowledgmentRequired: law.formalities.acknowledgmentRequired,
      },
      citations: citationsOf(law),
    },
    templateState: {
      termForDocument: templateState.termForDocument,
      statute: templateState.statute ?? law.governingAct.citation,
      witnessRequired: templateState.witnessRequired,
    },
  };
}
