import { confirmationLinkState } from '@troth/domain/attorneys';
import { minuteIn } from '@troth/domain/notarization';
import { z } from 'zod';
import { noSubject, operation, type Work } from '../../kernel/http/operation';
import { anyone, type Policy } from '../../kernel/http/policy';
import { text } from '../../kernel/texts';
import { problem } from '../../kernel/http/problem';
import { grantApproval, refusalOf } from '../approvals/approve';
import { caseOf } from '../../records/case/load-case';
import { currentVersionOf } from '../../records/case/current-version';
import { getFileOfDocument } from '../../records/files/file.repository';
import { asDownload } from '../../kernel/downloads/as-download';
import { commitRepository } from '../../records/generation/commit.repository';
import { type Couple, getCouple, getDocumentRow, timeZoneOf } from '../../records/couples/couple';
import { lookByLink } from '../looking/look-into';
import { coupleNames } from './change-external-attorney';
import { askingPage, type AskedConfirmation, closedPage, respond } from './confirmation-page';
import {
  attorneyOfLink,
  type ExternalAttorneyRow,
  type LinkRow,
  linkRepository,
} from '../../records/external-attorneys/external-attorney.repository';

const tokenParams = z.object({ token: z.string().min(1).max(255) });
const MAX_FORM_BYTES = 16 * 1024;
const MAX_NAME_LENGTH = 200;
const CLOSED_STATUS = 410;

/** Whoever has the link: the secret in it is the key, and nothing else is asked of an attorney without an account. */
const confirmationPolicy = { read: anyone, confirm: anyone } satisfies Policy<'confirm', unknown>;

interface OpenLink {
  readonly link: LinkRow;
  readonly attorney: ExternalAttorneyRow;
  readonly couple: Couple;
}

type Found = { readonly open: OpenLink } | { readonly closed: Parameters<typeof closedPage>[0] };

/** What a token opens now; for a change the couple's document is held. */
async function findLink({ tx, now }: Work, token: string, hold: 'read' | 'change'): Promise<Found> {
  const links = linkRepository(tx);
  const sent = await links.byToken(token);
  if (sent === undefined) return { closed: 'UNKNOWN' };
  const attorney = await attorneyOfLink(tx, sent);
  const document = await getDocumentRow(tx, attorney.documentId, hold);
  // Under the lock, so that of two who press at once one comes after the other.
  const link = (await links.byToken(token)) ?? sent;
  const state = confirmationLinkState(link, { currentVersion: await currentVersionOf(tx, document), now });
  if (state !== 'OPEN') return { closed: state };
  if (attorney.deletedAt !== null) return { closed: 'REVOKED' };
  const couple = await getCouple(tx, document.id, attorney.userId);
  if ((couple.side === 'A' ? document.attorneyAId : document.attorneyBId) !== null) return { closed: 'REPRESENTED' };
  if ((await refusalOf(tx, caseOf(tx, couple), null, now)) !== null) return { closed: 'REFUSED' };
  return { open: { link, attorney, couple } };
}

type LinkCall = Work & { readonly params: z.output<typeof tokenParams> };

/** Answers an open link; any other one with the page that says how it stands. */
async function answerLink(
  call: LinkCall,
  hold: 'read' | 'change',
  answer: (open: OpenLink) => Promise<Response>,
): Promise<Response> {
  const found = await findLink(call, call.params.token, hold);
  if ('open' in found) return answer(found.open);
  // Who comes back to the page of a link that was used finds what was done with it.
  const isDone = found.closed === 'CONFIRMED' && hold === 'read';
  return respond(closedPage(found.closed), isDone ? 200 : CLOSED_STATUS);
}

async function askedOf(call: LinkCall, { link, attorney, couple }: OpenLink): Promise<AskedConfirmation> {
  const commit = await commitRepository(call.tx).latest(couple.document.id);
  const at = commit?.commitAt ?? couple.document.lastGeneratedAt;
  return {
    attorney: attorney.name,
    firm: attorney.firmName,
    ...coupleNames(couple),
    made: at === null ? '' : minuteIn(timeZoneOf(couple), at),
    version: link.version,
    agreementUrl: `${call.services.config.origins.api}/counsel-confirmations/${encodeURIComponent(call.params.token)}/agreement`,
  };
}

const shared = {
  tag: 'attorneys',
  isOurs: true,
  params: tokenParams,
  response: null,
  policy: confirmationPolicy,
  load: noSubject,
} as const;

export const confirmationOperations = [
  operation({
    ...shared,
    route: 'GET /counsel-confirmations/{token}',
    id: 'counselConfirmations.page',
    summary: 'The page where a partner’s own attorney reads the agreement and what to confirm',
    produces: 'text/html',
    action: 'read',
    handle: (call) =>
      answerLink(call, 'read', async (open) =>
        respond(askingPage(await askedOf(call, open), { name: '', error: null })),
      ),
  }),
  operation({
    ...shared,
    route: 'GET /counsel-confirmations/{token}/agreement',
    id: 'counselConfirmations.agreement',
    summary: 'The version that is to be confirmed, as a PDF',
    produces: 'application/pdf',
    action: 'read',
    handle: (call) =>
      answerLink(call, 'read', async ({ link, couple: { document } }) => {
        if (document.generatedPdfFileId === null) throw problem('NOT_FOUND');
        await lookByLink(call, { documentId: document.id, linkId: link.id });
        const file = await getFileOfDocument(call.tx, document.id, document.generatedPdfFileId);
        const seal = await call.services.protection.coupleSeal(call.tx, document.id);
        const bytes = await call.services.files.read(seal, file.id, file.key);
        if (bytes === null) throw problem('GONE');
        return asDownload(file, bytes);
      }),
  }),
  operation({
    ...shared,
    route: 'POST /counsel-confirmations/{token}',
    id: 'counselConfirmations.confirm',
    summary: 'The attorney confirms the version: it is approved for their client, and the link is used',
    body: z.object({
      hasAdvised: z.string().max(20).optional(),
      isIndependent: z.string().max(20).optional(),
      name: z.string().max(MAX_NAME_LENGTH).optional(),
    }),
    form: { maxBytes: MAX_FORM_BYTES },
    produces: 'text/html',
    action: 'confirm',
    handle: (call) =>
      answerLink(call, 'change', async (open) => {
        const { link, couple } = open;
        const name = call.body.name?.trim() ?? '';
        if (call.body.hasAdvised !== 'yes' || call.body.isIndependent !== 'yes' || name === '') {
          const error = text('counselPage.incomplete');
          return respond(askingPage(await askedOf(call, open), { name, error }), 400);
        }
        await linkRepository(call.tx).confirm({ id: link.id, documentId: couple.document.id }, name, call.now);
        await grantApproval(call, { document: couple.document, side: couple.side, by: null });
        return respond(closedPage('CONFIRMED'));
      }),
  }),
];
