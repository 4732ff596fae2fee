import { Link } from '@troth/ui/link';
import { Ornament } from '@troth/ui/ornament';
import { Section } from '@troth/ui/layout';
import type { ReactNode } from 'react';
import { formatLongDay } from '@troth/portal/instants';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import classes from './congratulations.module.css';

export interface CongratulationsProps {
  names: { readonly A: string; readonly B: string };
  /** When the agreement was sealed. */
  completedAt: string;
  /** It went through the sandbox: nothing was notarized. */
  isSandbox: boolean;
  /** It was signed on paper: the original is what counts. */
  isOnPaper: boolean;
  hasAttorney: boolean;
  weddingDateText: string | null;
  /** Saves the final file. */
  download: ReactNode;
}

/** The agreement is signed, notarized and sealed: the file, and what is wise to do with it. Customer spec §2. */
export function Congratulations({
  names,
  completedAt,
  isSandbox,
  isOnPaper,
  hasAttorney,
  weddingDateText,
  download,
}: CongratulationsProps) {
  const todo = [
    { key: 'store', title: t('done.store.title'), text: t(isOnPaper ? 'done.store.paper' : 'done.store.file') },
    {
      key: 'copies',
      title: t('done.copies.title'),
      text: (
        <>
          {t('done.copies.text')} <Link href={paths.vault()}>{t('done.copies.vault')}</Link>
        </>
      ),
    },
    ...(hasAttorney ? [{ key: 'attorney', title: t('done.attorney.title'), text: t('done.attorney.text') }] : []),
    {
      key: 'wedding',
      title: t('done.wedding.title'),
      text:
        weddingDateText === null ? t('done.wedding.text') : t('done.wedding.textWithDate', { date: weddingDateText }),
    },
    { key: 'review', title: t('done.review.title'), text: t('done.review.text') },
    {
      key: 'verify',
      title: t('done.verify.title'),
      text: (
        <>
          {t('done.verify.text')} <Link href={paths.verify()}>{t('done.verify.link')}</Link>
        </>
      ),
    },
  ];
  return (
    <>
      <section className={classes.card}>
        <div className={classes.ring}>
          <Ornament name="ring" width={664} />
        </div>
        <div className={classes.words}>
          <p className={classes.when}>
            {t(isSandbox ? 'done.whenSandbox' : 'done.when', { date: formatLongDay(completedAt) })}
          </p>
          <h1 className={classes.title} tabIndex={-1} data-page-heading="">
            {t('done.title')} <span>{t('done.names', names)}</span>
          </h1>
          <p className={classes.lead}>{t(isSandbox ? 'done.leadSandbox' : 'done.lead')}</p>
          <div className={classes.download}>{download}</div>
        </div>
      </section>
      <Section title={t('done.next.title')} description={t('done.next.text')}>
        <ol className={classes.todo}>
          {todo.map(({ key, title, text }) => (
            <li key={key}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}
