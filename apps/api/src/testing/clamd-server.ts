import { type AddressInfo, createServer, type Socket } from 'node:net';

/** What the server answers the next files. */
type ClamdMood =
  /** Looks for the test file of all scanners. */
  | 'SCANS'
  | 'HANGS'
  /** Hangs up in the middle of the file. */
  | 'CLOSES_EARLY'
  | 'ANSWERS_GARBAGE'
  | 'ANSWERS_WITHOUT_END'
  /** As for a file that is larger than its StreamMaxLength. */
  | 'REFUSES_SIZE';

/** What every scanner finds, though it harms nothing. In two parts, so that none finds it in this file. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

const COMMAND = 'zINSTREAM\0';

/** The file in a whole conversation; null while it is not whole. */
function streamed(received: Buffer): Buffer | null {
  if (received.subarray(0, COMMAND.length).toString('latin1') !== COMMAND) return null;
  const chunks: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= received.byteLength; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

/** A clamd that knows one virus, on a free port of this machine. */
export async function aClamdServer() {
  const scanned: Buffer[] = [];
  const sockets = new Set<Socket>();
  let mood: ClamdMood = 'SCANS';
  const server = createServer((socket) => {
    sockets.add(socket);
    let received = Buffer.alloc(0);
    // A connection that the program cut is no failure of the test.
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (part) => {
      received = Buffer.concat([received, part]);
      if (mood === 'CLOSES_EARLY') socket.destroy();
      if (mood === 'ANSWERS_WITHOUT_END') socket.write('x'.repeat(10_000));
      const file = streamed(received);
      if (file === null) return;
      if (mood === 'ANSWERS_GARBAGE') socket.end('stream: perhaps OK\0');
      if (mood === 'REFUSES_SIZE') socket.end('INSTREAM size limit exceeded. ERROR\0');
      if (mood !== 'SCANS') return;
      scanned.push(file);
      socket.end(file.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: { host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    /** Every file that was scanned, as it came. */
    scanned,
    become: (next: ClamdMood) => {
      mood = next;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
