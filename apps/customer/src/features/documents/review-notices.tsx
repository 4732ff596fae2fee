import { isImported } from '@troth/domain/documents';
import { Button, LinkButton } from '@troth/ui/button';
import { Notice } from '@troth/ui/notice';
import type { OwnDocument } from '../../shared/document';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import { ReviewDiscussion } from './review-discussion';
import { reviewLink } from './review-link';
import type { Tree } from './review-provenance';
import classes from './review.module.css';
import type { Compared } from './use-compared';
import type { ReadVersion } from './use-read-version';
import type { WhyContext } from './why-context';

/**
 * What took the place of all versions: an agreement that was made elsewhere, or that they are made again. Null while the
 * newest one is the agreement.
 */
export function pastOf(document: OwnDocument['document']) {
  if (isImported(document))
    return { what: t('review.past.imported'), go: t('review.past.toImported'), href: reviewLink() };
  if (document.lastGeneratedAt === null)
    return { what: t('review.past.anew'), go: t('review.past.toDocuments'), href: paths.documents() };
  return null;
}

export type ReviewSheet = 'answers' | 'absent';

interface ReviewNoticesProps {
  own: OwnDocument;
  tree: Tree;
  version: ReadVersion;
  compared: Compared;
  context: WhyContext;
  /** The question that was asked about and put no clause in. */
  emptyQuestion: string | null;
  onSheet: (sheet: ReviewSheet) => void;
}

/** Over the text: what is to be known of the version before it is read. */
export function ReviewNotices({ own, tree, version, compared, context, emptyQuestion, onSheet }: ReviewNoticesProps) {
  const { shown, newest, isNewest, isAsked, isUnknown, showNewest } = version;
  const { provenances, renderQuestion } = context;
  const past = pastOf(own.document);
  return (
    <div className={classes.notices} aria-live="polite">
      {isUnknown && <Notice title={t('review.unknownVersion')} />}
      {past !== null && (
        <Notice
          tone="warning"
          title={t('review.past.title')}
          actions={<LinkButton href={past.href}>{past.go}</LinkButton>}
        >
          {past.what}
        </Notice>
      )}
      {emptyQuestion !== null && (
        <Notice
          title={renderQuestion(emptyQuestion)}
          actions={
            <>
              {provenances.leftOutBy.has(emptyQuestion) && (
                <Button onClick={() => onSheet('absent')}>{t('review.absent.title')}</Button>
              )}
              <Button onClick={() => onSheet('answers')}>{t('review.question.others')}</Button>
            </>
          }
        >
          {t('review.question.none', { count: provenances.leftOutBy.get(emptyQuestion)?.length ?? 0 })}
        </Notice>
      )}
      {past === null && isNewest && <ReviewDiscussion own={own} tree={tree} />}
      {past === null && !isNewest && (
        <Notice
          tone="warning"
          title={
            isAsked
              ? t('review.newer.asked', { number: shown.number, newest: newest.number })
              : t('review.newer.came', { newest: newest.number })
          }
          actions={<Button onClick={showNewest}>{t('review.newer.show', { number: newest.number })}</Button>}
        >
          {t('review.newer.what')}
        </Notice>
      )}
      {compared.hasFailed && (
        <Notice
          tone="danger"
          title={t('review.compareFailed')}
          actions={<Button onClick={compared.retry}>{t('review.compareAgain')}</Button>}
        />
      )}
    </div>
  );
}
