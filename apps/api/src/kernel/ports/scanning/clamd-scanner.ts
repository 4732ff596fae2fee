import { connect, type Socket } from 'node:net';
import { type FileScanner, ScannerFailure } from './file-scanner';

/** Where clamd listens: a port, or a socket of this machine. */
export type ClamdAddress = { readonly host: string; readonly port: number } | { readonly path: string };

const TIME_OUT_MS = 30_000;
const CHUNK_BYTES = 64 * 1024;
/** A verdict is one line with the name of what was found. */
const MAX_REPLY_BYTES = 4096;

/** Takes an address as `CLAMD_URL` says it; null for what is none. */
export function clamdAddressFrom(text: string): ClamdAddress | null {
  const path = /^unix:(?:\/\/)?(\/.+)$/.exec(text)?.[1];
  if (path !== undefined) return { path };
  const [, host, port] = /^tcp:\/\/(\[[\da-f:.]+\]|[\w.-]+):(\d{1,5})$/i.exec(text) ?? [];
  if (host === undefined || Number(port) < 1 || Number(port) > 65_535) return null;
  // The brackets of an IPv6 address are of the notation alone.
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
}

/**
 * ClamAV's daemon. Each file goes over a connection of its own (`INSTREAM`), as pieces that each say their length.
 * See ADR 0095.
 */
export const clamdScanner = (address: ClamdAddress, timeOutMs = TIME_OUT_MS): FileScanner => ({
  scan: async (bytes) => verdictIn(await replyOf(connect(address), bytes, timeOutMs)),
});

function verdictIn(reply: string) {
  if (reply === 'stream: OK') return 'CLEAN';
  if (/^stream: .+ FOUND$/.test(reply)) return 'INFECTED';
  throw new ScannerFailure('The scanner answered something else than a verdict.');
}

/** @returns What clamd says of the bytes, without the zero that ends it. */
function replyOf(socket: Socket, bytes: Uint8Array, timeOutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (message: string, cause?: unknown) => {
      clearTimeout(timer);
      socket.destroy();
      reject(new ScannerFailure(message, { cause }));
    };
    // Of the whole conversation: a scanner that trickles would never be silent for long.
    const timer = setTimeout(() => fail('The scanner took too long.'), timeOutMs);
    let reply = Buffer.alloc(0);
    socket.on('error', (error) => fail('The scanner does not answer.', error));
    socket.on('close', () => fail('The scanner hung up before its verdict.'));
    socket.on('data', (part) => {
      reply = Buffer.concat([reply, part]);
      const end = reply.indexOf(0);
      if (end === -1) {
        if (reply.byteLength > MAX_REPLY_BYTES) fail('The scanner answered something else than a verdict.');
        return;
      }
      clearTimeout(timer);
      socket.destroy();
      resolve(reply.toString('latin1', 0, end));
    });
    socket.write('zINSTREAM\0');
    for (let at = 0; at < bytes.byteLength; at += CHUNK_BYTES) {
      const chunk = bytes.subarray(at, at + CHUNK_BYTES);
      socket.write(lengthOf(chunk.byteLength));
      socket.write(chunk);
    }
    socket.write(lengthOf(0));
  });
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}
