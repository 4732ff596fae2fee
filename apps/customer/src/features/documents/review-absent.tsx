import { SideSheet } from '@troth/ui/side-sheet';
import { useMemo } from 'react';
import { t, tOneOf } from '../../shared/texts';
import classes from './review.module.css';
import { type AbsentClause, answersOf, type Tree } from './review-provenance';
import { FactLine, Givers, type WhyContext } from './why-context';

type Outcome = AbsentClause['conditions'][number];

/** A question that kept a clause out, with what was answered to it. */
function Kept({ outcome: { outcome, answers }, context }: { outcome: Outcome; context: WhyContext }) {
  const [first] = answers;
  const given = answersOf(answers);
  const questionId = first?.questionId;
  if (questionId === undefined) return null;
  const { names, renderQuestion } = context;
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
export function AbsentReason({ absent, context }: { absent: AbsentClause; context: WhyContext }) {
  const keptOut = absent.conditions.filter(({ outcome, answers }) => outcome !== 'MET' && answers.length > 0);
  const standing = (absent.clauses ?? []).flatMap((key) => context.provenances.clauses.get(key) ?? []);
  return (
    <div className={classes.absentReason}>
      <p>
        {tOneOf(`review.absent.${absent.reason}`, {
          state: context.stateName,
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
            <Kept key={index} outcome={outcome} context={context} />
          ))}
        </dl>
      )}
      {(absent.facts ?? []).length > 0 && (
        <dl>
          <dt>{t('review.why.law', { state: context.stateName })}</dt>
          {(absent.facts ?? []).map((fact) => (
            <FactLine key={fact.fact} fact={fact} stateName={context.stateName} />
          ))}
        </dl>
      )}
    </div>
  );
}

/**
 * Whether a couple could have wanted this clause: it has a name, their own answers kept it out, and none of these answers
 * chose another wording that is in the agreement.
 */
function couldBeWanted(
  { heading, reason, conditions }: AbsentClause,
  { drivenBy }: WhyContext['provenances'],
): boolean {
  if (heading === null || reason === 'STATE' || reason === 'OTHER_CLAUSE') return false;
  const keptOutBy = conditions.flatMap(({ outcome, answers }) => (outcome === 'MET' ? [] : answers));
  return reason !== 'CONDITION_UNMET' || keptOutBy.every(({ questionId }) => !drivenBy.has(questionId));
}

/** By the titles of their sections, in the order of reading. */
function bySection(clauses: readonly AbsentClause[], tree: Tree): [title: string, AbsentClause[]][] {
  const titles = new Map(tree.sections.map(({ key, title }) => [key, title]));
  const groups = new Map<string, AbsentClause[]>();
  for (const absent of clauses) {
    const title = titles.get(absent.sectionKey) ?? t('review.absent.otherSections');
    groups.set(title, [...(groups.get(title) ?? []), absent]);
  }
  return [...groups];
}

/** “Left out, and why”: first what the couple could have wanted, then, folded, everything else that an agreement can say. */
export function LeftOutSheet({
  isOpen,
  onClose,
  tree,
  context,
}: {
  isOpen: boolean;
  onClose: () => void;
  tree: Tree;
  context: WhyContext;
}) {
  const { provenances } = context;
  const { wanted, rest } = useMemo(() => {
    const isWanted = (absent: AbsentClause) => couldBeWanted(absent, provenances);
    return {
      wanted: bySection(tree.absentClauses.filter(isWanted), tree),
      rest: bySection(
        tree.absentClauses.filter((absent) => !isWanted(absent)),
        tree,
      ),
    };
  }, [tree, provenances]);
  return (
    <SideSheet isOpen={isOpen} onClose={onClose} title={t('review.absent.title')} subtitle={t('review.absent.lead')}>
      <div className={classes.sheet}>
        {wanted.length === 0 && <p>{t('review.absent.none')}</p>}
        {wanted.map(([title, clauses]) => (
          <LeftOutGroup key={title} {...{ title, clauses, context }} />
        ))}
        {rest.length > 0 && (
          <details className={classes.parts}>
            <summary>{t('review.absent.rest')}</summary>
            <p>{t('review.absent.rest.text', { state: context.stateName })}</p>
            {rest.map(([title, clauses]) => (
              <LeftOutGroup key={title} {...{ title, clauses, context }} />
            ))}
          </details>
        )}
      </div>
    </SideSheet>
  );
}

function LeftOutGroup({
  title,
  clauses,
  context,
}: {
  title: string;
  clauses: readonly AbsentClause[];
  context: WhyContext;
}) {
  return (
    <section className={classes.group}>
      <h3>{title}</h3>
      {clauses.map((absent) => (
        <div key={absent.key} className={classes.absent}>
          {absent.heading !== null && <h4>{absent.heading}</h4>}
          <AbsentReason absent={absent} context={context} />
        </div>
      ))}
    </section>
  );
}
