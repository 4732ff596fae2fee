import { useSyncExternalStore } from 'react';
import { Link } from './link';

const asStored = (number: string): string => number;
let textOf = asStored;
const waiting = new Set<() => void>();

/** The numbering plans are heavy (ADR 0011): they come when a number is shown. */
function subscribe(redraw: () => void): () => void {
  waiting.add(redraw);
  if (textOf === asStored) {
    import('@troth/domain/phone').then(
      ({ phoneNumberText }) => {
        textOf = phoneNumberText;
        for (const each of waiting) each();
      },
      // Without a connection the number stays as it is stored, which can be dialed too.
      () => undefined,
    );
  }
  return () => void waiting.delete(redraw);
}

/** A number in E.164 as people read it; as it is stored until the numbering plans are here. */
export function usePhoneNumberText(number: string | null | undefined): string | null {
  const read = useSyncExternalStore(subscribe, () => textOf);
  return number == null ? null : read(number);
}

/** A number to be called: read as people do, dialed in E.164. */
export function PhoneLink({ number }: { number: string }) {
  return <Link href={`tel:${number}`}>{usePhoneNumberText(number)}</Link>;
}
