import type { PartChange } from '@troth/reader/reading';
import type { Side } from '@troth/domain/people';
import { formatMonthDay } from '@troth/portal/instants';
import { t } from '../../shared/texts';
import { latestOf, type Provenances } from './review-provenance';

export interface ChangeContext {
  readonly provenances: Provenances;
  /** The number of the version that is compared with. */
  readonly since: number;
  /** Which partner the reader is. */
  readonly side: Side;
  readonly names: { readonly A: string; readonly B: string };
}

type Cause = PartChange['causes'][number];

/** Who changed an answer, as it is said to the reader. */
function changers({ answers }: PartChange, { side }: ChangeContext): 'both' | 'own' | 'partner' | 'some' {
  const by = new Set(answers.map(({ respondent }) => respondent));
  if (by.size === 0) return 'some';
  if (by.size === 2) return 'both';
  return by.has(side) ? 'own' : 'partner';
}

function causeInWords(cause: Cause, change: PartChange, context: ChangeContext): string {
  const { side, names, provenances } = context;
  switch (cause) {
    case 'ANSWER':
    case 'ALIGNMENT': {
      const latest = latestOf(provenances, change.answers);
      const date = latest === null ? 'none' : formatMonthDay(latest);
      if (cause === 'ALIGNMENT') return t('review.cause.alignment', { date });
      return t('review.cause.answer', { who: changers(change, context), name: names[side === 'A' ? 'B' : 'A'], date });
    }
    case 'DISCLOSURE':
      return t('review.cause.disclosure');
    case 'TEMPLATE_OR_LAW':
      return t('review.cause.template');
    case 'ATTORNEY_EDIT':
      return t('review.cause.attorney');
  }
}

/** What is said above a changed part: “Changed since version 2: you both changed an answer on Nov 19”. */
export function changeInWords(change: PartChange, context: ChangeContext): string {
  const what = t(`review.change.${change.standing}`, { number: context.since });
  if (change.causes.length === 0) return what;
  const causes = change.causes.map((cause) => causeInWords(cause, change, context));
  // Several causes mean grounds for each: which of them it was cannot be told.
  const why = new Intl.ListFormat(t.locale, { type: 'disjunction' }).format(causes);
  return t('review.change.because', { what, why });
}
