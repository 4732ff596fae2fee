import { type Asked, FileReading } from './reading';

/** Reads a file beside the page, which stays quick, and which never holds more of the file than is taken over. */
const reading = new FileReading();
let last: Promise<unknown> = Promise.resolve();

self.addEventListener('message', ({ data, ports: [port] }: MessageEvent<Asked>) => {
  last = last.then(async () => port?.postMessage(await reading.answer(data)));
});
