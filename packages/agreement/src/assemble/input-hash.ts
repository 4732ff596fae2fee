import { createHash } from 'node:crypto';
import { canonicalJson } from '@troth/domain/records';
import type { AssemblyInput } from './input';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** A template never changes once it is built, and it is by far the largest part of the input. */
const templateHashes = new WeakMap<AssemblyInput['template'], string>();
function templateHash(template: AssemblyInput['template']): string {
  const known = templateHashes.get(template);
  if (known !== undefined) return known;
  const hash = sha256(canonicalJson(template));
  templateHashes.set(template, hash);
  return hash;
}

/**
 * SHA-256, in hexadecimal, over the canonical JSON of everything the assembly reads (the template by a hash of its own)
 * but four things: the day, or every document would be stale by tomorrow; the day's exchange rates, for the same reason
 * (ADR 0020); when an answer was given or agreed, since giving it again changes no word;
 * and receipts, or one that is given late would take the approvals with it
 * (ADR 0034).
 */
export function inputHash(input: AssemblyInput): string {
  const withoutTimes = (answers: AssemblyInput['answers']['A']) =>
    Object.fromEntries(
      Object.entries(answers).map(([key, answer]) => [
        key,
        {
          optionKeys: answer.optionKeys.length < 2 ? answer.optionKeys : answer.optionKeys.toSorted(),
          valueTyped: answer.valueTyped,
        },
      ]),
    );
  const { template, jurisdiction, templateState, terms, disclosure, parties } = input;
  const answers = { A: withoutTimes(input.answers.A), B: withoutTimes(input.answers.B) };
  const read = { template: templateHash(template), jurisdiction, templateState, terms, disclosure, parties, answers };
  return sha256(canonicalJson(read));
}
