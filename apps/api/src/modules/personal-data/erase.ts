import { documentFate } from '@troth/domain/personal-data';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../database/database';
import type { LeftDocument } from './deletion-facts';
import type { DataSubject } from './personal-tables';

const run = async (tx: Tx, query: RawBuilder<unknown>): Promise<void> => {
  await query.execute(tx);
};

/** Notes bytes whose rows go, so that they are removed after the commit, whatever happens then. */
const forget = (tx: Tx, keys: RawBuilder<unknown>, now: Date) =>
  run(tx, sql`insert into erased_files (key, erased_at) select key, ${now} from (${keys}) gone on conflict do nothing`);

/**
 * Erases a person's values wherever they are, in the caller's transaction, in which what is never changed can be erased.
 * What stays is named by `deletionPlan`; a test searches every table for what must not be there any more.
 */
export async function erasePerson(
  tx: Tx,
  person: DataSubject & { readonly firstName: string | null; readonly lastName: string | null },
  documents: readonly LeftDocument[],
  now: Date,
): Promise<void> {
  const { id } = person;
  await run(tx, sql`select set_config('troth.erasing', 'on', true)`);
  await eraseArchives(tx, id, now);
  for (const document of documents) {
    await eraseWords(tx, id, document.id, now);
    const fate = documentFate({ hasPartner: document.partner !== null, isNotarized: document.isNotarized });
    if (fate === 'STAYS') continue;
    await eraseAgreement(tx, document.id, fate === 'DESTROYED' ? null : id, now);
    if (document.partner === null) await destroyDocument(tx, document.id, now);
    else await passOn(tx, document.id, id, document.partner.id, now);
  }
  await eraseTraces(tx, person, documents, now);
  await erasePersonItself(tx, id, now);
  await run(tx, sql`select set_config('troth.erasing', 'off', true)`);
}

/** What the person answered and wrote in a document. The agreement itself says what was agreed, where there is one. */
async function eraseWords(tx: Tx, id: string, documentId: string, now: Date): Promise<void> {
  await run(
    tx,
    sql`update resolutions set sealed_previous_value = null, sealed_settled_value = null, previous_typed_value = null,
        settled_typed_value = null, previous_option_ids = '[]', settled_option_ids = '[]', deleted_at = ${now}
      where document_id = ${documentId} and initiated_by_user_id = ${id}`,
  );
  await run(
    tx,
    sql`update answers set sealed_value = null, value_typed = null, question_option_ids = '[]', deleted_at = ${now}
      where document_id = ${documentId} and user_id = ${id}`,
  );
  await run(tx, sql`delete from discussions where document_id = ${documentId} and author_user_id = ${id}`);
  await run(tx, sql`delete from chats where document_id = ${documentId} and from_user_id = ${id}`);
  await run(tx, sql`delete from preflight_confirmations where document_id = ${documentId} and user_id = ${id}`);
  await run(tx, sql`delete from wedding_warnings where document_id = ${documentId} and user_id = ${id}`);
  await run(tx, sql`delete from viewed_versions where document_id = ${documentId} and user_id = ${id}`);
}

/**
 * The disclosure, the agreement in every version, and what stands beside it.
 * @param ownerId Whose disclosure and papers go; null where nobody is left and everybody's do.
 */
