import type { EditFinding } from '@troth/domain/agreement';
import { Button, IconButton } from '@troth/ui/button';
import { ConfirmPopup } from '@troth/ui/popup';
import { UndoIcon } from '@troth/ui/icons';
import { type KeyboardEvent, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import type { About } from './comments';
import type { Controller } from './controller';
import classes from './editor.module.css';
import { findingWords } from './findings';
import { useSnapshot } from './hooks';
import { describeEdit } from './said';
import { t } from './texts';

/** What a panel of the portal sees of the text. */
export interface Desk {
  /** What new words are about: the clause at the caret, with what is selected in it. */
  readonly aboutHere: () => About | null;
  /** What someone asked to write about, by key or in the text; null until then. */
  readonly about: About | null;
  readonly stopAbout: () => void;
  /** How a clause is called; null when it is gone. */
  readonly nameOf: (id: string) => string | null;
  readonly go: (id: string) => void;
}

export interface Panel {
  readonly key: string;
  readonly title: string;
  readonly count?: number | undefined;
  readonly content: ReactNode | ((desk: Desk) => ReactNode);
  /** Shown only while there are no drafts of one's own. */
  readonly whenClean?: ReactNode;
}

/** What stands beside the text, a panel at a time. */
export function Panels({
  controller,
  panels,
  desk,
  chosen,
  onChoose,
}: {
  controller: Controller;
  panels: readonly Panel[];
  desk: Desk;
  chosen: string;
  onChoose: (key: string) => void;
}) {
  const id = useId();
  // A panel of the portal names clauses as they are now.
  useSnapshot(controller, ({ tree }) => tree);
  const tabs = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = panels.findIndex(({ key }) => key === chosen);
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = panels[(at + step + panels.length) % panels.length];
    if (next === undefined) return;
    onChoose(next.key);
    tabs.current?.querySelector<HTMLElement>(`[data-tab="${next.key}"]`)?.focus();
  };
  const shown = panels.find(({ key }) => key === chosen) ?? panels[0];
  return (
    <>
      <div ref={tabs} className={classes.tabs} role="tablist" aria-label={t('beside.title')}>
        {panels.map(({ key, title, count }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            data-tab={key}
            aria-controls={`${id}-panel`}
            aria-selected={key === shown?.key}
            tabIndex={key === shown?.key ? 0 : -1}
            onClick={() => onChoose(key)}
            onKeyDown={onKeyDown}
          >
            {title}
            {count !== undefined && count > 0 && <span>{count}</span>}
          </button>
        ))}
      </div>
      {shown !== undefined && (
        <section id={`${id}-panel`} className={classes.panel} role="tabpanel" aria-labelledby={`${id}-${shown.key}`}>
          {/* What a panel waits for is waited for here: the text beside it would be hidden, and its lock given back. */}
          <Suspense fallback={null}>
            {typeof shown.content === 'function' ? shown.content(desk) : shown.content}
          </Suspense>
        </section>
      )}
    </>
  );
}

/** One's own drafts: jump to one, discard one, commit or discard all. */
export function DraftsPanel({
  controller,
  baseWords,
  canCommit,
  onCommit,
}: {
  controller: Controller;
  /** On which version they stand. */
  baseWords: string;
  canCommit: boolean;
  onCommit: () => void;
}) {
  const edits = useSnapshot(controller, (snapshot) => snapshot.edits);
  const isEditable = useSnapshot(controller, (snapshot) => snapshot.isEditable);
  const [isAsked, setIsAsked] = useState(false);
  const count = edits.list.length;
  if (count === 0)
    return (
      <>
        <h2>{t('drafts.none')}</h2>
        <p className={classes.small}>{isEditable ? t('drafts.none.words') : t('drafts.none.read')}</p>
      </>
    );
  return (
    <>
      <h2>{t('drafts.title', { count })}</h2>
      <p className={classes.small}>{baseWords}</p>
      <ul className={classes.list}>
        {edits.list.map((edit) => (
          <li key={edit.id}>
            <div>
              <button type="button" className={classes.jump} onClick={() => controller.go(edit.id)}>
                {edit.number !== null && <span>{edit.number} </span>}
                {edit.name || t('said.clause')}
              </button>
              <p>{describeEdit(edit)}</p>
            </div>
            {isEditable && (
              <IconButton
                icon={<UndoIcon />}
                label={t('drafts.discard', { name: edit.name || t('said.clause') })}
                onClick={() => controller.discard(edit.id)}
              />
            )}
          </li>
        ))}
      </ul>
      {isEditable && (
        <div className={classes.stack}>
          <Button variant="primary" isFullWidth aria-disabled={!canCommit} onClick={canCommit ? onCommit : undefined}>
            {t('drafts.commit', { count })}
          </Button>
          <Button variant="text" isFullWidth onClick={() => setIsAsked(true)}>
            {t('drafts.discardAll')}
          </Button>
        </div>
      )}
      <ConfirmPopup
        isOpen={isAsked}
        isDestructive
        title={t('drafts.discardAll.title', { count })}
        confirmText={t('drafts.discardAll')}
        onCancel={() => setIsAsked(false)}
        onConfirm={() => {
          setIsAsked(false);
          controller.replaceWith(controller.base);
        }}
      >
        <p>{t('drafts.discardAll.words')}</p>
      </ConfirmPopup>
    </>
  );
}

export function FindingsPanel({
  controller,
  findings,
  further,
}: {
  controller: Controller;
  findings: readonly EditFinding[];
  further: ReactNode;
}) {
  const tree = useSnapshot(controller, (snapshot) => snapshot.tree);
  return (
    <>
      <h2>{t('findings.title', { count: findings.length })}</h2>
      {findings.length > 0 && <p className={classes.small}>{t('findings.lead')}</p>}
      <ul className={classes.list}>
        {findings.map((finding) => {
          const { title, words, id } = findingWords(finding, tree);
          return (
            <li key={finding.key}>
              <div>
                {id === null ? (
                  <b>{title}</b>
                ) : (
                  <button type="button" className={classes.jump} onClick={() => controller.go(id)}>
                    {title}
                  </button>
                )}
                <p>
                  {finding.severity === 'ERROR' ? t('findings.error') : t('findings.warning')} {words}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
      {further}
    </>
  );
}
