import { useQuery } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { ClauseDiscussions, clauseDiscussionsQuery } from '@troth/portal/clause-discussions';
import { usePerson } from '@troth/portal/person';
import { anchorOf } from '@troth/reader/anchors';
import { Button } from '@troth/ui/button';
import { ChatIcon } from '@troth/ui/icons';
import { Notice } from '@troth/ui/notice';
import { SideSheet } from '@troth/ui/side-sheet';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { OwnDocument } from '../../shared/document';
import { useCouple } from '../../shared/journey';
import { t } from '../../shared/texts';
import classes from './review.module.css';

type Tree = components['schemas']['AgreementTree'];
type Clause = components['schemas']['AgreementClause'];

const walk = (clauses: readonly Clause[]): Clause[] => clauses.flatMap((clause) => [clause, ...walk(clause.children)]);
const QUOTE_MAX = 400;

/** The clause that an element of the paper is in. */
function clauseAround(node: Node | null, byAnchor: ReadonlyMap<string, Clause>): Clause | null {
  for (let at = node instanceof Element ? node : (node?.parentElement ?? null); at !== null; at = at.parentElement) {
    const clause = byAnchor.get(at.id);
    if (clause !== undefined) return clause;
  }
  return null;
}

/** The first clause that is in view. */
function clauseInView(byAnchor: ReadonlyMap<string, Clause>): Clause | null {
  const OVER = 120;
  for (const [anchor, clause] of byAnchor) {
    const place = document.getElementById(anchor)?.getBoundingClientRect();
    if (place !== undefined && place.bottom > OVER) return clause;
  }
  return null;
}

/** The attorneys who work on the text, and the words that they and both partners share about its clauses. D45. */
export function ReviewDiscussion({ own, tree }: { own: OwnDocument; tree: Tree }) {
  const self = usePerson();
  const { id, attorneyAId, attorneyBId } = own.document;
  const isRepresented = attorneyAId !== null || attorneyBId !== null;
  const { journey } = useCouple();
  const { data: discussions } = useQuery({ ...clauseDiscussionsQuery(self.id, id), enabled: isRepresented });
  const [isOpen, setOpen] = useState(false);
  const byAnchor = useMemo(
    () =>
      new Map(tree.sections.flatMap(({ clauses }) => walk(clauses)).map((clause) => [anchorOf(clause.key), clause])),
    [tree],
  );
  const byId = useMemo(() => new Map([...byAnchor.values()].map((clause) => [clause.id, clause])), [byAnchor]);
  // What was marked last: opening the sheet takes the mark away.
  const marked = useRef<{ clause: Clause; quote: string } | null>(null);
  useEffect(() => {
    const look = () => {
      const selection = document.getSelection();
      if (selection === null || selection.isCollapsed) return;
      const clause = clauseAround(selection.anchorNode, byAnchor);
      const quote = selection.toString().trim();
      if (clause !== null && quote !== '' && clause === clauseAround(selection.focusNode, byAnchor))
        marked.current = { clause, quote: quote.slice(0, QUOTE_MAX) };
    };
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [byAnchor]);
  const attorneys = journey.counsel.attorneys.flatMap(({ kind, name, side }) =>
    kind === 'SERVICE'
      ? [t('review.counsel.one', { attorney: name, client: own.names[side] ?? t('review.why.client') })]
      : [],
  );
  if (attorneys.length === 0) return null;
  const nameOf = (clauseId: string): string | null => {
    const clause = byId.get(clauseId);
    if (clause === undefined) return null;
    return [clause.number, clause.heading].filter(Boolean).join(' ') || t('review.discussion.clause');
  };
  const aboutHere = () => {
    const found = marked.current;
    const clause = found?.clause ?? clauseInView(byAnchor);
    marked.current = null;
    return clause === null ? null : { clauseId: clause.id, name: nameOf(clause.id) ?? '', quote: found?.quote ?? null };
  };
  const unread = discussions?.filter(({ isUnread }) => isUnread).length ?? 0;
  return (
    <>
      <Notice
        title={t('review.counsel.work', {
          count: attorneys.length,
          who: new Intl.ListFormat(t.locale).format(attorneys),
        })}
        actions={
          <Button size="sm" icon={<ChatIcon size={16} />} onClick={() => setOpen(true)}>
            {t('review.discussion.open', { count: discussions?.length ?? 0 })}
            {unread > 0 && ` ${t('review.discussion.unread', { count: unread })}`}
          </Button>
        }
      >
        {t('review.counsel.committed')}
      </Notice>
      <SideSheet isOpen={isOpen} onClose={() => setOpen(false)} title={t('review.discussion.title')}>
        <div className={classes.sheet}>
          <ClauseDiscussions
            documentId={id}
            audiences={['SHARED']}
            sharedWith={t('review.discussion.readers')}
            aboutHere={aboutHere}
            nameOf={nameOf}
            onGo={(clauseId) => {
              setOpen(false);
              const key = byId.get(clauseId)?.key;
              if (key !== undefined)
                requestAnimationFrame(() =>
                  document.getElementById(anchorOf(key))?.scrollIntoView({ block: 'center' }),
                );
            }}
          />
        </div>
      </SideSheet>
    </>
  );
}
