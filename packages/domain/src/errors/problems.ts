/** A kind of failure: its HTTP status and its title. */
export interface ProblemKind {
  readonly status: number;
  readonly title: string;
}

/** Every expected failure. A code without a status does not compile. */
export const PROBLEM_CODES = [
  'VALIDATION_FAILED',
  'MALFORMED_REQUEST',
  'NOT_AUTHENTICATED',
  'PAYMENT_REQUIRED',
  'NOT_ALLOWED',
  'SECOND_FACTOR_REQUIRED',
  'REAUTHENTICATION_REQUIRED',
  'TOKEN_SCOPE_MISSING',
  'ADMIN_ACCESS_REASON_REQUIRED',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'NOT_ACCEPTABLE',
  'CONFLICT',
  'VERSION_CONFLICT',
  'IDEMPOTENCY_CONFLICT',
  'ALREADY_EXISTS',
  'LOCKED',
  'LOCK_LOST',
  'DRAFTS_MOVED',
  'BASE_MOVED',
  'GONE',
  'TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'REFUSED_BY_RULE',
  'TOO_MANY_REQUESTS',
  'UNEXPECTED',
  'PROVIDER_FAILED',
  'UNAVAILABLE',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

export const PROBLEMS = {
  VALIDATION_FAILED: { status: 400, title: 'Something in what was sent is not valid' },
  MALFORMED_REQUEST: { status: 400, title: 'The request could not be read' },
  NOT_AUTHENTICATED: { status: 401, title: 'Sign in first' },
  PAYMENT_REQUIRED: { status: 402, title: 'A payment is needed first' },
  NOT_ALLOWED: { status: 403, title: 'This is not yours to do' },
  ADMIN_ACCESS_REASON_REQUIRED: { status: 403, title: 'Say first why you need to see this' },
  SECOND_FACTOR_REQUIRED: { status: 403, title: 'Sign in with a second step first' },
  TOKEN_SCOPE_MISSING: { status: 403, title: 'The token has no scope for this' },
  REAUTHENTICATION_REQUIRED: { status: 403, title: 'Sign in again to do this' },
  NOT_FOUND: { status: 404, title: 'There is nothing here' },
  METHOD_NOT_ALLOWED: { status: 405, title: 'This address does not answer that method' },
  NOT_ACCEPTABLE: { status: 406, title: 'No such representation' },
  CONFLICT: { status: 409, title: 'This does not fit the current state' },
  VERSION_CONFLICT: { status: 409, title: 'It was changed in the meantime' },
  IDEMPOTENCY_CONFLICT: { status: 409, title: 'This idempotency key was used for another request' },
  ALREADY_EXISTS: { status: 409, title: 'It exists already' },
  LOCKED: { status: 409, title: 'Someone else is editing' },
  LOCK_LOST: { status: 409, title: 'This tab no longer holds the lock' },
  DRAFTS_MOVED: { status: 409, title: 'The drafts were saved from somewhere else' },
  BASE_MOVED: { status: 409, title: 'There is a newer version of the agreement' },
  GONE: { status: 410, title: 'It is no longer here' },
  TOO_LARGE: { status: 413, title: 'Too much was sent' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, title: 'This kind of content is not taken' },
  REFUSED_BY_RULE: { status: 422, title: 'A rule of the product refuses this' },
  TOO_MANY_REQUESTS: { status: 429, title: 'Too many requests' },
  UNEXPECTED: { status: 500, title: 'An unknown error occurred' },
  PROVIDER_FAILED: { status: 502, title: 'An outside service failed' },
  UNAVAILABLE: { status: 503, title: 'The service is not available now' },
} as const satisfies Record<ProblemCode, ProblemKind>;
