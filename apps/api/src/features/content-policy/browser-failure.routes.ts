import { type BrowserFailure, browserFailureSchema } from '@troth/domain/errors';
import { noSubject, operation } from '../../kernel/http/operation';
import { anyone, type Policy } from '../../kernel/http/policy';

const browserFailurePolicy = { read: anyone, report: anyone } satisfies Policy<'report', unknown>;

/** The failure as what observes failures takes it: by its kind, and by a stack of the browser's places. */
function errorOf({ kind, places }: BrowserFailure, origin: string): Error {
  const error = new Error();
  error.name = kind;
  const lines = places.map(({ script, line, column }) => `    at ${origin}${script}:${line}:${column}`);
  error.stack = [kind, ...lines].join('\n');
  return error;
}

export const browserFailureOperations = [
  operation({
    route: 'POST /browser-failures',
    id: 'browserFailures.create',
    summary: 'Takes a portal’s report of a failure in a browser',
    description:
      'It goes on to the address of `ERROR_REPORT_DSN`, and nowhere without one. A report has the kind of the failure and the places in the portal’s files; anything else is refused.',
    tag: 'health',
    isOurs: true,
    audited: false,
    body: browserFailureSchema,
    limit: 'POLICY_REPORTS',
    response: null,
    policy: browserFailurePolicy,
    action: 'report',
    load: noSubject,
    handle: ({ body, services: { config, observer } }) => {
      const { portal } = body;
      if (config.observing.errors !== null) observer.failed(errorOf(body, config.origins[portal]), { portal });
      return null;
    },
  }),
];
