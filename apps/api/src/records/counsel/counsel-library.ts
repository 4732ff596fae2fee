import { createHash } from 'node:crypto';
import { agreementTemplate } from '@troth/content/clauses';
import { type JurisdictionContent, jurisdictionByStateId } from '@troth/content/jurisdictions';
import { allQuestions, type QuestionContent } from '@troth/content/questionnaire';
import { SIGNING_PAPER_WORDS, statutoryCertificateOf } from '@troth/content/signing';
import { termsOfState } from '@troth/content/terms';
import {
  type ClauseInclusion,
  parseTemplateText,
  type TemplateClause,
  type TemplatePart,
} from '@troth/domain/agreement';
import type { CounselKind } from '@troth/domain/jurisdictions';
import { canonicalJson } from '@troth/domain/records';
import type { Db } from '../../kernel/database/database';
import {
  listTerms,
  type StateRow,
  type TemplateStateRow,
  templateStatesOf,
  type TermRow,
} from '../states/state.repository';

/** One text that an attorney reads for a state. */
export interface CounselItem {
  readonly kind: CounselKind;
  /** Its stable name. */
  readonly key: string;
  /** Under what it stands. */
  readonly section: string;
  readonly title: string;
  /** As it is written; values of a couple stand in braces. */
  readonly text: string;
  readonly citation: string | null;
  /** Of the wording and of what decides whether it is said. Made when asked for: the list of states asks for none of what nobody has read. */
  readonly hash: () => string;
}

type Unhashed = Omit<CounselItem, 'hash'>;

const hashOf = (value: unknown): string => createHash('sha256').update(canonicalJson(value)).digest('hex').slice(0, 32);

/** @param decides What decides whether and how it is said, beyond its words. */
const hashed = (item: Unhashed, decides: unknown): CounselItem => ({
  ...item,
  hash: () => hashOf([item.kind, item.key, item.title, item.text, item.citation, decides]),
});

/** Whether a text can be said in a state at all; what couples answer is another matter. */
const isInState = (when: ClauseInclusion | null, { state }: JurisdictionContent): boolean =>
  when === null ||
  ((when.inStates.length === 0 || when.inStates.includes(state.abbreviation)) &&
    !when.notInStates.includes(state.abbreviation));

/** The law as it is applied: what admins set, over what ships. */
interface AppliedLaw {
  readonly state: StateRow;
  readonly statute: string | null;
  readonly termForDocument: string;
  readonly witnessRequired: boolean;
  readonly terms: Readonly<Record<string, string>>;
  /** What a text says in braces, and what it says of this state. */
  readonly words: Readonly<Record<string, string>>;
}

/** With the words of the state in it; what only a couple can fill stays in braces. */
const filled = (text: string, { words }: AppliedLaw): string =>
  text.includes('{{')
    ? text.replaceAll(/\{\{([a-z]+\.[A-Za-z]+)\}\}/g, (whole, name: string) => words[name] ?? whole)
    : text;

const textOfParts = (parts: readonly TemplatePart[], place: JurisdictionContent, law: AppliedLaw): string =>
  parts
    .filter(({ when }) => isInState(when, place))
    .map(({ text }) => filled(text, law))
    .join('\n');

function clauseItems(place: JurisdictionContent, law: AppliedLaw): CounselItem[] {
  const items: CounselItem[] = [];
  const visit = (clauses: readonly TemplateClause[], section: string, under: string) => {
    for (const clause of clauses) {
      const { id, heading, parts, summary, when, block, children } = clause;
      if (!isInState(when, place)) continue;
      const title = filled(heading ?? under, law);
      const words = [textOfParts(parts, place, law), block === null ? '' : `[${block}]`].filter((part) => part !== '');
      if (words.length > 0) {
        items.push(
          hashed(
            {
              kind: 'CLAUSE',
              key: id,
              section,
              title: title === '' ? section : title,
              text: words.join('\n'),
              citation: law.statute,
            },
            [when, parts.map((part) => part.when), textOfParts(summary, place, law)],
          ),
        );
      }
      visit(children, section, title);
    }
  };
  for (const { title, clauses } of agreementTemplate.sections) visit(clauses, filled(title, law), '');
  return items;
}

