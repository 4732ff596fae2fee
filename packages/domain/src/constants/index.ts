/**
 * Business constants and limits. Customer spec §9 and portals spec §9; those that the specifications lack are at the
 * end, marked as ours. Units are in the names.
 */

export { palette, paletteStylesheet, SURFACE_COLOR, WHITE } from './palette';

// Progress and completeness. Customer spec §9.

/** Steps of the overall progress bar. Customer spec §9 "Progress steps". */
export const PROGRESS_STEPS = 5;
/** Income is owed for the current year and this many before it. Customer spec §9 "Income years required". */
export const EARLIER_INCOME_YEARS_REQUIRED = 2;
/** Financials are done with more entries than this. Customer spec §9 "Financial entries needed". */
export const FINANCIAL_ENTRIES_EXCEEDED = 2;
/** Leading questionnaire sections that belong to progress step 2. Customer spec §4. */
export const SECTIONS_BEFORE_PAYMENT_STEP = 4;

// Validation limits. Customer spec §9.

/** Characters kept of an account number: its last ones. Customer spec §9 "Account number length". */
export const ACCOUNT_NUMBER_MAX_LENGTH = 4;
/** Least percentage. Customer spec §9 "Percentages". */
export const PERCENTAGE_MIN = 0;
/** Greatest percentage. Customer spec §9 "Percentages". */
export const PERCENTAGE_MAX = 100;
/** Earliest year of a debt, a purchase or an assessment. Customer spec §9 "Minimum year". */
export const MINIMUM_YEAR = 1900;
/** Age in years that a birth-date question asks for. Customer spec §9 "Minimum age". */
export const MINIMUM_AGE_YEARS = 18;
/** A birthdate lies at most this many years back. Customer spec §9 "Birthdate". */
export const BIRTHDATE_MAX_YEARS_BACK = 90;
/** Decimals of a typed amount. Customer spec §9 "Currency decimals". */
export const CURRENCY_MAX_DECIMALS = 2;
/** Days between review (or finalization) and signing in California. Customer spec §9 "California review wait". */
export const CALIFORNIA_REVIEW_WAIT_DAYS = 7;
/** Characters shown of a long text unless the full text is asked for. Customer spec §5. */
export const TEXT_TRUNCATION_LENGTH = 200;
/** Least rating that counts in an average. Customer spec §5. */
export const RATING_MIN = 0;
/** Greatest rating that counts in an average. Customer spec §5. */
export const RATING_MAX = 100;
/** An average rating is the mean divided by this, to one decimal; a star is a rating divided by it. Customer spec §9. */
export const RATING_DIVISOR = 10;
/** Fewest stars shown. Customer spec §9 "Star display". */
export const STARS_MIN = 1;
/** Most stars shown. Customer spec §9 "Star display". */
export const STARS_MAX = 5;

// Money and services. Customer spec §9.

/** Flat fee of representation, without a retainer. Customer spec §9 "Representation flat fee". */
export const REPRESENTATION_FLAT_FEE_IN_CENTS = 69_900;
/** Length of a question-and-answer call. Customer spec §9 "Q&A". */
export const QA_CALL_MINUTES = 20;
/** Average savings claimed for attorney services. Customer spec §9; D25. */
export const ATTORNEY_SAVINGS_CLAIM_IN_CENTS = 800_000;
/** Quantity of Q&A in a cart. Customer spec §9 "Quantities". */
export const QA_QUANTITY = 1;

// Ours, where the specifications are silent.

/** Longest one-line text that is stored, in UTF-16 units. */
export const SHORT_TEXT_MAX_LENGTH = 500;
/** Longest many-line text that is stored, in UTF-16 units. */
export const LONG_TEXT_MAX_LENGTH = 10_000;
/** Greatest amount that is stored; sums of many such amounts stay exact. */
export const LARGEST_AMOUNT_IN_CENTS = 1_000_000_000_000;
/** Latest year that is stored. */
export const MAXIMUM_YEAR = 9999;
/** A document lock is renewed this often by its holder (D35). */
export const DOCUMENT_LOCK_RENEWAL_MS = 20_000;
/** A document lock expires this long after its last renewal (D35). */
export const DOCUMENT_LOCK_EXPIRY_MS = 60_000;
/** Most parts in one save of drafts. Ours, as the next ones are (ADR 0127). */
export const DRAFT_PARTS_MAX = 500;
/** Largest save of drafts, in bytes. */
export const DRAFT_SAVE_MAX_BYTES = 1_000_000;
/** Longest text of a drafted clause, in UTF-16 units. */
export const CLAUSE_TEXT_MAX_LENGTH = 20_000;
/** Most clauses of an edited agreement. */
export const EDITED_CLAUSES_MAX = 3000;
/** Clauses are nested this deep at most. */
export const CLAUSE_LEVELS_MAX = 4;
/** Longest message of a commit. */
export const COMMIT_MESSAGE_MAX_LENGTH = 500;
/** Longest reason for which an admin ends a lock. */
export const UNLOCK_REASON_MAX_LENGTH = 500;
/** Why an approval is taken back. Ours. */
export const RESCISSION_REASON_MAX_LENGTH = 500;
/** Drafts whose author left the matter are kept for admins this long. */
export const LEFT_DRAFTS_DAYS = 90;
/** Days before a Californian wedding within which its date is an error (D18). */
export const CALIFORNIA_WEDDING_NOTICE_DAYS = 7;
/** Longest message to the support team, and longest answer of it, in UTF-16 units. */
export const SUPPORT_MESSAGE_MAX_LENGTH = 4000;
/** A partner is reminded of the questionnaire at most once within this time. */
export const REMINDER_INTERVAL_MS = 86_400_000;
/** Support tickets that a person can open within an hour; more is no question but a flood. */
export const SUPPORT_TICKETS_PER_HOUR = 5;
/** Longest chat message, in UTF-16 units. */
export const CHAT_MESSAGE_MAX_LENGTH = 4000;
/** Most characters of a review of an attorney. Ours. */
export const REVIEW_MESSAGE_MAX_LENGTH = 2000;
/** A client and the attorney of a call write to each other for so long after it (D3). */
export const CHAT_AFTER_CALL_MS = 30 * 86_400_000;
/** Longest note on a dispute, in UTF-16 units. */
export const DISCUSSION_TEXT_MAX_LENGTH = 2000;
/** A chat message that is unread for so long is told by mail, once until it is read. */
export const CHAT_MAIL_DELAY_MS = 900_000;
/** A stated value that is older is likely to have moved, and a newer one is asked for. */
export const VALUATION_MAX_AGE_MONTHS = 6;
/** A deleted financial entry can be brought back by its owner within this time. */
export const ENTRY_RESTORE_DAYS = 30;
/** The archive of a person's data is taken away so long after it was made. */
export const PERSONAL_ARCHIVE_DAYS = 7;
/** Another archive of a person's data can be asked for so long after the last. */
export const PERSONAL_ARCHIVE_PAUSE_MINUTES = 60;
/** An account is deleted so long after it was asked for; until then it can be taken back. */
export const DELETION_GRACE_DAYS = 14;
