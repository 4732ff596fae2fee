import { z } from 'zod';
import type { Services } from '../services';

/** A kind of job: its queue in the database, and what one carries. Enough to enqueue one. */
export interface JobKind<Data extends object> {
  /** Jobs wait under this name in the database, so it stays what it is. */
  readonly name: string;
  readonly schema: z.ZodType<Data>;
}

/** A kind of job with what does it. */
export interface Job<Data extends object = object> extends JobKind<Data> {
  /** Must bear being run twice: a crash after the work and before the tick repeats it. */
  handle(services: Services, data: Data): Promise<void>;
}

/** For jobs that carry nothing. */
export const noData: z.ZodType<object> = z.object({});

/** Declares a job beside its use case. `program/jobs.ts` lists it. See apps/api/README.md. */
export const job = <Data extends object>(spec: Job<Data>): Job<Data> => spec;

/** For a job that is enqueued where its handler must not be imported: a floor below it, or by what it calls. */
export const jobKind = <Data extends object>(kind: JobKind<Data>): JobKind<Data> => kind;

export interface EnqueueOptions {
  /** Names what the job is for: while one with this name is known, another is not written. */
  readonly onceFor?: string;
  readonly startAfter?: Date;
}

/** Writes a job in a transaction that is known already. */
export type Enqueue = <Data extends object>(
  kind: JobKind<Data>,
  data: NoInfer<Data>,
  options?: EnqueueOptions,
) => Promise<void>;
