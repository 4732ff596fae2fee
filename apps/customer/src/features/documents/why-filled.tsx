import { otherSide } from '@troth/domain/people';
import type { ReactNode } from 'react';
import { formatDate } from '../../shared/dates';
import { t } from '../../shared/texts';
import classes from './review.module.css';
import type { Filled, FilledValue } from './review-provenance';

type Names = { readonly A: string; readonly B: string };

/** A word of the state's law, with its citation where it does not cite itself. */
export function LawLine({ filled, stateName }: { filled: FilledValue; stateName: string }) {
  const { field, value, citation } = filled;
  return (
    <dd>
      {t('review.filled.law', { field, value, state: stateName })}
      {citation !== null && citation !== value && <span className={classes.citation}> {citation}</span>}
    </dd>
  );
}

const quoted = (words: readonly string[]) => words.map((value) => t('review.filled.quoted', { value })).join(', ');

const Line = ({ from, children }: { from: string; children: ReactNode }) => (
  <div>
    <dt>{from}</dt>
    <dd>{children}</dd>
  </div>
);

/** Names, terms, amounts and dates that no answer gave: where each comes from. */
export function FilledFrom({
  filled: { profiles, terms, disclosed, homes, receipts, ratesOf },
  definitions,
  names,
}: {
  filled: Filled;
  /** The clause that defines the terms. */
  definitions: string | null;
  names: Names;
}) {
  const known = [profiles, terms, disclosed, homes, receipts];
  if (known.every((each) => each.length === 0) && ratesOf === null) return null;
  return (
    <dl>
      {disclosed.map(({ side, entries }) => (
        <Line key={`disclosure-${side}`} from={t('review.filled.disclosure', { name: names[side] })}>
          {t('review.filled.entries', { count: entries })}
        </Line>
      ))}
      {homes.map(({ side, words }) => (
        <Line key={`home-${side}`} from={t('review.filled.disclosure', { name: names[side] })}>
          {quoted(words)}
        </Line>
      ))}
      {ratesOf !== null && (
        <Line from={t('review.filled.rates')}>{t('review.filled.ratesOf', { date: formatDate(ratesOf) })}</Line>
      )}
      {receipts.map(({ side, words }) => (
        <Line
          key={`receipt-${side}`}
          from={t('review.filled.receipt', { name: names[side], other: names[otherSide(side)] })}
        >
          {quoted(words)}
        </Line>
      ))}
      {profiles.map(({ side, words }) => (
        <Line key={`profile-${side}`} from={t('review.filled.profile', { name: names[side] })}>
          {quoted(words)}
        </Line>
      ))}
      {terms.length > 0 && (
        <Line from={t('review.filled.terms')}>
          {definitions === null ? quoted(terms) : <a href={`#agreement-${definitions}`}>{quoted(terms)}</a>}
        </Line>
      )}
    </dl>
  );
}
