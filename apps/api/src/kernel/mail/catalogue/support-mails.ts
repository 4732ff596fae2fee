import { say, typedLines } from '../mail-text';
import { mailKind } from './mail-kind';

const MESSAGE = 'My partner cannot see the invitation.\nIt was sent on Monday, to her work address.';

/** Questions to the support team, and its answers. */
export const supportMails = {
  'support-confirmation': mailKind({
    reader: 'MEMBER',
    compose: ({ number, message }: { number: number; message: string }) => ({
      subject: say('mail.support.confirmation.subject', { number: String(number) }),
      paragraphs: [say('mail.support.confirmation.what')],
      quote: { title: say('mail.support.yourWords'), lines: typedLines(message) },
    }),
    samples: [{ number: 1042, message: MESSAGE }],
  }),
  'support-ticket': mailKind({
    reader: 'SUPPORT',
    compose: ({
      number,
      topic,
      name,
      email,
      pagePath,
      message,
    }: {
      number: number;
      topic: string;
      name: string | null;
      email: string;
      pagePath: string | null;
      message: string;
    }) => ({
      subject: say('mail.support.ticket.subject', { number: String(number), topic }),
      paragraphs: [
        say('mail.support.ticket.from', { name: name ?? say('mail.support.ticket.noName'), email }),
        ...(pagePath === null ? [] : [say('mail.support.ticket.page', { path: pagePath })]),
      ],
      quote: { lines: typedLines(message) },
    }),
    samples: [
      {
        number: 1042,
        topic: 'Invitation',
        name: 'Alex Kim',
        email: 'alex@demo.troth',
        pagePath: '/',
        message: MESSAGE,
      },
    ],
  }),
  'support-reply': mailKind({
    reader: 'MEMBER',
    compose: ({ number, reply, message }: { number: number; reply: string; message: string }) => ({
      subject: say('mail.support.reply.subject', { number: String(number) }),
      paragraphs: typedLines(reply),
      quote: { title: say('mail.support.yourWords'), lines: typedLines(message) },
    }),
    samples: [
      {
        number: 1042,
        reply: 'We have sent the invitation once more.\nPlease ask her to look in her spam folder too.',
        message: MESSAGE,
      },
    ],
  }),
};
