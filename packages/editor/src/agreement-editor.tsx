import type { AgreementTree } from '@troth/agreement/tree';
import { Button } from '@troth/ui/button';
import { Notice } from '@troth/ui/notice';
import { SideSheet } from '@troth/ui/side-sheet';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { type Desk, Panels } from './beside';
import { ChangesPopup } from './changes-popup';
import { aboutHere } from './comments';
import { useCommitting } from './committing';
import { Contents } from './contents';
import type { Controller } from './controller';
import { Dialogs } from './dialogs';
import type { AgreementEditorProps } from './editor-props';
import classes from './editor.module.css';
import { EditorHead } from './editor-head';
import { useSession, useSnapshot } from './hooks';
import { MovedDrafts, withDrafts } from './moved-drafts';
import { openText } from './open-text';
import { PaperHost } from './paper-host';
import { PasteOffers } from './paste-offers';
import { scrollSteadily } from './scroll-steadily';
import type { EditorServices } from './services';
import { t } from './texts';
import { NARROW, useHold, usePageKeys } from './use-hold';
import { usePanels } from './use-panels';

export { useEarlyLock } from './early-lock';
export type { Desk } from './beside';
export type { Outcome } from './commit-dialog';
export type { EditorServices } from './services';
export { versionLines } from './version-lines';

/** An agreement as the API sends it: checked there, and the same JSON. The generated types know no defaults. */
export const agreementFrom = (tree: unknown): AgreementTree => tree as AgreementTree;

/** What the API answers, as it is checked there: the generated types know no defaults. */
type Answered = 'renderGroup' | 'readFormerEdits';
export const answersFrom = <C extends Record<Answered, (id: string) => Promise<unknown>>>(calls: C) =>
  calls as unknown as Omit<C, Answered> & Pick<EditorServices, Answered>;

/** The field that a key leads to, once its panel is there. */
const focusField = (pane: string) =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-field-of="${pane}"]`)?.focus());

/** The editor of an agreement: contents, paper, and what stands beside. Portals spec §4 “Draft flow”. */
export function AgreementEditor(props: AgreementEditorProps) {
  const { services, base, versions, comments } = props;
  const [panel, setPanel] = useState('drafts');
  const [{ controller, session }] = useState(() =>
    openText(props, {
      onComment: () => setPanel('discussion'),
      onPane: (pane) => {
        if (pane === 'LIBRARY') setPanel('library');
        focusField(pane);
      },
    }),
  );
  const about = useSnapshot(controller, (snapshot) => snapshot.about);
  const count = useSnapshot(controller, ({ edits }) => edits.list.length);
  const { kept } = useSession(session);
  const [isContentsOpen, setIsContentsOpen] = useState(false);
  const [isKeptShown, setIsKeptShown] = useState(false);
  // What is beside the text comes after it: a key need not wait for a list of drafts.
  const areSidesDrawn = useDeferredValue(true, false);
  const beside = useRef<HTMLElement>(null);
  useHold(controller, session, props.refusal === null && props.isReadFirst !== true);
  usePageKeys(controller);
  useEffect(() => {
    services.readFacts().then(controller.setFacts, () => undefined);
  }, [services, controller]);
  useEffect(() => controller.setComments(comments ?? []), [controller, comments]);
  // Asked for by key: the words are written beside the text.
  useEffect(() => {
    if (about !== null) setPanel('discussion');
  }, [about]);
  const version = versions[0]?.number ?? 1;
  const people = useMemo(
    () => ({
      nameOf: (side: 'A' | 'B') => base.parties[side].name,
      formatDay: services.formatDay,
      answerHref: services.answerHref,
    }),
    [base, services.formatDay, services.answerHref],
  );
  const desk = useMemo(
    (): Desk => ({
      aboutHere: () => aboutHere(controller.state),
      about,
      stopAbout: controller.stopComment,
      nameOf: controller.nameOf,
      go: controller.go,
    }),
    [controller, about],
  );
  const committing = useCommitting({ ...props, controller, session, version: version + 1 });
  const context = { controller, session, desk, chosen: panel, version, onChoose: setPanel, onCommit: committing.start };
  const panels = usePanels(props, context);
  const keptTree = kept === null ? null : withDrafts(controller.base, kept);
  const choosePanel = (key: string) => {
    setPanel(key);
    if (window.matchMedia(NARROW).matches) scrollSteadily(beside.current);
  };
  const canComment = props.panels.some(({ key }) => key === 'discussion');
  const openContents = () => setIsContentsOpen(true);
  return (
    <div className={classes.editor}>
      <EditorHead
        {...props}
        controller={controller}
        session={session}
        version={version}
        draftCount={count}
        canComment={canComment}
        kept={{ tree: keptTree, show: () => setIsKeptShown(true) }}
        onContents={openContents}
        onPanel={choosePanel}
      />
      {props.moved != null && (
        <MovedDrafts controller={controller} session={session} services={services} moved={props.moved} />
      )}
      <div className={classes.narrow}>
        <Notice title={t('narrow.title')}>{t('narrow.words', { count })}</Notice>
      </div>
      <PasteOffers controller={controller} />
      <div className={classes.panes}>
        <nav className={classes.contents} aria-label={t('contents.title')}>
          {areSidesDrawn && <Contents controller={controller} />}
        </nav>
        <div className={classes.middle}>
          <PaperHost controller={controller} base={base} />
        </div>
        <aside ref={beside} className={classes.beside} aria-label={t('beside.title')}>
          {areSidesDrawn && (
            <Panels controller={controller} panels={panels} desk={desk} chosen={panel} onChoose={setPanel} />
          )}
        </aside>
      </div>
      <div className={classes.phoneBar}>
        <Button onClick={openContents}>{t('contents.title')}</Button>
        <Button onClick={() => choosePanel('approval')}>{t('approval.tab')}</Button>
        {canComment && <Button onClick={() => choosePanel('discussion')}>{t('discussion.tab')}</Button>}
      </div>
      <SideSheet isOpen={isContentsOpen} onClose={() => setIsContentsOpen(false)} title={t('contents.title')}>
        <div className={classes.contentsSheet}>
          <Contents controller={controller} onGo={() => setIsContentsOpen(false)} />
        </div>
      </SideSheet>
      <Dialogs
        controller={controller}
        people={people}
        canComment={canComment}
        files={{ services, versions, baseCommitAt: props.baseCommitAt }}
      />
      {committing.dialog}
      {isKeptShown && keptTree !== null && (
        <KeptChanges controller={controller} kept={keptTree} onClose={() => setIsKeptShown(false)} />
      )}
    </div>
  );
}

/** What is on this device, compared with the text as it is typed. */
function KeptChanges({
  controller,
  kept,
  onClose,
}: {
  controller: Controller;
  kept: AgreementTree;
  onClose: () => void;
}) {
  const tree = useSnapshot(controller, (snapshot) => snapshot.tree);
  return <ChangesPopup title={t('compare.kept')} before={tree} after={kept} onClose={onClose} />;
}
