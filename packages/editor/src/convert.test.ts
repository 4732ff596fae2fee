import { settle } from '@troth/agreement/edit';
import { cases } from '@troth/agreement/testing';
import { Node } from 'prosemirror-model';
import { describe, expect, it } from 'vitest';
import { fromDoc, toDoc, TreeReader } from './convert';
import { schema } from './schema';
import { treeOf } from './testing';

/** Read from its text, so that nothing of the tree that it was made from is left in it. */
const copied = (doc: Node) => Node.fromJSON(schema, JSON.parse(JSON.stringify(doc.toJSON())));

describe('the agreement as a document', () => {
  it.each(Object.keys(cases))('gives back the agreement of %s', (name) => {
    const tree = treeOf(name);
    const doc = toDoc(tree);
    doc.check();
    expect(settle(fromDoc(copied(doc), tree))).toEqual(tree);
  });

  it('reads what did not change as the same objects, so that comparing looks at what changed', () => {
    const tree = treeOf();
    const reader = new TreeReader(tree);
    const doc = toDoc(tree);
    const first = reader.read(doc);
    const second = reader.read(doc);
    expect(second.sections.every((section, index) => section === first.sections[index])).toBe(true);
  });
});
