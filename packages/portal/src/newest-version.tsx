import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Button } from '@troth/ui/button';
import { Notice } from '@troth/ui/notice';
import { Fragment, type ReactNode, useState } from 'react';
import { draftsQuery, historyQuery } from './editing';
import { t } from './own-texts';

export interface NewestVersionProps {
  documentId: string;
  /** In place of the text, while there is no version. */
  none: ReactNode;
  /** The text of a version; `showNewest` opens the newest, again where it is the same. */
  children: (commitAt: string, showNewest: () => void) => ReactNode;
}

/** The newest version of an agreement, to be edited; one that comes while another is open waits until it is asked for. */
export function NewestVersion({ documentId, none, children }: NewestVersionProps) {
  const { data: commits } = useSuspenseQuery(historyQuery(documentId));
  // While the text itself is read.
  useQuery(draftsQuery(documentId));
  const queryClient = useQueryClient();
  const [newest] = commits;
  const [opened, setOpened] = useState(newest?.commitAt ?? null);
  // The same version is opened again where its drafts are no longer what this page thinks.
  const [turn, setTurn] = useState(0);
  if (newest === undefined || opened === null) return none;
  const showNewest = async () => {
    await queryClient.invalidateQueries({ queryKey: ['documents', documentId] });
    const [latest] = await queryClient.fetchQuery(historyQuery(documentId));
    setOpened(latest?.commitAt ?? opened);
    setTurn((before) => before + 1);
  };
  return (
    <>
      {newest.commitAt !== opened && (
        <Notice
          tone="warning"
          isAlert
          title={t('editing.newer')}
          actions={<Button onClick={() => void showNewest()}>{t('editing.showNewer')}</Button>}
        />
      )}
      <Fragment key={`${opened} ${turn}`}>{children(opened, () => void showNewest())}</Fragment>
    </>
  );
}
