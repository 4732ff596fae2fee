import { z } from 'zod';
import { noSubject, operation } from '../../kernel/http/operation';
import { anyone, type Policy } from '../../kernel/http/policy';

const contentPolicyPolicy = { read: anyone, report: anyone } satisfies Policy<'report', unknown>;

const MAX_REPORTS = 20;
/** Longer than any address of ours; what browsers cut off is nothing to us. */
const words = z.string().max(4000);

/** By `report-uri` (application/csp-report): one object whose members are written with dashes. */
const olderSchema = z.looseObject({
  'csp-report': z.looseObject({
    'document-uri': words.optional(),
    'effective-directive': words.optional(),
    'violated-directive': words.optional(),
    'blocked-uri': words.optional(),
  }),
});

/** By `report-to` (application/reports+json): a list, which may hold reports of other kinds. */
const newerSchema = z
  .array(
    z.looseObject({
      type: words,
      body: z
        .looseObject({
          documentURL: words.optional(),
          effectiveDirective: words.optional(),
          blockedURL: words.nullish(),
        })
        .optional(),
    }),
  )
  .max(MAX_REPORTS);

const bodySchema = z.union([olderSchema, newerSchema]);

interface Report {
  readonly page: string | undefined;
  readonly directive: string | undefined;
  readonly blocked: string | undefined;
}

function reportsOf(body: z.output<typeof bodySchema>): Report[] {
  if (Array.isArray(body)) {
    return body
      .filter(({ type }) => type === 'csp-violation')
      .map(({ body: of }) => ({
        page: of?.documentURL,
        directive: of?.effectiveDirective,
        blocked: of?.blockedURL ?? undefined,
      }));
  }
  const report = body['csp-report'];
  const directive = report['effective-directive'] ?? report['violated-directive'];
  return [{ page: report['document-uri'], directive, blocked: report['blocked-uri'] }];
}

const NO_ID = ':id';

/** Where on which page, without what could say whose: no query, and no number or token of a path. */
function place(address: string | undefined): string {
  if (address === undefined || !URL.canParse(address)) return '';
  const { origin, pathname } = new URL(address);
  const path = pathname.split('/').map((part) => (/\d/.test(part) || part.length > 40 ? NO_ID : part));
  return `${origin}${path.join('/')}`.slice(0, 300);
}

/** What was kept out: a keyword such as `inline` or `eval`, or a host. */
const kept = (blocked = ''): string =>
  URL.canParse(blocked) ? new URL(blocked).origin.slice(0, 300) : blocked.replace(/[^\w-]/g, '').slice(0, 40);

export const contentPolicyReportOperations = [
  operation({
    route: 'POST /content-policy-reports',
    id: 'contentPolicyReports.create',
    summary: 'Takes a browser’s report of what a page’s content security policy kept out',
    description: 'The directive, the page without its query and ids, and the host go to the log; nothing is stored.',
    tag: 'health',
    isOurs: true,
    audited: false,
    body: bodySchema,
    limit: 'POLICY_REPORTS',
    response: null,
    policy: contentPolicyPolicy,
    action: 'report',
    load: noSubject,
    handle: ({ body, services }) => {
      for (const { page, directive = '', blocked } of reportsOf(body)) {
        services.logger.warn(
          { page: place(page), directive: directive.replace(/[^\w-]/g, '').slice(0, 40), blocked: kept(blocked) },
          'content policy kept something out',
        );
      }
      return null;
    },
  }),
];
