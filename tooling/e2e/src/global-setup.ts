import { randomBytes } from 'node:crypto';
import { startProduct } from './product';

/**
 * One product serves the whole run; each test makes its own people. `TROTH_E2E_DATABASE_URL` names an empty database on
 * PostgreSQL for it; without one it has the embedded database, as has every product that a test starts for itself.
 */
export default async function globalSetup() {
  const url = process.env.TROTH_E2E_DATABASE_URL;
  const product = await startProduct({
    ...(url !== undefined && { env: { DATABASE_URL: url, TROTH_ROOT_KEY: randomBytes(32).toString('base64') } }),
    // questionnaire.spec.ts asks for a second reminder on one day.
    expectedRefusals: /^429 POST .*\/questionnaire-reminder$/,
  });
  return () => product.stop();
}
