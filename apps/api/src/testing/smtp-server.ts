import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as the server took it. */
export interface TakenMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body as they came over the wire. */
  readonly raw: string;
}

/** What the server does with the next mails. */
export type ServerMood =
  | 'TAKES_MAIL'
  /** Answers the recipient with 550. */
  | 'REFUSES_RECIPIENT'
  /** Hangs up in the middle of the mail; nothing is taken. */
  | 'DROPS_CONNECTION'
  /** Takes the mail, and hangs up before it says so. */
  | 'DROPS_AFTER_TAKING';

/** A mail server of its own, on a free port of this machine. */
export async function aMailServer() {
  const taken: TakenMail[] = [];
  let mood: ServerMood = 'TAKES_MAIL';
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    // Connections that are kept open for the next mail do not hold up its end.
    closeTimeout: 500,
    onConnect: (_session, callback) => {
      connections += 1;
      callback();
    },
    onRcptTo: (_address, _session, callback) => {
      if (mood === 'REFUSES_RECIPIENT') {
        callback(Object.assign(new Error('No such mailbox'), { responseCode: 550 }));
        return;
      }
      callback();
    },
    onData: (stream, session, callback) => {
      const parts: Buffer[] = [];
      const hangUp = () => {
        for (const connection of server.connections) connection._socket.destroy();
      };
      stream.on('data', (part: Buffer) => {
        if (mood === 'DROPS_CONNECTION') hangUp();
        parts.push(part);
      });
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        taken.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(parts).toString('utf8'),
        });
        if (mood === 'DROPS_AFTER_TAKING') hangUp();
        else callback();
      });
    },
  });
  // A connection that this server itself cut is no failure of the test.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    /** How many were ever opened. */
    connections: () => connections,
    behave: (next: ServerMood) => {
      mood = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(resolve);
      }),
  };
}

export type MailServer = Awaited<ReturnType<typeof aMailServer>>;
