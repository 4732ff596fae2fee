import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '@troth/portal/errors';
import { openTicket, supportTicketsQuery } from '@troth/portal/support';
import { Button } from '@troth/ui/button';
import { Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { ConfirmPopup } from '@troth/ui/popup';
import { Text } from '@troth/ui/text';
import { TextAreaField } from '@troth/ui/text-field';
import { useState } from 'react';
import { useAttorney } from '../../shared/attorney';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import classes from './reviews.module.css';

/** Of what is wrong; the ticket holds more, and says which review it is. */
const WORDS_MAX_LENGTH = 2_000;

/** Tells the support team what is wrong with a review; which one it is goes along as the page. */
export function ReportReview({ reviewId, name, day }: { reviewId: string; name: string; day: string }) {
  const { id } = useAttorney();
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const [isChecked, setChecked] = useState(false);
  const send = useMutation({
    mutationFn: () =>
      openTicket(id, {
        topic: 'OTHER',
        message: t('reviews.report.ticket', { name, day, words: words.trim() }),
        pagePath: paths.review(reviewId),
      }),
    onSuccess: async () => {
      setOpen(false);
      setWords('');
      setChecked(false);
      await queryClient.invalidateQueries({ queryKey: supportTicketsQuery(id).queryKey });
    },
  });
  const isMissing = words.trim() === '';
  return (
    <>
      {send.data === undefined ? (
        <Button
          size="sm"
          variant="text"
          className={classes.report ?? ''}
          aria-label={t('reviews.report.of', { name, day })}
          onClick={() => setOpen(true)}
        >
          {t('reviews.report')}
        </Button>
      ) : (
        <Text size="small" tone="secondary" role="status">
          {t('reviews.reported', { number: send.data.number })}
        </Text>
      )}
      <ConfirmPopup
        isOpen={isOpen}
        title={t('reviews.report.title', { name })}
        confirmText={t('reviews.report.send')}
        isConfirming={send.isPending}
        onConfirm={() => {
          setChecked(true);
          if (!isMissing) send.mutate();
        }}
        onCancel={() => setOpen(false)}
      >
        <Stack gap={4}>
          {send.error !== null && <Notice tone="danger" isAlert title={errorText(send.error)} />}
          <Text>{t('reviews.report.what')}</Text>
          <TextAreaField
            label={t('reviews.report.words')}
            isRequired
            value={words}
            maxLength={WORDS_MAX_LENGTH}
            error={isChecked && isMissing ? t('reviews.report.missing') : undefined}
            onChange={setWords}
          />
        </Stack>
      </ConfirmPopup>
    </>
  );
}
