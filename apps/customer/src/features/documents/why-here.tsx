import type { PartChange } from '@troth/reader/reading';
import type { WhyAsked } from '@troth/reader/why-asked';
import { PartnerMark } from '@troth/ui/partner-mark';
import { VisuallyHidden } from '@troth/ui/visually-hidden';
import { formatLongDay } from '@troth/portal/instants';
import { t } from '../../shared/texts';
import classes from './review.module.css';
import { AbsentReason } from './review-absent';
import { changeInWords } from './review-changes';
import { type Answered, answersOf, type Filled, filledOf, type Provenance, sourcesOf } from './review-provenance';
import { FilledFrom, LawLine } from './why-filled';
import { FactLine, Givers, type WhyContext } from './why-context';

/** Answers with their questions, who gave them and when, and the way to all clauses of each question. */
export function Answers({ answers, context }: { answers: readonly Answered[]; context: WhyContext }) {
  const { names, renderQuestion, onQuestion, provenances } = context;
  const questionIds = [...new Set(answers.map(({ questionId }) => questionId))];
  return (
    <dl>
      {questionIds.map((questionId) => {
        const count = provenances.drivenBy.get(questionId)?.length ?? 0;
        return (
          <div key={questionId}>
            <dt>{renderQuestion(questionId)}</dt>
            {answers
              .filter((answer) => answer.questionId === questionId)
              .map((answer) => (
                <dd key={answer.value}>
                  <span className={classes.answer}>{answer.value}</span>
                  <Givers answer={answer} names={names} />
                </dd>
              ))}
            {count > 1 && (
              <dd>
                <button type="button" className={classes.asLink} onClick={() => onQuestion(questionId)}>
                  {t('review.why.allClauses', { count })}
                </button>
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}

/** What changed in a clause, why, and the answers before and after. */
function WhatChanged({ change, context }: { change: PartChange; context: WhyContext }) {
  const { names, renderQuestion } = context;
  if (context.change === null) return null;
  return (
    <section className={classes.changed}>
      <p>{changeInWords(change, context.change)}</p>
      {change.answers.length > 0 && (
        <dl>
          {change.answers.map(({ questionId, respondent, before, after }) => (
            <div key={`${questionId}-${respondent}`}>
              <dt>{renderQuestion(questionId)}</dt>
              <dd className={classes.beforeAfter}>
                <PartnerMark side={respondent} name={names[respondent]} size={20} />
                <span>
                  <VisuallyHidden>{t('review.why.before')}</VisuallyHidden>
                  <del>{before ?? t('review.why.noAnswer')}</del>{' '}
                  <VisuallyHidden>{t('review.why.after')}</VisuallyHidden>
                  <ins>{after ?? t('review.why.noAnswer')}</ins>
                </span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function Law({ provenance, law, stateName }: { provenance: Provenance; law: Filled['law']; stateName: string }) {
  const { facts, state } = provenance;
  if (facts.length === 0 && law.length === 0 && state === null) return null;
  return (
    <dl>
      <dt>{t('review.why.law', { state: stateName })}</dt>
      {state !== null && <dd>{t('review.why.ofState', { state: stateName })}</dd>}
      {facts.map((fact) => (
        <FactLine key={fact.fact} fact={fact} stateName={stateName} />
      ))}
      {law.map((filled) => (
        <LawLine key={filled.field} filled={filled} stateName={stateName} />
      ))}
    </dl>
  );
}

/** Whose hands changed the clause, the latest first. */
function Hands({ provenance: { edits = [] }, names }: { provenance: Provenance; names: WhyContext['names'] }) {
  if (edits.length === 0) return null;
  const list = new Intl.ListFormat(t.locale);
  return (
    <dl>
      <dt>{t('review.why.byHand')}</dt>
      {edits.toReversed().map(({ commitAt, editorName, side, kinds }) => (
        <dd key={commitAt}>
          {t('review.why.hand', {
            editor: editorName,
            client: side === null ? 'none' : names[side],
            what: list.format(kinds.map((kind) => t(`review.why.edit.${kind}`))),
            day: formatLongDay(commitAt),
          })}
        </dd>
      ))}
    </dl>
  );
}

/** The attorneys who approved the version; before, that counsel has not reviewed the wording. */
const wordingReview = ({ reviewedByCounsel }: Provenance, { approvals }: WhyContext): string =>
  [...approvals, ...(approvals.length > 0 || reviewedByCounsel ? [] : [t('review.why.notReviewed')])]
    .map((sentence) => ` ${sentence}`)
    .join('');

/** Why a clause is in the agreement, and what changed in it; of a clause that is gone, why it is. */
export function WhyHere({ asked, context }: { asked: WhyAsked; context: WhyContext }) {
  const { change, value } = asked;
  const clause = asked.clause === null ? undefined : context.provenances.clauses.get(asked.key);
  const absent = context.provenances.absent.get(asked.key);
  const answers = clause === undefined ? [] : answersOf(sourcesOf(clause));
  const filled = clause === undefined ? null : filledOf(clause);
  const tapped = value === null ? [] : answersOf(value.sources);
  const others = answers.filter(({ questionId }) => !tapped.some((one) => one.questionId === questionId));
  return (
    <div className={classes.why}>
      {value !== null && (
        <section>
          <p className={classes.tapped}>{t('review.why.value', { value: value.text })}</p>
          <Answers answers={tapped} context={context} />
        </section>
      )}
      {change !== null && <WhatChanged change={change} context={context} />}
      {clause !== undefined && filled !== null && (
        <>
          {others.length > 0 && (
            <section>
              {tapped.length > 0 && <p className={classes.caption}>{t('review.why.others')}</p>}
              <Answers answers={others} context={context} />
            </section>
          )}
          <Hands provenance={clause.provenance} names={context.names} />
          {answers.length === 0 && (clause.provenance.edits ?? []).length === 0 && <p>{t('review.why.always')}</p>}
          <Law provenance={clause.provenance} law={filled.law} stateName={context.stateName} />
          <FilledFrom filled={filled} definitions={context.provenances.definitions} names={context.names} />
          <p className={classes.caption}>
            {t('review.why.template', { version: clause.provenance.templateVersion })}
            {wordingReview(clause.provenance, context)}
          </p>
        </>
      )}
      {clause === undefined && absent !== undefined && <AbsentReason absent={absent} context={context} />}
    </div>
  );
}
