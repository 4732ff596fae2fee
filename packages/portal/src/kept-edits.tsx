import { deviceStorage } from './device-storage';

const PREFIX = 'troth-edit.';

/** Under which an editor's words that the API does not have are kept on the device: whose they are, of which document. */
export const keptEditName = (personId: string, documentId: string): string => `${PREFIX}${personId}.${documentId}`;

/** Whether the device has any: signing out deletes them. */
export const hasKeptEdits = (): boolean => deviceStorage.names().some((name) => name.startsWith(PREFIX));
