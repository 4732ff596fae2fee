import { useSuspenseQuery } from '@tanstack/react-query';
import { entryTitle, hintMessage, STATABLE_KINDS } from '@troth/domain/disclosure';
import { enumerationLabel, say } from '@troth/domain/messages';
import { Button } from '@troth/ui/button';
import { BulbIcon, CheckIcon } from '@troth/ui/icons';
import { Section } from '@troth/ui/layout';
import { Link } from '@troth/ui/link';
import { useEffect, useRef, useState } from 'react';
import type { OwnDocument } from '../../../shared/document';
import { t } from '../../../shared/texts';
import { addHref, entryHref, ledgerHref } from '../links';
import { isEditable } from '../queries';
import { summaryQuery } from '../queries';
import { useDisclosures } from '../use-disclosures';
import { groupedHints, type HintGroup } from './grouped-hints';
import classes from './hints.module.css';

/** The rest is read on request; a single one is not worth the asking. */
const SHOWN_AT_ONCE = 4;

/** Of entries that lack the same, as many are named. */
const NAMED_TOGETHER = 4;

const isStatable = (kind: string): boolean => (STATABLE_KINDS as readonly string[]).includes(kind);

/** What is likely missing from the reader's disclosure, each with the way to where it is said. Only suggestions. */
export function HintList({ own }: { own: OwnDocument }) {
  const { readerId, disclosures } = useDisclosures(own);
  const { data: summary } = useSuspenseQuery(summaryQuery({ userId: readerId, documentId: own.document.id }, readerId));
  const [isWhole, setWhole] = useState(false);
  const firstOfRest = useRef<HTMLLIElement>(null);
  const mine = disclosures[own.side];
  const groups = mine === null ? [] : groupedHints(summary.hints, mine);
  const shown = isWhole || groups.length === SHOWN_AT_ONCE + 1 ? groups : groups.slice(0, SHOWN_AT_ONCE);
  const more = groups.length - shown.length;

  useEffect(() => {
    if (isWhole) firstOfRest.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [isWhole]);

  return (
    <Section
      title={t('disclosure.hints.title')}
      description={groups.length > 0 ? t('disclosure.hints.text') : undefined}
    >
      {groups.length === 0 && (
        <p className={classes.nothing}>
          <CheckIcon size={16} /> {t('disclosure.hints.complete')}
        </p>
      )}
      <ul>
        {shown.map((group, at) => (
          <li key={group.key} className={classes.hint} ref={at === SHOWN_AT_ONCE ? firstOfRest : undefined}>
            <BulbIcon size={16} />
            <HintText group={group} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <div className={classes.more}>
          <Button size="sm" variant="text" onClick={() => setWhole(true)}>
            {t('disclosure.hints.more', { count: more })}
          </Button>
        </div>
      )}
    </Section>
  );
}

/** The sentences, and the way to where something can be done about them. */
function HintText({ group: { kind, entries, hints } }: { group: HintGroup }) {
  const sentences = hints.map((hint) => hintMessage(say, hint));
  // Where something can be listed, or said to be none.
  const isNothingListed = isStatable(kind) && hints.some(({ code }) => code === 'NOTHING_LISTED');
  if (entries.length > 0) {
    const unnamed = entries.length - NAMED_TOGETHER;
    return (
      <div className={classes.words}>
        {entries.slice(0, NAMED_TOGETHER).map((entry) => (
          <p key={entry.entry.id}>
            <Link href={entryHref(entry.kind, entry.entry.id)}>{entryTitle(say, entry)}</Link>
          </p>
        ))}
        {unnamed > 0 && <p>{t('disclosure.hints.andMore', { count: unnamed })}</p>}
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    );
  }
  return (
    <div className={classes.words}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {isEditable(kind) && (
        <Link href={isNothingListed ? ledgerHref(kind) : addHref(kind)}>
          {t(isNothingListed ? 'disclosure.hints.goTo' : 'disclosure.hints.add', {
            kind: enumerationLabel(say, 'financialKind', kind),
          })}
        </Link>
      )}
    </div>
  );
}
