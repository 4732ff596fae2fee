import { questionOfKey } from '@troth/content/questionnaire';
import { CALL_SOON_MS } from '@troth/domain/attorneys';
import { type CallOffer, openOffer } from '@troth/domain/booking';
import { chatCounterparts } from '@troth/domain/chats';
import type { AttorneyServiceType } from '@troth/domain/purchases';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../kernel/database/database';
import { iso } from '../../kernel/http/present';

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
  /** Null unless asked for. */
  readonly partnerName: string | null;
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
  /** When the first of them was written; null without any. */
  readonly unreadSince: Date | null;
  /** Comments on clauses that a partner's attorney has not read in the editor. */
  readonly unreadDiscussions: number;
  /** Whether a call begins within the hour, or is over without an outcome. */
  readonly hasOpenCall: boolean;
  /** Since when a service was bought for which no call was made; null while times for one are on offer. */
  readonly withoutCallSince: Date | null;
  /** When the partner's attorney committed the version that stands, where this attorney has not opened it yet. */
  readonly otherCommittedAt: Date | null;
  /** The represented client's own answer to when the wedding is, as it is stored, in base64; null unless asked for. */
  readonly weddingAnswer: { readonly id: string; readonly sealed: string } | null;
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
    | 'COMMIT';
  readonly documentId: string;
  /** Of whom it is told; null for what is told of the document. */
  readonly personId: string | null;
  readonly at: Date | null;
  readonly count: number | null;
  /** Of a service without a call: the times that were offered for one. */
  readonly offer: CallOffer | null;
}

/** Narrows the matters to those of one client, or to one document. */
export interface MatterScope {
  readonly clientId?: string | undefined;
  readonly documentId?: string | undefined;
  /** Whether the answers to when the wedding is are read too. */
  readonly withWeddings?: boolean;
  /** Whether partners' names are read too, as a search does. */
  readonly withPartnerNames?: boolean;
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
        and purchase_items.payment_status <> 'FULL_REFUNDED' and purchase_items.deleted_at is null
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
  const { rows } = await sql<Fact>`
    with ${mattersAre(attorneyId, scope)}, parties as (
      select matters.client_id, matters.document_id, matters.is_represented,
        case when documents.user_a_id = matters.client_id then documents.attorney_b_id else documents.attorney_a_id end
          as other_attorney_id
      from matters join documents on documents.id = matters.document_id
    )
    select 'UNREAD' as kind, document_id, from_user_id as person_id, min(created_at) as at, count(*)::int as count,
      null::jsonb as offer
    from chats where to_user_id = ${attorneyId} and read_at is null and deleted_at is null
    group by from_user_id, document_id
    union all
    select 'WORDS', words.document_id, null, null, count(*)::int, null
    from matters join clause_discussions words on words.document_id = matters.document_id
    left join clause_discussion_reads reads on reads.document_id = words.document_id and reads.user_id = ${attorneyId}
    where matters.is_represented and words.deleted_at is null and words.author_user_id <> ${attorneyId}
      and (reads.read_at is null or words.created_at > reads.read_at)
    group by words.document_id, matters.client_id
    union all
    select 'OPEN_CALL', items.document_id, items.beneficiary_user_id, null, null, null
    from appointment_events events join purchase_items items on items.id = events.purchase_item_id
    where events.attorney_id = ${attorneyId} and events.deleted_at is null and events.event_status = 'BOOKED'
      and events.service_completed_at is null and events.event_start_at <= ${soon}
    union all
    select 'QUESTION_CALL', items.document_id, items.beneficiary_user_id, max(events.event_end_at), null, null
    from purchase_items items join products on products.id = items.product_id
    join appointment_events events on events.purchase_item_id = items.id
    where items.attorney_id = ${attorneyId} and products.product_type = 'Q_A' and items.payment_status <> 'FULL_REFUNDED'
      and items.deleted_at is null and events.attorney_id = ${attorneyId} and events.deleted_at is null
      and events.event_status = 'BOOKED'
    group by items.document_id, items.beneficiary_user_id
    union all
    select 'NO_CALL', document_id, beneficiary_user_id, created_at, null, call_offer
    from purchase_items
    where attorney_id = ${attorneyId} and booking_status = 'WAITING' and payment_status <> 'FULL_REFUNDED'
      and deleted_at is null
    union all
    select 'NOTARIZED', notarizations.document_id, null, notarizations.notarization_completed_at, null, null
    from matters join notarizations on notarizations.document_id = matters.document_id
    where notarizations.notarization_completed_at is not null and notarizations.deleted_at is null
    union all
    select 'CONFLICT', document_id, client_id, null, null, null
    from attorney_assignments where attorney_id = ${attorneyId} and answer is null and deleted_at is null
    union all
    select 'OWN', own.document_id, own.user_id, null, null, null
    from matters join external_attorneys own on own.document_id = matters.document_id
    where own.deleted_at is null
    union all
    select 'COMMIT', newest.document_id, parties.client_id, newest.commit_at, null, null
    from parties cross join lateral (
      select document_id, commit_at, committed_by_id from document_commits
      where document_commits.document_id = parties.document_id order by commit_at desc limit 1
    ) newest
    left join viewed_versions viewed on viewed.document_id = newest.document_id and viewed.user_id = ${attorneyId}
    where parties.is_represented and newest.committed_by_id = parties.other_attorney_id
      and (viewed.commit_at is null or viewed.commit_at < newest.commit_at)
  `.execute(tx);
  return rows;
}

