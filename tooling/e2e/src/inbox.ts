import { type APIRequestContext, expect } from '@playwright/test';

/** A page without its style sheet: some colors read like codes. */
const withoutStyles = (html: string) => html.replaceAll(/<style>[\s\S]*?<\/style>/g, '');

/** The text of the newest mail to an address whose subject or body holds a phrase, from the local inbox page. */
async function newestMail(request: APIRequestContext, api: string, to: string, phrase: RegExp): Promise<string | null> {
  const list = await (await request.get(`${api}/inbox`, { params: { to } })).text();
  // The page also leads to samples of each mail, which hold codes of nobody.
  const ids = [...list.matchAll(/href="\/inbox\/([0-9a-f-]{36})"/g)].map((match) => match[1]);
  for (const id of ids) {
    const page = withoutStyles(await (await request.get(`${api}/inbox/${id}`)).text());
    const body = withoutStyles(await (await request.get(`${api}/inbox/${id}/body`)).text());
    if (phrase.test(page) || phrase.test(body)) return `${page}\n${body}`.replaceAll('&amp;', '&');
  }
  return null;
}

/** Waits for a mail and reads what the pattern's first group finds in it. */
export async function fromMail(
  request: APIRequestContext,
  api: string,
  { to, pattern }: { to: string; pattern: RegExp },
): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        found = (await newestMail(request, api, to, pattern))?.match(pattern)?.[1];
        return found;
      },
      { message: `a mail to ${to} with ${String(pattern)}`, timeout: 20_000 },
    )
    .toBeTruthy();
  return found ?? '';
}
