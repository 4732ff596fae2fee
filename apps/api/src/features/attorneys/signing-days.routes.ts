import { jurisdictionByStateId } from '@troth/content/jurisdictions';
import { mayWaitToSign } from '@troth/domain/attorneys';
import { waitAfterFinalEnds } from '@troth/domain/notarization';
import { idSchema, instantSchema } from '@troth/domain/records';
import { z } from 'zod';
import type { Tx } from '../../kernel/database/database';
import { operation } from '../../kernel/http/operation';
import { iso } from '../../kernel/http/present';
import { attorneyPolicy } from '../../records/attorneys/attorney.policy';
import { loadAttorneySubject } from '../../records/attorneys/attorney.repository';
import { viewsOf } from '../../records/attorneys/client.repository';
import { type Matter, mattersOf } from '../../records/attorneys/matter.repository';
import { versionOf } from '../../records/case/current-version';
import { eachMailedToBothAt, type MailedText } from '../../records/case/mailed-version';
import { latestCommitsOf } from '../../records/generation/commit.repository';

const signingDaySchema = z
  .object({
    clientId: idSchema,
    documentId: idSchema,
    /** First names of the client and of the partner; an e-mail address where one is not known. */
    clientName: z.string(),
    partnerName: z.string(),
    /** When the state's wait after the final text ends. */
    at: instantSchema,
    /** How many days that wait has. */
    days: z.int().positive(),
  })
  .meta({ id: 'SigningDay', description: 'When a represented couple may sign, their state’s wait being over. Ours.' });

const waitingRulesOf = ({ stateId }: Pick<Matter, 'stateId'>) =>
  (stateId === null ? null : jurisdictionByStateId(stateId))?.waitingRules ?? [];

const nameOf = ({ firstName, email }: { readonly firstName: string | null; readonly email: string }) =>
  firstName ?? email;

/** The couples of an attorney whose wait runs, the first to sign first. Customer spec §4 "California waiting rule". */
async function signingDays(tx: Tx, matters: readonly Matter[], now: Date): Promise<z.input<typeof signingDaySchema>[]> {
  // Everybody else is left out before anything more is read.
  const waiting = matters.filter((matter) => mayWaitToSign(matter, waitingRulesOf(matter)));
  if (waiting.length === 0) return [];
  const views = await viewsOf(tx, waiting);
  const commits = await latestCommitsOf(
    tx,
    views.map(({ document }) => document.id),
  );
  const texts = views.flatMap(({ document, client, partner }) => {
    const commit = commits.get(document.id);
    const version = versionOf(document, commit);
    if (version === null || partner === null) return [];
    const text: MailedText = { document, version, commit };
    return [{ text, client, partner, waitingRules: waitingRulesOf(document) }];
  });
  const mailed = await eachMailedToBothAt(
    tx,
    texts.map(({ text }) => text),
  );
  return texts
    .flatMap(({ text: { document }, client, partner, waitingRules }, index) => {
      const at = waitAfterFinalEnds({ waitingRules, finalAt: document.finalizedAt, mailedAt: mailed[index] ?? null });
      const days = waitingRules.find(({ kind }) => kind === 'WAIT_AFTER_FINAL')?.days;
      if (days === undefined || !(at instanceof Date) || at <= now) return [];
      const names = { clientName: nameOf(client), partnerName: nameOf(partner) };
      return [{ clientId: client.id, documentId: document.id, ...names, at: iso(at), days }];
    })
    .toSorted((a, b) => a.at.localeCompare(b.at));
}

export const signingDayOperations = [
  operation({
    route: 'GET /users/{id}/attorneys/{aid}/signing-days',
    id: 'attorneys.listSigningDays',
    summary: 'When an attorney’s represented clients may sign, where their state makes them wait after the final text',
    tag: 'attorneys',
    isOurs: true,
    params: z.object({ id: idSchema, aid: idSchema }),
    response: z.array(signingDaySchema),
    policy: attorneyPolicy,
    action: 'readClients',
    load: ({ tx, params }) => loadAttorneySubject(tx, params),
    handle: async ({ tx, now, subject }) => signingDays(tx, await mattersOf(tx, subject.attorney.id, now, {}), now),
  }),
];
