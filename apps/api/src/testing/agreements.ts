import type { Commit } from '@troth/domain/agreement';
import { completeQuestionnaires, type GivenAnswers } from './answers';
import type { TestCouple, TestPerson } from './builders';
import { confirmBothReceipts, discloseEnough } from './disclosures';
import type { TestApp } from './open-app';
import { aLinkedCouple, payForPrenup } from './purchases';

export const acknowledge = (api: TestApp, person: TestPerson) =>
  api.post(`/users/${person.id}/acknowledgements`, { enforcement: true, attorneyCounsel: true }, person);

/** A couple that lacks nothing but the press of the button. */
export async function aReadyCouple(
  api: TestApp,
  options: Parameters<typeof aLinkedCouple>[1] = {},
  given: { both?: GivenAnswers; a?: GivenAnswers; b?: GivenAnswers } = {},
): Promise<TestCouple> {
  const couple = await aLinkedCouple(api, options);
  await payForPrenup(api, couple.a);
  await completeQuestionnaires(api, couple, given);
  await discloseEnough(api, couple.a, couple.documentId, 1_234_567);
  await discloseEnough(api, couple.b, couple.documentId, 7_654_321);
  await confirmBothReceipts(api, couple);
  await acknowledge(api, couple.a);
  await acknowledge(api, couple.b);
  return couple;
}

interface GenerationRun {
  readonly id: string;
  readonly status: string;
  readonly failure: string | null;
}

interface Generation {
  readonly run: GenerationRun | null;
  readonly refusal: { readonly reason: string; readonly message: string } | null;
}

/** Presses the button. */
export const askToGenerate = (api: TestApp, { documentId }: TestCouple, person: TestPerson) =>
  api.request<GenerationRun & { reason?: string }>('POST', `/documents/${documentId}/generate`, { as: person });
export const generationOf = async (api: TestApp, { documentId }: TestCouple, person: TestPerson) =>
  (await api.get<Generation>(`/documents/${documentId}/generation`, person)).body;
/** The versions, the newest first. */
export const historyOf = async (api: TestApp, { documentId }: TestCouple, person: TestPerson) =>
  (await api.get<Commit[]>(`/documents/${documentId}/history`, person)).body;

/** Generates the current agreement. @returns the commit that was made. */
export async function generateNow(api: TestApp, couple: TestCouple): Promise<Commit> {
  const asked = await askToGenerate(api, couple, couple.a);
  if (asked.status !== 202) throw new Error(`Generating answered ${asked.status}: ${JSON.stringify(asked.body)}`);
  await api.runJobs();
  const { run } = await generationOf(api, couple, couple.a);
  const [commit] = await historyOf(api, couple, couple.a);
  if (run?.status !== 'DONE' || commit === undefined) throw new Error(`The run ended so: ${JSON.stringify(run)}`);
  return commit;
}
