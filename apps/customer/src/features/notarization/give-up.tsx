import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '@troth/portal/errors';
import { Button } from '@troth/ui/button';
import { Notice } from '@troth/ui/notice';
import { ConfirmPopup } from '@troth/ui/popup';
import { useState } from 'react';
import { afterChange } from '../../shared/journey';
import { t } from '../../shared/texts';
import { deleteNotarization, type Notarization, resetNotarization } from './queries';

/** Ends a notarization before anybody has signed, after one question. */
export function GiveUp({
  userId,
  notarization: { id, documentId, provider, stage, abilities },
}: {
  userId: string;
  notarization: Notarization;
}) {
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const isPaper = provider === 'IN_PERSON';
  const end = useMutation({
    mutationFn: () => (isPaper ? deleteNotarization(documentId, id) : resetNotarization(id)),
    onSuccess: () => setAsking(false),
    onSettled: () => afterChange(queryClient, userId),
  });
  if (isPaper ? !abilities.delete : !abilities.reset) return null;
  return (
    <>
      <Button variant={stage === 'NEEDS_ATTENTION' ? 'primary' : 'text'} onClick={() => setAsking(true)}>
        {t(isPaper ? 'notarize.paper.delete' : 'notarize.reset')}
      </Button>
      <ConfirmPopup
        isOpen={isAsking}
        title={t(isPaper ? 'notarize.paper.delete.title' : 'notarize.reset.title')}
        confirmText={t(isPaper ? 'notarize.paper.delete' : 'notarize.reset')}
        onConfirm={() => end.mutate()}
        onCancel={() => setAsking(false)}
        isConfirming={end.isPending}
        isDestructive={isPaper}
      >
        <p>{t(isPaper ? 'notarize.paper.delete.text' : 'notarize.reset.text')}</p>
        {end.error !== null && <Notice tone="danger" isAlert title={errorText(end.error)} />}
      </ConfirmPopup>
    </>
  );
}