function definitionItems(place: JurisdictionContent, law: AppliedLaw): CounselItem[] {
  return agreementTemplate.terms.flatMap(({ key, value, definition, when }, at) =>
    isInState(when, place)
      ? [
          hashed(
            {
              kind: 'DEFINITION',
              // Several definitions of one term tell themselves apart by what decides between them.
              key: `${key}.${agreementTemplate.terms.slice(0, at).filter((one) => one.key === key).length}`,
              section: '',
              title: law.terms[key] ?? value,
              text: filled(definition, law),
              citation: law.statute,
            },
            when,
          ),
        ]
      : [],
  );
}

const keysOfInclusion = (when: ClauseInclusion | null): string[] =>
  [...(when?.all ?? []), ...(when?.any ?? [])].map(({ questionKey }) => questionKey);

const keysOfText = (text: string): string[] =>
  parseTemplateText(text).flatMap((piece) =>
    typeof piece !== 'string' && 'questionKey' in piece ? piece.questionKey : [],
  );

const keysOfClause = ({ when, parts, children }: TemplateClause): string[] => [
  ...keysOfInclusion(when),
  ...parts.flatMap((part) => [...keysOfInclusion(part.when), ...keysOfText(part.text)]),
  ...children.flatMap(keysOfClause),
];

const CLAUSE_QUESTIONS: ReadonlySet<string> = new Set(
  agreementTemplate.sections.flatMap(({ clauses }) => clauses.flatMap(keysOfClause)),
);

/** A question has a legal effect where a clause reads it, the law is told beside it, or an answer asks for an attorney. */
function questionItem(question: QuestionContent, { state }: JurisdictionContent): CounselItem[] {
  const notes = question.stateNotes.filter(({ stateId }) => stateId === state.id);
  const options = question.questionOptions.map(({ key, value, attorneyRulesByQuestionOptionState }) => ({
    key,
    label: value,
    rules: attorneyRulesByQuestionOptionState.filter(({ stateId }) => stateId === state.id).map(({ type }) => type),
  }));
  const hasEffect =
    CLAUSE_QUESTIONS.has(question.key) || notes.length > 0 || options.some(({ rules }) => rules.length > 0);
  if (!hasEffect) return [];
  const lines = [
    ...options.map(({ label, rules }) => `• ${label}${rules.length === 0 ? '' : ` [${rules.join(', ')}]`}`),
    ...notes.map(({ text }) => text),
  ];
  return [
    hashed(
      {
        kind: 'QUESTION',
        key: question.key,
        section: '',
        title: question.title,
        text: lines.join('\n'),
        citation: [...new Set(notes.flatMap(({ citation }) => citation ?? []))].join('; ') || null,
      },
      options,
    ),
  ];
}

/** Facts that read as one, with the source that the entry gives. */
const FACTS = [
  'propertyClassification',
  'defaultDivorceRule',
  'governingAct',
  'spousalSupportBasis',
  'formalities',
  'timing',
  'independentCounsel',
  'unconscionabilityStandard',
  'unconscionabilityNote',
  'remoteOnlineNotarization',
  'electronicSignature',
  'childSupportAndCustody',
  'deathRights',
  'infidelityClauseNote',
  'embryoNote',
  'notes',
] as const;

const lineOf = (name: string, value: unknown): string[] => {
  if (value === null || name === 'citation') return [];
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return [`${name}: ${value}`];
  if (Array.isArray(value)) return [`${name}: ${value.join(', ') || '—'}`];
  return Object.entries(value ?? {}).flatMap(([inner, of]) => lineOf(inner, of));
};

function citationOf(fact: (typeof FACTS)[number], { law }: JurisdictionContent): string | null {
  const value = law[fact];
  if (typeof value === 'object' && value !== null && 'citation' in value) return value.citation;
  if (fact === 'propertyClassification' || fact === 'defaultDivorceRule') return law.propertyCitation;
  if (fact === 'spousalSupportBasis') return law.spousalSupportCitation;
  return null;
}

function factItems(place: JurisdictionContent, applied: AppliedLaw): CounselItem[] {
  const { law } = place;
  const item = (key: string, value: unknown, citation: string | null): CounselItem =>
    hashed({ kind: 'LAW_FACT', key, section: '', title: key, text: lineOf(key, value).join('\n'), citation }, null);
  const { state } = applied;
  return [
    // As they are applied, and as an admin may have changed them.
    item('distributionLaw', state.distributionLaw, law.propertyCitation),
    item('spousalSupportLaw', state.spousalSupportLaw, law.spousalSupportCitation),
    item('allowsOnlineNotary', state.allowsOnlineNotary, law.remoteOnlineNotarization.citation),
    item('embryoRepRequired', state.embryoRepRequired, null),
    item('attorneySupport', state.attorneySupport, null),
    item('termForDocument', applied.termForDocument, law.governingAct.citation),
    item('statute', applied.statute, law.governingAct.citation),
    item('witnessRequired', applied.witnessRequired, law.formalities.citation),
    ...FACTS.flatMap((fact) => (law[fact] === null ? [] : [item(fact, law[fact], citationOf(fact, place))])),
    item(
      'waitingRules',
      place.waitingRules.map((rule) => canonicalJson(rule)),
      law.timing.citation,
    ),
  ];
}

