import type { AuthoredSection, StateSelection } from './authoring';

/** Every choice of states that a section makes: for itself, its questions and its options. */
export function stateSelectionsOf(section: AuthoredSection): StateSelection[] {
  const questions = section.groups.flatMap((group) => group.questions);
  const options = questions.flatMap((question) => question.options ?? []);
  return [
    ...(section.notApplicableIn === undefined ? [] : [section.notApplicableIn.in]),
    ...questions.flatMap((question) => question.hiddenIn ?? []),
    ...options.flatMap((option) => [
      ...(option.hiddenIn ?? []),
      ...(option.attorneyRules ?? []).map((rule) => rule.in),
    ]),
  ];
}
