import { contentDisposition } from '../../kernel/downloads/content-disposition';

/** A calendar file as an answer. */
export const calendarFile = (
  body: string,
  { name = 'troth.ics', isSaved = true, cacheControl = 'private, no-store' } = {},
): Response =>
  new Response(body, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': contentDisposition(isSaved ? 'attachment' : 'inline', name),
      'cache-control': cacheControl,
    },
  });
