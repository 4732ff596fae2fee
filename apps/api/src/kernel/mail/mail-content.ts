import type { ReceiptPaper } from '@troth/agreement/pdf';
import type { HouseSeal } from '../protection/protection';
import type { CalendarMethod } from './mail.tables';

/** What a mail says and carries. It holds links that open doors, so no table shows it. */
export interface MailContent {
  readonly subject: string;
  readonly bodyText: string;
  readonly bodyHtml: string;
  /** Whom an answer goes to, where that is not the sender. */
  readonly replyTo: string | null;
  readonly calendar: { readonly method: CalendarMethod; readonly text: string } | null;
  readonly receipt: ReceiptPaper | null;
  /** Only of reminders: the page that ends them. */
  readonly unsubscribeUrl: string | null;
}

/** The outbox holds a mail until it has left, the local inbox after that. */
type MailTable = 'mail_outbox' | 'inbox_messages';

const placeOf = (table: MailTable, rowId: string) => ({ table, column: 'sealed_content', rowId });

export const sealMail = (house: HouseSeal, table: MailTable, id: string, content: MailContent): Buffer =>
  house.seal(placeOf(table, id), JSON.stringify(content));

/** @throws SealError */
export const openMail = (house: HouseSeal, table: MailTable, id: string, sealed: Uint8Array): MailContent =>
  JSON.parse(house.open(placeOf(table, id), sealed)) as MailContent;
