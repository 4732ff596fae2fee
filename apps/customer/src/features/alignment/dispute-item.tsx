import { useMutation, useQueryClient } from '@tanstack/react-query';
import { announce } from '@troth/portal/announcer';
import { ApiError } from '@troth/portal/api';
import { usePerson } from '@troth/portal/person';
import { Button } from '@troth/ui/button';
import { DisputeCard } from '@troth/ui/dispute-card';
import { PenIcon } from '@troth/ui/icons';
import { Notice } from '@troth/ui/notice';
import { PartnerMark, type PartnerSide } from '@troth/ui/partner-mark';
import type { GroupColor } from '@troth/ui/question-card';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { afterChange } from '../../shared/journey';
import { t } from '../../shared/texts';
import classes from './alignment.module.css';
import { answerLines } from './answer-lines';
import { useDiscussion } from './dispute-discussion';
import { type Outcome, outcomeText } from './outcome';
import { agreeWithPartner, type Dispute, settlingErrorText } from './queries';

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
  /** How it was settled, once that is known. */
  outcome: Outcome | null;
  onChangeAnswer: () => void;
  /** What each of the two answers would mean; nothing where that cannot be told. */
  meaning: ReactNode;
}

/** The buttons fold away with the card: a focus that was on them stays where the reader was. */
function useKeptFocus(isFolded: boolean) {
  const place = useRef<HTMLDivElement>(null);
  // Before the browser takes the focus away from what has just become inert.
  useLayoutEffect(() => {
    const inert = isFolded ? document.activeElement?.closest('[inert]') : null;
    if (inert && place.current?.contains(inert)) place.current.focus({ preventScroll: true });
  }, [isFolded]);
  return place;
}

/** One question on which the partners differ. Customer spec §4 "Disputes". */
export function DisputeItem(props: DisputeItemProps) {
  const { dispute, side, names, section, look, isSettled, outcome, onChangeAnswer, meaning } = props;
  const self = usePerson();
  const queryClient = useQueryClient();
  const { question, answerA, answerB } = dispute;
  const partner: PartnerSide = side === 'A' ? 'B' : 'A';
  const theirs = partner === 'A' ? answerA : answerB;
  const [firstSeen] = useState(theirs.version);
  const hasPartnerChanged = theirs.version !== firstSeen;
  const { toggle, thread, hasWords } = useDiscussion({ question, side, names });
  const agree = useMutation({
    mutationFn: () => agreeWithPartner(self.id, question.id, theirs.version),
    onSuccess: () => announce(t('alignment.settledNow', { question: question.title })),
    onSettled: () => afterChange(queryClient, self.id),
  });
  const isFolded = isSettled || agree.isSuccess;
  const place = useKeptFocus(isFolded);
  const panel = (of: PartnerSide) => ({
    name: names[of],
    isYou: side === of,
    answers: answerLines(question, of === 'A' ? answerA : answerB),
    ...(of === partner && hasPartnerChanged && { note: t('alignment.changedNow', { name: names[partner] }) }),
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
        answerA={panel('A')}
        answerB={panel('B')}
        isSettled={isFolded}
        {...((!isFolded || hasWords) && { aside: toggle })}
        meaning={meaning}
        {...(thread !== null && { discussion: thread })}
        {...(outcome !== null && { outcome: outcomeText(outcome) })}
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
      {agree.error !== null && (!isSettled || isGone(agree.error)) && (
        <Notice
          tone="danger"
          isAlert
          title={settlingErrorText(agree.error, t('alignment.partnerChanged', { name: names[partner] }))}
        />
      )}
    </div>
  );
}

/** A press that came too late is answered, although the card has folded since. */
const isGone = (error: unknown) => error instanceof ApiError && error.code !== 'VERSION_CONFLICT';
