import type { components } from '@troth/api-client';
import { PartnerMark } from '@troth/ui/partner-mark';
import type { ReactNode } from 'react';
import { formatLongDay } from '@troth/portal/instants';
import { t, tOneOf } from '../../shared/texts';
import classes from './review.module.css';
import type { ChangeContext } from './review-changes';
import type { Answered, Provenances } from './review-provenance';

type Names = { readonly A: string; readonly B: string };
type Fact = components['schemas']['AgreementProvenance']['facts'][number];

/** What the reasons are told with. */
export interface WhyContext {
  readonly names: Names;
  readonly stateName: string;
  readonly provenances: Provenances;
  /** Which attorneys approved the version, and for whom, each in a sentence; empty while none has. */
  readonly approvals: readonly string[];
  /** Null where nothing is compared. */
  readonly change: ChangeContext | null;
  /** The question's words, which the tree does not carry. */
  readonly renderQuestion: (questionId: string) => ReactNode;
  readonly onQuestion: (questionId: string) => void;
}

/** Who gave an answer, and when; of one that both had to give, when they agreed. */
export function Givers({ answer: { by, latest, agreedAt }, names }: { answer: Answered; names: Names }) {
  const both =
    agreedAt === null
      ? t('review.why.both', { a: names.A, b: names.B })
      : t('review.why.agreed', { a: names.A, b: names.B });
  const at = by.length > 1 ? (agreedAt ?? latest) : latest;
  return (
    <span className={classes.givers}>
      {by.map((side) => (
        <PartnerMark key={side} side={side} name={names[side]} size={20} isNameBeside />
      ))}
      <span>
        {by.length > 1 ? both : t('review.why.one', { name: names[by[0] ?? 'A'] })}
        {at !== null && `, ${formatLongDay(at)}`}
      </span>
    </span>
  );
}

/** A fact of the law or of the disclosure in words, with its citation. */
export function FactLine({ fact: { fact, value, citation }, stateName }: { fact: Fact; stateName: string }) {
  return (
    <dd>
      {tOneOf(`review.fact.${fact}`, { value, state: stateName })}
      {citation !== null && <span className={classes.citation}> {citation}</span>}
    </dd>
  );
}
