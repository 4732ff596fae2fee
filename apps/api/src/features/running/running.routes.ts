import { SEAL_PROBLEMS } from '@troth/domain/notarization';
import { idSchema, instantSchema, reasonSchema } from '@troth/domain/records';
import { v5 } from 'uuid';
import { z } from 'zod';
import { deliveriesByProvider } from '../../kernel/http/deliveries';
import { noSubject, operation } from '../../kernel/http/operation';
import { isAdmin, type Policy } from '../../kernel/http/policy';
import { iso, isoOrNull } from '../../kernel/http/present';
import { problem } from '../../kernel/http/problem';
import { retryFailedJobs, standingQueues } from '../../kernel/jobs/queues';
import { sendMailAgain } from '../../kernel/mail/send-again';
import { undeliveredMails } from '../../kernel/mail/kept-mails';
import { lastBackup, lastBackupSchema } from '../../kernel/database/last-backup';
import { schemaVersions } from '../../kernel/database/schema-versions';
import { text } from '../../kernel/texts';
import { BUILD } from '../../kernel/version';
import { recordAdminAction } from '../../records/admin-actions/admin-action.repository';
import { sealKind } from '../../records/notarizations/notarization-jobs';
import { lockSealState, unsealedNotarizations } from '../../records/notarizations/notarization.repository';
import { attemptOf, webhookKind } from '../../records/webhooks/webhook-jobs';
import { queueFailedAgain, standingDeliveries } from '../../records/webhooks/webhook.repository';

const runningPolicy = { read: isAdmin, sealAgain: isAdmin, again: isAdmin } satisfies Policy<
  'sealAgain' | 'again',
  unknown
>;

/** Of our making: a queue's name leads to the same id each time. */
const QUEUE_NAMES = '4c0a9d3e-7f61-4c0f-9a5f-0d6a8f2c1b7e';

/** So many mails, seals and webhooks are listed; beyond, their number alone is told. */
const MOST_LISTED = 100;

/** Each is a job, and all are written in one transaction. */
const MOST_SENT_AGAIN = 500;

const queueSchema = z.object({
  name: z.string(),
  /** Due now, or being worked on. */
  due: z.int(),
  /** For later. */
  later: z.int(),
  /** Given up after every attempt. */
  failed: z.int(),
  oldestDueAt: instantSchema.nullable(),
  lastFailedAt: instantSchema.nullable(),
});

const mailSchema = z.object({
  id: idSchema,
  kind: z.string(),
  recipient: z.string(),
  status: z.enum(['QUEUED', 'SENDING', 'FAILED', 'UNDELIVERABLE']),
  attempts: z.int(),
  /** The kind of failure, as the mail server named it. */
  lastError: z.string().nullable(),
  createdAt: instantSchema,
});

const sealSchema = z.object({
  notarizationId: idSchema,
  documentId: idSchema,
  /** Since the notary is done. */
  since: instantSchema,
  attempts: z.int(),
  problem: z.enum(SEAL_PROBLEMS).nullable(),
  isUnderWay: z.boolean(),
});

const webhookSchema = z.object({
  provider: z.string(),
  received: z.int(),
  unprocessed: z.int(),
  lastReceivedAt: instantSchema.nullable(),
  oldestUnprocessedAt: instantSchema.nullable(),
});

const outgoingSchema = z.object({
  /** In the days that deliveries are kept. */
  delivered: z.int(),
  waiting: z.int(),
  /** After every attempt, at endpoints that are enabled. */
  failed: z.int(),
  oldestWaitingSince: instantSchema.nullable(),
  lastFailedAt: instantSchema.nullable(),
});

const versionsSchema = z.object({ troth: z.string(), node: z.string(), database: z.string(), schema: z.string() });

const runningSchema = z
  .object({
    at: instantSchema,
    queues: z.array(queueSchema),
    mails: z.array(mailSchema),
    mailsTotal: z.int(),
    seals: z.array(sealSchema),
    webhooks: z.array(webhookSchema),
    outgoing: outgoingSchema,
    /** Null where none was ever made. */
    lastBackup: lastBackupSchema.pick({ snapshotAt: true, files: true, bytes: true }).nullable(),
    versions: versionsSchema,
  })
  .meta({
    id: 'WhatRuns',
    description: 'Jobs, mails not delivered, seals that stopped, webhooks, the last backup, and versions.',
  });

const shared = {
  tag: 'admin',
  isOurs: true,
  policy: runningPolicy,
  load: noSubject,
} as const;

