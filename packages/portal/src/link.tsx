import type { LinkComponent } from '@troth/ui/link';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useHint } from './router';

/** A pointer that crosses a link on its way stays no longer than this. */
const HINT_AFTER_MS = 60;

/** The router's link, in the shape that the components ask for; what is behind it loads when someone comes near. */
export const RouterLink: LinkComponent = ({ href, onPointerMove, onPointerLeave, onFocus, onBlur, ...rest }) => {
  const giveHint = useHint();
  const hint = useRef<ReturnType<typeof setTimeout>>(undefined);
  const comeNear = () => {
    hint.current ??= setTimeout(() => giveHint(href), HINT_AFTER_MS);
  };
  const goAway = () => {
    clearTimeout(hint.current);
    hint.current = undefined;
  };
  return (
    <Link
      to={href}
      // A pointer that rests where a link appears has not come near it.
      onPointerMove={(event) => {
        comeNear();
        onPointerMove?.(event);
      }}
      onPointerLeave={(event) => {
        goAway();
        onPointerLeave?.(event);
      }}
      onFocus={(event) => {
        comeNear();
        onFocus?.(event);
      }}
      onBlur={(event) => {
        goAway();
        onBlur?.(event);
      }}
      {...rest}
    />
  );
};
