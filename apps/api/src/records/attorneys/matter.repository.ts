import { CALL_SOON_MS } from '@troth/domain/attorneys';
import { chatCounterparts } from '@troth/domain/chats';
import { sql } from 'kysely';
import type { Tx } from '../../kernel/database/database';

/** A client of an attorney on a document, with as little as tells what waits and what the whole list is ordered by. */
export interface Matter {
  readonly clientId: string;
  readonly documentId: string;
  readonly isRepresented: boolean;
  /** Whether the client has the attorney for a call about questions. */
  readonly isAsking: boolean;
  readonly side: 'A' | 'B';
  readonly firstName: string | null;
  readonly middleName: string | null;
  readonly lastName: string | null;
  readonly suffix: string | null;
  readonly email: string;
  readonly userAId: string;
  readonly userBId: string | null;
  readonly partnerId: string | null;
  readonly partnerFirstName: string | null;
  readonly partnerMiddleName: string | null;
  readonly partnerLastName: string | null;
  readonly partnerSuffix: string | null;
  /** Who advises the partner through Troth. */
  readonly partnerAttorneyId: string | null;
  /** Whether the partner brought an attorney of their own. */
  readonly hasPartnersOwnAttorney: boolean;
  readonly stateId: string | null;
  readonly generatedAt: Date | null;
  /** This attorney's own approval of what was generated last, and the one before it. */
  readonly approvedAt: Date | null;
  readonly priorApprovedAt: Date | null;
  readonly reviewedAt: Date | null;
  readonly finalizedAt: Date | null;
  readonly notarizedAt: Date | null;
  /** The attorney has still to say whether they can act. */
  readonly isConflictOpen: boolean;
  /** Messages that the attorney has not read and can open. */
  readonly unread: number;
  /** Words about clauses that whoever represents a partner has not read in the editor. */
  readonly unreadDiscussions: number;
  /** Whether a call begins within the hour, or is over without an outcome. */
  readonly hasOpenCall: boolean;
  /** Since when a service was bought for which no call was made. */
  readonly withoutCallSince: Date | null;
  /** When the partner's attorney committed the version that stands, where this attorney has not opened it yet. */
  readonly otherCommittedAt: Date | null;
}

interface Stored extends Matter {
  readonly attorneyAId: string | null;
  readonly attorneyBId: string | null;
  readonly questionCallEndsAt: Date | null;
}

/** Narrows the matters to those of one client, or to one document. */
export interface MatterScope {
  readonly clientId?: string | undefined;
  readonly documentId?: string | undefined;
}

/** Only those count that the attorney can open: who a conversation is with is the rule's to say (decision 3). */
function unreadOf(row: Stored, attorneyId: string, now: Date): number {
  if (Number(row.unread) === 0) return 0;
  const { userAId, userBId, attorneyAId, attorneyBId, clientId, questionCallEndsAt } = row;
  const calls = questionCallEndsAt === null ? [] : [{ clientId, attorneyId, endsAt: questionCallEndsAt }];
  const facts = { parties: { userAId, userBId, attorneyAId, attorneyBId }, calls, writtenWith: [], now };
  const canOpen = chatCounterparts(facts, attorneyId)?.some(({ userId }) => userId === clientId) === true;
  return canOpen ? Number(row.unread) : 0;
}

/**
 * The matters of an attorney in one query, however many there are: partners whom the attorney represents, and holders of
 * a live call about questions. A full refund ends the service (decision 21).
 */
