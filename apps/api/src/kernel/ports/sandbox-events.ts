import { randomUUID } from 'node:crypto';
import type { Db } from '../database/database';

/** Which of our webhooks an event is for. */
export type SandboxInbox = 'payments' | 'notary';

/** Something that a sandbox tells our webhook. */
export interface SandboxEvent {
  readonly inbox?: SandboxInbox;
  readonly type: string;
  /** The visit, the account, the transfer or the transaction that it is about. */
  readonly objectId: string;
  /** The signer whom an event of the notary names. */
  readonly signerReference?: string | null;
  readonly dueAt: Date;
  readonly times?: number;
}

/** Keeps what is to be told, in the transaction of what happened. @returns the event's id. */
export async function recordSandboxEvent(db: Db, event: SandboxEvent, now: Date): Promise<string> {
  const id = `evt_sandbox_${randomUUID()}`;
  await db
    .insertInto('sandboxEvents')
    .values({ id, ...event, createdAt: now })
    .execute();
  return id;
}

interface KeptEvent {
  readonly id: string;
  readonly inbox: SandboxInbox;
  readonly type: string;
  readonly objectId: string;
  readonly signerReference: string | null;
  readonly createdAt: Date;
}

/** An event as it goes over the wire: in the words of the provider for whom the sandbox stands. */
export function wireOf({ id, inbox, type, objectId, signerReference, createdAt }: KeptEvent): string {
  if (inbox === 'notary') {
    const signer = signerReference === null ? {} : { signer: { external_id: signerReference } };
    const data = { transaction_id: objectId, date_occurred: createdAt.toISOString(), ...signer };
    return JSON.stringify({ event: type, data });
  }
  return JSON.stringify({
    id,
    type,
    created: Math.floor(createdAt.getTime() / 1000),
    data: { object: { id: objectId } },
  });
}