/** What the database says of the matters, column by column: the first of each is the first matter's. */
interface Columns {
  readonly clientId: readonly string[];
  readonly documentId: readonly string[];
  readonly isRepresented: readonly boolean[];
  readonly isAsking: readonly boolean[];
  readonly isOfA: readonly boolean[];
  readonly firstName: readonly (string | null)[];
  readonly middleName: readonly (string | null)[];
  readonly lastName: readonly (string | null)[];
  readonly suffix: readonly (string | null)[];
  readonly email: readonly string[];
  readonly partnerId: readonly (string | null)[];
  readonly partnerAttorneyId: readonly (string | null)[];
  /** Null for all of them unless asked for; so too the answers. */
  readonly partnerName: readonly string[] | null;
  readonly stateId: readonly (string | null)[];
  readonly generatedAt: readonly (number | null)[];
  readonly approvedAt: readonly (number | null)[];
  readonly priorApprovedAt: readonly (number | null)[];
  readonly reviewedAt: readonly (number | null)[];
  readonly finalizedAt: readonly (number | null)[];
  readonly weddingAnswerId: readonly (string | null)[] | null;
  readonly weddingAnswer: readonly (string | null)[] | null;
}

const factOf = (facts: readonly Fact[], kind: Fact['kind'], personId: string | null): Fact | undefined => {
  for (const fact of facts) if (fact.kind === kind && fact.personId === personId) return fact;
  return undefined;
};

const dateOf = (ms: number | null | undefined): Date | null => (ms == null ? null : new Date(ms));

/** Since when a client waits for a call that is neither booked nor on offer; null where none does. */
function withoutCallSince(
  facts: readonly Fact[],
  clientId: string,
  of: { readonly attorneyId: string; readonly now: string },
): Date | null {
  const waiting = facts.filter(
    ({ kind, personId, offer }) => kind === 'NO_CALL' && personId === clientId && openOffer(offer, of).length === 0,
  );
  return waiting.length === 0 ? null : dateOf(Math.min(...waiting.map(({ at }) => Number(at))));
}

/** Only messages count that the attorney can open: who a conversation is with is the rule's to say (D3). */
function mayOpenChat(
  { clientId, userAId, userBId, side, isRepresented }: ChatParty,
  questionCallEndsAt: Date | null,
  { attorneyId, now }: { readonly attorneyId: string; readonly now: Date },
): boolean {
  const calls = questionCallEndsAt === null ? [] : [{ clientId, attorneyId, endsAt: questionCallEndsAt }];
  const counselOf = (one: 'A' | 'B') => (side === one && isRepresented ? attorneyId : null);
  const parties = { userAId, userBId, attorneyAId: counselOf('A'), attorneyBId: counselOf('B') };
  const counterparts = chatCounterparts({ parties, calls, writtenWith: [], now }, attorneyId);
  return counterparts?.some(({ userId }) => userId === clientId) === true;
}
type ChatParty = Pick<Matter, 'clientId' | 'userAId' | 'userBId' | 'side' | 'isRepresented'>;

