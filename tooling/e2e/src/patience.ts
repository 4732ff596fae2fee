import { expect as expectSoon } from '@playwright/test';

/**
 * Of a whole story, which is not to end because the machine was busy for a moment: a step that waits in vain ends after
 * this time.
 */
const PATIENCE_MS = 60_000;

export const patience = { actionTimeout: PATIENCE_MS, navigationTimeout: PATIENCE_MS };

export const expect = expectSoon.configure({ timeout: PATIENCE_MS });
