import { act, waitFor } from '@testing-library/react';
import type { ChangeTopic } from '@troth/domain/changes';
import type { FakeApi } from '@troth/portal/testing';
import { expect } from 'vitest';

/** The stream of an API's changes, spoken by the test. */
export function aLine(api: FakeApi) {
  let line: ReadableStreamDefaultController<Uint8Array> | null = null;
  const say = (text: string) => line?.enqueue(new TextEncoder().encode(text));
  api.on(
    'get',
    '/users/{id}/changes',
    () =>
      new Response(
        new ReadableStream<Uint8Array>({
          start: (controller) => {
            line = controller;
            say(': following\n\n');
          },
        }),
      ),
  );
  return {
    isOpen: () => waitFor(() => expect(line).not.toBeNull()),
    tell: (...topics: ChangeTopic[]) =>
      act(async () => {
        say(`event: change\ndata: ${JSON.stringify({ topics })}\n\n`);
        await Promise.resolve();
      }),
  };
}
