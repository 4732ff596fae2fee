import { type ChangeTopic, changeEventSchema } from '@troth/domain/changes';
import type { TestPerson } from './builders';
import type { TestApp } from './open-app';

/** Someone who follows their changes, and reads them one by one. */
export interface Following {
  /** The topics of the next event. */
  next(): Promise<ChangeTopic[]>;
  /** Reads on until an event tells of a topic. */
  until(topic: ChangeTopic): Promise<void>;
  stop(): Promise<void>;
}

/** Opens a person's stream of changes, and reads it as a browser would; `sinceMs` asks for what has moved before. */
export async function follow(
  api: Pick<TestApp, 'app' | 'issuer'>,
  person: TestPerson,
  tab?: string,
  sinceMs?: number,
): Promise<Following> {
  const query = sinceMs === undefined ? '' : `?sinceMs=${sinceMs}`;
  const response = await api.app.request(`/users/${person.id}/changes${query}`, {
    headers: {
      authorization: `Bearer ${await api.issuer.sign(person.claims)}`,
      ...(tab === undefined ? {} : { 'x-troth-tab': tab }),
    },
  });
  if (response.status !== 200 || response.body === null) throw new Error(`The stream answered ${response.status}.`);
  const reader: ReadableStreamDefaultReader<Uint8Array> = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  const nextBlock = async (): Promise<string> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        return block;
      }
      const { value, done } = await reader.read();
      if (done) throw new Error('The stream ended.');
      text += decoder.decode(value, { stream: true });
    }
  };
  const next = async (): Promise<ChangeTopic[]> => {
    for (;;) {
      const data = /^event: change\ndata: (.*)$/.exec(await nextBlock())?.[1];
      if (data !== undefined) return changeEventSchema.parse(JSON.parse(data)).topics;
    }
  };
  return {
    next,
    until: async (topic) => {
      while (!(await next()).includes(topic));
    },
    stop: () => reader.cancel(),
  };
}
