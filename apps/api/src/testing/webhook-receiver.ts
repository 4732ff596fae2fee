import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Software of a firm: keeps what is posted to it, and answers as the test wants. */
export async function webhookReceiver() {
  const received: Received[] = [];
  const answers = { status: 204 };
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    for await (const part of request) body += String(part);
    received.push({ path: request.url ?? '', headers: request.headers, body });
    response.writeHead(answers.status).end();
  };
  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: (path: string) => `http://127.0.0.1:${port}${path}`,
    /** What came to a path, the earliest first. */
    at: (path: string) => received.filter((each) => each.path === path),
    /** From now on. */
    answer: (status: number) => {
      answers.status = status;
    },
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}
export type WebhookReceiver = Awaited<ReturnType<typeof webhookReceiver>>;
