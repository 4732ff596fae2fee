import { applyDrafts, EditError, settle } from '@troth/agreement/edit';
import type { AgreementTree } from '@troth/agreement/tree';
import type { DraftSet } from '@troth/domain/agreement';
import { Button } from '@troth/ui/button';
import { Notice } from '@troth/ui/notice';
import { useState } from 'react';
import { ChangesPopup } from './changes-popup';
import type { Controller } from './controller';
import { useSnapshot } from './hooks';
import type { EditorServices } from './services';
import type { Session } from './session';
import { t } from './texts';
import { carriedOver } from './versions';

/** A text with drafts; null where they do not fit it. */
export function withDrafts(base: AgreementTree, drafts: DraftSet): AgreementTree | null {
  try {
    return applyDrafts(base, drafts);
  } catch (error) {
    if (error instanceof EditError) return null;
    throw error;
  }
}

/** Drafts that stand on an earlier version: compared, carried over where that version's clauses are as they were, or dropped. */
export function MovedDrafts({
  controller,
  session,
  services,
  moved,
}: {
  controller: Controller;
  session: Session;
  services: EditorServices;
  moved: { readonly commitAt: string; readonly drafts: DraftSet };
}) {
  const isEditable = useSnapshot(controller, (snapshot) => snapshot.isEditable);
  const [isShown, setIsShown] = useState(moved.drafts.clauses.length + moved.drafts.sections.length > 0);
  const [compared, setCompared] = useState<{ was: AgreementTree; drafted: AgreementTree } | null>(null);
  const read = async () => {
    const was = settle(await services.readVersion(moved.commitAt));
    const drafted = withDrafts(was, moved.drafts);
    return drafted === null ? null : { was, drafted };
  };
  const carry = async () => {
    const trees = await read();
    if (trees === null) return;
    const { tree, left } = carriedOver(trees.was, controller.base, moved.drafts);
    controller.replaceWith(tree);
    setIsShown(left > 0);
    services.announce(t('moved.carried', { left }));
  };
  const drop = async () => {
    const lockToken = session.token;
    if (lockToken === null) return;
    try {
      // A save on the newest version replaces the drafts of an older one.
      await session.replaceOlder(lockToken);
      setIsShown(false);
    } catch (error) {
      services.announce(services.calls.refusalOf(error).message);
    }
  };
  if (!isShown) return null;
  return (
    <>
      <Notice
        tone="warning"
        isAlert
        title={t('moved.title')}
        actions={
          <>
            <Button size="sm" onClick={() => void read().then(setCompared)}>
              {t('lock.compare')}
            </Button>
            {isEditable && (
              <Button size="sm" onClick={() => void carry()}>
                {t('moved.carry')}
              </Button>
            )}
            {isEditable && (
              <Button size="sm" variant="text" onClick={() => void drop()}>
                {t('lock.discard')}
              </Button>
            )}
          </>
        }
      >
        {t('moved.words')}
      </Notice>
      {compared !== null && (
        <ChangesPopup
          title={t('moved.title')}
          before={compared.was}
          after={compared.drafted}
          onClose={() => setCompared(null)}
        />
      )}
    </>
  );
}
