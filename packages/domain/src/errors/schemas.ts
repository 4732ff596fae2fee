import { z } from 'zod';
import { PROBLEM_CODES } from './problems';

export const problemCodeSchema = z
  .enum(PROBLEM_CODES)
  .meta({ id: 'ProblemCode', description: 'What went wrong, for programs.' });

/** One thing that is wrong with what was sent. */
export const problemIssueSchema = z
  .object({ path: z.array(z.union([z.string(), z.number()])), message: z.string(), code: z.string() })
  .meta({ id: 'ProblemIssue', description: 'One thing that is wrong with what was sent.' });

/**
 * `application/problem+json` with the `error` member that the display rule of customer spec §8 reads: issues for
 * validation, a string otherwise.
 */
export const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: problemCodeSchema,
    error: z.union([z.string(), z.object({ issues: z.array(problemIssueSchema) })]),
  })
  .meta({ id: 'Problem', description: 'Why a call failed. Customer spec §8.' });
export type Problem = z.infer<typeof problemSchema>;
