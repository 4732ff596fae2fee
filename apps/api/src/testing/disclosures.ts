import type { TestPerson } from './builders';
import type { TestApp } from './test-app';

/** Adds an entry through its call. */
export async function disclose(
  api: TestApp,
  person: TestPerson,
  documentId: string,
  kind: string,
  entry: Readonly<Record<string, unknown>>,
): Promise<{ id: string; version: number }> {
  const reply = await api.post<{ id: string; version: number }>(
    `/users/${person.id}/documents/${documentId}/${kind}`,
    entry,
    person,
  );
  if (reply.status !== 201) throw new Error(`${kind} answered ${reply.status}: ${JSON.stringify(reply.body)}`);
  return reply.body;
}

/** What completes a disclosure in the tests' year: three years of income and one account. */
export async function discloseEnough(
  api: TestApp,
  person: TestPerson,
  documentId: string,
  savingsInCents: number,
): Promise<void> {
  for (const year of [2024, 2025, 2026]) {
    await disclose(api, person, documentId, 'incomes', {
      year,
      incomeType: 'BASE_SALARY',
      valueInCents: 7_200_000 + year,
    });
  }
  await disclose(api, person, documentId, 'assets', {
    assetAccountType: 'ACCOUNT',
    accountType: 'SAVINGS',
    institution: 'Harbor Bank',
    accountNumber: '4411',
    valueInCents: savingsInCents,
  });
}
