import type { AnswerSource } from '@troth/agreement/tree';
import { Button, IconButton, LinkButton } from '@troth/ui/button';
import { CloseIcon, SearchIcon } from '@troth/ui/icons';
import { Popup } from '@troth/ui/popup';
import { TextField } from '@troth/ui/text-field';
import { type KeyboardEvent, lazy, Suspense, useEffect, useId, useMemo, useRef, useState } from 'react';
import { ClauseMenu } from './clause-menu';
import type { Controller, Open } from './controller';
import classes from './editor.module.css';
import { Floating } from './floating';
import { useSnapshot } from './hooks';
import { defineTerm, insert, type Insertable, insertables, renameTerm } from './insert';
import { keyList } from './keys';
import { drawn } from './state';
import { t } from './texts';
import type { WordFiles } from './word-file';

const aboutOf = (item: Insertable): string => {
  switch (item.group) {
    case 'PARTY':
      return item.field === 'fullName'
        ? t('insert.fullName')
        : item.field === 'name'
          ? t('insert.name')
          : t('insert.pronoun');
    case 'STATE':
      return t('insert.ofState');
    case 'VALUE':
      return t('insert.agreed');
    case 'TERM':
      return item.where;
    case 'REFERENCE':
      return item.heading;
  }
};

const SHOWN = 40;