function certificateItems({ state }: JurisdictionContent): CounselItem[] {
  const statutory = statutoryCertificateOf(state.abbreviation);
  const papers = Object.entries(SIGNING_PAPER_WORDS).map(([kind, words]) =>
    hashed(
      {
        kind: 'CERTIFICATE',
        key: kind,
        section: '',
        title: kind,
        text: [
          ...words.paragraphs,
          ...(words.terms === null ? [] : [words.terms.lead, words.terms.none, ...words.terms.after]),
          ...(words.withAttorney === null ? [] : [words.withAttorney]),
          ...(words.inStates[state.abbreviation] === undefined ? [] : [words.inStates[state.abbreviation] ?? '']),
        ].join('\n'),
        citation: null,
      },
      null,
    ),
  );
  if (statutory === null) return papers;
  const { citation, notice, paragraphs } = statutory;
  return [
    hashed(
      {
        kind: 'CERTIFICATE',
        key: 'statutory',
        section: '',
        title: citation,
        text: [notice, ...paragraphs].join('\n'),
        citation,
      },
      null,
    ),
    ...papers,
  ];
}

/** The library's own words, where the state has none: of several definitions the first that holds there. */
const neutralTerms = (place: JurisdictionContent): Record<string, string> =>
  Object.fromEntries(
    agreementTemplate.terms
      .filter(({ when }) => isInState(when, place))
      .toReversed()
      .map(({ key, value }) => [key, value]),
  );

interface AdminsLaw {
  readonly templateState: TemplateStateRow | undefined;
  readonly terms: readonly TermRow[];
}

function libraryOf(state: StateRow, { templateState, terms }: AdminsLaw): CounselItem[] {
  const place = jurisdictionByStateId(state.id);
  if (place === null) return [];
  const statute = templateState?.statute ?? place.law.governingAct.citation;
  const termForDocument = templateState?.termForDocument ?? place.templateState.termForDocument;
  const stateTerms: Readonly<Record<string, string>> = {
    ...neutralTerms(place),
    ...termsOfState(state.id),
    ...Object.fromEntries(terms.map(({ key, value }) => [key, value])),
  };
  const law: AppliedLaw = {
    state,
    statute,
    termForDocument,
    witnessRequired: templateState?.witnessRequired ?? place.templateState.witnessRequired,
    terms: stateTerms,
    words: {
      ...Object.fromEntries(Object.entries(stateTerms).map(([key, value]) => [`term.${key}`, value])),
      'state.name': state.name,
      'state.term': state.termForState,
      ...(statute !== null && { 'state.statute': statute }),
      'document.title': termForDocument,
    },
  };
  return [
    ...clauseItems(place, law),
    ...definitionItems(place, law),
    hashed(
      {
        kind: 'NOTARY_BLOCK',
        key: 'notaryBlockText',
        section: '',
        title: state.name,
        text: state.notaryBlockText,
        citation: place.law.notaryVenueForm,
      },
      null,
    ),
    ...certificateItems(place),
    ...allQuestions.flatMap((question) => questionItem(question, place)),
    ...factItems(place, law),
  ];
}

/** Everything that an attorney reads before a state is opened, as it is now, state by state. Empty for a state that does not ship. */
export async function counselLibrariesOf(
  db: Db,
  states: readonly StateRow[],
): Promise<ReadonlyMap<string, CounselItem[]>> {
  const stateIds = states.map(({ id }) => id);
  const templateStates = (await templateStatesOf(db, stateIds)).filter(
    ({ documentTemplateId }) => documentTemplateId === agreementTemplate.id,
  );
  const terms = await listTerms(db, { stateIds, documentTemplateId: agreementTemplate.id });
  return new Map(
    states.map((state) => [
      state.id,
      libraryOf(state, {
        templateState: templateStates.find(({ stateId }) => stateId === state.id),
        terms: terms.filter(({ stateId }) => stateId === state.id),
      }),
    ]),
  );
}
