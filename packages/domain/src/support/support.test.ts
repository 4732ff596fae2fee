import { describe, expect, it } from 'vitest';
import { SUPPORT_MESSAGE_MAX_LENGTH } from '../constants';
import { supportTicketCreationSchema } from './schemas';
import { ticketUpdateRefusal } from './ticket-rules';

const ticket = { topic: 'PAYMENT', message: 'It says declined.', pagePath: '/payment' };
const messages = (input: unknown) =>
  supportTicketCreationSchema.safeParse(input).error?.issues.map((issue) => issue.message);

describe('the support form (D16)', () => {
  it('trims what was written, and knows the page only when told', () => {
    expect(supportTicketCreationSchema.parse({ topic: 'OTHER', message: '  Hello \n' })).toEqual({
      topic: 'OTHER',
      message: 'Hello',
      pagePath: null,
    });
  });

  it.each([
    ['nothing', '', ['This field is required']],
    ['white space alone', ' \n ', ['This field is required']],
    ['one character', 'x', undefined],
    ['as much as there is room for', 'x'.repeat(SUPPORT_MESSAGE_MAX_LENGTH), undefined],
    ['one character more', 'x'.repeat(SUPPORT_MESSAGE_MAX_LENGTH + 1), ['Use at most 4,000 characters']],
  ])('takes or refuses a message of %s', (_name, message, expected) => {
    expect(messages({ ...ticket, message })).toEqual(expected);
  });

  it.each([
    ['/questionnaire/debts?from=menu', true],
    ['/', true],
    ['https://elsewhere.example', false],
    ['//elsewhere.example', false],
    ['javascript:alert(1)', false],
    ['/two words', false],
  ])('takes %s as the page: %s', (pagePath, isPath) => {
    expect(supportTicketCreationSchema.safeParse({ ...ticket, pagePath }).success).toBe(isPath);
  });
});

describe('answering a ticket', () => {
  const facts = { status: 'ANSWERED', newReply: undefined, earlierReply: null } as const;
  it.each([
    ['without any reply', facts, 'REPLY_MISSING'],
    ['with a reply', { ...facts, newReply: 'Done.' }, null],
    ['that was replied to before', { ...facts, earlierReply: 'Done.' }, null],
    ['by closing it without a word', { ...facts, status: 'CLOSED' }, null],
  ] as const)('%s', (_name, given, refusal) => {
    expect(ticketUpdateRefusal(given)).toBe(refusal);
  });
});
