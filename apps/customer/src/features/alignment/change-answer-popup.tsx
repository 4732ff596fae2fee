import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { announce } from '@troth/portal/announcer';
import { usePerson } from '@troth/portal/person';
import { Notice } from '@troth/ui/notice';
import type { PartnerSide } from '@troth/ui/partner-mark';
import { Popup } from '@troth/ui/popup';
import { CardSkeleton } from '@troth/ui/skeleton';
import { type ReactNode, useState } from 'react';
import { afterChange } from '../../shared/journey';
import { LoadBoundary } from '../../shared/load-boundary';
import { t } from '../../shared/texts';
import { changeOwnAnswer, type Dispute, disputesQuery, settlingErrorText } from './queries';

/** What the popup gives to the form that the route puts into it. */
export interface ChangeForm {
  questionId: string;
  theirs: components['schemas']['Answer'];
  isSaving: boolean;
  isClosed: boolean;
  problem: ReactNode;
  onSave: (answers: components['schemas']['DisputeChange']['answers']) => void;
  onCancel: () => void;
}

export interface ChangeAnswerPopupProps {
  dispute: Dispute;
  side: PartnerSide;
  partnerName: string;
  onClose: () => void;
  /** Cancelled or saved: what was typed is not wanted any more. */
  onDone: () => void;
  renderForm: (form: ChangeForm) => ReactNode;
}

/**
 * The disputed question with its follow-ups, saved by a button. Customer spec §4 "Disputes". The partner may settle the
 * difference while it is open: then it says so, and what was typed stays.
 */
export function ChangeAnswerPopup({ dispute, side, partnerName, onClose, onDone, renderForm }: ChangeAnswerPopupProps) {
  const self = usePerson();
  const queryClient = useQueryClient();
  const { data: disputes } = useQuery(disputesQuery(self.id));
  const { question } = dispute;
  const [isSaved, setSaved] = useState(false);
  const current = disputes?.find((each) => each.question.id === question.id);
  // A list that could not be loaded says nothing about this difference; the save will tell.
  const isGone = disputes !== undefined && current === undefined && !isSaved;

  const save = useMutation({
    mutationFn: (answers: components['schemas']['DisputeChange']['answers']) =>
      changeOwnAnswer(self.id, question.id, { answers }),
    onSuccess: (settled) => {
      setSaved(true);
      announce(
        settled.length > 0
          ? t('alignment.settledNow', { question: question.title })
          : t('alignment.stillDiffers', { name: partnerName }),
      );
      onDone();
    },
    onSettled: () => afterChange(queryClient, self.id),
  });
  const problem = isGone
    ? t('alignment.disputeNotFound')
    : save.error !== null && settlingErrorText(save.error, t('alignment.ownChangedElsewhere'));

  return (
    <Popup isOpen onClose={onClose} title={t('alignment.change')}>
      <LoadBoundary failed={t('alignment.questionFailed')} loading={<CardSkeleton height={240} />}>
        {renderForm({
          questionId: question.id,
          theirs: (current ?? dispute)[side === 'A' ? 'answerB' : 'answerA'],
          isSaving: save.isPending,
          isClosed: isGone,
          problem: problem !== false && (
            <Notice tone="danger" isAlert title={problem}>
              {isGone && t('alignment.goneText', { name: partnerName })}
            </Notice>
          ),
          onSave: save.mutate,
          onCancel: onDone,
        })}
      </LoadBoundary>
    </Popup>
  );
}
