import { questionOfKey } from '@troth/content/questionnaire';
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
  /** The represented client's own answer to when the wedding is, as it is stored. */
  readonly weddingAnswer: { readonly id: string; readonly sealed: Uint8Array | null } | null;
}

type FromElsewhere =
  | 'unread'
  | 'unreadDiscussions'
  | 'hasOpenCall'
  | 'withoutCallSince'
  | 'notarizedAt'
  | 'isConflictOpen'
  | 'hasPartnersOwnAttorney'
  | 'otherCommittedAt'
  | 'weddingAnswer';

interface Stored extends Omit<Matter, FromElsewhere> {
  readonly attorneyAId: string | null;
  readonly attorneyBId: string | null;
}

/** Something about a matter that another table knows. */
interface Fact {
  readonly kind:
    | 'UNREAD'
    | 'WORDS'
    | 'OPEN_CALL'
    | 'QUESTION_CALL'
    | 'NO_CALL'
    | 'NOTARIZED'
    | 'CONFLICT'
    | 'OWN'
    | 'COMMIT'
    | 'WEDDING';
  readonly documentId: string;
  /** Of whom it is told; null for what is told of the document. */
  readonly personId: string | null;
  readonly at: Date | null;
  readonly count: number | null;
  readonly id: string | null;
  readonly sealed: Uint8Array | null;
}

/** Narrows the matters to those of one client, or to one document. */
export interface MatterScope {
  readonly clientId?: string | undefined;
  readonly documentId?: string | undefined;
}

/** Only those count that the attorney can open: who a conversation is with is the rule's to say (decision 3). */
function unreadOf(
  row: Stored,
  count: number,
  questionCallEndsAt: Date | null,
  of: { attorneyId: string; now: Date },
): number {
  if (count === 0) return 0;
  const { attorneyId, now } = of;
  const { userAId, userBId, attorneyAId, attorneyBId, clientId } = row;
  const calls = questionCallEndsAt === null ? [] : [{ clientId, attorneyId, endsAt: questionCallEndsAt }];
  const facts = { parties: { userAId, userBId, attorneyAId, attorneyBId }, calls, writtenWith: [], now };
  return chatCounterparts(facts, attorneyId)?.some(({ userId }) => userId === clientId) === true ? count : 0;
}

/** Whose matters, and which of them: the part that both queries begin with. */
const mattersAre = (attorneyId: string, { clientId, documentId }: MatterScope) => sql`
    holdings as (
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
    ), matters as materialized (
      select client_id, document_id, bool_or(is_represented) as is_represented, bool_or(is_asking) as is_asking
      from holdings where true
        ${clientId === undefined ? sql`` : sql`and client_id = ${clientId}`}
        ${documentId === undefined ? sql`` : sql`and document_id = ${documentId}`}
      group by client_id, document_id
    )`;

/**
 * What other tables know of the matters, one line each. Put together here and not by joins: where a database has counted
 * nothing yet, as the embedded one never does, it would compare each matter with each line.
 */
async function factsOf(tx: Tx, attorneyId: string, now: Date, scope: MatterScope): Promise<Fact[]> {
  const soon = new Date(now.getTime() + CALL_SOON_MS);
  const weddingDate = questionOfKey('bg_wedding_date').id;
  const { rows } = await sql<Fact>`
    with ${mattersAre(attorneyId, scope)}, parties as (
      select matters.client_id, matters.document_id, matters.is_represented,
        case when documents.user_a_id = matters.client_id then documents.attorney_b_id else documents.attorney_a_id end
          as other_attorney_id
      from matters join documents on documents.id = matters.document_id
    )
    select 'UNREAD' as kind, document_id, from_user_id as person_id, null::timestamptz as at, count(*)::int as count,
      null::uuid as id, null::bytea as sealed
    from chats where to_user_id = ${attorneyId} and read_at is null and deleted_at is null
    group by from_user_id, document_id
    union all
    select 'WORDS', words.document_id, null, null, count(*)::int, null, null
    from matters join clause_discussions words on words.document_id = matters.document_id
    left join clause_discussion_reads reads on reads.document_id = words.document_id and reads.user_id = ${attorneyId}
    where matters.is_represented and words.deleted_at is null and words.author_user_id <> ${attorneyId}
      and (reads.read_at is null or words.created_at > reads.read_at)
    group by words.document_id, matters.client_id
    union all
    select 'OPEN_CALL', items.document_id, items.beneficiary_user_id, null, null, null, null
    from appointment_events events join purchase_items items on items.id = events.purchase_item_id
    where events.attorney_id = ${attorneyId} and events.deleted_at is null and events.event_status = 'BOOKED'
      and events.service_completed_at is null and events.event_start_at <= ${soon}
    union all
    select 'QUESTION_CALL', items.document_id, items.beneficiary_user_id, max(events.event_end_at), null, null, null
    from purchase_items items join products on products.id = items.product_id
    join appointment_events events on events.purchase_item_id = items.id
    where items.attorney_id = ${attorneyId} and products.product_type = 'Q_A' and items.payment_status = 'SUCCESSFUL'
      and items.deleted_at is null and events.attorney_id = ${attorneyId} and events.deleted_at is null
      and events.event_status = 'BOOKED'
    group by items.document_id, items.beneficiary_user_id
    union all
    select 'NO_CALL', document_id, beneficiary_user_id, min(created_at), null, null, null
    from purchase_items
    where attorney_id = ${attorneyId} and booking_status = 'WAITING' and payment_status = 'SUCCESSFUL'
      and deleted_at is null
    group by document_id, beneficiary_user_id
    union all
    select 'NOTARIZED', notarizations.document_id, null, notarizations.notarization_completed_at, null, null, null
    from matters join notarizations on notarizations.document_id = matters.document_id
    where notarizations.notarization_completed_at is not null and notarizations.deleted_at is null
    union all
    select 'CONFLICT', document_id, client_id, null, null, null, null
    from attorney_assignments where attorney_id = ${attorneyId} and answer is null and deleted_at is null
    union all
    select 'OWN', own.document_id, own.user_id, null, null, null, null
    from matters join external_attorneys own on own.document_id = matters.document_id
    where own.deleted_at is null
    union all
    select 'COMMIT', newest.document_id, parties.client_id, newest.commit_at, null, null, null
    from parties cross join lateral (
      select document_id, commit_at, committed_by_id from document_commits
      where document_commits.document_id = parties.document_id order by commit_at desc limit 1
    ) newest
    left join viewed_versions viewed on viewed.document_id = newest.document_id and viewed.user_id = ${attorneyId}
    where parties.is_represented and newest.committed_by_id = parties.other_attorney_id
      and (viewed.commit_at is null or viewed.commit_at < newest.commit_at)
    union all
    select 'WEDDING', answers.document_id, answers.user_id, null, null, answers.id, answers.sealed_value
    from matters join answers on answers.document_id = matters.document_id and answers.user_id = matters.client_id
      and answers.question_id = ${weddingDate}
    where matters.is_represented and answers.deleted_at is null
  `.execute(tx);
  return rows;
}

