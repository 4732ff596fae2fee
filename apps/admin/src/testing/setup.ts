import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { texts } from '../shared/texts';

// The first visit of a screen compiles its modules, which takes as long as the machine is busy.
configure({ asyncUtilTimeout: 5000 });

// What boot does before the first screen.
beforeAll(() => texts.use('en'));

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
