import { type Asked, FileReading, type Told } from './reading';

export interface FileReader {
  readonly ask: (asked: Asked) => Promise<Told>;
  /** Lets go of the file and of everything that was read of it. */
  readonly close: () => void;
}

/** Longer than any statement takes; what is not read by then is not read at all. */
const READ_TIMEOUT_MS = 30_000;

/** A reader beside the page. Where the browser has no workers, the page reads the file. */
export function openReader(): FileReader {
  if (typeof Worker === 'undefined') {
    const reading = new FileReading();
    return { ask: (asked) => reading.answer(asked), close: () => undefined };
  }
  const worker = new Worker(new URL('./read.worker.ts', import.meta.url), { type: 'module' });
  const ask = (asked: Asked): Promise<Told> =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      const settle = (told: Told) => {
        window.clearTimeout(timer);
        port1.close();
        worker.removeEventListener('error', fail);
        resolve(told);
      };
      const fail = () => settle({ tell: 'failed', reason: 'UNREADABLE' });
      const timer = window.setTimeout(fail, READ_TIMEOUT_MS);
      worker.addEventListener('error', fail);
      port1.onmessage = ({ data }: MessageEvent<Told>) => settle(data);
      worker.postMessage(asked, [port2]);
    });
  return { ask, close: () => worker.terminate() };
}
