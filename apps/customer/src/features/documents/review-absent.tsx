import { SideSheet } from '@troth/ui/side-sheet';
import { useMemo } from 'react';
import { t, tOneOf } from '../../shared/texts';
import classes from './review.module.css';
import { type AbsentClause, answersOf, type Tree } from './review-provenance';
import { FactLine, Givers, type Telling } from './why-telling';

type Outcome = AbsentClause['conditions'][number];

/** A question that kept a clause out, with what was answered to it. */
function Kept({ outcome: { outcome, answers }, telling }: { outcome: Outcome; telling: Telling }) {
  const [first] = answers;
  const given = answersOf(answers);
  const questionId = first?.questionId;
  if (questionId === undefined) return null;
  const { names, renderQuestion } = telling;
  return (
    <div>
      <dt>{renderQuestion(questionId)}</dt>
      {given.map((answer) => (
        <dd key={answer.value} className={classes.answerLine}>
          <b>{answer.value}</b> <Givers answer={answer} names={names} />
        </dd>
      ))}
      {outcome === 'WAITING' && answers.length === 1 && (
        <dd>{t('review.absent.onlyOne', { name: names[first?.respondent ?? 'A'] })}</dd>
      )}
    </div>
  );
}

/** Why a clause is not in the agreement, in plain words, with the answers that kept it out. */
export function AbsentReason({ absent, telling }: { absent: AbsentClause; telling: Telling }) {
  const keptOut = absent.conditions.filter(({ outcome, answers }) => outcome !== 'MET' && answers.length > 0);
  const standing = (absent.clauses ?? []).flatMap((key) => telling.provenances.clauses.get(key) ?? []);
  return (
    <div className={classes.absentReason}>
      <p>
        {tOneOf(`review.absent.${absent.reason}`, {
          state: telling.stateName,
          editor: absent.edit?.editorName ?? '',
        })}
      </p>
      {standing.map(({ key, number, heading }) => (
        <p key={key}>
          <a href={`#agreement-${key}`}>{[number, heading].filter(Boolean).join(' ')}</a>
        </p>
      ))}
      {keptOut.length > 0 && (
        <dl>
          {keptOut.map((outcome, index) => (
            <Kept key={index} outcome={outcome} telling={telling} />
          ))}
        </dl>
      )}
      {(absent.facts ?? []).length > 0 && (
        <dl>
          <dt>{t('review.why.law', { state: telling.stateName })}</dt>
          {(absent.facts ?? []).map((fact) => (
            <FactLine key={fact.fact} fact={fact} stateName={telling.stateName} />
          ))}
        </dl>
      )}
    </div>
  );
}

/** “Left out, and why”: every clause that the agreement could have and does not, section by section. */
export function LeftOutSheet({
  isOpen,
  onClose,
  tree,
  telling,
}: {
  isOpen: boolean;
  onClose: () => void;
  tree: Tree;
  telling: Telling;
}) {
  const groups = useMemo(() => {
    const titles = new Map(tree.sections.map(({ key, title }) => [key, title]));
    const bySection = new Map<string, AbsentClause[]>();
    for (const absent of tree.absentClauses) {
      const title = titles.get(absent.sectionKey) ?? t('review.absent.otherSections');
      bySection.set(title, [...(bySection.get(title) ?? []), absent]);
    }
    return [...bySection];
  }, [tree]);
  return (
    <SideSheet isOpen={isOpen} onClose={onClose} title={t('review.absent.title')} subtitle={t('review.absent.lead')}>
      <div className={classes.sheet}>
        {groups.length === 0 && <p>{t('review.absent.none')}</p>}
        {groups.map(([title, clauses]) => {
          const parts = clauses.filter(({ heading }) => heading === null);
          return (
            <section key={title} className={classes.group}>
              <h3>{title}</h3>
              {clauses.map(
                (absent) => absent.heading !== null && <LeftOut key={absent.key} {...{ absent, telling }} />,
              )}
              {parts.length > 0 && (
                <details className={classes.parts}>
                  <summary>{t('review.absent.parts', { count: parts.length })}</summary>
                  {parts.map((absent) => (
                    <LeftOut key={absent.key} {...{ absent, telling }} />
                  ))}
                </details>
              )}
            </section>
          );
        })}
      </div>
    </SideSheet>
  );
}

function LeftOut({ absent, telling }: { absent: AbsentClause; telling: Telling }) {
  return (
    <div className={classes.absent}>
      {absent.heading !== null && <h4>{absent.heading}</h4>}
      <AbsentReason absent={absent} telling={telling} />
    </div>
  );
}
