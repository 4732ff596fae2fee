import { cleanup, configure } from '@testing-library/react';
import { openDeviceStorage } from '@troth/portal/device-storage';
import { dropLeftovers } from '@troth/portal/testing';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { texts } from '../shared/texts';

// The first visit of a screen compiles its modules, which takes as long as the machine is busy; only a failure waits so long.
configure({ asyncUtilTimeout: 40_000 });

// What boot does before the first screen.
beforeAll(() => Promise.all([texts.use('en'), openDeviceStorage(new Uint8Array(32).fill(7))]));

afterEach(() => {
  cleanup();
  dropLeftovers();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

// Files share their modules: one that is still being loaded when its file ends would stay failed for all that follow.
afterAll(() => vi.dynamicImportSettled(), 60_000);