async function eraseAgreement(tx: Tx, documentId: string, ownerId: string | null, now: Date): Promise<void> {
  const owned = (column: string) => (ownerId === null ? sql`true` : sql`${sql.ref(column)} = ${ownerId}`);
  const entries = sql`(select id from financial_entries where document_id = ${documentId} and ${owned('user_id')})`;
  await forget(tx, sql`select key from entry_files where purged_at is null and entry_id in ${entries}`, now);
  await run(tx, sql`delete from entry_files where entry_id in ${entries}`);
  await run(tx, sql`delete from financial_entries where id in ${entries}`);
  await run(tx, sql`delete from nothing_to_disclose where document_id = ${documentId} and ${owned('user_id')}`);
  // Each holds one partner's disclosure as the other received it, and the agreement that they were given for is gone.
  await run(tx, sql`delete from disclosure_receipts where document_id = ${documentId}`);

  await run(tx, sql`delete from viewed_versions where document_id = ${documentId}`);
  await run(tx, sql`update generation_runs set commit_id = null where document_id = ${documentId}`);
  await run(tx, sql`delete from document_commits where document_id = ${documentId}`);
  await run(tx, sql`delete from agreement_parts where document_id = ${documentId}`);
  await run(
    tx,
    sql`update notarizations set source_file_id = null, provider_file_id = null, notarized_file_id = null, record = null,
        user_a_link = null, user_b_link = null, attorney_a_link = null, attorney_b_link = null, ended_note = null
      where document_id = ${documentId}`,
  );
  await run(
    tx,
    sql`update sandbox_notary_transactions set witnesses = '[]'
      where reference in (select id from notarizations where document_id = ${documentId})`,
  );
  const attorneys = sql`(select id from external_attorneys where document_id = ${documentId} and ${owned('user_id')})`;
  await run(tx, sql`delete from external_attorney_links where external_attorney_id in ${attorneys}`);
  await run(tx, sql`delete from external_attorneys where id in ${attorneys}`);
  // Links of the other partner's attorney were about versions that are gone.
  await run(
    tx,
    sql`update external_attorneys set certificate_file_id = null, certificate_version = null
      where document_id = ${documentId}`,
  );
  // Papers that the other partner put beside it are the other partner's.
  const files =
    ownerId === null
      ? sql`document_id = ${documentId}`
      : sql`document_id = ${documentId} and (kind <> 'ADDED' or created_by_id = ${ownerId})`;
  await forget(tx, sql`select key from files where purged_at is null and ${files}`, now);
  await run(tx, sql`delete from files where ${files}`);
}

/** Nobody is left: the key goes, and with it whatever was sealed with it, wherever a copy may lie. */
async function destroyDocument(tx: Tx, documentId: string, now: Date): Promise<void> {
  await run(
    tx,
    sql`update resolutions set sealed_previous_value = null, sealed_settled_value = null, previous_option_ids = '[]',
        settled_option_ids = '[]' where document_id = ${documentId}`,
  );
  await run(tx, sql`update documents set is_active = false, deleted_at = ${now} where id = ${documentId}`);
  // An entry that was brought to another document left its files sealed with this one's key.
  await run(
    tx,
    sql`delete from data_keys where document_id = ${documentId}
      and not exists (select from entry_files where sealed_with_document_id = ${documentId} and purged_at is null)`,
  );
}

/** The document becomes the remaining partner's alone, as one that nobody was invited to yet. */
async function passOn(tx: Tx, documentId: string, leaverId: string, partnerId: string, now: Date): Promise<void> {
  await run(
    tx,
    sql`update documents set
        attorney_a_id = case when user_a_id = ${leaverId} then attorney_b_id else attorney_a_id end, attorney_b_id = null,
        user_a_will_hire_attorney =
          case when user_a_id = ${leaverId} then user_b_will_hire_attorney else user_a_will_hire_attorney end,
        user_b_will_hire_attorney = false, user_a_id = ${partnerId}, user_b_id = null, invited_user_id = null,
        invitation_sent_at = null, invitation_accepted_at = null, attorney_a_approved_at = null,
        attorney_b_approved_at = null, prior_attorney_a_approved_at = null, prior_attorney_b_approved_at = null,
        prior_finalized_at = null, finalized_at = null, reviewed_at = null, user_a_reviewed_at = null,
        user_b_reviewed_at = null, status = 'NOT_APPROVED', status_modified_at = ${now}, generated_pdf_file_id = null,
        proof_file_id = null, last_generated_input_hash = null, last_generated_at = null, updated_at = ${now}
      where id = ${documentId}`,
  );
}

