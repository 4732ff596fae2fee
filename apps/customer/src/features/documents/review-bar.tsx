import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@troth/api-client';
import type { Side } from '@troth/domain/people';
import { announce } from '@troth/portal/announcer';
import { usePerson } from '@troth/portal/person';
import { Button, LinkButton } from '@troth/ui/button';
import { PartnerMark } from '@troth/ui/partner-mark';
import { ConfirmPopup } from '@troth/ui/popup';
import { StickyActionBar } from '@troth/ui/sticky-action-bar';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { OwnDocument } from '../../shared/document';
import { failureText } from '../../shared/failure-text';
import { formatInstant } from '../../shared/instants';
import { afterChange, useCouple } from '../../shared/journey';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import { ApprovalsOpen, MessageAttorney } from './approvals-open';
import { confirmReview } from './queries';
import classes from './review.module.css';

/** The button that confirms, or what stands in its place: the whole agreement lies before it. */
const CONFIRM_ID = 'confirm-review';

/** For keyboards: past the clauses to the confirmation. Shown when it has the focus. */
export function SkipToConfirm() {
  return (
    <a className={classes.skip} href={`#${CONFIRM_ID}`}>
      {t('review.skip')}
    </a>
  );
}

export interface ReviewBarProps {
  own: OwnDocument;
  /** Which version it is, in words. */
  title: ReactNode;
  /** “I have reviewed version 3”. */
  confirmText: string;
  /** What is on the screen, as the server names it. */
  version: string;
  names: { readonly A: string; readonly B: string };
  download: ReactNode;
  /** Why this version cannot be confirmed, and what is offered in the place of that: to show another, or the way to it. */
  instead: { readonly why: string; readonly text: string; readonly go: (() => void) | string } | null;
}

function Reviewer({ side, name, at, isYou }: { side: Side; name: string; at: string | null; isYou: boolean }) {
  const when = { name, time: at === null ? '' : formatInstant(at) };
  const done = isYou ? t('review.ownDone', when) : t('review.partnerDone', when);
  const open = isYou ? t('review.ownOpen') : t('review.partnerOpen', { name });
  return (
    <span className={classes.reviewer}>
      <PartnerMark side={side} name={name} size={20} isNameBeside isOutlined={at === null} />{' '}
      {at === null ? open : done}
    </span>
  );
}

/** Whether the end of the text was on the screen. A browser that can't tell is believed. */
function useReachedEnd() {
  const end = useRef<HTMLDivElement>(null);
  const [isReached, setReached] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isReached || end.current === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setReached(true);
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isReached]);
  return { end, isReached };
}

/** Names the version on the screen, tells who has confirmed it, and confirms it for the reader. */
export function ReviewBar({ own, title, confirmText, version, names, download, instead }: ReviewBarProps) {
  const self = usePerson();
  const queryClient = useQueryClient();
  const { journey } = useCouple();
  const { document, side } = own;
  const other: Side = side === 'A' ? 'B' : 'A';
  const reviewedBy = { A: document.userAReviewedAt, B: document.userBReviewedAt };
  const confirm = useMutation({
    mutationFn: () => confirmReview(document.id, version),
    onSuccess: () => announce(t('review.confirmedNow')),
    onSettled: () => {
      setAsking(false);
      return afterChange(queryClient, self.id);
    },
  });
  const [isAsking, setAsking] = useState(false);
  const { end, isReached } = useReachedEnd();
  const isSuperseded = confirm.error instanceof ApiError && confirm.error.status === 409;
  const isConfirmed = reviewedBy[side] !== null;
  // The document may know of the partner's confirmation before the journey does: never back to this very page.
  const afterReview = journey.nextStep.path === paths.documentReview() ? paths.notarize() : journey.nextStep.path;
  const isConfirmedHere = confirm.isSuccess && isConfirmed;
  useEffect(() => {
    // The button went with its purpose: the focus stays where it was, on what stands there now.
    const isLost = window.document.activeElement === window.document.body;
    if (isConfirmedHere && isLost) window.document.getElementById(CONFIRM_ID)?.focus({ preventScroll: true });
  }, [isConfirmedHere]);
  return (
    <>
      <div ref={end} aria-hidden="true" />
      <StickyActionBar
        title={title}
        detail={
          <span className={classes.reviewers}>
            {instead === null && isConfirmed && <Reviewer side={side} name={names[side]} at={reviewedBy[side]} isYou />}
            {instead === null && <Reviewer side={other} name={names[other]} at={reviewedBy[other]} isYou={false} />}
            {instead !== null && <span>{instead.why}</span>}
            {instead === null && !isConfirmed && journey.document?.isInEditor === true && (
              <span id={CONFIRM_ID} tabIndex={-1}>
                <ApprovalsOpen />
              </span>
            )}
            {confirm.error !== null && !isConfirmed && (
              <span role="alert" className={classes.failed}>
                {isSuperseded ? t('review.superseded') : t('review.failed', { reason: failureText(confirm.error) })}
              </span>
            )}
          </span>
        }
      >
        <span className={classes.wideOnly}>{download}</span>
        {instead !== null ? (
          typeof instead.go === 'string' ? (
            <LinkButton id={CONFIRM_ID} href={instead.go} variant="primary" size="lg" isFullWidthOnPhone>
              {instead.text}
            </LinkButton>
          ) : (
            <Button id={CONFIRM_ID} variant="primary" size="lg" isFullWidthOnPhone onClick={instead.go}>
              {instead.text}
            </Button>
          )
        ) : isConfirmed ? (
          document.reviewedAt === null ? (
            <LinkButton id={CONFIRM_ID} href={paths.home()} size="lg" isFullWidthOnPhone>
              {t('review.toDashboard')}
            </LinkButton>
          ) : (
            <LinkButton id={CONFIRM_ID} href={afterReview} variant="primary" size="lg" isFullWidthOnPhone>
              {t('review.goOn')}
            </LinkButton>
          )
        ) : journey.document?.isInEditor === true ? (
          <MessageAttorney />
        ) : (
          <Button
            id={CONFIRM_ID}
            variant="primary"
            size="lg"
            isFullWidthOnPhone
            isLoading={confirm.isPending}
            onClick={() => setAsking(true)}
          >
            {confirmText}
          </Button>
        )}
      </StickyActionBar>
      <ConfirmPopup
        isOpen={isAsking}
        closesOnScrim={false}
        title={t('review.ask.title')}
        confirmText={t('review.ask.confirm')}
        cancelText={t('review.ask.cancel')}
        isConfirming={confirm.isPending}
        onConfirm={() => confirm.mutate()}
        onCancel={() => setAsking(false)}
      >
        {!isReached && <p>{t('review.ask.notEnd')}</p>}
        <p>{t('review.ask.text')}</p>
      </ConfirmPopup>
    </>
  );
}