/**
 * The matters of an attorney in two queries, however many there are: partners whom the attorney represents, and holders of
 * a live call about questions. A full refund ends the service (decision 21).
 */
export async function mattersOf(tx: Tx, attorneyId: string, now: Date, scope: MatterScope = {}): Promise<Matter[]> {
  const { rows } = await sql<Stored>`
    with ${mattersAre(attorneyId, scope)}
    select matters.client_id, matters.document_id, matters.is_represented, matters.is_asking,
      case when documents.user_a_id = matters.client_id then 'A' else 'B' end as side,
      documents.user_a_id, documents.user_b_id, documents.attorney_a_id, documents.attorney_b_id,
      client.first_name, client.middle_name, client.last_name, client.suffix, client.email,
      partner.id as partner_id, partner.first_name as partner_first_name, partner.middle_name as partner_middle_name,
      partner.last_name as partner_last_name, partner.suffix as partner_suffix,
      case when documents.user_a_id = matters.client_id then documents.attorney_b_id else documents.attorney_a_id end
        as partner_attorney_id,
      documents.state_id, documents.last_generated_at as generated_at, documents.reviewed_at, documents.finalized_at,
      case when documents.user_a_id = matters.client_id then documents.attorney_a_approved_at
        else documents.attorney_b_approved_at end as approved_at,
      case when documents.user_a_id = matters.client_id then documents.prior_attorney_a_approved_at
        else documents.prior_attorney_b_approved_at end as prior_approved_at
    from matters
    join documents on documents.id = matters.document_id and documents.deleted_at is null
    join users client on client.id = matters.client_id and client.deleted_at is null
    left join users partner on partner.deleted_at is null and partner.id =
      case when documents.user_a_id = matters.client_id then documents.user_b_id else documents.user_a_id end
  `.execute(tx);
  if (rows.length === 0) return [];
  const known = new Map<string, Fact>();
  for (const fact of await factsOf(tx, attorneyId, now, scope)) {
    known.set(`${fact.kind} ${fact.documentId} ${fact.personId ?? ''}`, fact);
  }
  return rows.map((row) => {
    const ofDocument = (kind: Fact['kind']) => known.get(`${kind} ${row.documentId} `);
    const of = (kind: Fact['kind'], personId = row.clientId) => known.get(`${kind} ${row.documentId} ${personId}`);
    const questionCall = of('QUESTION_CALL')?.at ?? null;
    const wedding = of('WEDDING');
    return {
      ...row,
      unread: unreadOf(row, of('UNREAD')?.count ?? 0, questionCall, { attorneyId, now }),
      unreadDiscussions: row.isRepresented ? (ofDocument('WORDS')?.count ?? 0) : 0,
      hasOpenCall: of('OPEN_CALL') !== undefined,
      withoutCallSince: of('NO_CALL')?.at ?? null,
      notarizedAt: ofDocument('NOTARIZED')?.at ?? null,
      isConflictOpen: of('CONFLICT') !== undefined,
      hasPartnersOwnAttorney: row.partnerId !== null && of('OWN', row.partnerId) !== undefined,
      otherCommittedAt: of('COMMIT')?.at ?? null,
      weddingAnswer: wedding?.id == null ? null : { id: wedding.id, sealed: wedding.sealed },
    };
  });
}
