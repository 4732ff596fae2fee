import { PROBLEM_CODES, type ProblemCode } from '@troth/domain/errors';
import { shownBy } from '../../features/looking/what-is-shown';
import type { Operation } from '../../kernel/http/operation';

/**
 * The problems that a call may answer because of how it is declared, and those that its own code throws.
 * @param own What `readHandlers` found.
 */
export function problemsOf(operation: Operation, own: readonly ProblemCode[]): readonly ProblemCode[] {
  const { params, query, body, method, isPublic, isChange } = operation;
  const found = new Set<ProblemCode>(own);
  const add = (applies: boolean, ...codes: readonly ProblemCode[]) => {
    if (applies) for (const code of codes) found.add(code);
  };
  add(true, 'TOO_MANY_REQUESTS', 'UNEXPECTED', 'UNAVAILABLE');
  add(params !== undefined || query !== undefined || body !== undefined, 'VALIDATION_FAILED');
  add(body !== undefined, 'MALFORMED_REQUEST', 'TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE');
  add(!isPublic, 'NOT_AUTHENTICATED', 'NOT_ALLOWED', 'NOT_FOUND');
  add(!isPublic && !operation.opensWithoutSecondFactor, 'SECOND_FACTOR_REQUIRED');
  add(operation.needsFreshSignIn, 'REAUTHENTICATION_REQUIRED');
  add(!isChange && shownBy(operation.id) !== null, 'ADMIN_ACCESS_REASON_REQUIRED');
  add(method === 'POST', 'MALFORMED_REQUEST', 'CONFLICT', 'IDEMPOTENCY_CONFLICT');
  add(operation.standIns !== undefined, 'NOT_FOUND');
  return PROBLEM_CODES.filter((code) => found.has(code));
}
