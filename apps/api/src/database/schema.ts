import type { AuditTables } from '../audit/audit.tables';
import type { ProtectionTables } from '../protection/protection.tables';
import type { MailTables } from '../mail/mail.tables';
import type { PlumbingTables } from './plumbing.tables';
import type { LawTables } from '../modules/states/law.tables';
import type { TemplateTables } from '../modules/templates/template.tables';
import type { PersonalDataTables } from '../modules/personal-data/personal-data.tables';
import type { PeopleTables } from '../modules/users/people.tables';
import type { NotarizationTables } from '../modules/notarizations/notarization.tables';
import type { ExternalAttorneyTables } from '../modules/external-attorneys/external-attorney.tables';
import type { ReviewTables } from '../modules/reviews/review.tables';
import type { DocumentTables } from '../modules/documents/document.tables';
import type { AnswerTables } from '../modules/answers/answer.tables';
import type { FinanceTables } from '../modules/finances/finance.tables';
import type { ReceiptTables } from '../modules/receipts/receipt.tables';
import type { EvidenceTables } from '../modules/evidence/evidence.tables';
import type { GenerationTables } from '../modules/generation/generation.tables';
import type { AttorneyServiceTables } from '../modules/attorney-services/attorney-service.tables';
import type { PaymentTables } from '../modules/payments/payment.tables';
import type { PayoutTables } from '../modules/payouts/payout.tables';
import type { BookingTables } from '../modules/booking/booking.tables';
import type { ChatTables } from '../modules/chats/chat.tables';
import type { InternalNoteTables } from '../modules/internal-notes/internal-note.tables';
import type { DiscussionTables } from '../modules/discussions/discussion.tables';
import type { SupportTables } from '../modules/support/support.tables';
import type { WaitlistTables } from '../modules/waitlist/waitlist.tables';
import type { ExchangeRateTables } from '../modules/exchange-rates/exchange-rate.tables';
import type { ImportTables } from '../modules/imports/import.tables';
import type { VersionTables } from '../modules/versions/version.tables';
import type { SandboxNotaryTables } from '../modules/notarizations/sandbox-notary.tables';
import type { CalendarTables } from '../modules/calendar/calendar.tables';
import type { LookingTables } from '../modules/looking/looking.tables';
import type { SealingTables } from '../sealing/sealing.tables';

/**
 * Every table, gathered from the modules that own them. Columns are snake_case in SQL and camelCase here.
 * A new module adds its `*.tables.ts` to this list and its migration to `migrations/`.
 */
export interface Schema
  extends PlumbingTables,
    AuditTables,
    LookingTables,
    ProtectionTables,
    SealingTables,
    MailTables,
    LawTables,
    TemplateTables,
    PeopleTables,
    PersonalDataTables,
    DocumentTables,
    NotarizationTables,
    ExternalAttorneyTables,
    ReviewTables,
    AnswerTables,
    FinanceTables,
    EvidenceTables,
    ReceiptTables,
    GenerationTables,
    VersionTables,
    PaymentTables,
    PayoutTables,
    AttorneyServiceTables,
    BookingTables,
    ChatTables,
    DiscussionTables,
    InternalNoteTables,
    SupportTables,
    WaitlistTables,
    ExchangeRateTables,
    ImportTables,
    CalendarTables,
    SandboxNotaryTables {}
