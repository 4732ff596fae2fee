import { OUTCOME_QUESTIONS, type OutcomeQuestion } from '@troth/domain/outcomes';
import { otherSide, type Side } from '@troth/domain/people';
import type { Names, Say } from '@troth/outcomes/words';
import { Segmented } from '@troth/ui/filter-chips';
import { useAddressParams } from '../list-address';
import classes from './years.module.css';

export interface TakenAnswers {
  /** The question that alone is meant; null for all on which the two differ. */
  question: OutcomeQuestion | null;
  /** Whose answers count where the two differ; null for both, as a range. */
  taken: Side | null;
  take: (side: Side | null) => void;
}

/** Whose answer counts where the two differ: to one question, if the address names it, or to all. */
export function useAnswersTaken(): TakenAnswers {
  const [params, change] = useAddressParams();
  const [, question = null, side] = /^(\w+)\.([AB])$/u.exec(params.get('answer') ?? '') ?? [];
  const known = OUTCOME_QUESTIONS.find((key) => key === question) ?? null;
  return {
    question: known,
    taken: side === undefined ? null : (side as Side),
    take: (next) => change({ answer: next === null ? '' : `${known ?? 'all'}.${next}` }),
  };
}

/** The choice between both partners' answers, for one of them. */
export function AnswersTaken({
  question,
  taken,
  take,
  side,
  names,
  say,
}: TakenAnswers & { side: Side; names: Names; say: Say }) {
  const label = say(question === null ? 'take' : 'takeOne');
  const other = otherSide(side);
  return (
    <div className={classes.taken}>
      <span aria-hidden="true">{label}</span>
      <Segmented<'BOTH' | Side>
        label={label}
        isFilling
        value={taken ?? 'BOTH'}
        onChange={(next) => take(next === 'BOTH' ? null : next)}
        options={[
          { value: 'BOTH', label: say('take.BOTH') },
          { value: side, label: say('take.yours') },
          { value: other, label: say('take.theirs', { name: names[other] }) },
        ]}
      />
    </div>
  );
}
