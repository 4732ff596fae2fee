import { vi } from 'vitest';
import type { TestApp } from './open-app';

/** How many queries some work sends to the database, those of its transactions too: every plugin is shown each result. */
export async function countQueries(api: TestApp, work: () => Promise<unknown>): Promise<number> {
  const [plugin] = api.db.getExecutor().plugins;
  if (plugin === undefined) throw new Error('The database has no plugin that could count.');
  const results = vi.spyOn(plugin, 'transformResult');
  try {
    await work();
    return results.mock.calls.length;
  } finally {
    results.mockRestore();
  }
}
