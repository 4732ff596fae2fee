import classes from './agreed-bar.module.css';

export interface AgreedBarProps {
  agreed: number;
  total: number;
  /** The same in words, such as “79 of 83 agree. Four left.”: the bar only draws them. */
  children: string;
}

/** How many answers agree, as a bar above the words: what is left is hatched, so that color is not all that tells. */
export function AgreedBar({ agreed, total, children }: AgreedBarProps) {
  return (
    <figure className={classes.agreed}>
      <svg className={classes.bar} width="100%" height="12" aria-hidden="true" focusable="false">
        <defs>
          <pattern
            id="agreed-bar-left"
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="6" height="6" className={classes.leftGround} />
            <rect width="2" height="6" className={classes.leftStripe} />
          </pattern>
        </defs>
        <rect width="100%" height="12" fill="url(#agreed-bar-left)" />
        <rect width={`${total === 0 ? 0 : (agreed / total) * 100}%`} height="12" className={classes.done} />
      </svg>
      <figcaption className={classes.words}>{children}</figcaption>
    </figure>
  );
}
