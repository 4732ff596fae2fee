import { describe, expect, it } from 'vitest';
import { assemble, outline } from '../assemble';
import { agreementTreeSchema } from '../tree';
import { cases } from './cases';

describe('agreements (answers in, outline out)', () => {
  it.each(Object.keys(cases))('%s', async (name) => {
    const input = cases[name]?.().input();
    if (input === undefined) throw new Error(`No case ${name}`);
    const tree = assemble(input);
    expect(agreementTreeSchema.parse(tree)).toEqual(tree);
    await expect(outline(tree)).toMatchFileSnapshot(`./${name}/outline.txt`);
  });
});
