import { describe, expect, it, vi } from 'vitest';
import { UploadQueue, type UploadQueueOptions } from './upload-queue';

const file = (name: string) => new File(['x'], name);

/** A queue whose sending the test decides. */
function aQueue() {
  const sent: { owner: string; name: string; progress: (part: number) => void; end: () => void; fail: () => void }[] =
    [];
  const send: UploadQueueOptions['send'] = (owner, { file: { name }, onProgress, signal }) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      sent.push({ owner, name, progress: onProgress, end: resolve, fail: () => reject(new Error('no')) });
    });
  return { queue: new UploadQueue({ send }), sent };
}
const states = (queue: UploadQueue, owner: string) => queue.of(owner).map(({ state }) => state);

describe('files on their way', () => {
  it('go two at a time, tell how much has gone, and leave when they are stored', async () => {
    const { queue, sent } = aQueue();
    queue.add('e1', [file('a'), file('b'), file('c')], false);
    expect(states(queue, 'e1')).toEqual(['sending', 'sending', 'waiting']);
    sent[0]?.progress(0.4);
    expect(queue.of('e1')[0]?.part).toBe(0.4);
    sent[0]?.end();
    await vi.waitFor(() => expect(states(queue, 'e1')).toEqual(['sending', 'sending']));
    expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  });

  it('stay when they fail, and go again when asked', async () => {
    const { queue, sent } = aQueue();
    queue.add('e1', [file('a')], false);
    sent[0]?.fail();
    await vi.waitFor(() => expect(states(queue, 'e1')).toEqual(['failed']));
    queue.retry(queue.of('e1')[0]?.id ?? '');
    expect(states(queue, 'e1')).toEqual(['sending']);
    expect(sent).toHaveLength(2);
  });

  it('are taken back while they are being sent', async () => {
    const { queue, sent } = aQueue();
    queue.add('e1', [file('a'), file('b'), file('c')], false);
    queue.remove(queue.of('e1')[0]?.id ?? '');
    await vi.waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c']));
    expect(states(queue, 'e1')).toEqual(['sending', 'sending']);
  });

  it('wait for an entry that is not added yet, and go to it then', () => {
    const { queue, sent } = aQueue();
    queue.add('slot', [file('a')], true);
    expect(states(queue, 'slot')).toEqual(['held']);
    expect(sent).toHaveLength(0);
    queue.release('slot', 'e1');
    expect(queue.of('slot')).toEqual([]);
    expect(sent.map(({ owner }) => owner)).toEqual(['e1']);
  });
});
