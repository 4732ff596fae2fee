import { ApiError } from '@troth/api-client';
import { useState } from 'react';

/** As much of a form's schema as tells what is wrong with what was filled in. */
interface FormSchema {
  safeParse(filled: unknown): {
    readonly error?: {
      readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
    };
  };
}

/** What a form's schema says is wrong with what was filled in: nothing until the person has tried to send it. */
export function useFormIssues(schema: FormSchema, filled: unknown) {
  const [isTried, setTried] = useState(false);
  const { error } = schema.safeParse(filled);
  return {
    isTried,
    /** The sentence for one of its fields; undefined when it is well. */
    issueOf: (field: string): string | undefined =>
      isTried ? error?.issues.find(({ path }) => path[0] === field)?.message : undefined,
    /** Shows from now on what is wrong. @returns whether it can be sent. */
    tryToSend: (): boolean => {
      setTried(true);
      return error === undefined;
    },
    startOver: () => setTried(false),
  };
}

/** What the API says is wrong with one field of what was sent; undefined when it says nothing of it. */
export function answeredIssue(error: unknown, field: string): string | undefined {
  const told = error instanceof ApiError ? error.problem?.error : undefined;
  return typeof told === 'object' ? told.issues.find(({ path }) => path[0] === field)?.message : undefined;
}
