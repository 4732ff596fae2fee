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
      | 'DATABASE_UNREACHABLE',
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
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new StartFailure(
      'DISK_FULL',
      `There is no room left on the disk that holds ${folder}. Make room and start again; nothing was changed.`,
      { cause: error },
    );
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOTDIR') {
    return new StartFailure(
      'DATA_FOLDER_UNREADABLE',
      `The data folder ${folder} cannot be used (${String(code)}). Check who may read and write it, or choose another with TROTH_DATA_DIR.`,
      { cause: error },
    );
  }
  return error;
}