async function eraseArchives(tx: Tx, id: string, now: Date): Promise<void> {
  const own = sql`(select id from personal_archives where user_id = ${id})`;
  await forget(tx, sql`select key from personal_archive_pieces where archive_id in ${own}`, now);
  await run(tx, sql`delete from personal_archive_pieces where archive_id in ${own}`);
  await run(tx, sql`delete from personal_archives where user_id = ${id}`);
}

/** Names, addresses and words that stand beside what is kept. */
async function eraseTraces(
  tx: Tx,
  { id, email, externalId, firstName, lastName }: Parameters<typeof erasePerson>[1],
  documents: readonly LeftDocument[],
  now: Date,
): Promise<void> {
  await run(tx, sql`delete from chats where from_user_id = ${id}`);
  await run(
    tx,
    sql`update invitations set email = '', revoked_at = coalesce(revoked_at, case when accepted_at is null then ${now}::timestamptz end)
      where invited_by_id = ${id} or opened_by_id = ${id} or accepted_by_id = ${id} or lower(email) = lower(${email})`,
  );
  await run(
    tx,
    sql`update support_tickets set message = '', reply = null, page_path = null, deleted_at = ${now} where user_id = ${id}`,
  );
  await run(tx, sql`update attorney_reviews set message = '', deleted_at = ${now} where user_id = ${id}`);
  await run(
    tx,
    sql`update appointment_events set location = null, cancel_url = null, reschedule_url = null, link_token_hash = null,
        sealed_link_token = null
      where purchase_item_id in (select id from purchase_items where beneficiary_user_id = ${id})`,
  );
  await run(
    tx,
    sql`update purchase_items set refund_notes = null where user_id = ${id} or beneficiary_user_id = ${id}`,
  );
  await run(
    tx,
    sql`update sandbox_payment_sessions set customer_email = '' where lower(customer_email) = lower(${email})`,
  );
  for (const table of ['calendar_feeds', 'calendar_entries', 'import_mappings', 'postnup_waitlist', 'reminder_optouts'])
    await run(tx, sql`delete from ${sql.table(table)} where user_id = ${id}`);
  await run(tx, sql`delete from idempotency_keys where actor = ${`user:${id}`}`);
  await run(tx, sql`delete from sessions where external_id = ${externalId}`);
  await run(
    tx,
    sql`update audit_entries set ip_address = null, from_salt = null
      where actor_user_id = ${id} and (ip_address is not null or from_salt is not null)`,
  );
  for (const table of ['mail_outbox', 'inbox_messages'])
    await run(tx, sql`delete from ${sql.table(table)} where lower(recipient) = lower(${email})`);
  await run(tx, sql`update mail_outbox set reply_to = null where lower(reply_to) = lower(${email})`);
  // Mails to others are theirs; that we once sent them is all that we keep where they name the person.
  const names = [email, [firstName, lastName].join(' ').trim(), firstName ?? ''].filter((name) => name.length > 1);
  const partners = documents.flatMap(({ partner }) => (partner === null ? [] : [partner.email]));
  await run(
    tx,
    sql`update mail_outbox set subject = '', body_text = '', body_html = '', calendar_text = null
      where status = 'SENT' and (
        ${sql.join(
          names.map((name, index) => {
            const isNamed = sql`position(${name.toLowerCase()} in lower(concat(subject, ' ', body_text, ' ', calendar_text))) > 0`;
            // A first name alone may be anybody's; in a mail to the partner it is the person's.
            return index < names.length - 1 || firstName === null
              ? isNamed
              : sql`(${isNamed} and recipient = any(${partners}::text[]))`;
          }),
          sql` or `,
        )})`,
  );
}

/** Of the person only a number is left, to which what is kept refers. */
const erasePersonItself = (tx: Tx, id: string, now: Date) =>
  run(
    tx,
    sql`update users set email = ${`${id}@deleted.invalid`}, email_verified = false, first_name = null, middle_name = null,
        last_name = null, suffix = null, gender = null, phone_number = null, birthdate = null, photo_url = null,
        last_active_at = null, deleted_at = ${now}, updated_at = ${now}
      where id = ${id}`,
  );
