/** How a request was answered: by which operation, never at which address. */
export interface Answered {
  /** The operation's id; `none` for what no operation answers. */
  readonly operation: string;
  readonly status: number;
}

/** Where something failed. Ids of operations, queues and requests alone: nothing of a person. */
export interface FailedIn {
  readonly operation?: string;
  readonly queue?: string;
  /** A portal, in someone's browser. */
  readonly portal?: string;
  readonly requestId?: string;
}

/** One statement: its text has placeholders where the values are. */
export interface Statement {
  readonly text: string;
  readonly ms: number;
  readonly isFailed: boolean;
}

/** Sees what the program does and how long it takes, for metrics, traces and error reports. */
export interface Observer {
  readonly request: (answer: () => Promise<Answered>) => Promise<Answered>;
  readonly job: (queue: string, work: () => Promise<void>) => Promise<void>;
  /** Null where nobody asks: then statements are not even timed. */
  readonly statement: ((statement: Statement) => void) | null;
  readonly failed: (error: Error, where: FailedIn) => void;
  readonly close: () => Promise<void>;
}

/** Sees nothing and costs nothing. */
export const unobserved: Observer = {
  request: (answer) => answer(),
  job: (_queue, work) => work(),
  statement: null,
  failed: () => undefined,
  close: () => Promise.resolve(),
};

/** One that sees for several: the first is the outermost. */
export function observedBy(observers: readonly Observer[]): Observer {
  const statements = observers.flatMap(({ statement }) => (statement === null ? [] : [statement]));
  return {
    request: (answer) =>
      observers.reduceRight<() => Promise<Answered>>(
        (inner, { request }) =>
          () =>
            request(inner),
        answer,
      )(),
    job: (queue, work) =>
      observers.reduceRight<() => Promise<void>>(
        (inner, { job }) =>
          () =>
            job(queue, inner),
        work,
      )(),
    statement: statements.length === 0 ? null : (statement) => statements.forEach((see) => see(statement)),
    failed: (error, where) => observers.forEach(({ failed }) => failed(error, where)),
    close: async () => {
      for (const { close } of observers) await close();
    },
  };
}
