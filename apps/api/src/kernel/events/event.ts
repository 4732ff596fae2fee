import type { Actor } from '../auth/actor';
import type { Tx } from '../database/database';
import type { Enqueue } from '../jobs/job';
import type { SendMail } from '../mail/mail';
import type { Services } from '../services';

/** A kind of event: its name, and what one says. Its floor is `records`, so any feature can publish it. */
export interface EventKind<Data extends object> {
  readonly name: string;
  /** For the compiler alone. */
  readonly data?: Data;
}

export const eventKind = <Data extends object>(name: string): EventKind<Data> => ({ name });

/** What a subscriber works with: the transaction that the event was published in. */
export interface EventWork {
  readonly actor: Actor | { readonly kind: 'system' };
  readonly tx: Tx;
  readonly now: Date;
  readonly services: Services;
  readonly sendMail: SendMail;
  readonly enqueue: Enqueue;
}

export interface Subscriber {
  readonly event: string;
  readonly handle: (work: EventWork, data: object) => Promise<void>;
}

/** Subscribes a use case to an event. `program/subscribers.ts` lists it. */
export const on = <Data extends object>(
  { name }: EventKind<Data>,
  handle: (work: EventWork, data: Data) => Promise<void>,
): Subscriber => ({ event: name, handle: (work, data) => handle(work, data as Data) });

/**
 * Tells everyone who subscribed, one after the other in the order of their list, in the publisher's transaction: what they
 * write is saved with it, or not at all.
 */
export async function publish<Data extends object>(
  work: EventWork,
  { name }: EventKind<Data>,
  data: NoInfer<Data>,
): Promise<void> {
  for (const { event, handle } of work.services.subscribers) if (event === name) await handle(work, data);
}
