import { describe, expect, it } from 'vitest';
import { declaredDocument } from '../openapi';
import { describeProperties, SUBJECTS } from './describe-properties';

const { missing, used } = describeProperties(declaredDocument());
const entries = SUBJECTS.flatMap((subject) => Object.entries(subject));

describe('the words for properties', () => {
  it('describe every property of every shape and body: say what it means, in which unit, and what null is', () => {
    expect([...new Set(missing)]).toEqual([]);
  });

  it('are each used by some property', () => {
    expect(entries.flatMap(([name]) => (used.has(name) ? [] : [name]))).toEqual([]);
  });

  it('are in one subject each', () => {
    const names = entries.map(([name]) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('are sentences, and more than the name said again', () => {
    const plain = (text: string) => text.replaceAll(/[^a-z]|\b(?:the|of|an?)\b/gi, '').toLowerCase();
    const poor = entries.filter(([name, text]) => !/^[\p{Lu}`].*\.$/u.test(text) || plain(text) === plain(name));
    expect(poor).toEqual([]);
  });
});

describe('how a property is looked up', () => {
  const described = (schemas: object) => {
    const { document } = describeProperties({ components: { schemas }, paths: {} });
    return (document as { components: { schemas: Record<string, unknown> } }).components.schemas;
  };

  it('takes the words of its own shape before those of its name', () => {
    const shape = { type: 'object', properties: { version: { type: 'string' } } };
    expect(described({ StateLaw: shape, Other: shape })).toMatchObject({
      StateLaw: { properties: { version: { description: 'What a change is based on. Send it as `If-Match`.' } } },
      Other: { properties: { version: { description: expect.stringMatching(/^Counts the writes\./) as string } } },
    });
  });

  it('leaves a description that the schema has', () => {
    const shape = { type: 'object', properties: { version: { type: 'string', description: 'Its own.' } } };
    expect(described({ StateLaw: shape })).toEqual({ StateLaw: shape });
  });

  it('finds properties within lists, unions and records', () => {
    const inner = { type: 'object', properties: { city: { type: 'string' } } };
    const found = described({
      List: { type: 'array', items: inner },
      Union: { anyOf: [inner, { type: 'null' }] },
      Record: { type: 'object', additionalProperties: inner },
    });
    expect(JSON.stringify(found).match(/City of the address\./g)).toHaveLength(3);
  });
});
