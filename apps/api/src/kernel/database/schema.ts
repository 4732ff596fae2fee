import type { AuditTables } from '../audit/audit.tables';
import type { InstallationKeyTables } from '../auth/installation-keys.tables';
import type { ProtectionTables } from '../protection/protection.tables';
import type { MailTables } from '../mail/mail.tables';
import type { PlumbingTables } from './plumbing.tables';
import type { LawTables } from '../../records/states/law.tables';
import type { CounselTables } from '../../records/counsel/counsel.tables';
import type { TemplateTables } from '../../records/templates/template.tables';
import type { PersonalTokenTables } from '../../records/personal-tokens/personal-token.tables';
import type { WebhookTables } from '../../records/webhooks/webhook.tables';
import type { PersonalDataTables } from '../../records/personal-data/personal-data.tables';
import type { PeopleTables } from '../../records/users/people.tables';
import type { NotarizationTables } from '../../records/notarizations/notarization.tables';
import type { ExternalAttorneyTables } from '../../records/external-attorneys/external-attorney.tables';
import type { ReviewTables } from '../../records/reviews/review.tables';
import type { DocumentTables } from '../../records/documents/document.tables';
import type { AnswerTables } from '../../records/answers/answer.tables';
import type { FinanceTables } from '../../records/finances/finance.tables';
import type { ReceiptTables } from '../../records/receipts/receipt.tables';
import type { EvidenceTables } from '../../records/evidence/evidence.tables';
import type { GenerationTables } from '../../records/generation/generation.tables';
import type { AttorneyFileTables } from '../../records/attorneys/attorney-file.tables';
import type { AssignmentTables } from '../../records/assignments/assignment.tables';
import type { AttorneyServiceTables } from '../../records/attorney-services/attorney-service.tables';
import type { PaymentTables } from '../../records/payments/payment.tables';
import type { PayoutTables } from '../../records/payouts/payout.tables';
import type { BookingTables } from '../../records/booking/booking.tables';
import type { ChatTables } from '../../records/chats/chat.tables';
import type { InternalNoteTables } from '../../records/internal-notes/internal-note.tables';
import type { ClauseDiscussionTables } from '../../records/clause-discussions/clause-discussion.tables';
import type { LibraryTables } from '../../records/library/library.tables';
import type { RescissionTables } from '../../records/approvals/rescission.tables';
import type { EditingTables } from '../../records/editing/editing.tables';
import type { DiscussionTables } from '../../records/discussions/discussion.tables';
import type { SupportTables } from '../../records/support/support.tables';
import type { WaitlistTables } from '../../records/waitlist/waitlist.tables';
import type { ExchangeRateTables } from '../../records/exchange-rates/exchange-rate.tables';
import type { ImportTables } from '../../records/imports/import.tables';
import type { VersionTables } from '../../records/versions/version.tables';
import type { SandboxNotaryTables } from '../../records/notarizations/sandbox-notary.tables';
import type { CalendarTables } from '../../records/calendar/calendar.tables';
import type { SavedViewTables } from '../../records/admin-actions/saved-view.tables';
import type { AdminActionTables } from '../../records/admin-actions/admin-action.tables';
import type { DisciplineTables } from '../../records/discipline/discipline.tables';
import type { LookingTables } from '../../records/looking/looking.tables';
import type { SealingTables } from '../../records/sealing/sealing.tables';

/**
 * Every table, gathered from the modules that own them. Columns are snake_case in SQL and camelCase here.
 * A new module adds its `*.tables.ts` to this list and its migration to `migrations/`.
 */
export interface Schema
  extends PlumbingTables,
    AuditTables,
    LookingTables,
    AdminActionTables,
    SavedViewTables,
    DisciplineTables,
    ProtectionTables,
    InstallationKeyTables,
    SealingTables,
    MailTables,
    LawTables,
    CounselTables,
    TemplateTables,
    PeopleTables,
    PersonalDataTables,
    PersonalTokenTables,
    WebhookTables,
    DocumentTables,
    NotarizationTables,
    ExternalAttorneyTables,
    AssignmentTables,
    ReviewTables,
    AnswerTables,
    FinanceTables,
    EvidenceTables,
    ReceiptTables,
    GenerationTables,
    VersionTables,
    PaymentTables,
    PayoutTables,
    AttorneyFileTables,
    AttorneyServiceTables,
    BookingTables,
    ChatTables,
    DiscussionTables,
    EditingTables,
    RescissionTables,
    ClauseDiscussionTables,
    LibraryTables,
    InternalNoteTables,
    SupportTables,
    WaitlistTables,
    ExchangeRateTables,
    ImportTables,
    CalendarTables,
    SandboxNotaryTables {}
