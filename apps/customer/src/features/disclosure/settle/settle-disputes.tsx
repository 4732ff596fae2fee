import { type AccountAndAsset, entryTitle } from '@troth/domain/disclosure';
import { say } from '@troth/domain/messages';
import { otherSide } from '@troth/domain/people';
import { Notice } from '@troth/ui/notice';
import { Text } from '@troth/ui/text';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { namesOf, type OwnDocument } from '../../../shared/document';
import { t } from '../../../shared/texts';
import { useDisclosures } from '../use-disclosures';
import { JointItemCard } from './joint-item-card';
import { isShared, type JointItem, jointItems } from './joint-items';
import classes from './settle.module.css';

/** Where alignment's closed door leads. */
const ANCHOR = 'settle';

/** A visitor who was sent here by the address lands here, although the screen was not there yet when they set out. */
function useArrival() {
  const { hash } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hash !== `#${ANCHOR}`) return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [hash]);
  return heading;
}

const titles = (entries: readonly AccountAndAsset[]) =>
  entries.map((entry) => entryTitle(say, { kind: 'assets', entry })).join('; ');

/**
 * Joint items on which the partners do not agree, with what each stated and the ways to settle it; and those that the
 * reader has not confirmed yet. D32.
 */
export function SettleDisputes({ own }: { own: OwnDocument }) {
  const { readerId, disclosures } = useDisclosures(own);
  const { side } = own;
  const theirs = otherSide(side);
  const names = namesOf(own);
  const items = jointItems({ A: disclosures.A?.assets ?? [], B: disclosures.B?.assets ?? [] });
  const open = items.filter(({ problems }) => problems.length > 0);
  const heading = useArrival();
  const wasOpen = useRef(false);
  useEffect(() => {
    if (open.length > 0) wasOpen.current = true;
  });

  const quiet = items.filter(({ problems }) => problems.length === 0);
  const listedOnlyBy = (of: typeof side) =>
    quiet.flatMap(({ entries }) => {
      const entry = entries[of];
      return entry === null || entries[otherSide(of)] !== null ? [] : [entry];
    });
  const ofPartner = quiet.filter(({ entries }) => entries[side] === null && entries[theirs] !== null);
  const saidOf = ({ entries }: JointItem) => entries[theirs]?.partnerAgrees ?? null;
  const toConfirm = ofPartner.filter((item) => saidOf(item) === null);
  const confirmed = ofPartner.filter((item) => saidOf(item) === true);
  const waiting = listedOnlyBy(side).filter((entry) => entry.partnerAgrees === null && isShared(entry));
  const isSettledNow = open.length === 0 && wasOpen.current;
  const hasPartner = own.document.userBId !== null;
  if (open.length + toConfirm.length + (hasPartner ? waiting.length + confirmed.length : 0) === 0 && !isSettledNow) {
    return null;
  }

  const card = (item: JointItem) => (
    <JointItemCard
      key={item.key}
      item={item}
      side={side}
      place={{ userId: readerId, documentId: own.document.id }}
      names={names}
    />
  );
  const partnerName = names[theirs];
  return (
    <section className={classes.settle} aria-labelledby={`${ANCHOR}-title`}>
      <h2 id={`${ANCHOR}-title`} ref={heading} tabIndex={-1} className={classes.title}>
        {t('disclosure.settle.title')}
      </h2>
      {open.length > 0 && (
        <Notice tone="warning" title={t('disclosure.settle.blocks', { count: open.length })}>
          {t('disclosure.settle.blocksText')}
        </Notice>
      )}
      <div role="status" className={classes.said}>
        {isSettledNow && <Notice tone="success" title={t('disclosure.settle.done')} />}
      </div>
      {[...open, ...toConfirm].map(card)}
      {hasPartner && waiting.length > 0 && (
        <Text size="small" tone="secondary" className={classes.waiting ?? ''}>
          {t('disclosure.settle.waiting', { name: partnerName, titles: titles(waiting) })}
        </Text>
      )}
      {confirmed.length > 0 && (
        <details className={classes.confirmed}>
          <summary>{t('disclosure.settle.confirmed', { count: confirmed.length })}</summary>
          <div className={classes.confirmedList}>{confirmed.map(card)}</div>
        </details>
      )}
    </section>
  );
}
