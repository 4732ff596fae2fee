import { useQuery } from '@tanstack/react-query';
import { errorText } from '@troth/portal/errors';
import { type LegalPageKey, legalQuery } from '@troth/portal/legal';
import { ErrorPanel } from '@troth/ui/error-panel';
import { Link } from '@troth/ui/link';
import { Notice } from '@troth/ui/notice';
import { Page } from '@troth/ui/page';
import { PageSkeleton } from '@troth/ui/skeleton';
import { formatDate } from '../../shared/dates';
import { OpenPage } from '../../shared/open-page';
import { t } from '../../shared/texts';
import classes from './legal.module.css';

/** The terms of service, the privacy notice or the statement on accessibility, for anyone to read. D5. */
export function LegalScreen({ page }: { page: LegalPageKey }) {
  return (
    <OpenPage>
      <LegalText page={page} />
    </OpenPage>
  );
}

function LegalText({ page }: { page: LegalPageKey }) {
  const { data: text, isPending, error, refetch } = useQuery(legalQuery(page));
  if (isPending) return <PageSkeleton />;
  if (error !== null) return <ErrorPanel onRetry={() => void refetch()}>{errorText(error)}</ErrorPanel>;
  return (
    <Page
      title={text.title}
      kicker={t('legal.effective', { date: formatDate(text.effectiveOn), version: text.version })}
      lead={text.summary}
    >
      {page !== 'accessibility' && !text.reviewedByCounsel && <Notice tone="warning">{t('legal.unreviewed')}</Notice>}
      <nav className={classes.contents} aria-label={t('legal.contents')}>
        <ol>
          {text.sections.map(({ key, heading }) => (
            <li key={key}>
              <Link href={`#${key}`}>{heading}</Link>
            </li>
          ))}
        </ol>
      </nav>
      {text.sections.map(({ key, heading, paragraphs, points }) => (
        <section key={key} id={key} className={classes.section}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {points.length > 0 && (
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </Page>
  );
}
