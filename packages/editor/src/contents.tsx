import type { AgreementTree, ClauseNode } from '@troth/agreement/tree';
import { ChatIcon, LockIcon, MovedIcon, PenIcon, PlusIcon, SearchIcon } from '@troth/ui/icons';
import { type KeyboardEvent, memo, type DragEvent, useMemo, useRef, useState } from 'react';
import type { Edits, PartEdit } from '@troth/agreement/edit';
import type { Controller } from './controller';
import classes from './editor.module.css';
import { useSnapshot } from './hooks';
import { moveBeside, moveClause } from './structure';
import { t } from './texts';

function Mark({ edit }: { edit: PartEdit | undefined }) {
  if (edit === undefined) return null;
  const Icon = edit.kinds.includes('ADDED') ? PlusIcon : edit.kinds.includes('MOVED') ? MovedIcon : PenIcon;
  const words = edit.kinds.includes('ADDED')
    ? t('mark.new')
    : edit.kinds.includes('MOVED')
      ? t('mark.moved')
      : t('mark.changed');
  return (
    <span className={classes.mark}>
      <Icon size={16} />
      <span className="troth-vh">{words}</span>
    </span>
  );
}

function DiscussedMark({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={classes.markDiscussed}>
      <ChatIcon size={16} />
      <span aria-hidden="true">{count}</span>
      <span className="troth-vh">{t('mark.discussed', { count })}</span>
    </span>
  );
}

/** Of a section that is folded: what its clauses would show. */
function SectionMarks({ isChanged, discussions }: { isChanged: boolean; discussions: number }) {
  return (
    <span className={classes.marks}>
      <DiscussedMark count={discussions} />
      {isChanged && (
        <span className={classes.mark}>
          <PenIcon size={16} />
          <span className="troth-vh">{t('mark.changed')}</span>
        </span>
      )}
    </span>
  );
}

const titleOf = ({ heading, blocks }: ClauseNode) => {
  if (heading !== null && heading !== '') return heading;
  const [block] = blocks;
  const words = block?.type === 'paragraph' ? block.inlines.map(({ text }) => text).join('') : '';
  return words.length > 48 ? `${words.slice(0, 48)}…` : words || t('said.clause');
};

type Drop = { readonly id: string; readonly where: 'BEFORE' | 'AFTER' } | null;

const Entry = memo(function Entry({
  part,
  edit,
  discussions,
  isCurrent,
  isDraggable,
  drop,
  controller,
  onDrop,
  onKey,
}: {
  part: ClauseNode;
  edit: PartEdit | undefined;
  discussions: number;
  isCurrent: boolean;
  isDraggable: boolean;
  drop: 'BEFORE' | 'AFTER' | null;
  controller: Controller;
  onDrop: (drop: Drop, isDone: boolean) => void;
  onKey: (event: KeyboardEvent, id: string) => void;
}) {
  const where = (event: DragEvent): 'BEFORE' | 'AFTER' => {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    return event.clientY < top + height / 2 ? 'BEFORE' : 'AFTER';
  };
  return (
    <li>
      <button
        type="button"
        data-entry={part.id}
        aria-current={isCurrent || undefined}
        draggable={isDraggable}
        data-drop={drop ?? undefined}
        onClick={() => controller.go(part.id)}
        onKeyDown={(event) => onKey(event, part.id)}
        onDragStart={(event) => {
          event.dataTransfer.setData('text/plain', part.id);
          event.dataTransfer.effectAllowed = 'move';
        }}
        onDragOver={(event) => {
          event.preventDefault();
          onDrop({ id: part.id, where: where(event) }, false);
        }}
        onDragLeave={() => onDrop(null, false)}
        onDrop={(event) => {
          event.preventDefault();
          onDrop(null, true);
          const id = event.dataTransfer.getData('text/plain');
          controller.run(moveBeside(id, part.id, where(event)), false);
        }}
      >
        <span>{part.number}</span>
        <span>{titleOf(part)}</span>
        <span className={classes.marks}>
          <DiscussedMark count={discussions} />
          <Mark edit={edit} />
        </span>
      </button>
    </li>
  );
});

