import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { errorText } from '@troth/portal/errors';
import { Button } from '@troth/ui/button';
import { Facts } from '@troth/ui/facts';
import { DownloadIcon } from '@troth/ui/icons';
import { Text } from '@troth/ui/text';
import { useEffect, useRef } from 'react';
import { formatDate } from '../../shared/dates';
import { useCouple } from '../../shared/journey';
import { t } from '../../shared/texts';
import { saveSigningFile, type SigningFile, type SigningSheet, signingSheetQuery } from './queries';
import classes from './signing-day.module.css';

type Section = SigningSheet['sections'][number];
type Point = Section['points'][number];

/** What a couple needs to know first; the rest is opened by a touch. */
const OPEN_AT_FIRST: readonly Section['section'][] = ['BEFORE', 'ROOM'];

/**
 * The day of signing on paper: when, who, what each brings, in which order, and the papers to print. Each point names
 * its source, and what is not known is said. ADR 0051.
 */
export function SigningDay({ documentId }: { documentId: string }) {
  const { self } = useCouple();
  const { data: sheet } = useSuspenseQuery(signingSheetQuery(self.id, documentId));
  const parts = useOpenedForPrint();
  return (
    <section className={classes.day} aria-labelledby="signing-day-title">
      <h3 id="signing-day-title" className={classes.title}>
        {t('signingDay.title')}
      </h3>
      <Text>{t('signingDay.lead')}</Text>
      <Facts
        facts={[
          { key: 'window', label: t('signingDay.when'), value: windowText(sheet) },
          {
            key: 'version',
            label: t('signingDay.version'),
            value: sheet.version?.shortName ?? t('signingDay.noVersion'),
          },
        ]}
      />
      <div className={classes.downloads}>
        {sheet.version !== null && <Download documentId={documentId} file="packet" />}
        <Download documentId={documentId} file="sheet" />
      </div>
      <div ref={parts} className={classes.parts}>
        {sheet.sections.map((section) => (
          <details key={section.section} className={classes.part} open={OPEN_AT_FIRST.includes(section.section)}>
            <summary>
              <h4>{section.title}</h4>
              <span className={classes.count}>{t('signingDay.points', { count: section.points.length })}</span>
            </summary>
            <Points section={section} />
          </details>
        ))}
      </div>
      <Text size="small" tone="hint">
        {t(sheet.law.reviewedByCounsel ? 'signingDay.reviewed' : 'signingDay.notReviewed', {
          date: formatDate(sheet.law.researchedOn),
        })}
      </Text>
    </section>
  );
}

/** Paper cannot be opened by a touch: what is printed is printed whole, and closed again after it. */
function useOpenedForPrint() {
  const parts = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const open = () => {
      opened = [...(parts.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])];
      for (const part of opened) part.open = true;
    };
    const close = () => {
      for (const part of opened) part.open = false;
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', close);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', close);
    };
  }, []);
  return parts;
}

function windowText({ window: { earliest, latest, outlook } }: SigningSheet): string {
  if (outlook === 'TOO_LATE') return t('signingDay.when.tooLate');
  if (latest === null || latest < earliest) return t('signingDay.when.from', { earliest: formatDate(earliest) });
  return t('signingDay.when.between', { earliest: formatDate(earliest), latest: formatDate(latest) });
}

function Points({ section: { look, points } }: { section: Section }) {
  const List = look === 'STEPS' ? 'ol' : 'ul';
  return (
    <List className={classes.points} data-look={look}>
      {points.map((point) => (
        <li key={`${point.code}-${point.side ?? ''}`}>
          {point.text}
          {point.basis !== null && <cite className={classes.source}>{sourceText(point.basis)}</cite>}
        </li>
      ))}
    </List>
  );
}

const sourceText = ({ citation, confidence }: NonNullable<Point['basis']>): string =>
  citation === null ? t('signingDay.source.none', { confidence }) : t('signingDay.source', { citation, confidence });

/** Saves one of the papers, and says what became of it when nothing was saved. */
function Download({ documentId, file }: { documentId: string; file: SigningFile }) {
  const download = useMutation<void, Error>({ mutationFn: () => saveSigningFile(documentId, file) });
  return (
    <div>
      <Button
        variant={file === 'packet' ? 'secondary' : 'text'}
        icon={<DownloadIcon size={16} />}
        isLoading={download.isPending}
        loadingText={t('signingDay.download.busy')}
        isFullWidthOnPhone
        onClick={() => download.mutate()}
      >
        {t(`signingDay.download.${file}`)}
      </Button>
      {download.error !== null && (
        <div role="alert">
          <Text size="small" tone="danger">
            {t('signingDay.download.failed', { why: errorText(download.error) })}
          </Text>
        </div>
      )}
    </div>
  );
}
