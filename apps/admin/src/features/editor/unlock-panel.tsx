import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '@troth/ui/button';
import { Stack } from '@troth/ui/layout';
import { useState } from 'react';
import { UnlockDialog } from '../../shared/actions/unlock-dialog';
import { formatRecent } from '../../shared/dates';
import { t } from '../../shared/texts';
import { lockQuery } from './queries';

/** Who edits and how many drafts there are, never what they say; and how an admin ends it. Portals spec §4, §7. */
export function UnlockPanel({
  documentId,
  couple,
  onErased,
}: {
  documentId: string;
  couple: string;
  onErased: () => void;
}) {
  const queryClient = useQueryClient();
  const { data: lock } = useQuery(lockQuery(documentId));
  const [isAsked, setAsked] = useState(false);
  if (lock === undefined) return null;
  const { holder, acquiredAt } = lock;
  const drafts = lock.erasableDrafts ?? 0;
  const held = holder === null || acquiredAt === null ? null : { holder, acquiredAt };
  return (
    <Stack gap={3}>
      <h2>{t('editor.unlock.title')}</h2>
      <p>
        {held === null
          ? t('editor.unlock.nobody')
          : t('editor.unlock.holder', { name: held.holder.name, since: formatRecent(held.acquiredAt) })}
      </p>
      <p>{t('editor.unlock.drafts', { count: drafts })}</p>
      {(held !== null || drafts > 0) && (
        <Button variant="danger" onClick={() => setAsked(true)}>
          {t('unlock.action')}
        </Button>
      )}
      {isAsked && (
        <UnlockDialog
          documentId={documentId}
          couple={couple}
          lock={held}
          drafts={drafts}
          onDone={() => {
            void queryClient.invalidateQueries({ queryKey: ['documents', documentId] });
            onErased();
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </Stack>
  );
}
