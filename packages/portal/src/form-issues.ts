import { ApiError } from '@troth/api-client';

/** As much of a form's schema as tells what is wrong with what was filled in. */
interface FormSchema {
  safeParse(filled: unknown): {
    readonly error?: {
      readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
    };
  };
}

/** The sentence of a form's schema for one of its fields; undefined when it is well. */
export const fieldIssue = (schema: FormSchema, field: string, filled: unknown): string | undefined =>
  schema.safeParse(filled).error?.issues.find(({ path }) => path[0] === field)?.message;

/** What the API says is wrong with one field of what was sent; undefined when it says nothing of it. */
export function answeredIssue(error: unknown, field: string): string | undefined {
  const told = error instanceof ApiError ? error.problem?.error : undefined;
  return typeof told === 'object' ? told.issues.find(({ path }) => path[0] === field)?.message : undefined;
}
