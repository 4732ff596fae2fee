import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { assemble } from '../assemble';
import { aFullCouple } from '../testing/full-couple';
import { agreementTreeSchema } from './index';

describe('the tree', () => {
  it('is plain JSON: what is stored and sent is what was assembled', () => {
    const tree = assemble(aFullCouple().input());
    expect(agreementTreeSchema.parse(JSON.parse(JSON.stringify(tree)))).toEqual(tree);
  });

  it('has a JSON schema with named parts, for the API’s contract', () => {
    const names = Object.keys(z.toJSONSchema(agreementTreeSchema, { io: 'output' }).$defs ?? {});
    expect(names).toEqual(
      expect.arrayContaining([
        'AgreementSection',
        'AgreementClause',
        'AgreementBlock',
        'AgreementInline',
        'AgreementProvenance',
      ]),
    );
  });
});