export const runningOperations = [
  operation({
    ...shared,
    route: 'GET /admin/running',
    id: 'running.read',
    summary:
      'What runs: jobs by queue, mails not delivered, seals that stopped, webhooks, the last backup, and versions',
    response: runningSchema,
    action: 'read',
    handle: async ({ tx, now }) => {
      const { total, mails } = await undeliveredMails(tx, MOST_LISTED);
      const seals = await unsealedNotarizations(tx, MOST_LISTED);
      const webhooks = await deliveriesByProvider(tx);
      const backup = await lastBackup(tx);
      const outgoing = await standingDeliveries(tx);
      const schema = await schemaVersions(tx);
      return {
        at: iso(now),
        lastBackup: backup && { snapshotAt: backup.snapshotAt, files: backup.files, bytes: backup.bytes },
        queues: await standingQueues(tx),
        mails: mails.map((row) => ({
          ...row,
          status: z.enum(['QUEUED', 'SENDING', 'FAILED', 'UNDELIVERABLE']).parse(row.status),
          createdAt: iso(row.createdAt),
        })),
        mailsTotal: total,
        seals: seals.map((row) => ({
          notarizationId: row.id,
          documentId: row.documentId,
          since: iso(row.providerCompletedAt ?? now),
          attempts: row.sealAttempts,
          problem: row.sealProblem,
          isUnderWay: row.sealLeaseUntil !== null && row.sealLeaseUntil > now,
        })),
        webhooks: webhooks.map((row) => ({
          provider: row.provider,
          received: Number(row.received),
          unprocessed: Number(row.unprocessed),
          lastReceivedAt: isoOrNull(row.lastReceivedAt),
          oldestUnprocessedAt: isoOrNull(row.oldestUnprocessedAt),
        })),
        outgoing: {
          ...outgoing,
          oldestWaitingSince: isoOrNull(outgoing.oldestWaitingSince),
          lastFailedAt: isoOrNull(outgoing.lastFailedAt),
        },
        versions: { troth: BUILD, node: process.versions.node, ...schema },
      };
    },
  }),
  operation({
    ...shared,
    route: 'POST /admin/notarizations/{notarizationId}/seal-again',
    id: 'running.sealAgain',
    summary: 'Tries now to seal a notarized agreement that could not be sealed',
    params: z.object({ notarizationId: idSchema }),
    body: z.object({ reason: reasonSchema }),
    response: z.object({ documentId: idSchema }).meta({ id: 'SealAgain' }),
    status: 202,
    action: 'sealAgain',
    handle: async (call) => {
      const { tx, now, params, body, enqueue } = call;
      const row = await lockSealState(tx, params.notarizationId);
      if (row === undefined) throw problem('NOT_FOUND');
      const refuse = (reason: 'NOT_AT_NOTARY' | 'SEALED' | 'UNDER_WAY') =>
        problem('REFUSED_BY_RULE', { detail: text(`running.seal.${reason}`), reason });
      if (row.notarizationCompletedAt !== null) throw refuse('SEALED');
      if (row.providerCompletedAt === null) throw refuse('NOT_AT_NOTARY');
      if (row.sealLeaseUntil !== null && row.sealLeaseUntil > now) throw refuse('UNDER_WAY');
      // Whoever is asked while another seals finds its lease, so it is sealed once.
      await enqueue(sealKind, { notarizationId: row.id });
      await recordAdminAction(call, {
        action: 'running.sealAgain',
        subjectKind: 'notarization',
        subjectId: row.id,
        documentId: row.documentId,
        reason: body.reason,
      });
      return { documentId: row.documentId };
    },
  }),
  operation({
    ...shared,
    route: 'POST /admin/mails/{mailId}/send-again',
    id: 'running.sendMailAgain',
    summary: 'Sends a mail again that did not arrive, whoever it is for',
    description: 'Refused (409) for one that left, or whose words are gone.',
    params: z.object({ mailId: idSchema }),
    body: z.object({ reason: reasonSchema }),
    response: null,
    action: 'again',
    handle: async (call) => {
      const { params, body } = call;
      await sendMailAgain(call, params.mailId);
      await recordAdminAction(call, {
        action: 'running.sendMailAgain',
        subjectKind: 'mail',
        subjectId: params.mailId,
        reason: body.reason,
      });
      return null;
    },
  }),
  operation({
    ...shared,
    route: 'POST /admin/webhook-deliveries/again',
    id: 'running.sendDeliveriesAgain',
    summary: 'Gives webhook deliveries that failed another round of attempts',
    description: `Those of disabled endpoints stay as they are. The oldest ${MOST_SENT_AGAIN} at once; refused (409) where there are none.`,
    body: z.object({ reason: reasonSchema }),
    response: z.object({ deliveries: z.int() }).meta({ id: 'DeliveriesAgain' }),
    status: 202,
    action: 'again',
    handle: async (call) => {
      const { tx, now, body, audit, enqueue } = call;
      const rows = await queueFailedAgain(tx, MOST_SENT_AGAIN, now);
      if (rows.length === 0) throw problem('CONFLICT', { detail: text('running.noDeliveryFailed') });
      for (const row of rows) await enqueue(webhookKind, attemptOf(row));
      await recordAdminAction(call, {
        action: 'running.sendDeliveriesAgain',
        subjectKind: 'queue',
        subjectId: v5(webhookKind.name, QUEUE_NAMES),
        reason: body.reason,
      });
      audit({ count: rows.length });
      return { deliveries: rows.length };
    },
  }),
  operation({
    ...shared,
    route: 'POST /admin/jobs/{queue}/again',
    id: 'running.runJobsAgain',
    summary: 'Gives the jobs of a queue that were given up another round of attempts',
    description:
      'A job bears being run twice: what it did already, it does not do again. Refused (409) where none was given up.',
    params: z.object({
      queue: z
        .string()
        .regex(/^[a-z0-9-]+$/)
        .max(60),
    }),
    body: z.object({ reason: reasonSchema }),
    response: z.object({ jobs: z.int() }).meta({ id: 'JobsAgain' }),
    status: 202,
    action: 'again',
    handle: async (call) => {
      const { tx, params, body, audit } = call;
      const jobs = await retryFailedJobs(tx, params.queue);
      if (jobs === 0) throw problem('CONFLICT', { detail: text('running.noneFailed') });
      await recordAdminAction(call, {
        action: 'running.runJobsAgain',
        subjectKind: 'queue',
        // A queue has a name and no id.
        subjectId: v5(params.queue, QUEUE_NAMES),
        reason: body.reason,
      });
      audit({ count: jobs });
      return { jobs };
    },
  }),
];
