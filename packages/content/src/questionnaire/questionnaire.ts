import type { State } from '@troth/domain/jurisdictions';
import { buildQuestionnaire } from './build';
import type { QuestionContent, QuestionnaireSectionContent } from './content-model';
import { agreementTerms } from './sections/agreement-terms';
import { backgroundInformation } from './sections/background-information';
import { deathAndInsurance } from './sections/death-and-insurance';
import { debts } from './sections/debts';
import { familyAndFuture } from './sections/family-and-future';
import { homes } from './sections/homes';
import { householdFinances } from './sections/household-finances';
import { lifestyleAndPrivacy } from './sections/lifestyle-and-privacy';
import { maritalProperty } from './sections/marital-property';
import { separateProperty } from './sections/separate-property';
import { spousalSupport } from './sections/spousal-support';
import { understanding } from './sections/understanding';

/** The sections as they are written, in the order in which they are asked. */
export const authoredSections = [
  backgroundInformation,
  understanding,
  separateProperty,
  maritalProperty,
  homes,
  debts,
  householdFinances,
  spousalSupport,
  deathAndInsurance,
  familyAndFuture,
  lifestyleAndPrivacy,
  agreementTerms,
];

/** The whole questionnaire, in order: sections with groups with a flat list of questions. Customer spec §3. */
export const questionnaireSections: readonly QuestionnaireSectionContent[] = buildQuestionnaire(authoredSections);

/** What a section is called in a state: "Community Property" for the fourth one in most community property states. */
export function sectionLabelIn(
  section: QuestionnaireSectionContent,
  state: Pick<State, 'id' | 'distributionLaw'>,
): string {
  const exception = section.labelByState.find(({ stateId }) => stateId === state.id);
  return exception?.label ?? section.labelByDistributionLaw[state.distributionLaw];
}

/** Every question once, in the order in which it is asked. */
export const allQuestions: readonly QuestionContent[] = questionnaireSections.flatMap(({ groups }) =>
  groups.flatMap(({ questions }) => questions),
);

const byKey = new Map(allQuestions.map((question) => [question.key, question]));
const byId = new Map(allQuestions.map((question) => [question.id, question]));

/** The question of this key, such as `bg_wedding_date`. @throws Error when there is none. */
export function questionOfKey(key: string): QuestionContent {
  const question = byKey.get(key);
  if (question === undefined) throw new Error(`No question is called ${key}.`);
  return question;
}

/** The question of this id; null for an id that is not of this content. */
export const questionById = (id: string): QuestionContent | null => byId.get(id) ?? null;
