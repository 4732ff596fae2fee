import type { LookedAt } from '@troth/domain/looking';

/**
 * What of a couple's a call shows to someone who is not of the couple, by its id or by the part of it before the dot.
 * `perform` asks an admin for a reason before it, and records the look. A test holds every GET about a couple against
 * this table and the next.
 */
const shown: Readonly<Record<string, LookedAt>> = {
  documentQuestionnaireSections: 'ANSWERS',
  'attorneyQuestionnaireSections.groups': 'ANSWERS',
  'adminQuestionnaireSections.groups': 'ANSWERS',
  'disclosure.read': 'DISCLOSURE',
  'disclosure.export': 'DISCLOSURE',
  'disclosure.downloadOutcomes': 'ANSWERS',
  'disclosure.outcomeFacts': 'ANSWERS',
  'assets.list': 'DISCLOSURE',
  'assets.read': 'DISCLOSURE',
  'vehicles.list': 'DISCLOSURE',
  'vehicles.read': 'DISCLOSURE',
  'businesses.list': 'DISCLOSURE',
  'businesses.read': 'DISCLOSURE',
  'debts.list': 'DISCLOSURE',
  'debts.read': 'DISCLOSURE',
  'realEstates.list': 'DISCLOSURE',
  'realEstates.read': 'DISCLOSURE',
  'incomes.list': 'DISCLOSURE',
  'incomes.read': 'DISCLOSURE',
  'inheritancesTrusts.list': 'DISCLOSURE',
  'inheritancesTrusts.read': 'DISCLOSURE',
  'legacyJointProperties.list': 'DISCLOSURE',
  'legacyJointProperties.read': 'DISCLOSURE',
  'evidence.list': 'EVIDENCE',
  'evidence.content': 'EVIDENCE',
  'chats.list': 'CHATS',
  'documents.readGeneration': 'AGREEMENT',
  'documents.readRegenerationStatus': 'AGREEMENT',
  documentHistory: 'AGREEMENT',
  'documentEditing.values': 'AGREEMENT',
  'documentEditing.offers': 'AGREEMENT',
  'libraryGroups.render': 'AGREEMENT',
  clauseDiscussions: 'AGREEMENT',
  'documentFiles.list': 'AGREEMENT',
  'documentFiles.content': 'AGREEMENT',
  signing: 'AGREEMENT',
  vault: 'AGREEMENT',
  auditTrail: 'HISTORY',
};

/** GETs about a couple that show none of its content, by id or by the part of it before the dot, each with the reason. */
const NOT_CONTENT: Readonly<Record<string, string>> = {
  'documents.read': 'Whose document it is and how far it has come; what it says is not in it.',
  'documents.listOfUser': 'The same, of each document.',
  'documents.listParticipants': 'Names and addresses of the two partners.',
  'documents.readCounsel': 'Who advises whom, and who approved.',
  'documents.readViewed': 'Which versions the reader has seen.',
  'documentLocks.read': 'Who edits, and until when.',
  documentDrafts: 'The reader’s own words.',
  'notarizations.list': 'How far the notarization has come.',
  'externalAttorneys.read': 'How to reach the attorney whom a partner found.',
  'chats.counterparts': 'With whom the reader has a conversation, and how many messages wait.',
};

/** What a call shows of a couple; null where it is none of its content. */
export const shownBy = (operationId: string): LookedAt | null =>
  shown[operationId] ?? shown[operationId.split('.')[0] ?? ''] ?? null;

/**
 * Why a call about a couple shows none of its content; null where nothing is said for it.
 * @internal The table is tested to be complete.
 */
export const notContentBecause = (operationId: string): string | null =>
  NOT_CONTENT[operationId] ?? NOT_CONTENT[operationId.split('.')[0] ?? ''] ?? null;

/** @internal The table is tested to be complete. */
export const NAMED_IN_TABLES: readonly string[] = [...Object.keys(shown), ...Object.keys(NOT_CONTENT)];
