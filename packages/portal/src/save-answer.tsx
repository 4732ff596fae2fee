import { unwrap } from './api';
import { fileNameOf, saveAs } from './save-as';

interface BytesAnswer {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

/** Saves what a call answers under the name that the answer gives it; the call needs the token, so a link would not do. */
export async function saveAnswer(call: Promise<BytesAnswer>, fallbackName: string): Promise<void> {
  const answer = await call;
  const bytes = await unwrap(Promise.resolve(answer));
  if (!(bytes instanceof Blob)) throw new TypeError('the file came without bytes');
  saveAs(bytes, fileNameOf(answer.response) ?? fallbackName);
}
