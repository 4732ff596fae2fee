import { Notice } from '@troth/ui/notice';
import { type ReactNode, useMemo, useState } from 'react';
import { type Desk, DraftsPanel, FindingsPanel, type Panel } from './beside';
import type { Controller } from './controller';
import type { AgreementEditorProps } from './editor-props';
import classes from './editor.module.css';
import { findingsOf } from './findings';
import { HistoryPanel } from './history-panel';
import { useSession, useSnapshot } from './hooks';
import { LibraryPanel } from './library-panel';
import { OffersPanel } from './offers-panel';
import type { Session } from './session';
import { t } from './texts';
import { useLoaded } from './use-loaded';

/** Edits of a text before it was created again, as long as one is left to be settled. */
function useOffersPanel(controller: Controller, { services }: AgreementEditorProps): Panel[] {
  const former = useLoaded(services.readFormerEdits).loaded;
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const offers = former.kind === 'THERE' ? former.value.filter(({ clauseId }) => !settled.has(clauseId)) : [];
  if (offers.length === 0) return [];
  const settle = (id: string) => setSettled((before) => new Set(before).add(id));
  const content = <OffersPanel controller={controller} services={services} offers={offers} onSettled={settle} />;
  return [{ key: 'former', title: t('former.tab'), count: offers.length, content }];
}

/** The findings of the text as it is, while their panel is looked at. */
function useFindings(controller: Controller, isShown: boolean) {
  const tree = useSnapshot(controller, (snapshot) => (isShown ? snapshot.tree : null));
  return useMemo(() => (tree === null ? [] : findingsOf(controller.base, tree, controller.facts)), [controller, tree]);
}

function Approval({ panel, desk, count }: { panel: Panel; desk: Desk; count: number }): ReactNode {
  return (
    <div className={classes.approval}>
      <h2>{panel.title}</h2>
      {typeof panel.content === 'function' ? panel.content(desk) : panel.content}
      {count > 0 ? <Notice title={t('approval.drafts', { count })} /> : panel.whenClean}
    </div>
  );
}

/** All panels beside the text, our own and those of the portal, in their order. */
export function usePanels(
  props: AgreementEditorProps,
  {
    controller,
    session,
    desk,
    chosen,
    version,
    onChoose,
    onCommit,
  }: {
    controller: Controller;
    session: Session;
    desk: Desk;
    chosen: string;
    version: number;
    onChoose: (key: string) => void;
    onCommit: () => void;
  },
): Panel[] {
  const { services, outcomes } = props;
  const count = useSnapshot(controller, ({ edits }) => edits.list.length);
  const { save } = useSession(session);
  const findings = useFindings(controller, chosen === 'findings');
  const former = useOffersPanel(controller, props);
  const drafts = (
    <>
      <DraftsPanel
        controller={controller}
        baseWords={t('drafts.on', { version, day: services.formatDay(props.baseCommitAt) })}
        canCommit={save.kind !== 'FAILED'}
        onCommit={onCommit}
      />
      {count > 0 && <p className={classes.small}>{outcomes.map(({ words }) => words).join(' ')}</p>}
    </>
  );
  const history = (
    <HistoryPanel
      controller={controller}
      services={services}
      versions={props.versions}
      onRestored={() => onChoose('drafts')}
    />
  );
  const library = <LibraryPanel controller={controller} services={services} />;
  const found = <FindingsPanel controller={controller} findings={findings} further={props.furtherFindings ?? null} />;
  return [
    { key: 'drafts', title: t('drafts.tab'), count, content: drafts },
    ...former,
    ...props.panels
      .filter(({ key }) => key === 'approval')
      .map((panel) => ({ ...panel, content: <Approval panel={panel} desk={desk} count={count} /> })),
    { key: 'history', title: t('history.title'), content: history },
    ...props.panels.filter(({ key }) => key !== 'approval'),
    { key: 'library', title: t('library.tab'), content: library },
    { key: 'findings', title: t('findings.tab'), count: findings.length, content: found },
  ];
}
