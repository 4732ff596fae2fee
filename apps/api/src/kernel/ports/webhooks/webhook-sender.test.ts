import type { LookupAddress } from 'node:dns';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webhookSender } from './webhook-sender';

let server: Server;
let port: number;
const seen: { url: string | undefined; body: string; id: unknown }[] = [];

/** Answers the status that the path names; `/302` sends to `/200`. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = '';
  for await (const part of request) body += String(part);
  seen.push({ url: request.url, body, id: request.headers['webhook-id'] });
  const status = Number(request.url?.slice(1));
  if (status === 0) return void request.socket.destroy();
  response.writeHead(status, status === 302 ? { location: '/200' } : {}).end('An answer that nobody reads.');
}

beforeAll(async () => {
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => new Promise((closed) => server.close(closed)));

/** A name server that answers with these, one after the other. */
const resolving = (...answers: readonly (readonly string[])[]) => {
  const left = [...answers];
  const asked: string[] = [];
  const resolve = (
    host: string,
    _options: { readonly all: true },
    done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
  ) => {
    asked.push(host);
    const addresses = left.shift() ?? [];
    done(
      addresses.length === 0 ? Object.assign(new Error('none'), { code: 'ENOTFOUND' }) : null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  return { resolve, asked };
};

const message = { headers: { 'webhook-id': 'one' }, body: '{"a":"é"}' };
const local = webhookSender({ allowsLocal: true });
const strict = webhookSender({ allowsLocal: false });

const INSIDE = [
  '127.0.0.1',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '198.18.0.1',
  '192.0.2.1',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  'fd12:3456::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  'ff02::1',
];

describe('an address that someone wants events at', () => {
  it.each(INSIDE)('is refused where its name leads to %s', async (address) => {
    const { resolve } = resolving([address], ['93.184.215.14', address]);
    const sender = webhookSender({ allowsLocal: false, resolve });
    expect(await sender.refusalOf('https://hooks.example.com/')).toBe('PRIVATE_ADDRESS');
    // One good address beside it makes it no better.
    expect(await sender.refusalOf('https://hooks.example.com/')).toBe('PRIVATE_ADDRESS');
  });

  it.each([
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::ffff:127.0.0.1]/',
    'https://169.254.169.254/latest/meta-data/',
  ])('is refused as the number %s', async (url) => {
    expect(await strict.refusalOf(url)).toBe('PRIVATE_ADDRESS');
    expect(await strict.post(url, message)).toBe('PRIVATE_ADDRESS');
  });

  it.each(['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])('is taken at %s', async (address) => {
    const sender = webhookSender({ allowsLocal: false, resolve: resolving([address]).resolve });
    expect(await sender.refusalOf('https://hooks.example.com/')).toBeNull();
  });

  it('is refused where nobody knows its name', async () => {
    const sender = webhookSender({ allowsLocal: false, resolve: resolving([]).resolve });
    expect(await sender.refusalOf('https://hooks.example.com/')).toBe('NOT_FOUND');
  });

  it('is refused without encryption, but for tests on this machine', async () => {
    expect(await strict.refusalOf('http://93.184.215.14/')).toBe('NOT_HTTPS');
    expect(await local.refusalOf(`http://127.0.0.1:${port}/`)).toBeNull();
    expect(await local.refusalOf('http://10.0.0.1/')).toBe('PRIVATE_ADDRESS');
  });
});

describe('posting', () => {
  it.each([200, 204, 404, 410, 500])('says that %i was answered', async (status) => {
    seen.length = 0;
    expect(await local.post(`http://127.0.0.1:${port}/${status}`, message)).toBe(status);
    expect(seen).toEqual([{ url: `/${status}`, body: message.body, id: 'one' }]);
  });

  it('follows no redirect', async () => {
    seen.length = 0;
    expect(await local.post(`http://127.0.0.1:${port}/302`, message)).toBe(302);
    expect(seen.map(({ url }) => url)).toEqual(['/302']);
  });

  it('says why there was no answer', async () => {
    expect(await local.post(`http://127.0.0.1:${port}/0`, message)).toBe('DISCONNECTED');
    expect(await local.post('http://127.0.0.1:1/', message)).toBe('REFUSED');
    const nowhere = webhookSender({ allowsLocal: false, resolve: resolving([]).resolve });
    expect(await nowhere.post('https://hooks.example.com/', message)).toBe('NOT_FOUND');
    // Speaks no TLS.
    expect(await local.post(`https://127.0.0.1:${port}/200`, message)).toMatch(/BAD_CERTIFICATE|DISCONNECTED/);
  });

  it('reaches nothing by a name that was public when it was checked and is private when it is connected to', async () => {
    const { resolve, asked } = resolving(['93.184.215.14'], ['127.0.0.1']);
    const sender = webhookSender({ allowsLocal: false, resolve });
    const url = `https://hooks.example.com:${port}/200`;
    seen.length = 0;
    expect(await sender.refusalOf(url)).toBeNull();
    expect(await sender.post(url, message)).toBe('PRIVATE_ADDRESS');
    expect(seen).toEqual([]);
    // And once more only where it connects: there is no third answer that could differ.
    expect(asked).toHaveLength(2);
  });

  it('connects to the address that was checked', async () => {
    const { resolve, asked } = resolving(['127.0.0.1']);
    const sender = webhookSender({ allowsLocal: true, resolve });
    expect(await sender.post(`http://hooks.example.com:${port}/200`, message)).toBe(200);
    expect(asked).toEqual(['hooks.example.com']);
  });
});