/** No more than one object for each: a list makes thousands of them. */
function matterAt(
  at: number,
  columns: Columns,
  facts: readonly Fact[],
  of: { readonly attorneyId: string; readonly now: Date },
): Matter {
  // Every column is as long as that of the clients.
  const clientId = columns.clientId[at]!;
  const isRepresented = columns.isRepresented[at]!;
  const side = columns.isOfA[at] === true ? 'A' : 'B';
  const partnerId = columns.partnerId[at] ?? null;
  // There is no document without a first partner.
  const userAId = side === 'A' ? clientId : partnerId!;
  const userBId = side === 'A' ? partnerId : clientId;
  const unread = factOf(facts, 'UNREAD', clientId);
  const isReadable =
    unread !== undefined &&
    mayOpenChat(
      { clientId, userAId, userBId, side, isRepresented },
      factOf(facts, 'QUESTION_CALL', clientId)?.at ?? null,
      of,
    );
  const answerId = columns.weddingAnswerId?.[at] ?? null;
  const sealed = columns.weddingAnswer?.[at] ?? null;
  return {
    clientId,
    documentId: columns.documentId[at]!,
    isRepresented,
    isAsking: columns.isAsking[at]!,
    side,
    firstName: columns.firstName[at] ?? null,
    middleName: columns.middleName[at] ?? null,
    lastName: columns.lastName[at] ?? null,
    suffix: columns.suffix[at] ?? null,
    email: columns.email[at]!,
    userAId,
    userBId,
    partnerId,
    partnerName: columns.partnerName?.[at] ?? null,
    partnerAttorneyId: columns.partnerAttorneyId[at] ?? null,
    stateId: columns.stateId[at] ?? null,
    generatedAt: dateOf(columns.generatedAt[at]),
    approvedAt: dateOf(columns.approvedAt[at]),
    priorApprovedAt: dateOf(columns.priorApprovedAt[at]),
    reviewedAt: dateOf(columns.reviewedAt[at]),
    finalizedAt: dateOf(columns.finalizedAt[at]),
    weddingAnswer: answerId === null || sealed === null ? null : { id: answerId, sealed },
    unread: isReadable ? (unread.count ?? 0) : 0,
    unreadSince: isReadable ? unread.at : null,
    unreadDiscussions: isRepresented ? (factOf(facts, 'WORDS', null)?.count ?? 0) : 0,
    hasOpenCall: factOf(facts, 'OPEN_CALL', clientId) !== undefined,
    withoutCallSince: withoutCallSince(facts, clientId, { attorneyId: of.attorneyId, now: iso(of.now) }),
    notarizedAt: factOf(facts, 'NOTARIZED', null)?.at ?? null,
    isConflictOpen: factOf(facts, 'CONFLICT', clientId) !== undefined,
    hasPartnersOwnAttorney: partnerId !== null && factOf(facts, 'OWN', partnerId) !== undefined,
    otherCommittedAt: factOf(facts, 'COMMIT', clientId)?.at ?? null,
  };
}

const listed = (value: RawBuilder<unknown>) => sql`json_agg(${value})`;
const column = (name: string) => listed(sql.ref(name));
const instant = (name: string) => listed(sql`floor(date_part('epoch', ${sql.ref(name)}) * 1000)::bigint`);
const ofSide = (one: string, other: string) => sql`case when is_of_a then ${sql.ref(one)} else ${sql.ref(other)} end`;
const instantOfSide = (one: string, other: string) =>
  listed(sql`floor(date_part('epoch', ${ofSide(one, other)}) * 1000)::bigint`);

