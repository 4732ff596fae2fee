import { PROBLEMS, type Problem as ProblemBody, type ProblemCode } from '@troth/domain/errors';
import type { z } from 'zod';

/** One thing that is wrong with what was sent. */
export interface Issue {
  readonly path: readonly (string | number)[];
  readonly message: string;
  readonly code: string;
}

interface ProblemOptions {
  /** What to tell the person instead of the code's usual text. From a catalog; never a name, answer or number of theirs. */
  readonly detail?: string;
  /** What the rule that refused says, by which a portal picks its words. */
  readonly reason?: string;
  /** Present for validation: the display rule of customer spec section 8 joins their messages. */
  readonly issues?: readonly Issue[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Further members of the answer, such as the current value after a stale write. */
  readonly extensions?: Readonly<Record<string, unknown>>;
  /** True when a policy refused: the refusal is audited. */
  readonly refused?: boolean;
  readonly cause?: unknown;
}

/** An expected failure. Use cases throw it; one place answers with `application/problem+json`. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  constructor(
    readonly code: ProblemCode,
    readonly options: ProblemOptions = {},
  ) {
    super(code, { cause: options.cause });
    this.status = PROBLEMS[code].status;
  }
}

export const problem = (code: ProblemCode, options: ProblemOptions = {}): Problem => new Problem(code, options);

/** The problem for input that a schema refused. */
export function invalid(error: z.ZodError, root: readonly (string | number)[] = []): Problem {
  const issues = error.issues.map((issue) => ({
    path: [...root, ...issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part))],
    message: issue.message,
    code: issue.code ?? 'custom',
  }));
  return problem('VALIDATION_FAILED', { issues });
}

/** The problem for one field that a rule refused. */
export const invalidField = (field: string, message: string, code: string): Problem =>
  problem('VALIDATION_FAILED', { issues: [{ path: [field], message, code }] });

/** The body of a problem's answer. */
export function problemBody(failure: Problem): ProblemBody & Record<string, unknown> {
  const { title } = PROBLEMS[failure.code];
  const detail = failure.options.detail ?? title;
  return {
    type: `urn:troth:problem:${failure.code.toLowerCase().replaceAll('_', '-')}`,
    title,
    status: failure.status,
    detail,
    code: failure.code,
    error:
      failure.options.issues === undefined
        ? detail
        : { issues: failure.options.issues.map((issue) => ({ ...issue, path: [...issue.path] })) },
    reason: failure.options.reason,
    ...failure.options.extensions,
  };
}

export function problemResponse(failure: Problem): Response {
  return new Response(JSON.stringify(problemBody(failure)), {
    status: failure.status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...failure.options.headers },
  });
}

/** What a query throws that finds nothing: `executeTakeFirstOrThrow(notFound)`. */
export const notFound = (): Problem => problem('NOT_FOUND');
