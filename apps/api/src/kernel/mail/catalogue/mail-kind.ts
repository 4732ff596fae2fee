import type { ReminderTopic } from '@troth/domain/reminders';

/** Where the API and the portals are. */
export type Origins = Readonly<Record<'api' | 'customer' | 'attorney' | 'admin', string>>;

interface Link {
  readonly label: string;
  readonly url: string;
}

/** What a mail says, in the order in which it says it; the look is added by `renderMail`. */
export interface MailWords {
  readonly subject: string;
  /** Above the text, where it is not the subject again. */
  readonly heading?: string;
  /** Paragraphs of plain text. */
  readonly paragraphs: readonly string[];
  /** To be typed where the mail was asked for. */
  readonly code?: string;
  readonly facts?: readonly { readonly label: string; readonly value: string }[];
  /** What a person wrote, in their own lines. */
  readonly quote?: { readonly title?: string; readonly lines: readonly string[] };
  /** Paragraphs after those. */
  readonly more?: readonly string[];
  readonly action?: Link;
  /** Something else that can be done, below the button. */
  readonly also?: Link;
  /** Said below the button, smaller. */
  readonly footnote?: string;
}

/** Who reads it; the foot of the mail tells them why they get it. */
export type MailReader = 'CUSTOMER' | 'ATTORNEY' | 'MEMBER' | 'ADMIN' | 'SUPPORT' | 'INVITED' | 'COUNSEL' | 'ADDRESS';

/** One kind of mail: who reads it, what it needs to know, and what it says. */
export interface MailKind<Data extends object> {
  readonly reader: MailReader;
  /** Only of reminders: what one unsubscribes from. A mail without a topic is part of the service and always sent. */
  readonly topic?: ReminderTopic;
  readonly compose: (data: Data, origins: Origins) => MailWords;
  /** What the page of all mails shows it with. */
  readonly samples: readonly [NoInfer<Data>, ...NoInfer<Data>[]];
}

export const mailKind = <Data extends object>(kind: MailKind<Data>): MailKind<Data> => kind;
