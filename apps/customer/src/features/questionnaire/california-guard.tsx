import { CALIFORNIA_STATE_ID } from '@troth/domain/environment';
import { isTooSoonInCalifornia } from '@troth/domain/questionnaire';
import { errorText } from '@troth/portal/errors';
import { Button } from '@troth/ui/button';
import { Notice } from '@troth/ui/notice';
import { lazy, Suspense, useState } from 'react';
import { formatLongDay } from '@troth/portal/instants';
import { t } from '../../shared/texts';
import type { Question } from './model';
import type { QuestionnaireStore } from './questionnaire-store';
import { useCard } from './use-questionnaire';
import { useWaitlist } from './use-waitlist';

const CaliforniaPopup = lazy(async () => ({ default: (await import('./california-popup')).CaliforniaPopup }));

export interface CaliforniaGuardProps {
  /** The question for the wedding date. */
  question: Question;
  store: QuestionnaireStore;
}

/** Under the wedding date of a couple in California. Customer spec §5; other states have no such rule. */
export function CaliforniaGuard(props: CaliforniaGuardProps) {
  return props.store.facts.stateId === CALIFORNIA_STATE_ID ? <InCalifornia {...props} /> : null;
}

/**
 * When the wedding is within the reading period the popup opens automatically, once for each date, and can be opened again:
 * also when the state has become California since the date was given. Who waits for the postnup is told so, and can
 * leave the list.
 */
function InCalifornia({ question, store }: CaliforniaGuardProps) {
  const { input, status } = useCard(store, question);
  const { isKnown, joinedAt, change } = useWaitlist();
  const [closedFor, setClosedFor] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const isSettled = status.input === null || status.isInvalid;
  const isTooSoon = isSettled && isTooSoonInCalifornia(input.text, question.id, store.facts);
  const opensByItself = isTooSoon && isKnown && joinedAt === null && closedFor !== input.text;
  const close = () => {
    setClosedFor(input.text);
    setAsked(false);
  };

  return (
    <>
      {joinedAt !== null && (
        <Notice
          tone="success"
          title={t('questionnaire.waitlist.joined.title')}
          actions={
            <Button size="sm" isLoading={change.isPending} onClick={() => change.mutate('leave')}>
              {t('questionnaire.waitlist.leave')}
            </Button>
          }
        >
          {t('questionnaire.waitlist.joined.text', { date: formatLongDay(joinedAt) })}
        </Notice>
      )}
      {change.isError && <Notice tone="danger" isAlert title={errorText(change.error)} />}
      {isTooSoon && (
        <div>
          <Button variant="text" size="sm" onClick={() => setAsked(true)}>
            {t('questionnaire.california.open')}
          </Button>
        </div>
      )}
      <Suspense fallback={null}>
        {(opensByItself || (isTooSoon && isAsked)) && (
          <CaliforniaPopup
            question={question}
            store={store}
            isOnWaitlist={joinedAt !== null}
            onJoin={() => change.mutate('join', { onSettled: close })}
            isJoining={change.isPending}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
