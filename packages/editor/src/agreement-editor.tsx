import { draftsBetween, settle } from '@troth/agreement/edit';
import type { AgreementTree, ClauseNode } from '@troth/agreement/tree';
import type { DraftSet } from '@troth/domain/agreement';
import { Button, LinkButton } from '@troth/ui/button';
import { HistoryIcon, SearchIcon } from '@troth/ui/icons';
import { Notice } from '@troth/ui/notice';
import { SideSheet } from '@troth/ui/side-sheet';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type Desk, DraftsPanel, FindingsPanel, type Panel, Panels } from './beside';
import { ChangesPopup } from './changes-popup';
import { aboutHere, type Commented } from './comments';
import { useCommitting } from './committing';
import { Contents } from './contents';
import { Controller } from './controller';
import { Dialogs } from './dialogs';
import classes from './editor.module.css';
import { FindLine } from './find-line';
import { findingsOf } from './findings';
import { HistoryPanel, type VersionLine } from './history-panel';
import { useSession, useSnapshot } from './hooks';
import { keyWords } from './keys';
import { LibraryPanel } from './library-panel';
import { LockLine } from './lock-line';
import { MovedDrafts, withDrafts } from './moved-drafts';
import { OffersPanel } from './offers-panel';
import { PaperHost } from './paper-host';
import type { EditorServices } from './services';
import { Session } from './session';
import { t } from './texts';
import { SaveLine, Toolbar } from './toolbar';
import { NARROW, useHeadHeight, useHold, usePageKeys } from './use-hold';
import { useLoaded } from './use-loaded';

export type { Desk } from './beside';
export type { About } from './comments';
export type { VersionLine } from './history-panel';
export type { EditorServices } from './services';
export { versionLines } from './version-lines';
export type { Calls, DeviceStore, Holder, LockView, Refusal } from './session';

/** An agreement as the API sends it: checked there, and the same JSON. The generated types know no defaults. */
export const agreementFrom = (tree: unknown): AgreementTree => tree as AgreementTree;

