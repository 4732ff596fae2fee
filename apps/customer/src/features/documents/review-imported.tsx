import { Button } from '@troth/ui/button';
import { DocumentIcon } from '@troth/ui/icons';
import { Sheet } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { Text } from '@troth/ui/text';
import { type ReactNode, useState } from 'react';
import type { OwnDocument } from '../../shared/document';
import { formatLongDay } from '@troth/portal/instants';
import { t } from '../../shared/texts';
import { DownloadButton } from './download-button';
import { ReviewBar } from './review-bar';
import classes from './review.module.css';

/** An agreement made elsewhere is a PDF alone: what is confirmed is that, and never the text of a version before it. */
export function ImportedVersion({
  own,
  header,
  names,
}: {
  own: OwnDocument;
  header: ReactNode;
  names: { readonly A: string; readonly B: string };
}) {
  const { id, generatedPdfFileId: fileId, lastGeneratedAt } = own.document;
  const [opened, setOpened] = useState(fileId);
  if (fileId === null || opened === null || lastGeneratedAt === null)
    return <Notice tone="warning" title={t('review.noVersion')} />;
  const isReplaced = opened !== fileId;
  const showNew = () => setOpened(fileId);
  return (
    <div className={classes.shortSpace}>
      {header}
      {isReplaced && (
        <div className={classes.notices}>
          <Notice
            tone="warning"
            title={t('review.imported.replaced')}
            actions={<Button onClick={showNew}>{t('review.imported.show')}</Button>}
          />
        </div>
      )}
      <Sheet padding={8}>
        <div className={classes.imported}>
          <DocumentIcon size={24} />
          <div>
            <h2>{t('review.imported.heading')}</h2>
            <Text>{t('review.imported.text')}</Text>
            <div className={classes.importedAction}>
              <DownloadButton documentId={id} fileId={opened} hasName />
            </div>
          </div>
        </div>
      </Sheet>
      <ReviewBar
        own={own}
        title={t('review.imported.version', { date: formatLongDay(lastGeneratedAt) })}
        confirmText={t('review.imported.confirm')}
        version={opened}
        names={names}
        download={null}
        instead={isReplaced ? { why: t('review.newer.bar'), text: t('review.imported.show'), go: showNew } : null}
      />
    </div>
  );
}