function Palette({ controller, place }: { controller: Controller; place: DOMRect }) {
  const tree = useSnapshot(controller, (snapshot) => snapshot.tree);
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const all = useMemo(
    () => insertables(controller.base, tree, drawn(controller.state).numbers, controller.facts?.values),
    [controller, tree],
  );
  const items = useMemo(() => {
    const wanted = query.trim().toLowerCase();
    const isFit = (item: Insertable) =>
      wanted === '' || item.text.toLowerCase().includes(wanted) || aboutOf(item).toLowerCase().includes(wanted);
    return all.filter(isFit).slice(0, SHOWN);
  }, [all, query]);
  useEffect(() => input.current?.focus(), []);
  const close = () => {
    controller.open(null);
    controller.focus();
  };
  const take = (item: Insertable | undefined) => {
    if (item === undefined) return;
    controller.open(null);
    controller.run(insert(item));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = (at + (event.key === 'ArrowDown' ? 1 : -1) + items.length) % Math.max(1, items.length);
      setAt(next);
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      take(items[at]);
    }
    if (event.key === '{' && query === '') {
      // The second brace is meant as a brace.
      event.preventDefault();
      controller.open(null);
      controller.run((state, dispatch) => {
        dispatch?.(state.tr.insertText('{'));
        return true;
      });
    }
  };
  return (
    <Floating place={place} label={t('insert.title')} className={classes.palette} onClose={close}>
      <div className={classes.goTo}>
        <SearchIcon />
        <input
          ref={input}
          role="combobox"
          aria-label={t('command.insert')}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={items.length > 0 ? `${id}-${at}` : undefined}
          value={query}
          onChange={({ currentTarget }) => {
            setQuery(currentTarget.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={t('insert.fits')}>
        {items.map((item, index) => (
          <div key={`${item.group} ${item.text} ${item.group === 'REFERENCE' ? item.target : ''}`} role="presentation">
            {items[index - 1]?.group !== item.group && (
              <p className={classes.group}>{t(`insert.group.${item.group}`)}</p>
            )}
            <div
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              tabIndex={-1}
              onMouseDown={(event) => {
                event.preventDefault();
                take(item);
              }}
            >
              <span>{item.text}</span>
              <small>{aboutOf(item)}</small>
            </div>
          </div>
        ))}
      </div>
      {items.length === 0 && <p className={classes.group}>{t('insert.nothing')}</p>}
      <p className={classes.group}>{t('insert.foot')}</p>
    </Floating>
  );
}

export interface PeopleWords {
  /** First names by side. */
  readonly nameOf: (side: 'A' | 'B') => string;
  readonly formatDay: (at: string) => string;
  /** Where an answer is read; null where this person may not. */
  readonly answerHref: (source: AnswerSource) => string | null;
}

function AtomCard({
  controller,
  open,
  people,
}: {
  controller: Controller;
  open: Extract<Open, { kind: 'ATOM' }>;
  people: PeopleWords;
}) {
  const isEditable = useSnapshot(controller, (snapshot) => snapshot.isEditable);
  const tree = useSnapshot(controller, (snapshot) => snapshot.tree);
  const { origin, pos } = open;
  const close = () => {
    controller.open(null);
    controller.focus();
  };
  const button = useRef<HTMLDivElement>(null);
  useEffect(() => button.current?.querySelector('button')?.focus(), []);
  const references = drawn(controller.state).numbers.references;
  const target = origin.kind === 'REFERENCE' ? findByKey(tree, origin.target) : null;
  const sources = origin.kind === 'VALUE' ? origin.sources : [];
  const answer = sources.map(people.answerHref).find((href) => href !== null) ?? null;
  return (
    <Floating place={open.place} label={t(`atom.title.${origin.kind}`)} onClose={close}>
      <div ref={button} className={classes.cardHead}>
        <b>{t(`atom.title.${origin.kind}`)}</b>
        <IconButton icon={<CloseIcon />} label={t('action.close')} onClick={close} />
      </div>
      {origin.kind === 'VALUE' &&
        (sources.length === 0 ? (
          <p>{t('atom.ofProfile')}</p>
        ) : (
          sources.map(({ respondent, value, agreedAt }, index) => (
            <p key={index}>
              {t('atom.answered', { name: people.nameOf(respondent), value })}
              {agreedAt !== null &&
                agreedAt !== undefined &&
                ` ${t('atom.agreed', { day: people.formatDay(agreedAt) })}`}
            </p>
          ))
        ))}
      {origin.kind === 'TERM' && <p>{t('atom.term', { term: origin.text })}</p>}
      {origin.kind === 'REFERENCE' && (
        <p>
          {target === null
            ? t('atom.dangling')
            : t('atom.reference', { words: references.get(origin.target) ?? '', heading: target.heading })}
        </p>
      )}
      {origin.kind === 'VALUE' && <p className={classes.small}>{t('atom.untie')}</p>}
      <div className={classes.actions}>
        {answer !== null && (
          // In a tab of its own: the text stays open here, and its lock is kept.
          <LinkButton variant="text" size="sm" href={answer} target="_blank" rel="noreferrer">
            {t('atom.seeAnswer')}
          </LinkButton>
        )}
        {origin.kind === 'REFERENCE' && target !== null && (
          <Button
            variant="text"
            size="sm"
            onClick={() => {
              controller.open(null);
              controller.go(target.id);
            }}
          >
            {t('atom.go')}
          </Button>
        )}
        {isEditable && (
          <Button variant="text" size="sm" onClick={() => controller.turnIntoText(pos)}>
            {t('atom.intoText')}
          </Button>
        )}
      </div>
    </Floating>
  );
}

function findByKey(tree: ReturnType<Controller['compare']>, key: string): { id: string; heading: string } | null {
  let found: { id: string; heading: string } | null = null;
  type Clauses = (typeof tree)['sections'][number]['clauses'];
  const visit = (clauses: Clauses) => {
    for (const clause of clauses) {
      if (clause.key === key) found = { id: clause.id, heading: clause.heading ?? '' };
      visit(clause.children);
    }
  };
  for (const section of tree.sections) {
    if (section.key === key) found = { id: section.id, heading: section.title };
    visit(section.clauses);
  }
  return found;
}

function TermName({
  title,
  lead,
  start,
  action,
  onTake,
  onClose,
}: {
  title: string;
  lead: string;
  start: string;
  action: string;
  onTake: (name: string) => void;
  onClose: () => void;
}) {
  const [name, setName] = useState(start);
  const take = () => {
    if (name.trim() !== '') onTake(name);
  };
  return (
    <Popup
      isOpen
      size="short"
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="primary" onClick={take}>
            {action}
          </Button>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
        </>
      }
    >
      <p>{lead}</p>
      <TextField
        label={t('term.name')}
        value={name}
        onChange={setName}
        maxLength={120}
        onKeyDown={({ key }) => {
          if (key === 'Enter') take();
        }}
      />
    </Popup>
  );
}

/** Unpacks and reads files, which few do: loaded when it opens. */
const WordSheet = lazy(async () => ({ default: (await import('./word-sheet')).WordSheet }));

/** What opens over the text: palette, cards of atoms, the menu of a clause, questions, the list of keys, a file to bring in. */
export function Dialogs({
  controller,
  people,
  canComment,
  files,
}: {
  controller: Controller;
  people: PeopleWords;
  canComment: boolean;
  files: WordFiles;
}) {
  const open = useSnapshot(controller, (snapshot) => snapshot.open);
  if (open === null) return null;
  const close = () => {
    controller.open(null);
    controller.focus();
  };
  switch (open.kind) {
    case 'PALETTE':
      return <Palette controller={controller} place={open.place} />;
    case 'ATOM':
      return <AtomCard controller={controller} open={open} people={people} />;
    case 'MENU':
      return <ClauseMenu controller={controller} place={open.place} canComment={canComment} />;
    case 'TERM':
      return (
        <TermName
          title={t('term.rename', { term: open.term })}
          lead={t('term.rename.lead')}
          start={open.term}
          action={t('term.rename.do')}
          onClose={close}
          onTake={(name) => {
            const { tr } = controller.state;
            controller.open(null);
            if (renameTerm(tr, open.termKey, name)) controller.dispatch(tr);
            controller.focus();
          }}
        />
      );
    case 'DEFINE':
      return (
        <TermName
          title={t('term.define')}
          lead={t('term.define.lead')}
          start={open.words}
          action={t('term.define.do')}
          onClose={close}
          onTake={(name) => {
            const { tr } = controller.state;
            controller.open(null);
            if (defineTerm(tr, name, `own_${crypto.randomUUID().slice(0, 8)}`)) controller.dispatch(tr);
            controller.focus();
          }}
        />
      );
    case 'WORD':
      return (
        <Suspense fallback={null}>
          <WordSheet controller={controller} files={files} onClose={close} />
        </Suspense>
      );
    case 'KEYS':
      return (
        <Popup isOpen size="short" title={t('command.keys')} onClose={close}>
          <dl className={classes.keys}>
            {keyList().map(({ keys, words }) => (
              <div key={words} className={classes.keyRow}>
                <dt>{words}</dt>
                <dd>
                  <kbd className={classes.kbd}>{keys}</kbd>
                </dd>
              </div>
            ))}
          </dl>
        </Popup>
      );
    case 'PASTE_REFUSED':
      return (
        <Popup
          isOpen
          size="short"
          title={t('paste.refused')}
          onClose={close}
          actions={
            <Button variant="primary" onClick={close}>
              {t('action.close')}
            </Button>
          }
        >
          <p>{t(`paste.refused.${open.why}`)}</p>
        </Popup>
      );
  }
}