/** What the API answers, as it is checked there: the generated types know no defaults. */
type Answered = 'renderGroup' | 'readFormerEdits';
export const answersFrom = <C extends Record<Answered, (id: string) => Promise<unknown>>>(calls: C) =>
  calls as unknown as Omit<C, Answered> & Pick<EditorServices, Answered>;

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
  /** The version that this person approved last, where another came since. */
  approved?: Pick<VersionLine, 'commitAt' | 'number'> | null;
  /** Clauses that are being discussed: counted in the contents, and their words marked in the text. */
  comments?: readonly Commented[];
  title: string;
  crumbs: ReactNode;
  doneHref: string;
  /** “Gray Garland and the couple”: who reads the committed version meanwhile. */
  readers: string;
  /** What a commit does, besides making the next version: approvals that end, days that start again. */
  outcomes: readonly string[];
  /** Why it cannot be edited now, in words; null where it can. */
  refusal: string | null;
  /** It is opened to be read: whoever wants to edit says so. */
  isReadFirst?: boolean;
  isReasonAsked?: boolean;
  /** Panels of the portal: `approval`, with the state's clock, and `discussion`. */
  panels: readonly Panel[];
  /** What the preflight found of the committed version. */
  furtherFindings?: ReactNode;
  download: ReactNode;
  onCommitted: () => void;
  /** The base moved: everything is read again. */
  onReload: () => void;
}

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
  const { services, base, baseCommitAt, drafts, draftVersion, keptName, refusal, versions, comments, approved } = props;
  const [panel, setPanel] = useState('drafts');
  const [{ controller, session }] = useState(() => {
    const settledBase = settle(base);
    const hasDrafts = drafts.sections.length + drafts.clauses.length > 0;
    const edited = (hasDrafts ? withDrafts(settledBase, drafts) : null) ?? settledBase;
    const made = new Controller({
      base: settledBase,
      edited,
      isEditable: false,
      handOf: handOf(services.formatDay),
      announce: services.announce,
      approved: approved == null ? null : String(approved.number),
      onComment: () => setPanel('discussion'),
      onPane: (pane) => {
        if (pane === 'LIBRARY') setPanel('library');
        // The library's field comes with its panel.
        requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-field-of="${pane}"]`)?.focus());
      },
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
        saved: edited === settledBase ? { sections: [], clauses: [] } : draftsBetween(settledBase, edited),
        draftVersion,
        current: made.compare,
      }),
    };
  });
  const about = useSnapshot(controller, (snapshot) => snapshot.about);
  const isFinding = useSnapshot(controller, (snapshot) => snapshot.isFinding);
  const pasteOffers = useSnapshot(controller, (snapshot) => snapshot.offers);
  const count = useSnapshot(controller, ({ edits }) => edits.list.length);
  const { save, kept } = useSession(session);
  const [isContentsOpen, setIsContentsOpen] = useState(false);
  const [isKeptShown, setIsKeptShown] = useState(false);
  // Read only where the whole text is shown: it is another one after each pause in the typing.
  const isTextShown = isKeptShown || panel === 'findings';
  const tree = useSnapshot(controller, (snapshot) => (isTextShown ? snapshot.tree : null));
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const beside = useRef<HTMLElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const former = useLoaded(services.readFormerEdits).loaded;
  useHold(controller, session, refusal === null && props.isReadFirst !== true);
  usePageKeys(controller);
  useHeadHeight(head);

  useEffect(() => {
    services.readFacts().then(controller.setFacts, () => undefined);
  }, [services, controller]);
  useEffect(() => controller.setComments(comments ?? []), [controller, comments]);
  // Asked for by key: the words are written beside the text.
  useEffect(() => {
    if (about !== null) setPanel('discussion');
  }, [about]);

  const [latest] = versions;
  const version = latest?.number ?? 1;
  const people = useMemo(
    () => ({ nameOf: (side: 'A' | 'B') => base.parties[side].name, formatDay: services.formatDay }),
    [base, services.formatDay],
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
  const findings = useMemo(
    () => (panel === 'findings' && tree !== null ? findingsOf(controller.base, tree, controller.facts) : []),
    [panel, controller, tree],
  );
  const offers = former.kind === 'THERE' ? former.value.filter(({ clauseId }) => !settled.has(clauseId)) : [];
  const committing = useCommitting({
    controller,
    session,
    services,
    version: version + 1,
    readers: props.readers,
    outcomes: props.outcomes,
    isReasonAsked: props.isReasonAsked ?? false,
    onCommitted: props.onCommitted,
  });
  const keptTree = kept === null ? null : withDrafts(controller.base, kept);
  const choosePanel = (key: string) => {
    setPanel(key);
    if (window.matchMedia(NARROW).matches) beside.current?.scrollIntoView();
  };
  const showApproved =
    approved == null
      ? null
      : () => void services.readVersion(approved.commitAt).then((tree) => controller.show('APPROVED', tree));

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
            onCommit={committing.start}
          />
          {count > 0 && <p className={classes.small}>{props.outcomes.join(' ')}</p>}
        </>
      ),
    },
    ...(offers.length === 0
      ? []
      : [
          {
            key: 'former',
            title: t('former.tab'),
            count: offers.length,
            content: (
              <OffersPanel
                controller={controller}
                services={services}
                offers={offers}
                onSettled={(id) => setSettled((before) => new Set(before).add(id))}
              />
            ),
          },
        ]),
    ...props.panels
      .filter(({ key }) => key === 'approval')
      .map((each) => ({
        ...each,
        content: (
          <>
            <h2>{each.title}</h2>
            {typeof each.content === 'function' ? each.content(desk) : each.content}
            {count > 0 ? <Notice title={t('approval.drafts', { count })} /> : each.whenClean}
          </>
        ),
      })),
    {
      key: 'history',
      title: t('history.title'),
      content: (
        <HistoryPanel
          controller={controller}
          services={services}
          versions={versions}
          onRestored={() => setPanel('drafts')}
        />
      ),
    },
    ...props.panels.filter(({ key }) => key !== 'approval'),
    {
      key: 'library',
      title: t('library.tab'),
      content: <LibraryPanel controller={controller} services={services} />,
    },
    {
      key: 'findings',
      title: t('findings.tab'),
      count: findings.length,
      content: <FindingsPanel controller={controller} findings={findings} further={props.furtherFindings ?? null} />,
    },
  ];

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
            onClick={() => controller.find(!isFinding)}
            aria-expanded={isFinding}
          >
            <SearchIcon /> {t('command.find')} <kbd className={classes.kbd}>{keyWords('Mod-f')}</kbd>
          </button>
          <button
            type="button"
            className={`${classes.tool} ${classes.wideOnly} ${classes.compareTool}`}
            onClick={() => choosePanel('history')}
          >
            <HistoryIcon /> {t('lock.compare')}
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
          onCompareKept={() => setIsKeptShown(true)}
          onTakeOver={() => {
            session.forget();
            if (keptTree !== null) controller.replaceWith(keptTree);
          }}
          onForget={session.forget}
          onReload={props.onReload}
        />
        <Toolbar
          controller={controller}
          onContents={() => setIsContentsOpen(true)}
          onLibrary={() => choosePanel('library')}
          approved={showApproved === null ? null : { number: approved?.number ?? 0, show: showApproved }}
          canComment={props.panels.some(({ key }) => key === 'discussion')}
          save={<SaveLine save={save} formatTime={services.formatTime} />}
        />
        {isFinding && <FindLine controller={controller} announce={services.announce} />}
      </div>
      {props.moved != null && (
        <MovedDrafts controller={controller} session={session} services={services} moved={props.moved} />
      )}
      <div className={classes.narrow}>
        <Notice title={t('narrow.title')}>{t('narrow.words', { count })}</Notice>
      </div>
      {pasteOffers.length > 0 && (
        <Notice
          title={t('offers.title', { count: pasteOffers.length, first: pasteOffers[0]?.text ?? '' })}
          actions={
            <>
              <Button size="sm" onClick={() => controller.settleOffers(true)}>
                {t('offers.take', { count: pasteOffers.length })}
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
          <Panels controller={controller} panels={panels} desk={desk} chosen={panel} onChoose={setPanel} />
        </aside>
      </div>
      <div className={classes.phoneBar}>
        <Button onClick={() => setIsContentsOpen(true)}>{t('contents.title')}</Button>
        <Button onClick={() => choosePanel('approval')}>{t('approval.tab')}</Button>
        {props.panels.some(({ key }) => key === 'discussion') && (
          <Button onClick={() => choosePanel('discussion')}>{t('discussion.tab')}</Button>
        )}
      </div>
      <SideSheet isOpen={isContentsOpen} onClose={() => setIsContentsOpen(false)} title={t('contents.title')}>
        <Contents controller={controller} onGo={() => setIsContentsOpen(false)} />
      </SideSheet>
      <Dialogs controller={controller} people={people} />
      {committing.dialog}
      {isKeptShown && keptTree !== null && tree !== null && (
        <ChangesPopup title={t('compare.kept')} before={tree} after={keptTree} onClose={() => setIsKeptShown(false)} />
      )}
    </div>
  );
}
