import { startProduct } from './product';

/** One product serves the whole run; each test makes its own people. */
export default async function globalSetup() {
  const product = await startProduct();
  return () => product.stop();
}
