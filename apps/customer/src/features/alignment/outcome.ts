import type { PartnerSide } from '@troth/ui/partner-mark';
import type { OwnDocument } from '../../shared/document';
import { t } from '../../shared/texts';
import { answerLines } from './answer-lines';
import type { Resolution } from './queries';

/** Who settled a difference, and how. */
export interface Outcome {
  readonly side: PartnerSide;
  readonly name: string;
  /** “agreed with Blake”, “changed an answer”. */
  readonly action: string;
  /** The answer that both have now. */
  readonly answer: string;
}

export function outcomeOf({ document, names }: OwnDocument, resolution: Resolution): Outcome {
  const { initiatedByUserId, kind, question, answer } = resolution;
  const side = initiatedByUserId === document.userAId ? 'A' : 'B';
  const called = (which: PartnerSide) => names[which] ?? t('partner.yourPartner');
  return {
    side,
    name: called(side),
    action:
      kind === 'AGREED_WITH_PARTNER'
        ? t('alignment.history.agreed', { name: called(side === 'A' ? 'B' : 'A') })
        : t('alignment.history.changed'),
    answer: question === undefined || answer === undefined ? '' : answerLines(question, answer).join(', '),
  };
}

export const outcomeText = ({ answer, name, action }: Outcome): string =>
  t('alignment.settled.how', { answer, name, action });
