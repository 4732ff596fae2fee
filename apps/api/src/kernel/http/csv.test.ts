import { expect, it } from 'vitest';
import { csvReply } from './csv';

it('is a file of lines in UTF-8', async () => {
  const reply = csvReply('some.csv', ['a', 'b'], [['é', 1]]);
  expect(reply.headers.get('content-disposition')).toBe('attachment; filename="some.csv"');
  expect(Buffer.from(await reply.arrayBuffer()).toString('utf8')).toBe('\uFEFFa,b\r\né,1\r\n');
});
