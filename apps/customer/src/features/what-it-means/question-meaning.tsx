import { compare, DEFAULT_ASSUMPTIONS, readingsOf } from '@troth/outcomes';
import { type OfCouple, useCoupleFacts } from '@troth/portal/years/couple-facts';
import { Link } from '@troth/ui/link';
import { useMemo } from 'react';
import type { AskedQuestion } from '../../shared/meaning-asked-for';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import { COMPARED_YEAR, Meaning } from './meaning';
import classes from './meaning.module.css';

/** What each option of a question would mean, in the couple's own figures. */
export function QuestionMeaning({ questionKey, options, ...ofCouple }: OfCouple & AskedQuestion) {
  const { side: ownSide, names } = ofCouple;
  const { told, disclosed, facts } = useCoupleFacts(ofCouple);
  const comparison = useMemo(() => {
    const { readings } = readingsOf(told.answers, told.areBothComplete, ownSide);
    return compare(
      facts,
      DEFAULT_ASSUMPTIONS,
      COMPARED_YEAR,
      options.map(({ key }) => ({
        key,
        readings: readings.map((given) => ({ ...given, [questionKey]: { options: [key], typed: null } })),
      })),
    );
  }, [facts, told, ownSide, questionKey, options]);
  const isNothingKnown = disclosed.facts.holdings.length === 0 && !Object.values(disclosed.facts.incomes).some(Boolean);
  if (told.law === null || isNothingKnown) return <p className={classes.lead}>{t('meaning.nothing')}</p>;
  return (
    <>
      {!told.areBothComplete && <p className={classes.lead}>{t('meaning.ownAlone')}</p>}
      {comparison === null ? (
        <p className={classes.lead}>{t('meaning.sameOptions', { year: COMPARED_YEAR })}</p>
      ) : (
        <Meaning
          comparison={comparison}
          titleOf={(key) => options.find((option) => option.key === key)?.value}
          names={names}
          state={told.law.name}
        />
      )}
      <p className={classes.actions}>
        <Link href={paths.whatItMeans()}>{t('meaning.whole')}</Link>
      </p>
    </>
  );
}
