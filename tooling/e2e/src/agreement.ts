import { expect } from '@playwright/test';
import { type Answers, answerByCalls } from './answering';
import { type Couple, giveProfile, payForThePrenup, questionOf, storedAnswers } from './background';
import type { Person } from './person';
import { addresses } from './product';

interface Generation {
  readonly refusal: { readonly reason: string } | null;
  readonly findings: readonly { readonly key: string; readonly version: string | null }[];
}

/** The versions of the couple's agreement, the newest first. */
export const historyOf = async (person: Person) =>
  person.get<{ commitAt: string; hash: string }[]>(`/documents/${await person.documentId()}/history`);

/** Pays, answers, acknowledges and confirms by calls all that the agreement wants, so that it can be made. */
export async function prepareAgreement(couple: Couple, answers: Answers): Promise<void> {
  await payForThePrenup(couple.a);
  for (const person of [couple.a, couple.b]) {
    await giveProfile(person);
    await answerByCalls(person, answers);
    const acknowledged = { enforcement: true, attorneyCounsel: true };
    await person.call('POST', `/users/${await person.id()}/acknowledgements`, acknowledged);
  }
  await confirmFindings(couple);
}

/** Confirms whatever the preflight found and wants confirmed. */
export async function confirmFindings({ a, b }: Couple): Promise<void> {
  const path = `/documents/${await a.documentId()}/generation`;
  for (const person of [a, b]) {
    const { findings } = await person.get<Generation>(path);
    const named = findings.filter(({ version }) => version !== null).map(({ key, version }) => ({ key, version }));
    if (named.length === 0) continue;
    const { status, body } = await person.call('POST', `${path}/confirmations`, { findings: named });
    expect(status, JSON.stringify(body)).toBe(204);
  }
  expect((await a.get<Generation>(path)).refusal, 'nothing is in the way').toBeNull();
}

/** Makes a version of the agreement by a call. */
export async function makeVersion({ a }: Couple): Promise<void> {
  const before = (await historyOf(a)).length;
  const { status, body } = await a.call('POST', `/documents/${await a.documentId()}/generate`, {});
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  await expect.poll(async () => (await historyOf(a)).length, { timeout: 60_000 }).toBe(before + 1);
}

/** Confirms by a call that the newest version was read. */
export async function reviewByCall(person: Person): Promise<void> {
  const path = `/documents/${await person.documentId()}`;
  const { version } = await person.get<{ version: string }>(`${path}/notarization-outlook`);
  const reply = await person.context.request.patch(`${addresses.api}${path}`, {
    headers: { authorization: await person.accessToken(), 'If-Match': `"${version}"` },
    data: { reviewedAt: new Date().toISOString() },
  });
  expect(reply.status(), 'the version was read').toBe(200);
}

/** Opens the questionnaire again after a version was made, by a call. */
export async function regenerate({ a }: Couple): Promise<void> {
  const cleared = { reviewedAt: null, lastGeneratedInputHash: null, lastGeneratedAt: null };
  expect((await a.call('PATCH', `/documents/${await a.documentId()}`, cleared)).status).toBe(200);
}

/** Changes by a call what someone typed as an answer. */
export async function changeAnswer(person: Person, key: string, valueTyped: string): Promise<void> {
  const question = await questionOf(person, key);
  const [{ version } = { version: 0 }] = await storedAnswers(person, question);
  const path = `/users/${await person.id()}/answers?questionId=${question.id}`;
  expect((await person.call('PATCH', path, { valueTyped, questionOptionIds: [], version })).status).toBe(200);
}
