import { api, unwrap } from '@troth/portal/api';
import { formatRecent } from '../dates';
import { t } from '../texts';
import { ActionDialog } from './action-dialog';

/** Ends a lock and erases all drafts of a document, with a reason and the couple's names typed. Portals spec §4, §7. */
export function UnlockDialog({
  documentId,
  couple,
  lock,
  drafts,
  onDone,
  onClose,
}: {
  documentId: string;
  /** What is typed to confirm. */
  couple: string;
  lock: { readonly holder: { readonly name: string }; readonly acquiredAt: string } | null;
  drafts: number;
  onDone?: (() => void) | undefined;
  onClose: () => void;
}) {
  return (
    <ActionDialog
      title={t('unlock.title', { count: drafts })}
      intro={
        lock === null
          ? t('unlock.nobody', { count: drafts })
          : t('unlock.holder', { name: lock.holder.name, since: formatRecent(lock.acquiredAt), count: drafts })
      }
      effects={[t('unlock.effect.drafts'), t('unlock.effect.told'), t('unlock.effect.version')]}
      confirmText={t('unlock.action')}
      isDestructive
      typedWord={couple}
      act={(reason) =>
        unwrap(
          api.POST('/documents/{id}/drafts/admin/unlock-erase', {
            params: { path: { id: documentId } },
            body: { reason, confirm: true },
          }),
        )
      }
      doneText={({ erasedDrafts }) => t('unlock.done', { count: erasedDrafts })}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
