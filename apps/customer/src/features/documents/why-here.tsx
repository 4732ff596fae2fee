import type { components } from '@troth/api-client';
import { PartnerMark } from '@troth/ui/partner-mark';
import type { ReactNode } from 'react';
import { formatInstantDate } from '../../shared/instants';
import { t } from '../../shared/texts';
import classes from './documents.module.css';

type Provenance = components['schemas']['AgreementProvenance'];
type Source = components['schemas']['AgreementAnswerSource'];

export interface WhyHereProps {
  provenance: Provenance;
  names: { readonly A: string; readonly B: string };
  stateName: string;
  /** The question's words, which the tree does not carry. */
  renderQuestion: (questionId: string) => ReactNode;
}

interface Answered {
  readonly questionId: string;
  readonly value: string;
  readonly by: readonly ('A' | 'B')[];
  readonly latest: string | null;
}

/** Answers behind the clause, each question once with those who gave the same answer. */
function answeredBy(provenance: Provenance): Answered[] {
  const found = new Map<string, Answered>();
  const sources: Source[] = provenance.conditions.flatMap(({ outcome, answers }) => (outcome === 'MET' ? answers : []));
  for (const { questionId, value, respondent, answeredAt } of sources) {
    const key = `${questionId}\n${value}`;
    const before = found.get(key);
    const by = before?.by.includes(respondent) ? before.by : [...(before?.by ?? []), respondent].sort();
    const latest =
      [before?.latest ?? null, answeredAt]
        .filter((at) => at !== null)
        .sort()
        .at(-1) ?? null;
    found.set(key, { questionId, value, by, latest });
  }
  return [...found.values()];
}

/** Why a clause is in the agreement: the answers, who gave them and when, and the law. */
export function WhyHere({ provenance, names, stateName, renderQuestion }: WhyHereProps) {
  const answers = answeredBy(provenance);
  const citations = provenance.facts.filter(({ citation }) => citation !== null);
  return (
    <div className={classes.why}>
      {answers.length > 0 && (
        <dl>
          {answers.map(({ questionId, value, by, latest }) => (
            <div key={`${questionId}-${value}`}>
              <dt>{renderQuestion(questionId)}</dt>
              <dd className={classes.answer}>{value}</dd>
              <dd className={classes.answer} style={{ fontWeight: 400 }}>
                {by.map((side) => (
                  <PartnerMark key={side} side={side} name={names[side]} size={20} isNameBeside />
                ))}
                <span>
                  {by.length > 1
                    ? t('review.why.both', { a: names.A, b: names.B })
                    : t('review.why.one', { name: names[by[0] ?? 'A'] })}
                  {latest !== null && `, ${formatInstantDate(latest)}`}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {answers.length === 0 && <p>{t('review.why.always')}</p>}
      {citations.length > 0 && (
        <dl>
          <dt>{t('review.why.law', { state: stateName })}</dt>
          {citations.map(({ fact, citation }) => (
            <dd key={fact}>{citation}</dd>
          ))}
        </dl>
      )}
      {!provenance.reviewedByCounsel && <p>{t('review.why.notReviewed')}</p>}
    </div>
  );
}
