import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The European Central Bank's reference rates of 8 July 2022, as it wrote them. */
export const RATES_OF_JULY_2022 = {
  USD: '1.0163',
  JPY: '138.05',
  GBP: '0.84585',
  CHF: '0.9913',
  AUD: '1.4871',
  CAD: '1.3201',
  CNY: '6.8095',
  INR: '80.5280',
  SGD: '1.4228',
} as const;

interface FileOptions {
  readonly date?: string;
  readonly rates?: Readonly<Record<string, string>>;
  readonly quote?: '"' | "'";
  /** Stands between the declaration and the envelope. */
  readonly before?: string;
}

/** A file in the bank's shape. */
export function bankFile({
  date = '2022-07-08',
  rates = RATES_OF_JULY_2022,
  quote = "'",
  before = '',
}: FileOptions = {}) {
  const q = quote;
  const cubes = Object.entries(rates).map(([code, rate]) => `<Cube currency=${q}${code}${q} rate=${q}${rate}${q}/>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
${before}<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
  <Cube><Cube time=${q}${date}${q}>${cubes.join('')}</Cube></Cube>
</gesmes:Envelope>`;
}

/** A bank on this machine that answers as it is told. */
export async function aBank() {
  let answer = (response: ServerResponse): void => void response.end(bankFile());
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/daily.xml`,
    asked,
    sends: (body: string | Uint8Array, status = 200, headers: Readonly<Record<string, string>> = {}) => {
      answer = (response) => void response.writeHead(status, headers).end(body);
    },
    answers: (how: (response: ServerResponse) => void) => {
      answer = how;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
