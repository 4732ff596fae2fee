import { applyDrafts, draftsBetween, EditError, settle } from '@troth/agreement/edit';
import type { AgreementTree, ClauseNode } from '@troth/agreement/tree';
import type { DraftSet, EditFinding } from '@troth/domain/agreement';
import { DOCUMENT_LOCK_RENEWAL_MS } from '@troth/domain/constants';
import { AgreementReader } from '@troth/reader/agreement-reader';
import { Button, LinkButton } from '@troth/ui/button';
import { SearchIcon } from '@troth/ui/icons';
import { Notice } from '@troth/ui/notice';
import { Popup } from '@troth/ui/popup';
import { SideSheet } from '@troth/ui/side-sheet';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { DraftsPanel, FindingsPanel, HistoryPanel, type Panel, Panels, type VersionLine } from './beside';
import { ChangesPopup } from './changes-popup';
import { CommitDialog } from './commit-dialog';
import { Contents } from './contents';
import { Controller } from './controller';
import { Dialogs } from './dialogs';
import classes from './editor.module.css';
import { FindLine } from './find-line';
import { findingsOf } from './findings';
import { useSession, useSnapshot } from './hooks';
import { keyWords } from './keys';
import { LockLine } from './lock-line';
import { PaperHost } from './paper-host';
import { type Calls, type DeviceStore, Session } from './session';
import { t } from './texts';
import { SaveLine, Toolbar } from './toolbar';
import { carriedOver, restorable, withClauseOf } from './versions';

export type { VersionLine } from './beside';
export type { Calls, DeviceStore, Holder, LockView, Refusal } from './session';

/** An agreement as the API sends it: checked there, and the same JSON. The generated types know no defaults. */
export const agreementFrom = (tree: unknown): AgreementTree => tree as AgreementTree;

/** What the portal brings: it knows the session, the store on the device, and how dates are said. */
export interface EditorServices {
  readonly calls: Calls;
  readonly storage: DeviceStore;
  readonly announce: (words: string) => void;
  readonly formatTime: (at: string | number) => string;
  readonly formatDay: (at: string) => string;
  readonly readVersion: (commitAt: string) => Promise<AgreementTree>;
  readonly commit: (commit: {
    lockToken: string;
    message: string;
    draftVersion: number;
    confirmedFindings: readonly string[];
  }) => Promise<void>;
  /** Why a commit was refused, in words, and what is to be confirmed yet. */
  readonly commitFailure: (error: unknown) => { readonly words: string; readonly findings: readonly EditFinding[] };
}

export interface AgreementEditorProps {
  services: EditorServices;
  /** Under which words are kept on the device: whose they are, of which document. */
  keptName: string;
  base: AgreementTree;
  baseCommitAt: string;
  /** The drafts that the server has. */
  drafts: DraftSet;
  draftVersion: number;
  /** Drafts that stand on an earlier version: shown, and carried over where that version's clauses are as they were. */
  moved?: { readonly commitAt: string; readonly drafts: DraftSet } | null;
  versions: readonly VersionLine[];
  title: string;
  crumbs: ReactNode;
  doneHref: string;
  /** “Gray Garland and the couple”: who reads the committed version meanwhile. */
  readers: string;
  /** What a commit does, besides making the next version: approvals that end, days that start again. */
  outcomes: readonly string[];
  /** Why it cannot be edited now, in words; null where it can. */
  refusal: string | null;
  isReasonAsked?: boolean;
  /** Panels of the portal: approval, the state's clock, the library, discussions. */
  panels: readonly Panel[];
  /** What the preflight found of the committed version. */
  furtherFindings?: ReactNode;
  download: ReactNode;
  onCommitted: () => void;
  /** The base moved: everything is read again. */
  onReload: () => void;
}

type Looking =
  | { readonly kind: 'VERSION'; readonly title: string; readonly tree: AgreementTree }
  | { readonly kind: 'CHANGES'; readonly title: string; readonly tree: AgreementTree }
  | { readonly kind: 'KEPT'; readonly tree: AgreementTree }
  | { readonly kind: 'MOVED'; readonly was: AgreementTree; readonly drafted: AgreementTree }
  | null;

/** The base with drafts; null where they do not fit it. */
function withDrafts(base: AgreementTree, drafts: DraftSet): AgreementTree | null {
  try {
    return applyDrafts(base, drafts);
  } catch (error) {
    if (error instanceof EditError) return null;
    throw error;
  }
}

const NARROW = '(max-width: 767.98px)';

function handOf(formatDay: (at: string) => string) {
  return ({ provenance }: ClauseNode) => {
    const edit = provenance.edits?.at(-1);
    return edit === undefined
      ? null
      : { who: t('note.hand', { name: edit.editorName }), what: t('note.handOn', { day: formatDay(edit.commitAt) }) };
  };
}

