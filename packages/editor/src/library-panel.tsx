import type { ClauseNode } from '@troth/agreement/tree';
import type { LibraryGroup } from '@troth/domain/agreement';
import { PlainBlock } from '@troth/reader/blocks';
import { Button } from '@troth/ui/button';
import { SearchIcon } from '@troth/ui/icons';
import { Notice } from '@troth/ui/notice';
import { useMemo, useState } from 'react';
import type { Controller } from './controller';
import classes from './editor.module.css';
import { useSnapshot } from './hooks';
import type { Placeable } from './placing';
import type { EditorServices, RenderedGroup } from './services';
import { t } from './texts';
import { useLoaded } from './use-loaded';

/** Something of the library that can be inserted on its own. */
interface Item {
  readonly key: string;
  readonly groupId: string;
  readonly title: string;
  readonly clauses: readonly ClauseNode[];
  readonly unmet: readonly string[];
  readonly parts: Placeable;
  readonly words: string;
}

const wordsOf = ({ heading, blocks, children }: ClauseNode): string =>
  [
    heading ?? '',
    ...blocks.flatMap((block) => (block.type === 'paragraph' ? [block.inlines.map(({ text }) => text).join('')] : [])),
    ...children.map(wordsOf),
  ].join(' ');

const BEGIN = 96;
const beginOf = (clauses: readonly ClauseNode[]): string => {
  const words = clauses
    .map((clause) => wordsOf({ ...clause, heading: null }))
    .join(' ')
    .trim();
  return words.length > BEGIN ? `${words.slice(0, BEGIN).trimEnd()}…` : words;
};

const templateIds = (clauses: readonly ClauseNode[]): string[] =>
  clauses.flatMap(({ provenance, children }) => [provenance.clauseTemplateId, ...templateIds(children)]);

function itemsOf({ id, name, description }: LibraryGroup, rendered: RenderedGroup): Item[] {
  const unmetIn = (clauses: readonly ClauseNode[]) => {
    const ids = new Set(templateIds(clauses));
    return [...new Set(rendered.unmet.flatMap((one) => (ids.has(one.clauseTemplateId) ? [one.label] : [])))];
  };
  const made = (key: string, title: string, clauses: readonly ClauseNode[], parts: Placeable): Item => ({
    key,
    groupId: id,
    title,
    clauses,
    unmet: unmetIn(clauses),
    parts,
    words: [name, description ?? '', title, ...clauses.map(wordsOf)].join(' ').toLowerCase(),
  });
  return [
    ...rendered.sections.map(({ sectionTemplateId, clauses, title, ...look }) =>
      made(sectionTemplateId, title, clauses, {
        sections: [newSection({ ...look, title, clauses: [...clauses] })],
        clauses: [],
      }),
    ),
    ...rendered.clauses.map((clause) =>
      made(clause.id, clause.heading ?? beginOf([clause]).slice(0, 40), [clause], { sections: [], clauses: [clause] }),
    ),
  ];
}

function newSection(
  section: Omit<Placeable['sections'][number], 'id' | 'key' | 'kind'>,
): Placeable['sections'][number] {
  const id = crypto.randomUUID();
  return { ...section, id, key: id, kind: 'ARTICLES' };
}

function ItemRow({ item, isOff, onInsert }: { item: Item; isOff: boolean; onInsert: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li>
      <div>
        <button type="button" className={classes.jump} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {item.title}
        </button>
        {!isOpen && <p>{beginOf(item.clauses)}</p>}
        {item.unmet.length > 0 && (
          <p className={classes.unmet}>{t('library.unmet', { what: item.unmet.join(', ') })}</p>
        )}
      </div>
      <Button
        size="sm"
        aria-label={t('library.insertName', { name: item.title })}
        aria-disabled={isOff}
        onClick={isOff ? undefined : onInsert}
      >
        {t('library.insert')}
      </Button>
      {isOpen && (
        <div className={classes.preview} role="region" aria-label={t('library.previewName', { name: item.title })}>
          <Preview clauses={item.clauses} />
        </div>
      )}
    </li>
  );
}

function Preview({ clauses }: { clauses: readonly ClauseNode[] }) {
  return (
    <ul>
      {clauses.map((clause) => (
        <li key={clause.id}>
          {clause.heading !== null && <b>{clause.heading}</b>}
          {clause.blocks.map((block, index) => (
            <PlainBlock key={index} block={block} clauseName={clause.heading ?? ''} />
          ))}
          {clause.children.length > 0 && <Preview clauses={clause.children} />}
        </li>
      ))}
    </ul>
  );
}

/** Clauses of the library in this couple's words: searched, previewed, inserted as drafts. Portals spec §4, §7. */
export function LibraryPanel({ controller, services }: { controller: Controller; services: EditorServices }) {
  const isEditable = useSnapshot(controller, (snapshot) => snapshot.isEditable);
  const [query, setQuery] = useState('');
  const { loaded, reload } = useLoaded(async () => {
    const groups = await services.readLibrary();
    return Promise.all(
      groups.map(async (group) => ({ group, items: itemsOf(group, await services.renderGroup(group.id)) })),
    );
  });
  const wanted = query.trim().toLowerCase();
  const shown = useMemo(
    () =>
      loaded.kind === 'THERE'
        ? loaded.value.flatMap(({ group, items }) => {
            const found = items.filter(({ words }) => wanted.split(/\s+/).every((word) => words.includes(word)));
            return found.length === 0 ? [] : [{ group, items: found }];
          })
        : [],
    [loaded, wanted],
  );
  const count = shown.reduce((sum, { items }) => sum + items.length, 0);
  const insert = (item: Item) => {
    if (!controller.place(item.parts)) return;
    services.announce(t('library.inserted', { name: item.title }));
    // What is inserted next has ids and keys of its own.
    reload();
  };
  return (
    <>
      <h2>{t('library.title')}</h2>
      <div className={classes.goTo}>
        <SearchIcon />
        <input
          type="search"
          data-field-of="LIBRARY"
          aria-label={t('library.search')}
          placeholder={t('library.search')}
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
      </div>
      {loaded.kind === 'LOADING' && <p className={classes.small}>{t('library.loading')}</p>}
      {loaded.kind === 'FAILED' && (
        <Notice
          tone="danger"
          isAlert
          title={t('library.failed')}
          actions={
            <Button size="sm" onClick={reload}>
              {t('action.retry')}
            </Button>
          }
        />
      )}
      {loaded.kind === 'THERE' && (
        <p className={classes.small} role="status">
          {t('library.count', { count })}
        </p>
      )}
      {!isEditable && <p className={classes.small}>{t('library.reading')}</p>}
      {shown.map(({ group, items }) => (
        <section key={group.id} aria-label={group.name} className={classes.libraryGroup}>
          <h3>{group.name}</h3>
          {group.description != null && group.description !== '' && (
            <p className={classes.small}>{group.description}</p>
          )}
          <ul className={classes.list}>
            {items.map((item) => (
              <ItemRow key={item.key} item={item} isOff={!isEditable} onInsert={() => insert(item)} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