/**
 * The matters as one text, column by column. Thousands of rows of as many columns cost the driver several times what the
 * database needs to find them, and written row by row they cost the database a quarter more.
 */
async function columnsOf(tx: Tx, attorneyId: string, scope: MatterScope): Promise<Columns | null> {
  const { withWeddings = false, withPartnerNames = false } = scope;
  const wedding = sql`left join answers on answers.document_id = matters.document_id
    and answers.user_id = matters.client_id and answers.question_id = ${questionOfKey('bg_wedding_date').id}
    and answers.deleted_at is null and matters.is_represented`;
  const partner = sql`left join users partner on partner.deleted_at is null
    and partner.id = ${ofSide('documents.user_b_id', 'documents.user_a_id')}`;
  const partnerName = sql`concat_ws(' ', partner.first_name, partner.middle_name, partner.last_name, partner.suffix)`;
  const columns = {
    clientId: column('matters.client_id'),
    documentId: column('matters.document_id'),
    isRepresented: column('matters.is_represented'),
    isAsking: column('matters.is_asking'),
    isOfA: column('is_of_a'),
    firstName: column('client.first_name'),
    middleName: column('client.middle_name'),
    lastName: column('client.last_name'),
    suffix: column('client.suffix'),
    email: column('client.email'),
    partnerId: listed(ofSide('documents.user_b_id', 'documents.user_a_id')),
    partnerAttorneyId: listed(ofSide('documents.attorney_b_id', 'documents.attorney_a_id')),
    partnerName: withPartnerNames ? listed(partnerName) : sql`null`,
    stateId: column('documents.state_id'),
    generatedAt: instant('documents.last_generated_at'),
    approvedAt: instantOfSide('documents.attorney_a_approved_at', 'documents.attorney_b_approved_at'),
    priorApprovedAt: instantOfSide('documents.prior_attorney_a_approved_at', 'documents.prior_attorney_b_approved_at'),
    reviewedAt: instant('documents.reviewed_at'),
    finalizedAt: instant('documents.finalized_at'),
    weddingAnswerId: withWeddings ? column('answers.id') : sql`null`,
    weddingAnswer: withWeddings ? listed(sql`encode(answers.sealed_value, 'base64')`) : sql`null`,
  } satisfies Record<keyof Columns, RawBuilder<unknown>>;
  const named = Object.entries(columns).map(([name, value]) => sql`${sql.lit(name)}, ${value}`);
  const { rows } = await sql<{ readonly columns: string | null }>`
    with ${mattersAre(attorneyId, scope)}
    select case when count(*) > 0 then json_build_object(${sql.join(named)})::text end as columns
    from matters
    join documents on documents.id = matters.document_id and documents.deleted_at is null
    cross join lateral (select documents.user_a_id = matters.client_id as is_of_a) sides
    join users client on client.id = matters.client_id and client.deleted_at is null
    ${withPartnerNames ? partner : sql``}
    ${withWeddings ? wedding : sql``}
  `.execute(tx);
  const text = rows[0]?.columns ?? null;
  return text === null ? null : (JSON.parse(text) as Columns);
}

/** Of some people, those who are an attorney's clients now. */
export async function clientsAmong(
  tx: Tx,
  attorneyId: string,
  personIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (personIds.length === 0) return new Set();
  const { rows } = await sql<{ readonly clientId: string }>`
    with ${mattersAre(attorneyId, {})}
    select distinct matters.client_id as "clientId" from matters
    join documents on documents.id = matters.document_id and documents.deleted_at is null
    where matters.client_id in (${sql.join(personIds)})
  `.execute(tx);
  return new Set(rows.map(({ clientId }) => clientId));
}

/** Someone who was a client of an attorney and is none now: who, and how it ended. Nothing of their matter. */
export interface FormerClient {
  readonly clientId: string;
  readonly documentId: string;
  readonly firstName: string | null;
  readonly middleName: string | null;
  readonly lastName: string | null;
  readonly suffix: string | null;
  readonly stateId: string | null;
  /** What they had from the attorney; once that went to another, what they have from others. */
  readonly services: readonly AttorneyServiceType[];
  readonly refundedAt: Date | null;
  readonly declinedAt: Date | null;
  readonly succeededAt: Date | null;
  readonly deletedAt: Date | null;
}

