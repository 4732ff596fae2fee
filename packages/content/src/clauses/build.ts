import {
  type AgreementTemplate,
  agreementTemplateSchema,
  type ClauseInclusion,
  clauseInclusionSchema,
  type TemplateClause,
  type TemplateQuestion,
} from '@troth/domain/agreement';
import { contentId } from '../ids';
import type { QuestionContent } from '../questionnaire';
import type { AuthoredClause, AuthoredClauseSection, AuthoredInclusion, AuthoredPart } from './authoring';
import { templateProblems } from './checks';

/** Counsel has reviewed no clause yet; drafts say so on their covers. */
const REVIEWED_BY_COUNSEL = false;

const inclusion = (authored: AuthoredInclusion | undefined): ClauseInclusion | null =>
  authored === undefined ? null : clauseInclusionSchema.parse(authored);

const part = (authored: string | AuthoredPart) =>
  typeof authored === 'string'
    ? { text: authored, when: null, startsParagraph: false }
    : { text: authored.text, when: inclusion(authored.when), startsParagraph: authored.startsParagraph ?? false };

/** Below a clause come (a), (b), (c), and below those (i), (ii), (iii). */
const listStyleAt = (depth: number) => (depth === 0 ? 'ALPHA_LOWER' : 'ROMAN_LOWER');

function clause(authored: AuthoredClause, depth: number): TemplateClause {
  return {
    key: authored.key,
    id: contentId('clause-template', authored.key),
    heading: authored.heading ?? null,
    parts: (authored.parts ?? []).map(part),
    children: (authored.children ?? []).map((child) => clause(child, depth + 1)),
    listStyle: authored.listStyle ?? listStyleAt(depth),
    textStyle: authored.textStyle ?? (authored.heading === undefined ? null : 'BOLD'),
    isSeparatePage: authored.isSeparatePage ?? false,
    when: inclusion(authored.when),
    block: authored.block ?? null,
    summary: [authored.summary ?? []].flat().map(part),
    reviewedByCounsel: REVIEWED_BY_COUNSEL,
  };
}

const question = (content: QuestionContent): TemplateQuestion => ({
  key: content.key,
  id: content.id,
  title: content.title,
  isCompared: content.generatesDispute,
  allowsSeveralOptions: content.questionType === 'CHECKBOX',
  isSensitive: content.isSensitive,
  inputType: content.inputType,
  options: content.questionOptions.map(({ id, key, value }) => ({ id, key, label: value })),
});

interface Sources {
  id: string;
  version: string;
  sections: readonly AuthoredClauseSection[];
  terms: readonly { key: string; value: string; definition: string; when?: AuthoredInclusion }[];
  questions: readonly QuestionContent[];
}

/**
 * Builds the template and checks it.
 * @throws Error that lists everything that is wrong with the texts and conditions.
 */
export function buildTemplate({ id, version, sections, terms, questions }: Sources): AgreementTemplate {
  const template = agreementTemplateSchema.parse({
    id,
    version,
    language: 'en',
    reviewedByCounsel: REVIEWED_BY_COUNSEL,
    sections: sections.map((section) => ({
      key: section.key,
      id: contentId('section-template', section.key),
      title: section.title,
      kind: section.kind,
      listStyle: section.listStyle,
      textStyle: 'BOLD_CENTERED',
      isSeparatePage: section.isSeparatePage ?? false,
      clauses: section.clauses.map((authored) => clause(authored, 0)),
    })),
    terms: terms.map(({ when, ...term }) => ({ ...term, when: inclusion(when) })),
    questions: questions.map(question),
  });
  const problems = templateProblems(template);
  if (problems.length > 0) throw new Error(`The clause library does not hold together:\n${problems.join('\n')}`);
  return template;
}
