import { describe } from 'vitest';
import { jurisdictions } from '../../jurisdictions';
import { walkStates } from './walk-states';

// Every other state; the rest are in a file of their own, so that two cores share the work.
const states = jurisdictions.filter((_state, at) => at % 2 === 0);

describe('the whole questionnaire, walked as couples would', () => {
  walkStates(states);
});