/** Those who had a service from an attorney, or were assigned to them, and are not among the matters any more. */
export async function formerClientsOf(tx: Tx, attorneyId: string): Promise<FormerClient[]> {
  const { rows } = await sql<FormerClient>`
    with had as (
      select client_id, document_id, compared_at, null::timestamptz as refunded_at, null::text as service,
        case when answer = 'CANNOT_ACT' then answered_at end as declined_at
      from attorney_assignments where attorney_id = ${attorneyId} and deleted_at is null
      union all
      select items.beneficiary_user_id, items.document_id, null,
        case when items.payment_status = 'FULL_REFUNDED' then items.refunded_at end, products.product_type::text, null
      from purchase_items items join products on products.id = items.product_id
      where items.attorney_id = ${attorneyId} and products.product_type in ('REPRESENTATION', 'Q_A')
        and items.document_id is not null and items.deleted_at is null
    ), former as materialized (
      select had.client_id, had.document_id, max(compared_at) as compared_at, max(refunded_at) as refunded_at,
        max(declined_at) as declined_at, array_agg(distinct service) filter (where service is not null) as services
      from had join documents on documents.id = had.document_id
      where documents.deleted_at is not null or not (
        (documents.user_a_id = had.client_id and coalesce(documents.attorney_a_id = ${attorneyId}, false))
        or coalesce(documents.user_b_id = had.client_id and documents.attorney_b_id = ${attorneyId}, false)
        or exists (
          select from purchase_items live join products on products.id = live.product_id
          where live.attorney_id = ${attorneyId} and live.beneficiary_user_id = had.client_id
            and live.document_id = had.document_id and products.product_type = 'Q_A'
            and live.payment_status <> 'FULL_REFUNDED' and live.deleted_at is null
        )
      )
      group by had.client_id, had.document_id
    )
    select former.client_id as "clientId", former.document_id as "documentId",
      client.first_name as "firstName", client.middle_name as "middleName", client.last_name as "lastName",
      client.suffix, documents.state_id as "stateId", former.refunded_at as "refundedAt",
      former.declined_at as "declinedAt", documents.deleted_at as "deletedAt",
      coalesce(former.services, (
        select array_agg(distinct products.product_type::text)
        from purchase_items items join products on products.id = items.product_id
        where items.document_id = former.document_id and items.beneficiary_user_id = former.client_id
          and products.product_type in ('REPRESENTATION', 'Q_A') and items.deleted_at is null
      ), array[]::text[]) as services,
      (
        select min(later.compared_at) from attorney_assignments later
        where later.document_id = former.document_id and later.client_id = former.client_id
          and later.attorney_id <> ${attorneyId} and later.compared_at > former.compared_at
          and later.deleted_at is null
      ) as "succeededAt"
    from former
    join documents on documents.id = former.document_id
    join users client on client.id = former.client_id and client.deleted_at is null
  `.execute(tx);
  return rows;
}

const NO_FACTS: readonly Fact[] = [];

/**
 * The matters of an attorney in two queries, however many there are: partners whom the attorney represents, and holders of
 * a live call about questions. A full refund ends the service (D21).
 */
export async function mattersOf(tx: Tx, attorneyId: string, now: Date, scope: MatterScope = {}): Promise<Matter[]> {
  const columns = await columnsOf(tx, attorneyId, scope);
  if (columns === null) return [];
  const known = new Map<string, Fact[]>();
  for (const fact of await factsOf(tx, attorneyId, now, scope)) {
    const ofDocument = known.get(fact.documentId);
    if (ofDocument === undefined) known.set(fact.documentId, [fact]);
    else ofDocument.push(fact);
  }
  return columns.documentId.map((documentId, at) =>
    matterAt(at, columns, known.get(documentId) ?? NO_FACTS, { attorneyId, now }),
  );
}
