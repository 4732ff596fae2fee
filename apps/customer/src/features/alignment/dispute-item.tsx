import { useMutation, useQueryClient } from '@tanstack/react-query';
import { announce } from '@troth/portal/announcer';
import { ApiError } from '@troth/portal/api';
import { errorText } from '@troth/portal/errors';
import { usePerson } from '@troth/portal/person';
import { Button } from '@troth/ui/button';
import { DisputeCard } from '@troth/ui/dispute-card';
import { PenIcon } from '@troth/ui/icons';
import { Notice } from '@troth/ui/notice';
import type { GroupColor } from '@troth/ui/question-card';
import { PartnerMark, type PartnerSide } from '@troth/ui/partner-mark';
import { type ReactNode, useRef } from 'react';
import { afterChange } from '../../shared/journey';
import { t } from '../../shared/texts';
import { answerLines } from './answer-lines';
import classes from './alignment.module.css';
import { agreeWithPartner, type Dispute } from './queries';

export interface DisputeItemProps {
  dispute: Dispute;
  side: PartnerSide;
  names: { readonly A: string; readonly B: string };
  /** The section's name. */
  section: string;
  /** The icon of the question's group. */
  look: { readonly icon: ReactNode; readonly color: GroupColor };
  /** No longer on the list: folds up and leaves a tick. */
  isSettled: boolean;
  onChangeAnswer: () => void;
}

/** Whether there was nothing to settle any more: the partner, or another tab, has been quicker. */
const isGone = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 409);

/** One question on which the partners differ. Customer spec §4 "Disputes". */
export function DisputeItem({ dispute, side, names, section, look, isSettled, onChangeAnswer }: DisputeItemProps) {
  const self = usePerson();
  const queryClient = useQueryClient();
  const { question, answerA, answerB } = dispute;
  const partner: PartnerSide = side === 'A' ? 'B' : 'A';
  const place = useRef<HTMLDivElement>(null);
  const agree = useMutation({
    mutationFn: () => agreeWithPartner(self.id, question.id),
    onSuccess: () => {
      // The buttons fold away with the card: the focus stays where the reader was.
      place.current?.focus();
      announce(t('alignment.settledNow', { question: question.title }));
    },
    onSettled: () => afterChange(queryClient, self.id),
  });
  return (
    <div className={classes.item} ref={place} tabIndex={-1}>
      <DisputeCard
        id={`dispute-${question.id}`}
        kicker={section}
        title={question.title}
        {...(question.description !== null && { description: question.description })}
        icon={look.icon}
        color={look.color}
        answerA={{ name: names.A, isYou: side === 'A', answers: answerLines(question, answerA) }}
        answerB={{ name: names.B, isYou: side === 'B', answers: answerLines(question, answerB) }}
        isSettled={isSettled || agree.isSuccess}
        actions={
          <>
            <Button
              icon={<PartnerMark side={partner} name={names[partner]} size={20} isNameBeside />}
              isLoading={agree.isPending}
              isFullWidthOnPhone
              onClick={() => agree.mutate()}
            >
              {t('alignment.agree', { name: names[partner] })}
            </Button>
            <Button icon={<PenIcon size={16} />} isFullWidthOnPhone onClick={onChangeAnswer}>
              {t('alignment.change')}
            </Button>
          </>
        }
      />
      {agree.error !== null && !isSettled && (
        <Notice
          tone="danger"
          isAlert
          title={isGone(agree.error) ? t('alignment.disputeNotFound') : errorText(agree.error)}
        />
      )}
    </div>
  );
}
