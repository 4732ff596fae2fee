import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// Nothing waits so long but a failure, and a busy machine.
configure({ asyncUtilTimeout: 20_000 });

afterEach(cleanup);

// Files share their modules: one that is still being loaded when its file ends would stay failed for all that follow.
afterAll(() => vi.dynamicImportSettled(), 60_000);
