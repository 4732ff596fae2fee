import { open } from 'node:fs/promises';

/** A new name is on disk only once its folder is. Not every system lets a folder be opened; there the rename must do. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
