import type { TestCouple, TestPerson } from './builders';
import type { TestApp } from './open-app';

/** A finding as a reader is told it. */
export interface TestFinding {
  readonly key: string;
  readonly code: string;
  readonly severity: string;
  readonly title: string;
  readonly reason: string;
  readonly law: { readonly citation: string | null; readonly note: string | null } | null;
  readonly fixes: readonly {
    readonly where: string;
    readonly label: string | null;
    readonly of: string | null;
    readonly questionId: string | null;
    readonly sectionPath: string | null;
    readonly kind: string | null;
    readonly entryId: string | null;
  }[];
  readonly version: string | null;
  readonly confirmedBy: readonly string[];
}

export const findingsOf = async (
  api: TestApp,
  { documentId }: TestCouple,
  reader: TestPerson,
): Promise<TestFinding[]> =>
  (await api.get<{ findings: TestFinding[] }>(`/documents/${documentId}/generation`, reader)).body.findings;

/** Keys of what both have to confirm. */
export const errorsOf = async (api: TestApp, couple: TestCouple): Promise<string[]> =>
  (await findingsOf(api, couple, couple.a)).filter(({ severity }) => severity === 'ERROR').map(({ key }) => key);

/** One partner confirms what is named, or every error, as it is now. */
export async function confirmFindings(
  api: TestApp,
  couple: TestCouple,
  person: TestPerson,
  ...keys: readonly string[]
) {
  const findings = (await findingsOf(api, couple, person))
    .filter(({ key, severity }) => (keys.length === 0 ? severity === 'ERROR' : keys.includes(key)))
    .map(({ key, version }) => ({ key, version }));
  return api.post<{ code?: string }>(`/documents/${couple.documentId}/generation/confirmations`, { findings }, person);
}
