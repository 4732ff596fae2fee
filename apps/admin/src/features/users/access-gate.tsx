import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { enumerationLabel, say } from '@troth/domain/messages';
import { REASON_MAX_LENGTH, REASON_MIN_LENGTH } from '@troth/domain/records';
import { api, unwrap } from '@troth/portal/api';
import { errorText } from '@troth/portal/errors';
import { Button } from '@troth/ui/button';
import { Section, Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { RadioOptions } from '@troth/ui/option-cards';
import { PageActions } from '@troth/ui/page';
import { Text } from '@troth/ui/text';
import { TextAreaField } from '@troth/ui/text-field';
import { type ReactNode, useState } from 'react';
import { formatLongDay } from '@troth/portal/instants';
import { formatRecent } from '../../shared/dates';
import { t } from '../../shared/texts';
import { accessQuery } from './queries';
import classes from './user.module.css';

/** In place of a ticket. */
const BY_REASON = 'REASON';

function Ask({ documentId, couple }: { documentId: string; couple: string }) {
  const queryClient = useQueryClient();
  const { data } = useSuspenseQuery(accessQuery(documentId));
  const [first] = data.openTickets;
  const [why, setWhy] = useState<string>(first?.id ?? BY_REASON);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isShort = why === BY_REASON && reason.trim().length < REASON_MIN_LENGTH;
  const opening = useMutation({
    mutationFn: () =>
      unwrap(
        api.POST('/admin/documents/{id}/access', {
          params: { path: { id: documentId } },
          body: why === BY_REASON ? { reason: reason.trim() } : { ticketId: why },
        }),
      ),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['admin', 'documents', documentId] }),
  });
  return (
    <Section title={t('access.title')} description={t('access.text', { couple })} hasRule>
      <form
        noValidate
        className={classes.narrow}
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (!isShort && !opening.isPending) opening.mutate();
        }}
      >
        <Stack gap={5}>
          {data.openTickets.length > 0 && (
            <RadioOptions
              label={t('access.why')}
              value={why}
              onChange={setWhy}
              options={[
                ...data.openTickets.map(({ id, number, topic, createdAt }) => ({
                  value: id,
                  label: t('access.ticket', { number, topic: enumerationLabel(say, 'supportTopic', topic) }),
                  description: formatLongDay(createdAt),
                })),
                { value: BY_REASON, label: t('access.otherReason') },
              ]}
            />
          )}
          {why === BY_REASON && (
            <TextAreaField
              label={t('access.reason')}
              help={t('access.reason.help')}
              value={reason}
              onChange={setReason}
              maxLength={REASON_MAX_LENGTH}
              isRequired
              error={isTried && isShort ? say('validation.reasonTooShort', { min: REASON_MIN_LENGTH }) : undefined}
            />
          )}
          {opening.isError && (
            <Notice tone="danger" isAlert title={t('action.failed')}>
              {errorText(opening.error)}
            </Notice>
          )}
          <PageActions>
            <Button type="submit" variant="primary" isLoading={opening.isPending} isFullWidthOnPhone>
              {t('access.open')}
            </Button>
          </PageActions>
        </Stack>
      </form>
    </Section>
  );
}

/** What a couple wrote opens for a reason or an open ticket, for an hour; the couple's history says so (D54). */
export function AccessGate({
  documentId,
  couple,
  isLineShown = true,
  frameOf = (asking) => asking,
  children,
}: {
  documentId: string;
  couple: string;
  /** Until when it is open, above what is shown. */
  isLineShown?: boolean;
  /** Puts the question onto a page of its own, where the screen has no heading but that of what is shown. */
  frameOf?: (asking: ReactNode) => ReactNode;
  children: ReactNode;
}) {
  const { data } = useSuspenseQuery(accessQuery(documentId));
  if (data.access === null) return frameOf(<Ask documentId={documentId} couple={couple} />);
  if (!isLineShown) return children;
  return (
    <Stack gap={6}>
      <Text size="small" tone="secondary">
        {t('access.until', { until: formatRecent(data.access.until) })}
      </Text>
      {children}
    </Stack>
  );
}
