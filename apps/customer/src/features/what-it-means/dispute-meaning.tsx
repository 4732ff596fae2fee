import type { Side } from '@troth/domain/people';
import { compare, DEFAULT_ASSUMPTIONS, readingsOf, withFollowUps } from '@troth/outcomes';
import { type OfCouple, useCoupleFacts } from '@troth/portal/years/couple-facts';
import { Link } from '@troth/ui/link';
import { useMemo } from 'react';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import { COMPARED_YEAR, Meaning } from './meaning';
import classes from './meaning.module.css';

const SIDES = ['A', 'B'] as const;

/** What each of two answers to a question on which the partners differ would mean; both partners see the same figures. */
export function DisputeMeaning({ questionKey, ...ofCouple }: OfCouple & { questionKey: string }) {
  const { side: ownSide, names } = ofCouple;
  const { told, facts } = useCoupleFacts(ofCouple);
  const comparison = useMemo(
    () =>
      compare(
        facts,
        DEFAULT_ASSUMPTIONS,
        COMPARED_YEAR,
        SIDES.map((side) => ({
          key: side,
          readings: readingsOf(
            told.answers,
            told.areBothComplete,
            ownSide,
            Object.fromEntries(withFollowUps(questionKey).map((key) => [key, side])),
          ).readings,
        })),
      ),
    [facts, told, ownSide, questionKey],
  );
  const titleOf = (side: Side) => (side === ownSide ? t('meaning.yours') : t('meaning.theirs', { name: names[side] }));
  return (
    <>
      {comparison === null ? (
        <p className={classes.lead}>{t('meaning.same', { year: COMPARED_YEAR })}</p>
      ) : (
        <Meaning comparison={comparison} titleOf={titleOf} names={names} state={told.law?.name ?? ''} />
      )}
      <p className={classes.actions}>
        {SIDES.map((side) => (
          <Link key={side} href={paths.whatItMeans({ question: questionKey, side })}>
            {side === ownSide ? t('meaning.wholeYours') : t('meaning.wholeTheirs', { name: names[side] })}
          </Link>
        ))}
      </p>
    </>
  );
}
