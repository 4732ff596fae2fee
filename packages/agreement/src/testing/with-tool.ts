import { execFileSync } from 'node:child_process';
import { it } from 'vitest';

const isInstalled = (tool: string) => {
  try {
    execFileSync(tool, ['--version'], { stdio: 'ignore' });
    return true;
  } catch (error) {
    // Some tools answer the question for their version with a status of their own.
    return (error as NodeJS.ErrnoException).code !== 'ENOENT';
  }
};

/** With tools that the repository does not install: where one is missing, the test's name says so and it is skipped. */
export const withTool = (tool: string, claim: string, test: () => Promise<void>, timeoutMs = 30_000) =>
  isInstalled(tool) ? it(`${tool}: ${claim}`, test, timeoutMs) : it.skip(`${tool} is not installed: ${claim}`, test);
