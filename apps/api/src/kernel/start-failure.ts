import { existsSync, mkdirSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';

/** Why the program cannot start, in words for the person who started it. Shown without a stack trace. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
  constructor(
    readonly code:
      | 'DATA_FOLDER_IN_USE'
      | 'DATA_FOLDER_UNREADABLE'
      | 'DATA_FOLDER_NEWER'
      | 'DISK_FULL'
      | 'PORT_TAKEN'
      | 'PORT_REFUSED'
      | 'DATABASE_UNREACHABLE'
      | 'DATABASE_NEWER'
      | 'FILES_UNREACHABLE'
      | 'ROOT_KEY_MISSING'
      | 'ROOT_KEY_WRONG'
      | 'ROOT_KEY_UNREADABLE'
      | 'SEAL_UNUSABLE'
      | 'BACKUP_REFUSED'
      | 'EXPORT_REFUSED'
      | 'UNSAFE_SETTINGS',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** A failure of the file system, told for a folder. Anything else comes back as it is. */
export function folderFailure(error: unknown, folder: string): unknown {
  const code = codeOf(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(folder, error);
  if (
    code === 'EACCES' ||
    code === 'EPERM' ||
    code === 'EROFS' ||
    code === 'ENOTDIR' ||
    code === 'ENOENT' ||
    code === 'EEXIST'
  ) {
    return new StartFailure(
      'DATA_FOLDER_UNREADABLE',
      `The data folder ${folder} cannot be used (${String(code)}). Check who may read and write it, or choose another with TROTH_DATA_DIR.`,
      { cause: error },
    );
  }
  return error;
}

const MEBIBYTE = 1024 * 1024;
/** Room that a database needs to be unpacked and to work. */
const ENOUGH_ROOM_BYTES = 96 * MEBIBYTE;
/** The database's next log file: without room for it the program would start, and end at what someone writes first. */
const LEAST_ROOM_BYTES = 16 * MEBIBYTE;

/** Bytes that are free on the folder's disk; as many as one likes where the system does not say. */
function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** Whether so little room is left that a failure to open or make the database is most likely for want of it. */
export const isDiskNearlyFull = (folder: string): boolean => freeBytes(folder) < ENOUGH_ROOM_BYTES;

/** Whether there is too little room to work in, though the database might open. */
export const isDiskFull = (folder: string): boolean => freeBytes(folder) < LEAST_ROOM_BYTES;

export const diskFull = (folder: string, cause?: unknown): StartFailure =>
  new StartFailure(
    'DISK_FULL',
    `There is no room left on the disk that holds ${folder}. Make room and start again; nothing was changed.`,
    { cause },
  );

/** Makes a folder and those above it. Node's own recursive way never ends where the system refuses with ENOENT. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  mkdirSync(folder, { mode: 0o700 });
}
