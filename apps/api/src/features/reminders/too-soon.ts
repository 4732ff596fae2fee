import { iso } from '../../kernel/http/present';
import { type Problem, problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';

/** Says when the partner can be written to again: in words of the couple's time zone, and for programs. */
export function tooSoon(next: Date, { timeZone, now }: { readonly timeZone: string; readonly now: Date }): Problem {
  const time = new Intl.DateTimeFormat(text.locale, {
    timeZone,
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(next);
  return problem('TOO_MANY_REQUESTS', {
    detail: text('reminder.refusal.TOO_SOON', { time }),
    headers: { 'retry-after': String(Math.ceil((next.getTime() - now.getTime()) / 1000)) },
    extensions: { nextReminderAt: iso(next) },
  });
}
