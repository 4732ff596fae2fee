import { CHANGE_TOPICS, type ChangeTopic } from '@troth/domain/changes';

/** The server sends something every 15 s; a line that is silent for three times as long is dead. */
const SILENCE_MS = 45_000;

/** One event of a stream, as the server wrote it between two empty lines. */
function topicsOf(block: string): readonly ChangeTopic[] {
  const lines = block.split('\n');
  if (!lines.includes('event: change')) return [];
  const data = lines.find((line) => line.startsWith('data:'))?.slice('data:'.length);
  if (data === undefined) return [];
  const event: unknown = JSON.parse(data);
  const said: unknown = typeof event === 'object' && event !== null && 'topics' in event ? event.topics : null;
  // Read without the schema, whose library would load on every page. Topics of a newer server are passed over.
  return Array.isArray(said) ? CHANGE_TOPICS.filter((topic) => said.includes(topic)) : [];
}

interface ChangeReader {
  readonly onTopics: (topics: readonly ChangeTopic[]) => void;
  /** The server has said something, if only that it is there: all that moved before has been told. */
  readonly onSign: () => void;
}

/**
 * Reads the server's events until the stream ends, is silent for too long, or `signal` aborts.
 * @throws whatever the stream fails with.
 */
export async function readChanges(
  stream: ReadableStream<Uint8Array>,
  { onTopics, onSign }: ChangeReader,
  signal: AbortSignal,
): Promise<void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  const cancel = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', cancel, { once: true });
  let silence = setTimeout(cancel, SILENCE_MS);
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(silence);
      silence = setTimeout(cancel, SILENCE_MS);
      const blocks = (text + decoder.decode(value, { stream: true })).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const topics = topicsOf(block);
        if (topics.length > 0) onTopics(topics);
      }
      onSign();
    }
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', cancel);
  }
}
