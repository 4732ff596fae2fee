import { describe, expect, it } from 'vitest';
import { FINANCIAL_KINDS } from './enumerations';
import { FIELDS_OF_KIND } from './live-entries';
import { financialSchemas, legacyJointPropertySchema } from './schemas';

/** What a record has besides what its owner typed. */
const OF_THE_RECORD = ['id', 'userId', 'documentId', 'version', 'partnerAgrees', 'createdAt', 'updatedAt', 'deletedAt'];
const OF_ITS_WRITERS = ['createdById', 'updatedById'];

describe('the fields of each kind', () => {
  it.each(FINANCIAL_KINDS)('%s: all that its record has of what was typed, each once', (kind) => {
    const { shape } = kind === 'legacy-joint-properties' ? legacyJointPropertySchema : financialSchemas[kind].entry;
    const typed = Object.keys(shape).filter((name) => ![...OF_THE_RECORD, ...OF_ITS_WRITERS].includes(name));
    expect([...FIELDS_OF_KIND[kind]].sort()).toEqual(typed.sort());
  });
});
