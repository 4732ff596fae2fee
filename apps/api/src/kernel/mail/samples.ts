import { catalogue, composeMail, mailNames, type NamedMail } from './catalogue/catalogue';
import { renderMail } from './render-mail';

const ORIGINS = {
  api: 'https://api.troth.example',
  customer: 'https://app.troth.example',
  attorney: 'https://attorney.troth.example',
  admin: 'https://admin.troth.example',
};

export interface SampleMail {
  readonly name: string;
  readonly subject: string;
  readonly html: string;
  readonly plain: string;
}

/** Every mail of the product as it is sent, with made-up people. For the gallery. */
export const sampleMails = (): SampleMail[] =>
  mailNames.flatMap((kind) =>
    catalogue[kind].samples.map((data, index) => {
      const { words, reader, topic } = composeMail({ kind, data } as NamedMail, ORIGINS);
      const unsubscribeUrl = topic === null ? null : `${ORIGINS.api}/reminders/unsubscribe/sample`;
      const { html, plain } = renderMail(words, { reader, unsubscribeUrl });
      return { name: index === 0 ? kind : `${kind} ${index + 1}`, subject: words.subject, html, plain };
    }),
  );
