import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Nothing waits so long but a failure, and a busy machine.
configure({ asyncUtilTimeout: 20_000 });

afterEach(cleanup);
