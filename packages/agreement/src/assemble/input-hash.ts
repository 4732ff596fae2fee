import { createHash } from 'node:crypto';
import type { AssemblyInput } from './input';

/** JSON with object keys in code-point order and absent members left out, so that equal values have one spelling. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const members = Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
      .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
    return `{${members.join(',')}}`;
  }
  return JSON.stringify(value);
}

/**
 * SHA-256, in hexadecimal, over the canonical JSON of everything the assembly reads but two things: the day, or every
 * document would be stale by tomorrow; and when an answer was given, since giving it again changes no word.
 */
export function inputHash(input: AssemblyInput): string {
  const withoutTimes = (answers: AssemblyInput['answers']['A']) =>
    Object.fromEntries(
      Object.entries(answers).map(([key, answer]) => [
        key,
        { optionKeys: [...answer.optionKeys].sort(), valueTyped: answer.valueTyped },
      ]),
    );
  const { template, jurisdiction, templateState, terms, disclosure, parties } = input;
  const answers = { A: withoutTimes(input.answers.A), B: withoutTimes(input.answers.B) };
  const read = { template, jurisdiction, templateState, terms, disclosure, parties, answers };
  return createHash('sha256').update(canonicalJson(read)).digest('hex');
}
