import type { KeptApplicationDraft } from '@troth/domain/attorneys';
import type { Tx } from '../../kernel/database/database';
import { houseColumn } from '../../kernel/protection/protected-database';
import type { AttorneyRow } from './attorney.repository';

const drafts = houseColumn('attorneys', 'sealed_application_draft');
const statements = houseColumn('attorneys', 'sealed_disciplinary_statement');

/** The application as it was typed last; null where nothing is kept. */
export function keptApplication(tx: Tx, { id, sealedApplicationDraft }: AttorneyRow): KeptApplicationDraft | null {
  const text = drafts.open(tx, id, sealedApplicationDraft);
  return text === null ? null : (JSON.parse(text) as KeptApplicationDraft);
}

export const sealedApplication = (tx: Tx, id: string, draft: KeptApplicationDraft | null) =>
  drafts.seal(tx, id, draft === null ? null : JSON.stringify(draft));

/** What the attorney said of discipline by a bar; null for nothing. */
export const disciplinaryStatementOf = (tx: Tx, { id, sealedDisciplinaryStatement }: AttorneyRow): string | null =>
  statements.open(tx, id, sealedDisciplinaryStatement);

export const sealedStatement = (tx: Tx, id: string, statement: string | null) => statements.seal(tx, id, statement);
