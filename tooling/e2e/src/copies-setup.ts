import { startCopies } from './copies';

/** @returns What ends the copies after the run. */
export default async function copiesSetup() {
  const copies = await startCopies();
  return () => copies.stop();
}
