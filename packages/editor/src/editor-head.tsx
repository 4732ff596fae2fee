import type { AgreementTree } from '@troth/agreement/tree';
import { useRef } from 'react';
import type { Controller } from './controller';
import classes from './editor.module.css';
import type { AgreementEditorProps } from './editor-props';
import { FindLine } from './find-line';
import { useSession, useSnapshot } from './hooks';
import { LockLine } from './lock-line';
import type { Session } from './session';
import { TitleLine } from './title-line';
import { SaveLine, Toolbar } from './toolbar';
import { useHeadHeight } from './use-hold';

/** What stays above the text: what is open, who edits it, and the tools. */
export function EditorHead({
  controller,
  session,
  version,
  draftCount,
  canComment,
  kept,
  onContents,
  onPanel,
  ...props
}: AgreementEditorProps & {
  controller: Controller;
  session: Session;
  version: number;
  draftCount: number;
  canComment: boolean;
  /** The text with words that only this device has. */
  kept: { readonly tree: AgreementTree | null; readonly show: () => void };
  onContents: () => void;
  onPanel: (key: string) => void;
}) {
  const { services, approved } = props;
  const head = useRef<HTMLDivElement>(null);
  useHeadHeight(head);
  const isFinding = useSnapshot(controller, (snapshot) => snapshot.isFinding);
  const { lock, save } = useSession(session);
  const showApproved = ({ commitAt }: { commitAt: string }) =>
    void services.readVersion(commitAt).then((tree) => controller.show('APPROVED', tree));
  return (
    <div ref={head} className={classes.head}>
      <TitleLine {...props} controller={controller} onCompare={() => onPanel('history')} />
      <LockLine
        session={session}
        readers={props.readers}
        version={version}
        draftCount={draftCount}
        formatTime={services.formatTime}
        onCompareKept={kept.show}
        onTakeOver={() => {
          session.forget();
          if (kept.tree !== null) controller.replaceWith(kept.tree);
        }}
        onReload={props.onReload}
      />
      <Toolbar
        controller={controller}
        onContents={onContents}
        onLibrary={() => onPanel('library')}
        approved={approved == null ? null : { number: approved.number, show: () => showApproved(approved) }}
        canComment={canComment}
        save={<SaveLine lock={lock} save={save} formatTime={services.formatTime} />}
      />
      {isFinding && <FindLine controller={controller} announce={services.announce} />}
    </div>
  );
}
