import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { entryTitle, hintMessage, STATABLE_KINDS, type StatableKind } from '@troth/domain/disclosure';
import { enumerationLabel, say } from '@troth/domain/messages';
import { announce } from '@troth/portal/announcer';
import { errorText } from '@troth/portal/errors';
import { Button } from '@troth/ui/button';
import { BulbIcon, CheckIcon } from '@troth/ui/icons';
import { Section } from '@troth/ui/layout';
import { Link } from '@troth/ui/link';
import { Notice } from '@troth/ui/notice';
import { Text } from '@troth/ui/text';
import { useEffect, useRef, useState } from 'react';
import type { OwnDocument } from '../../../shared/document';
import { afterChange } from '../../../shared/journey';
import { t } from '../../../shared/texts';
import { addHref, entryHref } from '../links';
import { isEditable } from '../queries';
import { summaryQuery } from '../summary-query';
import { useDisclosures } from '../use-disclosures';
import { groupedHints, type HintGroup } from './grouped-hints';
import classes from './hints.module.css';
import { stateNothing, withdrawNothing } from './queries';

/** The rest is read on request. */
const SHOWN_AT_ONCE = 4;

interface Statement {
  readonly kind: StatableKind;
  readonly isNothing: boolean;
}

const kindText = (kind: StatableKind) => enumerationLabel(say, 'financialKind', kind);

/** What is likely missing from the reader's disclosure, and what the reader stated not to have. Only suggestions. */
export function HintList({ own }: { own: OwnDocument }) {
  const queryClient = useQueryClient();
  const { readerId, disclosures } = useDisclosures(own);
  const place = { userId: readerId, documentId: own.document.id };
  const { data: summary } = useSuspenseQuery(summaryQuery(place, readerId));
  const [isWhole, setWhole] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const firstOfRest = useRef<HTMLLIElement>(null);
  const mine = disclosures[own.side];
  const groups = mine === null ? [] : groupedHints(summary.hints, mine);
  const shown = isWhole ? groups : groups.slice(0, SHOWN_AT_ONCE);
  const more = groups.length - shown.length;
  const stated = STATABLE_KINDS.filter((kind) => summary.nothingToDisclose.includes(kind));

  const state = useMutation({
    mutationFn: ({ kind, isNothing }: Statement) => (isNothing ? stateNothing : withdrawNothing)(place, kind),
    onSuccess: (_, { kind, isNothing }) => {
      announce(t(isNothing ? 'disclosure.hints.statedNow' : 'disclosure.hints.withdrawnNow', { kind: kindText(kind) }));
    },
    onSettled: () => afterChange(queryClient, readerId),
  });
  // The row goes with its button: the reader stays in the list.
  useEffect(() => {
    if (state.isSuccess) heading.current?.focus({ preventScroll: true });
  }, [state.isSuccess]);
  useEffect(() => {
    if (isWhole) firstOfRest.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [isWhole]);

  const isPending = ({ kind, isNothing }: Statement) =>
    state.isPending && state.variables.kind === kind && state.variables.isNothing === isNothing;
  const stateButton = (kind: StatableKind) => (
    <Button
      size="sm"
      aria-label={t('disclosure.hints.noneOf', { kind: kindText(kind) })}
      isLoading={isPending({ kind, isNothing: true })}
      onClick={() => state.mutate({ kind, isNothing: true })}
    >
      {t('disclosure.hints.none')}
    </Button>
  );

  return (
    <Section
      title={
        <span ref={heading} tabIndex={-1} className={classes.heading}>
          {t('disclosure.hints.title')}
        </span>
      }
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
            {STATABLE_KINDS.filter(
              (kind) => group.entry === null && kind === group.kind && mine?.[kind].length === 0,
            ).map((kind) => (
              <span key={kind} className={classes.action}>
                {stateButton(kind)}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button size="sm" variant="text" onClick={() => setWhole(true)}>
          {t('disclosure.hints.more', { count: more })}
        </Button>
      )}
      {stated.length > 0 && (
        <div className={classes.stated}>
          <Text size="small" tone="secondary">
            {t('disclosure.hints.stated')}
          </Text>
          <ul>
            {stated.map((kind) => (
              <li key={kind} className={classes.statement}>
                <CheckIcon size={16} />
                <span>{kindText(kind)}</span>
                <Button
                  size="sm"
                  variant="text"
                  aria-label={t('disclosure.hints.withdrawOf', { kind: kindText(kind) })}
                  isLoading={isPending({ kind, isNothing: false })}
                  onClick={() => state.mutate({ kind, isNothing: false })}
                >
                  {t('disclosure.hints.withdraw')}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {state.error !== null && <Notice tone="danger" isAlert title={errorText(state.error)} />}
    </Section>
  );
}

/** The sentences, and the way to where something can be done about them. */
function HintText({ group: { kind, entry, hints } }: { group: HintGroup }) {
  const sentences = hints.map((hint) => hintMessage(say, hint));
  if (entry !== null) {
    return (
      <div className={classes.words}>
        <Link href={entryHref(entry.kind, entry.entry.id)}>{entryTitle(say, entry)}</Link>
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
        <Link href={addHref(kind)}>
          {t('disclosure.hints.add', { kind: enumerationLabel(say, 'financialKind', kind) })}
        </Link>
      )}
    </div>
  );
}