/** Sections, and the clauses of the one that the caret is in, with what was done to them. */
export const Contents = memo(function Contents({ controller, onGo }: { controller: Controller; onGo?: () => void }) {
  const tree = useSnapshot(controller, (snapshot) => snapshot.tree);
  const edits = useSnapshot(controller, (snapshot) => snapshot.edits);
  const sectionId = useSnapshot(controller, (snapshot) => snapshot.sectionId);
  const hereId = useSnapshot(controller, (snapshot) => snapshot.hereId);
  const isEditable = useSnapshot(controller, (snapshot) => snapshot.isEditable);
  const said = useSnapshot(controller, (snapshot) => snapshot.said);
  const [query, setQuery] = useState('');
  const [drop, setDrop] = useState<Drop>(null);
  const list = useRef<HTMLOListElement>(null);
  const found = useMemo(() => (query.trim() === '' ? null : matches(tree, query)), [tree, query]);
  const changedIn = useMemo(() => changedSections(tree, edits), [tree, edits]);
  const discussed = useSnapshot(controller, (snapshot) => snapshot.discussed);
  const discussions = useMemo(() => discussionsIn(tree, discussed), [tree, discussed]);
  const go = (id: string) => {
    controller.go(id);
    onGo?.();
  };
  const onKey = (event: KeyboardEvent, id: string) => {
    if (event.altKey && event.shiftKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      controller.run(moveClause(event.key === 'ArrowUp' ? 'UP' : 'DOWN', id), false);
      controller.compare();
      requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-entry="${id}"]`)?.focus());
    }
  };
  const topOfHere = topOf(tree, hereId);
  return (
    <>
      <div className={classes.goTo}>
        <SearchIcon />
        <input
          data-field-of="CONTENTS"
          aria-label={t('contents.goTo')}
          placeholder={t('contents.goTo')}
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          onKeyDown={(event) => {
            const [first] = found ?? [];
            if (event.key === 'Enter' && first !== undefined) {
              // The text has the focus by the time the key would be typed.
              event.preventDefault();
              setQuery('');
              go(first.id);
            }
            if (event.key === 'Escape') setQuery('');
          }}
        />
      </div>
      {found !== null ? (
        <ol className={classes.tree} aria-label={t('contents.found', { count: found.length })}>
          {found.map(({ id, number, title }) => (
            <li key={id}>
              <button type="button" onClick={() => go(id)}>
                <span>{number}</span>
                <span>{title}</span>
                <Mark edit={edits.byId.get(id)} />
              </button>
            </li>
          ))}
          {found.length === 0 && <li className={classes.said}>{t('contents.nothing')}</li>}
        </ol>
      ) : (
        <ol ref={list} className={classes.tree}>
          {tree.sections.map((section) => {
            const isOpen = section.id === sectionId;
            return (
              <li key={section.id}>
                <button
                  type="button"
                  aria-current={(isOpen && topOfHere === null) || undefined}
                  aria-expanded={isOpen}
                  onClick={() => go(section.id)}
                >
                  <span>{section.number?.replace(/\.$/, '')}</span>
                  <span>{section.title}</span>
                  {section.kind === 'SCHEDULES' ? (
                    <span className={classes.markLocked}>
                      <LockIcon size={16} />
                      <span className="troth-vh">{t('mark.sealed')}</span>
                    </span>
                  ) : (
                    !isOpen && (
                      <SectionMarks
                        isChanged={changedIn.has(section.id)}
                        discussions={discussions.get(section.id) ?? 0}
                      />
                    )
                  )}
                </button>
                {isOpen && section.clauses.length > 0 && (
                  <ol>
                    {section.clauses.map((clause) => (
                      <Entry
                        key={clause.id}
                        part={clause}
                        edit={edits.byId.get(clause.id)}
                        discussions={discussions.get(clause.id) ?? 0}
                        isCurrent={clause.id === topOfHere}
                        isDraggable={isEditable && section.kind !== 'SCHEDULES'}
                        drop={drop?.id === clause.id ? drop.where : null}
                        controller={controller}
                        onDrop={(next) => setDrop(next)}
                        onKey={onKey}
                      />
                    ))}
                  </ol>
                )}
              </li>
            );
          })}
        </ol>
      )}
      {said !== '' && <p className={classes.said}>{said}</p>}
    </>
  );
});

interface Match {
  readonly id: string;
  readonly number: string | null;
  readonly title: string;
}

/** Parts by their number or by words of their heading. */
function matches(tree: AgreementTree, query: string): Match[] {
  const wanted = query.trim().toLowerCase();
  const found: Match[] = [];
  const visit = (clause: ClauseNode, within: string) => {
    const number =
      clause.number === null ? null : clause.number.startsWith('(') ? within + clause.number : clause.number;
    const title = titleOf(clause);
    if (number?.toLowerCase().startsWith(wanted) === true || title.toLowerCase().includes(wanted))
      found.push({ id: clause.id, number, title });
    for (const child of clause.children) visit(child, number ?? within);
  };
  for (const section of tree.sections) {
    if (section.title.toLowerCase().includes(wanted) || section.number === wanted)
      found.push({ id: section.id, number: section.number, title: section.title });
    for (const clause of section.clauses) visit(clause, '');
  }
  return found.slice(0, 50);
}

/** The clause of a section's list that holds a clause. */
function topOf(tree: AgreementTree, id: string | null): string | null {
  if (id === null) return null;
  const holds = (clause: ClauseNode): boolean => clause.id === id || clause.children.some(holds);
  for (const { clauses } of tree.sections) for (const clause of clauses) if (holds(clause)) return clause.id;
  return null;
}

/** How many discussions each section has, and each clause of its list with those within it. */
function discussionsIn(tree: AgreementTree, discussed: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  if (discussed.size === 0) return counts;
  const within = ({ id, children }: ClauseNode): number =>
    children.reduce((sum, child) => sum + within(child), discussed.get(id) ?? 0);
  for (const { id, clauses } of tree.sections) {
    let sum = 0;
    for (const clause of clauses) {
      const count = within(clause);
      counts.set(clause.id, count);
      sum += count;
    }
    counts.set(id, sum);
  }
  return counts;
}

/** Ids of the sections in which a clause was changed. */
function changedSections(tree: AgreementTree, edits: Edits): ReadonlySet<string> {
  const sections = new Set<string>();
  if (edits.byId.size === 0) return sections;
  const visit = (clauses: readonly ClauseNode[], id: string) => {
    for (const clause of clauses) {
      if (edits.byId.has(clause.id)) sections.add(id);
      visit(clause.children, id);
    }
  };
  for (const { id, clauses } of tree.sections) visit(clauses, id);
  return sections;
}
