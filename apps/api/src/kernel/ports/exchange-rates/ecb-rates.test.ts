import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBank, bankFile, RATES_OF_JULY_2022 } from '../../../testing/bank';
import { ecbRates } from './ecb-rates';

let bank: Awaited<ReturnType<typeof aBank>>;
beforeAll(async () => {
  bank = await aBank();
});
afterAll(() => bank.close());

/** Patience that a busy machine does not use up. */
const LONG_MS = 20_000;
const read = (timeOutMs = LONG_MS) => ecbRates(bank.url, timeOutMs).fetch();
const refusedAs = (failure: string, timeOutMs?: number) =>
  expect(read(timeOutMs)).rejects.toMatchObject({ name: 'RatesSourceError', failure });

const BILLION_LAUGHS = `<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "${'&lol;'.repeat(10)}"><!ENTITY lol3 "${'&lol2;'.repeat(10)}">]>`;

describe("the bank's file", () => {
  it.each([
    ['single', "'"],
    ['double', '"'],
  ] as const)('is read with %s quotes', async (_name, quote) => {
    bank.sends(bankFile({ quote }));
    const { date, rates } = await read();
    expect(date).toBe('2022-07-08');
    expect(Object.fromEntries(rates)).toEqual(RATES_OF_JULY_2022);
    expect(bank.asked.at(-1)).toBe('GET /daily.xml');
  });

  it('is passed on as written: commas are for the rule to refuse', async () => {
    bank.sends(bankFile({ rates: { USD: '1,0163' } }));
    expect((await read()).rates.get('USD')).toBe('1,0163');
  });

  it.each([
    ['a document type', bankFile({ before: '<!DOCTYPE Envelope>' })],
    ['entities within entities', bankFile({ before: BILLION_LAUGHS, rates: { USD: '&lol3;' } })],
    [
      'an entity that names a file',
      bankFile({ before: '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/hostname">]>', rates: { USD: '&f;' } }),
    ],
    ['an entity that nobody declared', bankFile({ rates: { USD: '&nothing;' } })],
    ['a page of HTML', '<!doctype html><html><body>Down for maintenance<br></body></html>'],
    ['well-formed XML of another kind', '<html><Cube time="2022-07-08"/></html>'],
    ['a file cut off in the middle', bankFile().slice(0, 400)],
    ['a currency twice', bankFile().replace("currency='JPY'", "currency='USD'")],
    ['two days', bankFile().replace('<Cube><Cube', "<Cube><Cube time='2022-07-07'/><Cube")],
    ['no day', bankFile().replace("time='2022-07-08'", '')],
    ['bytes that are no UTF-8', Uint8Array.of(0x3c, 0xff, 0xfe, 0x3e)],
    ['nothing', ''],
  ])('is refused with %s', async (_name, body) => {
    bank.sends(body);
    await refusedAs('UNREADABLE');
  });

  it('is refused as soon as it is larger than it can be, whatever its header says', async () => {
    let sent = 0;
    bank.answers((response) => {
      response.on('error', () => undefined);
      response.writeHead(200);
      const timer = setInterval(() => {
        sent += 50_000;
        response.write(' '.repeat(50_000));
      }, 1);
      response.on('close', () => clearInterval(timer));
    });
    await refusedAs('TOO_LARGE');
    expect(sent).toBeLessThan(2_000_000);
  });

  it.each([
    ['before its head', false],
    ['in the middle of its body', true],
  ])('is given up when the bank is silent %s', async (_name, hasHead) => {
    bank.answers((response) => void (hasHead ? response.writeHead(200).write('<?xml') : null));
    await refusedAs('TOO_SLOW', 150);
  });

  it.each([
    ['an error of the server', 500],
    ['no such page', 404],
    ['nothing new', 304],
  ])('is not there: %s', async (_name, status) => {
    bank.sends('', status);
    await refusedAs('REFUSED');
  });

  it('is not looked for where a redirect leads', async () => {
    bank.sends('', 302, { location: 'http://127.0.0.1:9/' });
    await refusedAs('UNREACHABLE');
  });

  it('is not there when the connection breaks', async () => {
    bank.answers((response) => void response.destroy());
    await refusedAs('UNREACHABLE');
  });
});
