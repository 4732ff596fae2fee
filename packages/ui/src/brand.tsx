import classes from './brand.module.css';

/** The mark: a ring for one partner and a rounded square for the other, interlaced. `tone` lightens it for dark bars. */
export function BrandMark({ tone = 'paper' }: { tone?: 'paper' | 'ink' }) {
  const [circle, square] =
    tone === 'paper' ? ['var(--partner-a)', 'var(--partner-b)'] : ['var(--teal-3)', 'var(--clay-3)'];
  return (
    <svg viewBox="0 0 34 24" width={34} height={24} fill="none" strokeWidth="1.8" aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r="8.6" stroke={circle} />
      <rect x="13.4" y="3.4" width="17.2" height="17.2" rx="4.6" stroke={square} />
    </svg>
  );
}

/** The name of the product, as it is written everywhere. Not translated. */
export const productName = 'Troth';

export function Wordmark() {
  return <span className={classes.wordmark}>{productName}</span>;
}
