import { randomUUID } from 'node:crypto';
import type { Db } from '../../database/database';

/** Something that the sandbox tells our webhook. */
export interface SandboxEvent {
  readonly type: string;
  /** The visit, the account or the transfer that it is about. */
  readonly objectId: string;
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

/** An event as it goes over the wire. */
export const wireOf = (event: { id: string; type: string; objectId: string; createdAt: Date }): string =>
  JSON.stringify({
    id: event.id,
    type: event.type,
    created: Math.floor(event.createdAt.getTime() / 1000),
    data: { object: { id: event.objectId } },
  });
