import { CardSkeleton, RowsSkeleton, Skeleton } from '@troth/ui/skeleton';
import classes from './disclosure.module.css';

const LEDGERS = 3;

/** The screen's geometry while both disclosures are on their way. */
export function DisclosureSkeleton() {
  return (
    <>
      <CardSkeleton height={420} />
      <div className={classes.columns} style={{ marginTop: 'var(--s-10)' }}>
        <div className={classes.before}>
          <RowsSkeleton rows={5} height={20} />
        </div>
        <div className={classes.ledgers}>
          <Skeleton width={280} height={44} />
          {Array.from({ length: LEDGERS }, (_, at) => (
            <div key={at} style={{ marginTop: 'var(--s-12)' }}>
              <RowsSkeleton rows={4} height={24} />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
