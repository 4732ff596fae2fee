import type { ReminderTopic } from '@troth/domain/reminders';
import { accountMails } from './account-mails';
import { agreementMails } from './agreement-mails';
import { attorneyNews } from './attorney-news-mails';
import { dataMails } from './data-mails';
import type { MailKind, MailReader, MailWords, Origins } from './mail-kind';
import { moneyMails } from './money-mails';
import { notarizationMails } from './notarization-mails';
import { peopleMails } from './people-mails';
import { coupleReminders } from './reminder-mails';
import { appointmentReminders, serviceMails } from './service-mails';
import { supportMails } from './support-mails';

const reminders = { ...coupleReminders, ...appointmentReminders, ...attorneyNews };

/** Every mail of the product. What is in no catalogue cannot be queued. */
export const catalogue = {
  ...accountMails,
  ...peopleMails,
  ...agreementMails,
  ...serviceMails,
  ...moneyMails,
  ...notarizationMails,
  ...dataMails,
  ...supportMails,
  ...reminders,
};

export type MailName = keyof typeof catalogue;
export type ReminderName = keyof typeof reminders;
export type MailData<Name extends MailName> = (typeof catalogue)[Name] extends MailKind<infer Data> ? Data : never;

export const mailNames = Object.keys(catalogue) as MailName[];

/** A mail of the catalogue, with what it needs to know. */
export type NamedMail = { [Name in MailName]: { readonly kind: Name; readonly data: MailData<Name> } }[MailName];

interface ComposedMail {
  readonly reader: MailReader;
  readonly topic: ReminderTopic | null;
  readonly words: MailWords;
}

/** What a mail says. */
export function composeMail({ kind, data }: NamedMail, origins: Origins): ComposedMail {
  // The pair fits by its type; the compiler cannot follow it through the look-up.
  const { reader, topic, compose } = catalogue[kind] as MailKind<object>;
  return { reader, topic: topic ?? null, words: compose(data, origins) };
}
