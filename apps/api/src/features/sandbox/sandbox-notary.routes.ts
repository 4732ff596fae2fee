import { actorsOf } from '../../records/audit-trail/audit-trail.repository';
import { stateOfNotarization } from '../../records/notarizations/notarization.repository';
import { jurisdictionByStateId } from '@troth/content/jurisdictions';
import { z } from 'zod';
import type { Tx } from '../../kernel/database/database';
import { noSubject, operation, type Work } from '../../kernel/http/operation';
import { problem } from '../../kernel/http/problem';
import { FALLBACK_TIME_ZONE } from '../../kernel/http/today';
import { isSandboxNotary, type SandboxNotary } from '../../kernel/ports/notary/sandbox-notary';
import { type SandboxAction, WITNESSES_MAX } from '../../kernel/ports/notary/sandbox-notary-rules';
import { tellOfSandbox } from './sandbox-deliveries';
import { leadTo, NOTICES, type SandboxNotice, sandboxPage } from './sandbox-page';
import { notaryProviderPolicy } from '../../records/notarizations/notary-provider.policy';
import { goneNotaryPage, notaryPage } from './sandbox-notary-page';

const linkParams = z.object({ token: z.string().min(1).max(255) });
const MAX_FORM_BYTES = 16 * 1024;
const LATE_NOTICE_MS = 60_000;
const WORDS_MAX = 200;

/** Only while the sandbox is the provider: with a real one these pages are not there. */
function sandboxOf({ services }: Work): SandboxNotary {
  if (!isSandboxNotary(services.notary)) throw problem('NOT_FOUND');
  return services.notary;
}

const words = z.string().trim().max(WORDS_MAX);
/** A form of these pages: the button that was pressed, and what stood in the fields beside it. */
const formSchema = z.object({
  action: z.enum([
    'TOGETHER',
    'APART',
    'IDENTIFY_PASS',
    'IDENTIFY_FAIL',
    'JOIN',
    'LEAVE',
    'NO_SHOW',
    'SIGN',
    'DECLINE',
    'WITNESS',
    'ACKNOWLEDGE',
    'REFUSE',
    'EXPIRE',
  ]),
  witness1: words.optional(),
  witness2: words.optional(),
  reason: words.optional(),
  /** When the sandbox tells us of it: for trying what becomes of deliveries that are late, twice or lost. */
  notice: z.enum(NOTICES).default('AT_ONCE'),
});
type Form = z.output<typeof formSchema>;

/** What a form asks for; null where a field that it needs is empty. */
function actionOf({ action, witness1, witness2, reason }: Form): SandboxAction | null {
  switch (action) {
    case 'TOGETHER':
    case 'APART':
      return { kind: 'CHOOSE', isTogether: action === 'TOGETHER' };
    case 'IDENTIFY_PASS':
    case 'IDENTIFY_FAIL':
      return { kind: 'IDENTIFY', passes: action === 'IDENTIFY_PASS' };
    case 'WITNESS': {
      const names = [witness1, witness2].filter((name) => name !== undefined && name !== '').slice(0, WITNESSES_MAX);
      return names.length === 0 ? null : { kind: 'WITNESS', names: names as string[] };
    }
    case 'REFUSE':
      return reason === undefined || reason === '' ? null : { kind: 'REFUSE', reason };
    case 'JOIN':
    case 'LEAVE':
    case 'NO_SHOW':
    case 'SIGN':
    case 'DECLINE':
    case 'ACKNOWLEDGE':
    case 'EXPIRE':
      return { kind: action };
  }
}

const pageOf = (token: string, query = ''): Response => leadTo(`/sandbox/notary/${encodeURIComponent(token)}${query}`);

const shared = {
  tag: 'notarization',
  isOurs: true,
  standIns: ['SANDBOX_NOTARY'],
  params: linkParams,
  produces: 'text/html',
  response: null,
  policy: notaryProviderPolicy,
  load: noSubject,
} as const;

/** In which its signers read the time: that of the couple's state, as on our own screens. */
async function timeZoneOfNotarization(tx: Tx, notarizationId: string): Promise<string> {
  const stateId = await stateOfNotarization(tx, notarizationId);
  const state = stateId === null ? null : jurisdictionByStateId(stateId);
  return state?.timeZone ?? FALLBACK_TIME_ZONE;
}

/** The sandbox notary's own pages, at the place where a real provider would have its own site. */
export const sandboxNotaryOperations = [
  operation({
    ...shared,
    route: 'GET /sandbox/notary/{token}',
    id: 'sandbox.notaryPage',
    summary: 'The sandbox notary, as one signer sees it. Nothing is notarized.',
    query: z.object({ empty: z.enum(['witness', 'reason']).optional() }),
    action: 'read',
    handle: async (call) => {
      const { tx, params, query, now, services } = call;
      const found = await sandboxOf(call).findByToken(tx, params.token);
      const backUrl = `${services.config.origins.customer}/notarize`;
      if (found === null) return sandboxPage(goneNotaryPage(backUrl), call, 404);
      const references = found.signers.map(({ reference }) => reference);
      const people = await actorsOf(tx, references);
      const timeZone = await timeZoneOfNotarization(tx, found.transaction.reference);
      return sandboxPage(notaryPage({ ...found, people, now, timeZone, empty: query.empty ?? null }), call);
    },
  }),
  operation({
    ...shared,
    route: 'POST /sandbox/notary/{token}',
    id: 'sandbox.notarize',
    summary: 'Presses a button at the sandbox notary',
    audited: false,
    body: formSchema,
    form: { maxBytes: MAX_FORM_BYTES },
    action: 'act',
    handle: async (call) => {
      const { tx, params, body, now } = call;
      const action = actionOf(body);
      if (action === null) return pageOf(params.token, `?empty=${body.action === 'WITNESS' ? 'witness' : 'reason'}`);
      const told = await sandboxOf(call).act(tx, params.token, action, now);
      if (told?.event != null) await tell(call, told, told.event, body.notice);
      return pageOf(params.token);
    },
  }),
];

async function tell(
  work: Pick<Work, 'tx' | 'enqueue' | 'now'>,
  { transactionId, signerReference }: { readonly transactionId: string; readonly signerReference: string | null },
  type: string,
  notice: SandboxNotice,
): Promise<void> {
  if (notice === 'NEVER') return;
  await tellOfSandbox(work, {
    inbox: 'notary',
    type,
    objectId: transactionId,
    signerReference,
    dueAt: notice === 'LATE' ? new Date(work.now.getTime() + LATE_NOTICE_MS) : work.now,
    times: notice === 'TWICE' ? 2 : 1,
  });
}
