import { useMutation, useQueryClient, useSuspenseQueries } from '@tanstack/react-query';
import type { DisclosureChange } from '@troth/domain/disclosure';
import { otherSide } from '@troth/domain/people';
import { announce } from '@troth/portal/announcer';
import { ApiError } from '@troth/portal/api';
import { errorText } from '@troth/portal/errors';
import { Button } from '@troth/ui/button';
import { CheckIcon, ClockIcon } from '@troth/ui/icons';
import { Section } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { PartnerName } from '@troth/ui/partner-mark';
import { type ReactNode, useState } from 'react';
import { namesOf, type OwnDocument } from '../../../shared/document';
import { formatInstant } from '../../../shared/instants';
import { afterChange } from '../../../shared/journey';
import { t } from '../../../shared/texts';
import { summaryQuery } from '../queries';
import { ChangeList } from './change-list';
import { confirmReceipt } from './queries';
import classes from './receipt.module.css';

/** Both partners' receipts of what the other disclosed. Nothing to show before there are two. */
export function ReceiptCard({ own }: { own: OwnDocument }) {
  const { userAId, userBId } = own.document;
  return userBId === null ? null : <Receipts own={own} userIds={{ A: userAId, B: userBId }} />;
}

function Line({ isDone, children }: { isDone: boolean; children: ReactNode }) {
  return (
    <p className={isDone ? classes.done : classes.open}>
      {isDone ? <CheckIcon size={16} /> : <ClockIcon size={16} />}
      <span>{children}</span>
    </p>
  );
}

function Receipts({ own, userIds }: { own: OwnDocument; userIds: { readonly A: string; readonly B: string } }) {
  const queryClient = useQueryClient();
  const { document, side } = own;
  const theirs = otherSide(side);
  const names = namesOf(own);
  const [readerId, ownerId] = [userIds[side], userIds[theirs]];
  const [{ data: mine }, { data: partners }] = useSuspenseQueries({
    queries: [
      summaryQuery({ userId: readerId, documentId: document.id }, readerId),
      summaryQuery({ userId: ownerId, documentId: document.id }, readerId),
    ],
  });
  const { version } = partners;
  // The version that the reader began to look at, or confirmed last.
  const [lookedAt, setLookedAt] = useState(version);
  const { ofPartners, ofMine } = mine.receipts;
  const isThere = partners.entryCount > 0 || partners.nothingToDisclose.length > 0;
  const isMineThere = mine.entryCount > 0 || mine.nothingToDisclose.length > 0;
  const name = names[theirs];

  const confirm = useMutation({
    mutationFn: () => confirmReceipt({ userId: readerId, documentId: document.id }, ownerId, version),
    onSuccess: () => announce(t('disclosure.receipt.said', { name })),
    onSettled: () => afterChange(queryClient, readerId),
  });
  const hasMoved = confirm.error instanceof ApiError && confirm.error.code === 'VERSION_CONFLICT';
  const isCurrent = ofPartners?.isCurrent === true;
  const press = () => {
    setLookedAt(version);
    confirm.mutate();
  };

  return (
    <Section
      title={t('disclosure.receipt.title')}
      description={t('disclosure.receipt.text')}
      className={classes.card ?? ''}
    >
      <div className={classes.one}>
        <h3 className={classes.who}>
          <PartnerName side={theirs} name={name} label={t('disclosure.receipt.whose', { name })} />
        </h3>
        {!isThere ? (
          <Line isDone={false}>{t('disclosure.receipt.nothingYet', { name })}</Line>
        ) : (
          <>
            <Line isDone={isCurrent}>
              {ofPartners === null
                ? t('disclosure.receipt.notConfirmed')
                : isCurrent
                  ? t('disclosure.receipt.confirmed', { when: formatInstant(ofPartners.confirmedAt) })
                  : t('disclosure.receipt.outdated', { name, when: formatInstant(ofPartners.confirmedAt) })}
            </Line>
            {ofPartners !== null && !isCurrent && (
              <Changes changes={ofPartners.changes} names={names} since={ofPartners.confirmedAt} />
            )}
            {!isCurrent && (
              <>
                {hasMoved ? (
                  <Notice tone="warning" isAlert title={t('disclosure.receipt.moved', { name })}>
                    {t('disclosure.receipt.movedText')}
                  </Notice>
                ) : (
                  <div role="status">
                    {version !== lookedAt && (
                      <Notice tone="info" title={t('disclosure.receipt.changedNow', { name })}>
                        {t('disclosure.receipt.movedText')}
                      </Notice>
                    )}
                  </div>
                )}
                <div className={classes.action}>
                  <Button isLoading={confirm.isPending} isFullWidthOnPhone onClick={press}>
                    {ofPartners === null ? t('disclosure.receipt.confirm') : t('disclosure.receipt.confirmAgain')}
                  </Button>
                </div>
              </>
            )}
          </>
        )}
        {confirm.error !== null && !hasMoved && <Notice tone="danger" isAlert title={errorText(confirm.error)} />}
      </div>
      <div className={classes.one}>
        <h3 className={classes.who}>
          <PartnerName side={side} name={names[side]} label={t('disclosure.receipt.yours')} />
        </h3>
        {ofMine === null ? (
          <Line isDone={false}>
            {isMineThere ? t('disclosure.receipt.partnerOpen', { name }) : t('disclosure.receipt.ownNothingYet')}
          </Line>
        ) : (
          <>
            <Line isDone={ofMine.isCurrent}>
              {t(ofMine.isCurrent ? 'disclosure.receipt.partnerConfirmed' : 'disclosure.receipt.partnerOutdated', {
                name,
                when: formatInstant(ofMine.confirmedAt),
              })}
            </Line>
            {!ofMine.isCurrent && <Changes changes={ofMine.changes} names={names} since={ofMine.confirmedAt} />}
          </>
        )}
      </div>
    </Section>
  );
}

function Changes({
  changes,
  names,
  since,
}: {
  changes: readonly DisclosureChange[];
  names: { readonly A: string; readonly B: string };
  since: string;
}) {
  if (changes.length === 0) return null;
  return (
    <ChangeList changes={changes} names={names} label={t('disclosure.receipt.since', { when: formatInstant(since) })} />
  );
}
