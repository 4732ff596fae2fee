import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, type components } from '@troth/api-client';
import { ratingOfStars } from '@troth/domain/attorneys';
import { REVIEW_MESSAGE_MAX_LENGTH } from '@troth/domain/constants';
import { say } from '@troth/domain/messages';
import { errorText } from '@troth/portal/errors';
import { useIdempotentMutation } from '@troth/portal/use-idempotent-mutation';
import { shownName, usePerson } from '@troth/portal/person';
import { Button } from '@troth/ui/button';
import { Row, Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { StarField } from '@troth/ui/stars';
import { TextAreaField } from '@troth/ui/text-field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { t } from '../../shared/texts';
import classes from './reviews.module.css';
import { type GivenReview, reviewsNeededQuery, sendReview } from './queries';

type Attorney = components['schemas']['Attorney'];

/** From so many characters before the end on, the count of those that are left is shown. */
const COUNT_SHOWN_FROM = 200;

const nameOf = ({ user }: Attorney): string => (user === undefined ? t('reviews.yourAttorney') : shownName(user));

/**
 * Asks for a review of an attorney once they have met, one attorney at a time, and thanks for it. Nothing is shown while
 * there is nobody to review, or when that cannot be told. Decisions, row 23.
 */
export function ReviewRequest() {
  const self = usePerson();
  const { data: attorneys = [] } = useQuery(reviewsNeededQuery(self.id));
  const [thanked, setThanked] = useState<string | null>(null);
  const thanks = useRef<HTMLDivElement>(null);
  const [next] = attorneys;

  useEffect(() => {
    // The form is gone, and the focus with it.
    if (thanked !== null) thanks.current?.focus();
  }, [thanked]);

  if (next === undefined && thanked === null) return null;
  return (
    <>
      {thanked !== null && (
        <div ref={thanks} tabIndex={-1} className={classes.thanks}>
          <Notice tone="success" title={t('reviews.thanks')}>
            {t('reviews.thanks.what', { name: thanked })}
          </Notice>
        </div>
      )}
      {next !== undefined && <ReviewForm key={next.id} attorney={next} onSent={() => setThanked(nameOf(next))} />}
    </>
  );
}

function ReviewForm({ attorney, onSent }: { attorney: Attorney; onSent: () => void }) {
  const self = usePerson();
  const queryClient = useQueryClient();
  const name = nameOf(attorney);
  const [stars, setStars] = useState<number | null>(null);
  const [message, setMessage] = useState('');
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const settle = async () => {
    await queryClient.invalidateQueries({ queryKey: reviewsNeededQuery(self.id).queryKey });
    onSent();
  };
  const send = useIdempotentMutation({
    mutationFn: (review: GivenReview, key) => sendReview(self.id, review, key),
    onSuccess: () => settle(),
    // Sent already, in another tab: there is nothing left to ask.
    onError: (error) => (error instanceof ApiError && error.status === 409 ? settle() : undefined),
  });

  const text = message.trim();
  const left = REVIEW_MESSAGE_MAX_LENGTH - text.length;
  const textError =
    text === ''
      ? say('validation.required')
      : left < 0
        ? say('validation.tooLong', { max: REVIEW_MESSAGE_MAX_LENGTH })
        : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (send.isPending) return;
    if (stars === null || textError !== null) {
      form.current?.querySelector<HTMLElement>(stars === null ? 'input' : 'textarea')?.focus();
      return;
    }
    send.mutate({ attorneyId: attorney.id, rating: ratingOfStars(stars), message: text });
  };

  return (
    <details className={classes.request}>
      <summary>
        <h2>{t('reviews.ask', { name })}</h2>
      </summary>
      <p className={classes.what}>{t('reviews.ask.what')}</p>
      <form ref={form} onSubmit={submit} noValidate>
        <Stack gap={5}>
          <StarField
            label={t('reviews.ask.stars')}
            stars={stars}
            onChange={setStars}
            error={isChecked && stars === null ? say('attorney.rating') : undefined}
          />
          <TextAreaField
            label={t('reviews.ask.words')}
            isRequired
            rows={4}
            value={message}
            onChange={setMessage}
            error={(isChecked || left < 0) && textError !== null ? textError : undefined}
            note={left >= 0 && left <= COUNT_SHOWN_FROM ? t('reviews.ask.left', { count: left }) : undefined}
          />
          {send.error !== null && (
            <Notice tone="danger" isAlert title={errorText(send.error)}>
              {t('reviews.ask.kept')}
            </Notice>
          )}
          <Row>
            <Button type="submit" isLoading={send.isPending} loadingText={t('reviews.ask.sending')} isFullWidthOnPhone>
              {t('reviews.ask.send')}
            </Button>
          </Row>
        </Stack>
      </form>
    </details>
  );
}
