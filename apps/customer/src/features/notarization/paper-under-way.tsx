import { useMutation, useQueryClient } from '@tanstack/react-query';
import { otherSide, type Side } from '@troth/domain/people';
import { errorText } from '@troth/portal/errors';
import { Button } from '@troth/ui/button';
import { Facts } from '@troth/ui/facts';
import { DownloadIcon } from '@troth/ui/icons';
import { Sheet } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { type ReactNode, useState } from 'react';
import { formatDate } from '../../shared/dates';
import { afterChange } from '../../shared/journey';
import { t } from '../../shared/texts';
import { GiveUp } from './give-up';
import classes from './notarization.module.css';
import { confirmScan, type Notarization, saveScan } from './queries';
import { Signers } from './signers';

export interface PaperUnderWayProps {
  userId: string;
  notarization: Notarization;
  names: Readonly<Record<Side, string>>;
  own: Side;
  /** The form that takes this scan's place; it is shown in its stead. */
  replacement: (onDone: () => void) => ReactNode;
}

/** A scan of the signed paper waits for both: each opens it and says that it is what was signed. */
export function PaperUnderWay({ userId, notarization, names, own, replacement }: PaperUnderWayProps) {
  const [isReplacing, setReplacing] = useState(false);
  const { scan, stage, abilities } = notarization;
  if (scan === null) return null;
  const { notary } = scan;
  const partner = names[otherSide(own)];
  const doneAt = { A: notarization.userADoneAt, B: notarization.userBDoneAt };
  const isOwnUpload = scan.uploadedById === userId;
  if (isReplacing)
    return (
      <Sheet padding={8} className={classes.stage ?? ''}>
        <h2>{t('notarize.scan.replaceTitle')}</h2>
        {replacement(() => setReplacing(false))}
      </Sheet>
    );
  const openWords = () => ({
    title: abilities.confirm ? t('notarize.paper.yourTurn') : t('notarize.paper.theirTurn', { name: partner }),
    text: isOwnUpload
      ? t('notarize.paper.own.text', { name: partner })
      : t('notarize.paper.partner.text', { name: partner }),
  });
  const isOpen = stage === 'AWAITING_CONFIRMATION';
  const { title, text } = isOpen ? openWords() : settledWords(stage);
  return (
    <Sheet padding={8} className={classes.stage ?? ''}>
      <div role="status">
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <Facts
        facts={[
          { key: 'signedOn', label: t('notarize.scan.signedOn'), value: formatDate(scan.signedOn) },
          { key: 'notary', label: t('notarize.paper.notary'), value: notary.name },
          {
            key: 'commission',
            label: t('notarize.paper.commission'),
            value: [
              notary.commissionNumber,
              notary.county,
              notary.state,
              notary.commissionExpiresOn === null
                ? null
                : t('notarize.paper.until', { date: formatDate(notary.commissionExpiresOn) }),
            ]
              .filter((part) => part !== null)
              .join(', '),
          },
          ...(scan.witnesses.length > 0
            ? [{ key: 'witnesses', label: t('notarize.paper.witnesses'), value: scan.witnesses.join(', ') }]
            : []),
        ]}
      />
      <Signers
        names={names}
        own={own}
        doneAt={doneAt}
        texts={{ done: (time) => t('notarize.paper.confirmed', { time }), open: t('notarize.paper.open') }}
      />
      <Confirmation userId={userId} notarization={notarization} fileId={scan.fileId} sha256={scan.fileSha256} />
      {isOpen && (
        <div className={classes.way}>
          {abilities.replace && (
            <Button variant="text" onClick={() => setReplacing(true)}>
              {t('notarize.paper.replace')}
            </Button>
          )}
          <GiveUp userId={userId} notarization={notarization} />
        </div>
      )}
    </Sheet>
  );
}

/** Both have confirmed: it is sealed, or something about it stops the seal. */
const settledWords = (stage: Notarization['stage']) =>
  stage === 'ADMIN_ATTENTION'
    ? { title: t('notarize.stage.admin'), text: t('notarize.stage.admin.text') }
    : { title: t('notarize.stage.completing'), text: t('notarize.paper.completing.text') };

/** Opening the scan, and then confirming that very one. */
function Confirmation({
  userId,
  notarization: { id, documentId, abilities },
  fileId,
  sha256,
}: {
  userId: string;
  notarization: Notarization;
  fileId: string;
  sha256: string;
}) {
  const queryClient = useQueryClient();
  const look = useMutation({ mutationFn: (opened: string) => saveScan(documentId, fileId).then(() => opened) });
  const confirm = useMutation({
    mutationFn: () => confirmScan(id, sha256),
    onSettled: () => afterChange(queryClient, userId),
  });
  // A scan that took its place since has to be opened too.
  const isOpened = look.data === sha256;
  const failure = look.error ?? confirm.error;
  return (
    <>
      <div className={classes.way}>
        <Button
          variant={abilities.confirm && !isOpened ? 'primary' : 'secondary'}
          size="lg"
          isFullWidthOnPhone
          icon={<DownloadIcon size={16} />}
          isLoading={look.isPending}
          onClick={() => look.mutate(sha256)}
        >
          {t('notarize.paper.look')}
        </Button>
        {abilities.confirm && (
          <Button
            variant={isOpened ? 'primary' : 'secondary'}
            size="lg"
            isFullWidthOnPhone
            disabled={!isOpened}
            isLoading={confirm.isPending}
            onClick={() => confirm.mutate()}
          >
            {t('notarize.paper.confirm')}
          </Button>
        )}
      </div>
      {abilities.confirm && !isOpened && <p className={classes.note}>{t('notarize.paper.lookFirst')}</p>}
      {failure !== null && <Notice tone="danger" isAlert title={errorText(failure)} />}
    </>
  );
}
