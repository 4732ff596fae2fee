import { useQuery } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { REVIEW_STATUSES } from '@troth/domain/attorneys';
import { enumerationLabel, say } from '@troth/domain/messages';
import { api, unwrap } from '@troth/portal/api';
import { Button } from '@troth/ui/button';
import type { Column } from '@troth/ui/data-table';
import { FilterChip } from '@troth/ui/filter-chips';
import { Row } from '@troth/ui/layout';
import { Link } from '@troth/ui/link';
import { Stars } from '@troth/ui/stars';
import { StatusTag, type TagTone } from '@troth/ui/status-tag';
import { useState } from 'react';
import { ActionDialog } from '../../shared/actions/action-dialog';
import { unchangedSince } from '../../shared/actions/unchanged-since';
import { BulkDialog } from '../../shared/actions/bulk-dialog';
import { formatRecent } from '../../shared/dates';
import { ListPage } from '../../shared/list/list-page';
import { useListAddress } from '@troth/portal/list-address';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import { type AdminReview, REVIEW_LIST, reviewFilter, reviewPageQuery, reviewsFile } from './queries';

type Status = AdminReview['status'];
type Decision = 'approve' | 'disable' | 'restore';

const tones = { PENDING: 'warning', APPROVED: 'success', DISABLED: 'neutral' } as const satisfies Record<
  Status,
  TagTone
>;

const decisionsAt = (status: Status): readonly Decision[] =>
  status === 'PENDING' ? ['approve', 'disable'] : status === 'APPROVED' ? ['disable'] : ['restore'];

const decide = (review: AdminReview, body: components['schemas']['AttorneyReviewUpdate']) =>
  unwrap(
    api.PATCH('/admin/attorney-reviews/{id}', {
      params: { path: { id: review.id } },
      headers: unchangedSince(review),
      body,
    }),
  );

function DecisionDialog({
  review,
  decision,
  onClose,
}: {
  review: AdminReview;
  decision: Decision;
  onClose: () => void;
}) {
  const status = decision === 'disable' ? 'DISABLED' : 'APPROVED';
  const name = review.attorneyName;
  return (
    <ActionDialog
      title={t(`reviews.${decision}.title`, { name })}
      intro={review.message}
      effects={[t(`reviews.${decision}.effect`), t('reviews.words')]}
      confirmText={t(`reviews.${decision}`)}
      isDestructive={decision === 'disable'}
      suggestedReason={decision === 'approve' ? t('reviews.approve.reason') : undefined}
      act={(reason) => decide(review, { status, reason })}
      doneText={() => t(`reviews.${decision}.done`, { name })}
      onClose={onClose}
    />
  );
}

/** What clients said of attorneys; what waits comes first. Words and stars never change. Portals spec §2, §6. */
export function ReviewList() {
  const address = useListAddress(REVIEW_LIST);
  const [asked, setAsked] = useState<{ review: AdminReview; decision: Decision } | null>(null);
  const filter = reviewFilter(address);
  const query = useQuery(reviewPageQuery(address));
  const [approving, setApproving] = useState<readonly AdminReview[] | null>(null);
  const pending = query.data?.reviews.filter((review) => review.status === 'PENDING') ?? [];
  const columns: Column<AdminReview>[] = [
    {
      key: 'attorney',
      label: t('reviews.attorney'),
      isTitle: true,
      render: (review) => <Link href={paths.attorney(review.attorneyId)}>{review.attorneyName}</Link>,
    },
    { key: 'rating', label: t('reviews.rating'), render: ({ rating }) => <Stars rating={rating} /> },
    { key: 'message', label: t('reviews.message'), render: ({ message }) => message },
    {
      key: 'client',
      label: t('reviews.client'),
      render: ({ userId, clientName }) =>
        userId === null ? clientName : <Link href={paths.user(userId)}>{clientName}</Link>,
    },
    {
      key: 'status',
      label: t('reviews.status'),
      render: (review) => (
        <StatusTag tone={tones[review.status]}>{enumerationLabel(say, 'reviewStatus', review.status)}</StatusTag>
      ),
    },
    {
      key: 'since',
      label: t('reviews.since'),
      isSecondary: true,
      render: ({ createdAt }) => formatRecent(createdAt),
    },
    {
      key: 'actions',
      label: t('reviews.decide'),
      isActions: true,
      isBelowOnPhone: true,
      render: (review) => (
        <Row gap={2}>
          {decisionsAt(review.status).map((decision) => (
            <Button key={decision} size="sm" onClick={() => setAsked({ review, decision })}>
              {t(`reviews.${decision}`)}
            </Button>
          ))}
        </Row>
      ),
    },
  ];
  return (
    <>
      <ListPage
        title={t('reviews.title')}
        lead={t('reviews.lead')}
        actions={
          pending.length > 1 && (
            <Button variant="primary" onClick={() => setApproving(pending)}>
              {t('reviews.approveAll', { count: pending.length })}
            </Button>
          )
        }
        address={address}
        query={query}
        rows={query.data?.reviews ?? []}
        rowKey={({ id }) => id}
        columns={columns}
        count={(total, isExact) => t(isExact ? 'reviews.count' : 'reviews.countMore', { count: total })}
        list="REVIEWS"
        csv={{ name: 'reviews.csv', get: () => reviewsFile(filter) }}
        filters={
          <FilterChip
            name={t('reviews.status')}
            allText={t('list.all')}
            options={REVIEW_STATUSES.map((value) => ({ value, label: enumerationLabel(say, 'reviewStatus', value) }))}
            selected={address.filters.status}
            onChange={(value) => address.change({ status: value })}
          />
        }
        empty={{ title: t('reviews.none.title'), text: t('reviews.none.text') }}
        noMatch={{
          title: t('reviews.noMatch.title'),
          text: t('reviews.noMatch.text'),
          action: t('reviews.noMatch.action'),
        }}
      />
      {approving !== null && (
        <BulkDialog
          title={t('reviews.approveAll.title', { count: approving.length })}
          text={t('reviews.approveAll.text')}
          confirmText={t('reviews.approveAll', { count: approving.length })}
          rows={approving}
          caption={t('reviews.title')}
          columns={columns.filter(({ key }) => ['attorney', 'rating', 'message', 'client'].includes(key))}
          suggestedReason={t('reviews.approve.reason')}
          act={(review, { reason }) => decide(review, { status: 'APPROVED', reason })}
          rowDone={enumerationLabel(say, 'reviewStatus', 'APPROVED')}
          doneText={(done, failed) => t('reviews.approveAll.done', { done, failed })}
          onClose={() => setApproving(null)}
        />
      )}
      {asked !== null && <DecisionDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}
