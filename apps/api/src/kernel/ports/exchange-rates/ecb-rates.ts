import { RatesSourceError, type RatesSource } from './rates-source';
import { readEcbFile } from './read-ecb-file';

/** The bank's file of the latest working day. */
export const ECB_DAILY_URL = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml';

const TIME_OUT_MS = 10_000;
/** The file has some 2 kB. */
const MAX_BYTES = 100_000;

/** Reads a body that nobody vouches for, and stops as soon as it is larger than the file can be. */
async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Breaking out of the loop cancels the rest of the body.
  const body: AsyncIterable<Uint8Array> | null = response.body;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new RatesSourceError('TOO_LARGE');
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch (error) {
    throw new RatesSourceError('UNREADABLE', { cause: error });
  }
}

/** The European Central Bank's reference rates over HTTP. Redirects are not followed: the address is the bank's own. */
export function ecbRates(url: string, timeOutMs = TIME_OUT_MS): RatesSource {
  return {
    fetch: async () => {
      const signal = AbortSignal.timeout(timeOutMs);
      try {
        const response = await fetch(url, { signal, redirect: 'error', headers: { accept: 'application/xml' } });
        if (!response.ok) {
          await response.body?.cancel();
          throw new RatesSourceError('REFUSED');
        }
        return readEcbFile(await readText(response));
      } catch (error) {
        if (error instanceof RatesSourceError) throw error;
        throw new RatesSourceError(signal.aborted ? 'TOO_SLOW' : 'UNREACHABLE', { cause: error });
      }
    },
  };
}
