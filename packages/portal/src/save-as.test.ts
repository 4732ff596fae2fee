import { describe, expect, it } from 'vitest';
import { fileNameOf } from './save-as';

const named = (disposition?: string) =>
  fileNameOf(new Response(null, disposition === undefined ? {} : { headers: { 'content-disposition': disposition } }));

describe('the name of a downloaded file', () => {
  it.each([
    [
      'is the one in any script',
      'attachment; filename="Zoe Nguyen - x.pdf"; filename*=UTF-8\'\'Zo%C3%AB%20Nguy%E1%BB%85n%20-%20%E7%8E%8B%E5%B0%8F%E6%98%8E.pdf',
      'Zoë Nguyễn - 王小明.pdf',
    ],
    [
      'holds an apostrophe',
      "attachment; filename*=UTF-8''Siobh%C3%A1n%20O%27Brien-Smith.docx",
      "Siobhán O'Brien-Smith.docx",
    ],
    ['ends where the next part begins', "attachment; filename*=UTF-8''a.pdf; x=1", 'a.pdf'],
    ['is unknown when it is only in plain letters', 'attachment; filename="a.pdf"', null],
    ['is unknown when it cannot be read', "attachment; filename*=UTF-8''%E1%ZZ.pdf", null],
    ['is unknown without the header', undefined, null],
  ])('%s', (_name, disposition, name) => expect(named(disposition)).toBe(name));
});
