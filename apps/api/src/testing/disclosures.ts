import type { TestCouple, TestPerson } from './builders';
import type { TestApp } from './open-app';

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

/** A partner confirms to have received what the other disclosed, as it is. */
export async function confirmReceipt(
  api: TestApp,
  reader: TestPerson,
  owner: TestPerson,
  documentId: string,
): Promise<void> {
  const { version } = (
    await api.get<{ version: string }>(`/users/${owner.id}/documents/${documentId}/disclosure`, reader)
  ).body;
  const reply = await api.post(
    `/users/${reader.id}/documents/${documentId}/disclosure/receipts`,
    { ownerId: owner.id, version },
    reader,
  );
  if (reply.status !== 201) throw new Error(`The receipt answered ${reply.status}: ${JSON.stringify(reply.body)}`);
}

export async function confirmBothReceipts(api: TestApp, { a, b, documentId }: TestCouple): Promise<void> {
  await confirmReceipt(api, a, b, documentId);
  await confirmReceipt(api, b, a, documentId);
}
