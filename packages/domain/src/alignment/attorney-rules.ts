import type { DomainTranslator } from '../messages/say';
import { type Side, SIDES } from '../people/enumerations';
import type { AttorneyRuleType } from '../questionnaire/enumerations';
import type { Evaluation } from '../questionnaire/evaluation';
import type { QuestionnaireIndex } from '../questionnaire/index-questionnaire';
import { LOCKING_RULES } from '../questionnaire/sections';
import { isAgreed } from './compare';

/** In this order one rule is picked for the description shown. Customer spec §5 "Attorney rule priority". */
export const ATTORNEY_RULE_PRIORITY = [
  'WAIVES_SPOUSAL_SUPPORT',
  'INCLUDES_EMBRYO_CLAUSE',
  'HIRES_ATTORNEY',
] as const satisfies readonly AttorneyRuleType[];

/** The rule that decides the description: waiver, then embryo clause, then hiring, else DEFAULT. Customer spec §5. */
export const describedAttorneyRule = (rules: ReadonlySet<AttorneyRuleType>): AttorneyRuleType | 'DEFAULT' =>
  ATTORNEY_RULE_PRIORITY.find((rule) => rules.has(rule)) ?? 'DEFAULT';

/**
 * Rules of options on which both agree and that require attorneys for both in the state. None until both questionnaires
 * are complete: else one could learn the partner's answer by trying. D3;
 * ADR 0010.
 */
export function agreedAttorneyRules(index: QuestionnaireIndex, evaluation: Evaluation): Set<AttorneyRuleType> {
  const rules = new Set<AttorneyRuleType>();
  if (!evaluation.A.isComplete || !evaluation.B.isComplete) return rules;
  for (const node of index.questions) {
    if (node.options.size === 0 || !isAgreed(evaluation, node.question.id)) continue;
    for (const id of evaluation.A.stateOf(node.question.id)?.chosenOptionIds ?? []) {
      for (const rule of node.options.get(id)?.attorneyRulesByQuestionOptionState ?? []) {
        if (rule.stateId === evaluation.stateId && LOCKING_RULES.some((type) => type === rule.type))
          rules.add(rule.type);
      }
    }
  }
  return rules;
}

/**
 * The will-hire flags: true for a side while a visible answer of its own carries HIRES_ATTORNEY, and for both while an
 * answer on which they agree waives support or includes an embryo clause in this state. The API alone writes them, on
 * every answer, resolution and change of state. D8.
 */
export function willHireFlags(index: QuestionnaireIndex, evaluation: Evaluation): Readonly<Record<Side, boolean>> {
  const areBothRequired = agreedAttorneyRules(index, evaluation).size > 0;
  const [A, B] = SIDES.map((side) => areBothRequired || evaluation[side].attorneyRules.has('HIRES_ATTORNEY'));
  return { A: A === true, B: B === true };
}

/**
 * The description shown for the rule that decides it. "{State} law requires" is said only where a citation stands
 * behind it, else "Our service requires". Customer spec §5; D11.
 */
export function attorneyRuleText(
  translate: DomainTranslator,
  rule: AttorneyRuleType | 'DEFAULT',
  { state, isRequiredByLaw }: { readonly state: string; readonly isRequiredByLaw: boolean },
): string {
  switch (rule) {
    case 'WAIVES_SPOUSAL_SUPPORT':
    case 'INCLUDES_EMBRYO_CLAUSE':
      return translate(`attorneyRule.${rule}.${isRequiredByLaw ? 'LAW' : 'SERVICE'}`, { state });
    case 'HIRES_ATTORNEY':
    case 'DEFAULT':
      return translate(`attorneyRule.${rule}`);
  }
}