export async function mattersOf(tx: Tx, attorneyId: string, now: Date, scope: MatterScope = {}): Promise<Matter[]> {
  const soon = new Date(now.getTime() + CALL_SOON_MS);
  const clients = scope.clientId === undefined ? sql`` : sql`and client_id = ${scope.clientId}`;
  const documents = scope.documentId === undefined ? sql`` : sql`and document_id = ${scope.documentId}`;
  const { rows } = await sql<Stored>`
    with holdings as (
      select user_a_id as client_id, id as document_id, true as is_represented, false as is_asking
      from documents where attorney_a_id = ${attorneyId} and deleted_at is null
      union all
      select user_b_id, id, true, false
      from documents where attorney_b_id = ${attorneyId} and user_b_id is not null and deleted_at is null
      union all
      select purchase_items.beneficiary_user_id, purchase_items.document_id, false, true
      from purchase_items join products on products.id = purchase_items.product_id
      where purchase_items.attorney_id = ${attorneyId} and products.product_type = 'Q_A'
        and purchase_items.payment_status = 'SUCCESSFUL' and purchase_items.deleted_at is null
    ), matters as (
      select client_id, document_id, bool_or(is_represented) as is_represented, bool_or(is_asking) as is_asking
      from holdings where true ${clients} ${documents} group by client_id, document_id
    ), notarized as (
      select document_id, max(notarization_completed_at) as notarized_at from notarizations
      where notarization_completed_at is not null and deleted_at is null
        and document_id in (select document_id from matters) group by document_id
    ), messages as (
      select from_user_id, document_id, count(*)::int as unread from chats
      where to_user_id = ${attorneyId} and read_at is null and deleted_at is null group by from_user_id, document_id
    ), discussions as (
      select words.document_id, count(*)::int as unread_discussions from clause_discussions words
      left join clause_discussion_reads reads
        on reads.document_id = words.document_id and reads.user_id = ${attorneyId}
      where words.document_id in (select document_id from matters where is_represented)
        and words.deleted_at is null and words.author_user_id <> ${attorneyId}
        and (reads.read_at is null or words.created_at > reads.read_at)
      group by words.document_id
    ), calls as (
      select purchase_items.beneficiary_user_id, purchase_items.document_id,
        bool_or(events.event_status = 'BOOKED' and events.service_completed_at is null and events.event_start_at <= ${soon})
          as has_open_call,
        max(events.event_end_at) filter (where events.event_status = 'BOOKED' and products.product_type = 'Q_A'
          and purchase_items.payment_status = 'SUCCESSFUL' and purchase_items.deleted_at is null) as question_call_ends_at
      from appointment_events events
      join purchase_items on purchase_items.id = events.purchase_item_id
      join products on products.id = purchase_items.product_id
      where events.attorney_id = ${attorneyId} and events.deleted_at is null
      group by purchase_items.beneficiary_user_id, purchase_items.document_id
    ), waiting as (
      select beneficiary_user_id, document_id, min(created_at) as without_call_since from purchase_items
      where attorney_id = ${attorneyId} and booking_status = 'WAITING' and payment_status = 'SUCCESSFUL'
        and deleted_at is null
      group by beneficiary_user_id, document_id
    )
    select matters.client_id, matters.document_id, matters.is_represented, matters.is_asking,
      case when documents.user_a_id = matters.client_id then 'A' else 'B' end as side,
      documents.user_a_id, documents.user_b_id, documents.attorney_a_id, documents.attorney_b_id,
      client.first_name, client.middle_name, client.last_name, client.suffix, client.email,
      partner.id as partner_id, partner.first_name as partner_first_name, partner.middle_name as partner_middle_name,
      partner.last_name as partner_last_name, partner.suffix as partner_suffix,
      case when documents.user_a_id = matters.client_id then documents.attorney_b_id else documents.attorney_a_id end
        as partner_attorney_id,
      exists (select 1 from external_attorneys own where own.document_id = documents.id and own.user_id = partner.id
        and own.deleted_at is null) as has_partners_own_attorney,
      documents.state_id, documents.last_generated_at as generated_at, documents.reviewed_at, documents.finalized_at,
      case when documents.user_a_id = matters.client_id then documents.attorney_a_approved_at
        else documents.attorney_b_approved_at end as approved_at,
      case when documents.user_a_id = matters.client_id then documents.prior_attorney_a_approved_at
        else documents.prior_attorney_b_approved_at end as prior_approved_at,
      notarized.notarized_at,
      exists (select 1 from attorney_assignments open where open.attorney_id = ${attorneyId}
        and open.client_id = matters.client_id and open.document_id = matters.document_id and open.answer is null
        and open.deleted_at is null) as is_conflict_open,
      coalesce(messages.unread, 0) as unread,
      case when matters.is_represented then coalesce(discussions.unread_discussions, 0) else 0 end as unread_discussions, coalesce(calls.has_open_call, false) as has_open_call,
      calls.question_call_ends_at, waiting.without_call_since,
      case when newest.committed_by_id = case when documents.user_a_id = matters.client_id then documents.attorney_b_id
          else documents.attorney_a_id end
        and coalesce(viewed.commit_at < newest.commit_at, true) then newest.commit_at end as other_committed_at
    from matters
    join documents on documents.id = matters.document_id and documents.deleted_at is null
    join users client on client.id = matters.client_id and client.deleted_at is null
    left join users partner on partner.deleted_at is null and partner.id =
      case when documents.user_a_id = matters.client_id then documents.user_b_id else documents.user_a_id end
    left join notarized on notarized.document_id = documents.id
    left join messages on messages.from_user_id = matters.client_id and messages.document_id = matters.document_id
    left join discussions on discussions.document_id = documents.id
    left join calls on calls.beneficiary_user_id = matters.client_id and calls.document_id = matters.document_id
    left join lateral (
      select commit_at, committed_by_id from document_commits
      where document_id = documents.id and matters.is_represented order by commit_at desc limit 1
    ) newest on true
    left join viewed_versions viewed on viewed.document_id = documents.id and viewed.user_id = ${attorneyId}
    left join waiting on waiting.beneficiary_user_id = matters.client_id and waiting.document_id = matters.document_id
  `.execute(tx);
  return rows.map((row) => ({ ...row, unread: unreadOf(row, attorneyId, now) }));
}
