import { renderOutcomeSheetPdf } from '@troth/agreement/pdf';
import { outcomeFactsSchema, OUTCOME_QUESTIONS } from '@troth/domain/outcomes';
import { sideSchema } from '@troth/domain/people';
import { LAST_YEAR } from '@troth/outcomes';
import { EVENT_NAMES, type Reader } from '@troth/outcomes/words';
import { z } from 'zod';
import type { Actor } from '../../kernel/auth/actor';
import { contentDisposition } from '../../kernel/downloads/content-disposition';
import { operation } from '../../kernel/http/operation';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { getCouple } from '../../records/couples/couple';
import { documentOfOwner, placeParams } from '../../records/case/finance-place';
import { readDisclosed } from '../../records/case/disclosed';
import { caseOf } from '../../records/case/load-case';
import { currentRates } from '../../records/exchange-rates/exchange-rate.repository';
import { financePolicy } from '../../records/finances/finance.policy';
import { assumptionsQuery } from './assumptions-query';
import { outcomeFactsOf } from './outcome-facts';
import { outcomeSheet } from './outcome-sheet';

const readerOf = (actor: Actor, userId: string): Reader =>
  actor.kind === 'person' && actor.id === userId ? 'PARTNER' : 'ATTORNEY';

const sheetQuery = z.object({
  /** Full years of marriage, 0 to 50. */
  year: z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number)
    .refine((year) => year <= LAST_YEAR),
  event: z.enum(EVENT_NAMES),
  money: z.enum(['TODAY', 'THEN']).default('TODAY'),
  /** Whose answers count where the two differ; without it, the range of both. */
  answers: sideSchema.optional(),
  /** The question that alone is meant by `answers`. */
  question: z.enum(OUTCOME_QUESTIONS).optional(),
  assumed: assumptionsQuery,
});

export const outcomeOperations = [
  operation({
    route: 'GET /users/{id}/documents/{docId}/outcome-facts',
    id: 'disclosure.outcomeFacts',
    summary:
      'The answers that count and the law of the state, as far as the reader may know them, to compute the years',
    description:
      'The partner’s answers are in it once both have completed the questionnaire, and then only to questions that both answered; an attorney gets those on which the two agree.',
    tag: 'finances',
    isOurs: true,
    params: placeParams,
    response: outcomeFactsSchema,
    policy: financePolicy,
    action: 'readOutcomes',
    load: documentOfOwner,
    handle: async ({ tx, actor, subject }) => {
      const couple = await getCouple(tx, subject.documentId, subject.userId);
      const isReaderPartner = readerOf(actor, subject.userId) === 'PARTNER';
      return await outcomeFactsOf(tx, caseOf(tx, couple), couple.side, isReaderPartner);
    },
  }),
  operation({
    route: 'GET /users/{id}/documents/{docId}/outcome-sheet',
    id: 'disclosure.downloadOutcomes',
    summary: 'What an agreement would mean in one year, with everything that is assumed, as a PDF',
    description:
      'An illustration, not a prediction and not advice. `assumed` is a JSON object of assumptions; without it, ours. 409 `NOTHING_TO_SHOW` before a state is chosen and something is disclosed.',
    tag: 'finances',
    isOurs: true,
    params: placeParams,
    query: sheetQuery,
    produces: 'application/pdf',
    response: null,
    policy: financePolicy,
    action: 'readOutcomes',
    load: documentOfOwner,
    handle: async ({ tx, actor, subject, query }) => {
      const couple = await getCouple(tx, subject.documentId, subject.userId);
      const reader = readerOf(actor, subject.userId);
      const told = await outcomeFactsOf(tx, caseOf(tx, couple), couple.side, reader === 'PARTNER');
      const disclosed = await readDisclosed(tx, couple.document);
      const rates = await currentRates(tx);
      const sheet = outcomeSheet({ couple, reader, told, disclosed, rates, query });
      if (sheet === null) throw problem('CONFLICT', { detail: text('outcomes.nothing'), reason: 'NOTHING_TO_SHOW' });
      return async () =>
        new Response(Buffer.from(await renderOutcomeSheetPdf(sheet)), {
          headers: {
            'content-type': 'application/pdf',
            'content-disposition': contentDisposition('attachment', text('outcomes.fileName')),
            'cache-control': 'no-store',
          },
        });
    },
  }),
];
