import { useSuspenseQuery } from '@tanstack/react-query';
import { Button } from '@troth/ui/button';
import { FilterBar } from '@troth/ui/filter-chips';
import { Section, Stack } from '@troth/ui/layout';
import { Text } from '@troth/ui/text';
import { useState } from 'react';
import { SearchField } from '@troth/portal/search-field';
import { useStateName } from '@troth/portal/states';
import { t } from '../../shared/texts';
import classes from './library.module.css';
import { type ClauseTemplate, clauseTemplatesQuery, sectionTemplatesQuery, templateQuestionsQuery } from './queries';

type Inclusion = Pick<
  ClauseTemplate,
  'conditions' | 'stateInclusions' | 'facts' | 'withClauseTemplateIds' | 'withoutClauseTemplateIds'
>;

const SECTIONS_AT_ONCE = 4;

/** Conditions in words: question, whose answer, options or comparison, states, facts of law, other clauses. */
function useConditionWords(): (inclusion: Inclusion) => string[] {
  const { data: questions } = useSuspenseQuery(templateQuestionsQuery);
  const { data: clauses } = useSuspenseQuery(clauseTemplatesQuery);
  const stateName = useStateName();
  const byId = new Map(questions.map((question) => [question.id, question]));
  const clauseName = (id: string) => {
    const clause = clauses.find((one) => one.id === id);
    return clause?.title ?? clause?.key ?? id;
  };
  return ({ conditions, stateInclusions, facts, withClauseTemplateIds, withoutClauseTemplateIds }) => {
    const said = conditions.map((condition) => {
      const question = byId.get(condition.questionId);
      const name = question?.title ?? condition.questionId;
      const who = t(`template.who.${condition.respondent}`);
      const options = condition.questionOptionIds.map(
        (id) => question?.options.find((option) => option.id === id)?.label ?? id,
      );
      const what =
        options.length > 0
          ? t(`template.options.${condition.optionRestriction}`, { options: options.join('; ') })
          : condition.value === null
            ? t('template.answered')
            : `${t(`template.compare.${condition.comparisonType}`)} ${condition.value}`;
      return t(condition.isAlternative ? 'template.or' : 'template.if', { question: name, who, what });
    });
    const statesIn = stateInclusions.filter(({ isIncluded }) => isIncluded).map(({ stateId }) => stateName(stateId));
    const statesOut = stateInclusions.filter(({ isIncluded }) => !isIncluded).map(({ stateId }) => stateName(stateId));
    return [
      ...said,
      ...(statesIn.length > 0 ? [t('template.inStates', { states: statesIn.join(', ') })] : []),
      ...(statesOut.length > 0 ? [t('template.notInStates', { states: statesOut.join(', ') })] : []),
      ...facts.map(({ fact, isOneOf }) => t('template.fact', { fact, values: isOneOf.join(', ') })),
      ...(withClauseTemplateIds.length > 0
        ? [t('template.with', { clauses: withClauseTemplateIds.map(clauseName).join('; ') })]
        : []),
      ...(withoutClauseTemplateIds.length > 0
        ? [t('template.without', { clauses: withoutClauseTemplateIds.map(clauseName).join('; ') })]
        : []),
    ];
  };
}

function Conditions({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Text as="div" size="caption" tone="secondary">
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Text>
  );
}

/** The sections and clauses of the release, each part with when it is in. A release alone changes them. */
export function TemplateReader() {
  const { data: sections } = useSuspenseQuery(sectionTemplatesQuery);
  const { data: clauses } = useSuspenseQuery(clauseTemplatesQuery);
  const wordsOf = useConditionWords();
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(SECTIONS_AT_ONCE);
  const typed = search.toLowerCase();
  const matching = clauses.filter(
    ({ key, title, text }) =>
      typed === '' || [key, title ?? '', text].some((part) => part.toLowerCase().includes(typed)),
  );
  const withClauses = sections
    .map((section) => ({ section, own: matching.filter(({ sectionTemplateId }) => sectionTemplateId === section.id) }))
    .filter(({ own }) => own.length > 0);
  return (
    <Stack gap={4}>
      <FilterBar label={t('library.filter')}>
        <SearchField label={t('template.search')} value={search} onSearch={setSearch} />
      </FilterBar>
      <p className="troth-vh" role="status">
        {search === '' ? '' : t('template.found', { count: matching.length })}
      </p>
      {withClauses.length === 0 && <Text tone="secondary">{t('counsel.none')}</Text>}
      {withClauses.slice(0, shown).map(({ section, own }) => (
        <Section key={section.id} title={section.title ?? section.key} hasRule>
          <ul className={classes.list}>
            {own.map((clause) => (
              <li key={clause.id} className={clause.parentClauseTemplateId === null ? undefined : classes.child}>
                <Stack gap={2}>
                  <Text weight={600}>{clause.title ?? clause.key}</Text>
                  <Conditions lines={wordsOf(clause)} />
                  {clause.parts.map((part, index) => (
                    <div key={index}>
                      <p className={classes.text}>{part.text}</p>
                      <Conditions lines={wordsOf(part)} />
                    </div>
                  ))}
                  {clause.block !== null && <code>{clause.block}</code>}
                </Stack>
              </li>
            ))}
          </ul>
        </Section>
      ))}
      {withClauses.length > shown && (
        <div>
          <Button onClick={() => setShown((old) => old + SECTIONS_AT_ONCE)}>
            {t('template.more', { count: withClauses.length - shown })}
          </Button>
        </div>
      )}
    </Stack>
  );
}
