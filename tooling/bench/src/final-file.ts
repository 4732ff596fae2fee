/**
 * How long it takes to bind a certificate to a notarized agreement of about sixty pages and to seal both, the words of all
 * its pages compared, over the embedded database; and for how long that keeps others waiting. Each file that was made is
 * read again, and its seal verified, before its time counts.
 *
 * Run: `pnpm --filter @troth/bench bench:final-file`
 */
import { createHash } from 'node:crypto';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { assemble } from '@troth/agreement/assemble';
import { closePdfRenderer, renderPdfWithDetails } from '@troth/agreement/pdf';
import { buildDatabaseImage } from '@troth/api/database/image';
import { runSealing } from '@troth/api/sealing/jobs';
import { openApp, openEmbedded } from '@troth/api/testing/open-app';
import { aReviewedImport, aSignedNotarization, sealedFile } from '@troth/api/testing/signed-agreements';
import { readSeal } from '@troth/evidence/seals';
import { sixtyPageCouple } from './agreement-couple';
import { median, print } from './figures';

const ROUNDS = 7;
const MS = 1e6;

const sha256 = (data: string | Uint8Array) => Promise.resolve(createHash('sha256').update(data).digest('hex'));

const api = await openApp(await openEmbedded(null, new Uint8Array(await buildDatabaseImage('none'))));
try {
  const { bytes, pages } = await renderPdfWithDetails(assemble(sixtyPageCouple(1)));
  const took: number[] = [];
  const stood: number[] = [];
  let size = 0;
  for (let round = 0; round <= ROUNDS; round += 1) {
    const couple = await aReviewedImport(api, bytes);
    const notarizationId = await aSignedNotarization(api, couple, bytes);
    const delay = monitorEventLoopDelay({ resolution: 1 });
    await setTimeout(20);
    delay.enable();
    const begun = performance.now();
    await runSealing(api.services, { notarizationId });
    const ended = performance.now();
    await setTimeout(5);
    delay.disable();
    const sealed = await sealedFile(api, notarizationId);
    const seal = await readSeal(sealed, { sha256 });
    if (seal === null || seal.faults.length > 0) throw new Error(`The seal does not hold: ${JSON.stringify(seal)}`);
    size = sealed.length;
    // The first one loads what all need.
    if (round === 0) print(`the first: ${(ended - begun).toFixed(0)} ms`);
    else {
      took.push(ended - begun);
      stood.push(delay.max / MS);
    }
  }
  print(`${pages} pages, ${bytes.length} bytes; sealed ${size} bytes`);
  print(`sealed in ${median(took).toFixed(0)} ms (median of ${ROUNDS}), ${Math.max(...took).toFixed(0)} ms at most`);
  print(
    `the event loop stood still for ${median(stood).toFixed(0)} ms (median), ${Math.max(...stood).toFixed(0)} ms at most`,
  );
} finally {
  await api.close();
  await closePdfRenderer();
}