/** The editor of an agreement: contents, paper, and what stands beside. Portals spec §4 “Draft flow”. */
export function AgreementEditor(props: AgreementEditorProps) {
  const { services, base, baseCommitAt, drafts, draftVersion, keptName, refusal, versions } = props;
  const [{ controller, session }] = useState(() => {
    const settledBase = settle(base);
    const edited = withDrafts(base, drafts) ?? settledBase;
    const made = new Controller({
      base: settledBase,
      edited,
      isEditable: false,
      handOf: handOf(services.formatDay),
      announce: services.announce,
    });
    return {
      controller: made,
      session: new Session({
        calls: services.calls,
        storage: services.storage,
        name: keptName,
        base: settledBase,
        baseCommitAt,
        // As they are compared from now on.
        saved: draftsBetween(settledBase, edited),
        draftVersion,
        current: made.compare,
      }),
    };
  });
  const look = useSnapshot(controller);
  const { lock, save, kept } = useSession(session);
  const [panel, setPanel] = useState('drafts');
  const [isContentsOpen, setIsContentsOpen] = useState(false);
  const [looking, setLooking] = useState<Looking>(null);
  const [isMovedShown, setIsMovedShown] = useState(true);
  const [commit, setCommit] = useState<{
    findings: readonly EditFinding[];
    failure: string | null;
    isBusy: boolean;
  } | null>(null);
  const beside = useRef<HTMLElement>(null);
  const head = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const words = controller.onWords(session.changed);
    const blur = controller.onBlur(() => void session.save());
    // On a phone nothing is typed, so nobody is kept from editing.
    if (refusal === null && !window.matchMedia(NARROW).matches) void session.take();
    else void session.look();
    const wake = () => {
      if (document.visibilityState === 'hidden') void session.save();
      else void session.renew();
    };
    const leave = () => session.end();
    const warn = (event: BeforeUnloadEvent) => {
      if (!session.isClean) event.preventDefault();
    };
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('pagehide', leave);
    window.addEventListener('beforeunload', warn);
    return () => {
      words();
      blur();
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('beforeunload', warn);
      session.end();
    };
  }, [controller, session, refusal]);

  useEffect(() => controller.setEditable(lock.kind === 'HELD'), [controller, lock.kind]);

  // Who waits for the lock sees when it is free.
  useEffect(() => {
    if (lock.kind !== 'OTHER' && lock.kind !== 'OTHER_TAB') return;
    const timer = setInterval(() => void session.look(), DOCUMENT_LOCK_RENEWAL_MS);
    return () => clearInterval(timer);
  }, [session, lock.kind]);

  // `?` lists the keys, wherever no words are typed.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element && event.target.closest('input, textarea, [contenteditable="true"]') !== null;
      if (event.key === '?' && !isTyping && !event.ctrlKey && !event.metaKey) controller.open({ kind: 'KEYS' });
      if ((event.ctrlKey || event.metaKey) && event.key === 'f' && !event.defaultPrevented && !isTyping) {
        event.preventDefault();
        controller.find(true);
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [controller]);

  // The panes stand below the tools, however high these are.
  useEffect(() => {
    const dom = head.current;
    if (dom === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      dom.parentElement?.style.setProperty('--edit-head', `${dom.offsetHeight}px`);
    });
    observer.observe(dom);
    return () => observer.disconnect();
  }, []);

  const count = look.edits.list.length;
  const [latest] = versions;
  const version = latest?.number ?? 1;
  const people = useMemo(
    () => ({ nameOf: (side: 'A' | 'B') => base.parties[side].name, formatDay: services.formatDay }),
    [base, services.formatDay],
  );
  const findings = useMemo(
    () => (panel === 'findings' ? findingsOf(controller.base, look.tree) : []),
    [panel, controller, look.tree],
  );
  const findingCount = findings.length;

  const startCommit = async () => {
    controller.compare();
    await session.save();
    setCommit({ findings: findingsOf(controller.base, controller.snapshot().tree), failure: null, isBusy: false });
  };
  const doCommit = async (message: string, confirmedFindings: readonly string[]) => {
    const lockToken = session.token;
    if (commit === null || lockToken === null) return;
    setCommit({ ...commit, failure: null, isBusy: true });
    try {
      await session.save();
      if (!session.isClean) throw new Error(t('commit.notSaved'));
      await services.commit({ lockToken, message, draftVersion: session.state().draftVersion, confirmedFindings });
      services.announce(t('commit.done', { version: version + 1 }));
      props.onCommitted();
    } catch (error) {
      const failure = services.commitFailure(error);
      const known = new Set(commit.findings.map(({ key }) => key));
      setCommit({
        findings: [...commit.findings, ...failure.findings.filter(({ key }) => !known.has(key))],
        failure: failure.words,
        isBusy: false,
      });
    }
  };
  const viewVersion = async (line: VersionLine, kind: 'VERSION' | 'CHANGES') => {
    const tree = settle(await services.readVersion(line.commitAt));
    setLooking({ kind, title: t('history.version', { number: line.number, by: line.by }), tree });
  };
  const restoreVersion = async (line: VersionLine) => {
    controller.replaceWith(restorable(await services.readVersion(line.commitAt), controller.base));
    setPanel('drafts');
  };

  const movedTrees = async () => {
    if (props.moved == null) return null;
    const was = settle(await services.readVersion(props.moved.commitAt));
    const drafted = withDrafts(was, props.moved.drafts);
    return drafted === null ? null : { was, drafted };
  };
  const lookAtMoved = async () => {
    const trees = await movedTrees();
    if (trees !== null) setLooking({ kind: 'MOVED', ...trees });
  };
  const carryOver = async () => {
    const trees = await movedTrees();
    if (trees === null || props.moved == null) return;
    const { tree, left } = carriedOver(trees.was, controller.base, props.moved.drafts);
    controller.replaceWith(tree);
    setIsMovedShown(left > 0);
    services.announce(t('moved.carried', { left }));
  };
  const dropMoved = async () => {
    const lockToken = session.token;
    if (lockToken === null) return;
    try {
      // A save on the newest version replaces the drafts of an older one.
      await session.replaceOlder(lockToken);
      setIsMovedShown(false);
    } catch (error) {
      services.announce(services.calls.refusalOf(error).message);
    }
  };

  const panels: Panel[] = [
    {
      key: 'drafts',
      title: t('drafts.tab'),
      count,
      content: (
        <>
          <DraftsPanel
            controller={controller}
            baseWords={t('drafts.on', { version, day: services.formatDay(baseCommitAt) })}
            canCommit={save.kind !== 'FAILED'}
            onCommit={() => void startCommit()}
          />
          {count > 0 && <p className={classes.small}>{props.outcomes.join(' ')}</p>}
        </>
      ),
    },
    ...props.panels
      .filter(({ key }) => key === 'approval')
      .map((each) => ({
        ...each,
        content: (
          <>
            <h2>{each.title}</h2>
            {each.content}
            {count > 0 ? <Notice title={t('approval.drafts', { count })} /> : each.whenClean}
          </>
        ),
      })),
    {
      key: 'history',
      title: t('history.title'),
      content: (
        <HistoryPanel
          versions={versions}
          hasDrafts={count > 0}
          onView={(line) => void viewVersion(line, 'VERSION')}
          onCompare={(line) => void viewVersion(line, 'CHANGES')}
          onRestore={look.isEditable ? (line) => void restoreVersion(line) : null}
        />
      ),
    },
    ...props.panels.filter(({ key }) => key !== 'approval'),
    {
      key: 'findings',
      title: t('findings.tab'),
      count: findingCount,
      content: <FindingsPanel controller={controller} findings={findings} further={props.furtherFindings ?? null} />,
    },
  ];
  const choosePanel = (key: string) => {
    setPanel(key);
    if (window.matchMedia(NARROW).matches) beside.current?.scrollIntoView();
  };

  return (
    <div className={classes.editor}>
      <div ref={head} className={classes.head}>
        <div className={classes.titleLine}>
          <div>
            <p className={classes.crumbs}>{props.crumbs}</p>
            <h1 tabIndex={-1} data-page-heading="">
              {props.title}
            </h1>
          </div>
          <span className={`${classes.version} ${classes.wideOnly}`}>
            {t('version.tag', { version })} <span className={classes.hash}>{latest?.hash}</span>
          </span>
          <span className={classes.space} />
          <button
            type="button"
            className={`${classes.tool} ${classes.wideOnly}`}
            onClick={() => controller.find(!look.isFinding)}
            aria-expanded={look.isFinding}
          >
            <SearchIcon /> {t('command.find')} <kbd className={classes.kbd}>{keyWords('Mod-f')}</kbd>
          </button>
          <span className={classes.wideOnly}>{props.download}</span>
          <span className={classes.wideOnly}>
            <LinkButton size="sm" href={props.doneHref}>
              {t('action.done')}
            </LinkButton>
          </span>
        </div>
        <LockLine
          session={session}
          readers={props.readers}
          version={version}
          draftCount={count}
          formatTime={services.formatTime}
          onStop={() => void session.release('STOPPED')}
          onCompareKept={() => {
            const tree = kept === null ? null : withDrafts(controller.base, kept);
            if (tree !== null) setLooking({ kind: 'KEPT', tree });
          }}
          onTakeOver={() => {
            const tree = kept === null ? null : withDrafts(controller.base, kept);
            session.forget();
            if (tree !== null) controller.replaceWith(tree);
          }}
          onForget={session.forget}
          onReload={props.onReload}
        />
        <Toolbar
          controller={controller}
          onContents={() => setIsContentsOpen(true)}
          onLibrary={props.panels.some(({ key }) => key === 'library') ? () => choosePanel('library') : null}
          save={<SaveLine save={save} formatTime={services.formatTime} />}
        />
        {look.isFinding && <FindLine controller={controller} announce={services.announce} />}
      </div>
      {props.moved != null &&
        props.moved.drafts.clauses.length + props.moved.drafts.sections.length > 0 &&
        isMovedShown && (
          <Notice
            tone="warning"
            isAlert
            title={t('moved.title')}
            actions={
              <>
                <Button size="sm" onClick={() => void lookAtMoved()}>
                  {t('lock.compare')}
                </Button>
                {look.isEditable && (
                  <Button size="sm" onClick={() => void carryOver()}>
                    {t('moved.carry')}
                  </Button>
                )}
                {look.isEditable && (
                  <Button size="sm" variant="text" onClick={() => void dropMoved()}>
                    {t('lock.discard')}
                  </Button>
                )}
              </>
            }
          >
            {t('moved.words')}
          </Notice>
        )}
      <div className={classes.narrow}>
        <Notice title={t('narrow.title')}>{t('narrow.words', { count })}</Notice>
      </div>
      {look.offers.length > 0 && (
        <Notice
          title={t('offers.title', { count: look.offers.length, first: look.offers[0]?.text ?? '' })}
          actions={
            <>
              <Button size="sm" onClick={() => controller.settleOffers(true)}>
                {t('offers.take')}
              </Button>
              <Button size="sm" variant="text" onClick={() => controller.settleOffers(false)}>
                {t('offers.leave')}
              </Button>
            </>
          }
        />
      )}
      <div className={classes.panes}>
        <nav className={classes.contents} aria-label={t('contents.title')}>
          <Contents controller={controller} />
        </nav>
        <div className={classes.middle}>
          <PaperHost
            controller={controller}
            title={base.title}
            parties={`${base.parties.A.fullName} & ${base.parties.B.fullName}`}
          />
        </div>
        <aside ref={beside} className={classes.beside} aria-label={t('beside.title')}>
          <Panels panels={panels} chosen={panel} onChoose={setPanel} />
        </aside>
      </div>
      <div className={classes.phoneBar}>
        <Button onClick={() => setIsContentsOpen(true)}>{t('contents.title')}</Button>
        <Button onClick={() => choosePanel('approval')}>{t('approval.tab')}</Button>
      </div>
      <SideSheet isOpen={isContentsOpen} onClose={() => setIsContentsOpen(false)} title={t('contents.title')}>
        <Contents controller={controller} onGo={() => setIsContentsOpen(false)} />
      </SideSheet>
      <Dialogs controller={controller} people={people} />
      {commit !== null && (
        <CommitDialog
          tree={look.tree}
          count={count}
          version={version + 1}
          readers={props.readers}
          outcomes={[
            ...props.outcomes,
            t('commit.mailed', { readers: props.readers }),
            t('commit.final', { version: version + 1 }),
          ]}
          findings={commit.findings}
          isReasonAsked={props.isReasonAsked ?? false}
          failure={commit.failure}
          isCommitting={commit.isBusy}
          onCommit={(message, confirmed) => void doCommit(message, confirmed)}
          onClose={() => setCommit(null)}
        />
      )}
      {looking?.kind === 'VERSION' && (
        <Popup isOpen isFullScreenOnPhone title={looking.title} onClose={() => setLooking(null)}>
          <AgreementReader tree={looking.tree} hasNotes={false} />
        </Popup>
      )}
      {looking?.kind === 'CHANGES' && (
        <ChangesPopup
          title={t('compare.title', { version: looking.title })}
          before={looking.tree}
          after={look.tree}
          onClose={() => setLooking(null)}
          onRestore={
            look.isEditable
              ? (id) => {
                  controller.replaceWith(withClauseOf(look.tree, looking.tree, controller.base, id));
                  setLooking(null);
                }
              : undefined
          }
        />
      )}
      {looking?.kind === 'MOVED' && (
        <ChangesPopup
          title={t('moved.title')}
          before={looking.was}
          after={looking.drafted}
          onClose={() => setLooking(null)}
        />
      )}
      {looking?.kind === 'KEPT' && (
        <ChangesPopup
          title={t('compare.kept')}
          before={look.tree}
          after={looking.tree}
          onClose={() => setLooking(null)}
        />
      )}
    </div>
  );
}
