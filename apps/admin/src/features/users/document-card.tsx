import { enumerationLabel, say } from '@troth/domain/messages';
import { api, unwrap } from '@troth/portal/api';
import { Button } from '@troth/ui/button';
import { Facts } from '@troth/ui/facts';
import { Row, Section, Sheet } from '@troth/ui/layout';
import { Link } from '@troth/ui/link';
import { StatusTag } from '@troth/ui/status-tag';
import { Text } from '@troth/ui/text';
import { type ReactNode, useState } from 'react';
import { ActionDialog } from '../../shared/actions/action-dialog';
import { unchangedSince } from '../../shared/actions/unchanged-since';
import { UnlockDialog } from '../../shared/actions/unlock-dialog';
import { formatLongDay } from '@troth/portal/instants';
import { formatRecent } from '../../shared/dates';
import { paths } from '../../shared/paths';
import { useStateName } from '@troth/portal/states';
import { t } from '../../shared/texts';
import type { AdminDocument } from './queries';
import { StageBar } from './stage-bar';

type Asked = 'regenerate' | 'unlock' | 'force' | 'takeBack' | 'delete' | 'restore';
interface DialogProps {
  document: AdminDocument;
  userId: string;
  onClose: () => void;
}

const shortId = (id: string) => id.slice(0, 8).replace(/^(.{4})/, '$1 ');
const coupleOf = ({ partners }: AdminDocument) => partners.map(({ name }) => name).join(t('user.and'));
const ofDocument = ({ id }: AdminDocument) => ({ params: { path: { id } } });

function Unlock({ document, onClose }: DialogProps) {
  const { id, lock, drafts } = document;
  return <UnlockDialog documentId={id} couple={coupleOf(document)} lock={lock} drafts={drafts} onClose={onClose} />;
}

function ForceReset({ document, onClose }: DialogProps) {
  const { notarization } = document;
  if (notarization === null) return null;
  return (
    <ActionDialog
      title={t('forceReset.title', { couple: coupleOf(document) })}
      intro={t('forceReset.intro')}
      effects={[t('forceReset.effect.ends'), t('forceReset.effect.detached'), t('forceReset.effect.again')]}
      confirmText={t('forceReset.action')}
      isDestructive
      typedWord={coupleOf(document)}
      act={(reason) =>
        unwrap(
          api.PATCH('/notarizations/{id}/force-reset', {
            params: { path: { id: notarization.id } },
            body: { reason },
          }),
        )
      }
      doneText={() => t('forceReset.done')}
      onClose={onClose}
    />
  );
}

function TakeBackPaid({ document, userId, onClose }: DialogProps) {
  return (
    <ActionDialog
      title={t('takeBack.title', { couple: coupleOf(document) })}
      effects={[t('takeBack.effect'), t('takeBack.answers')]}
      confirmText={t('takeBack.action')}
      isDestructive
      act={(reason) =>
        unwrap(
          api.DELETE('/admin/users/{id}/mark-paid', {
            params: { path: { id: userId } },
            body: { reason, documentId: document.id },
          }),
        )
      }
      doneText={() => t('takeBack.done')}
      onClose={onClose}
    />
  );
}

function Delete({ document, onClose }: DialogProps) {
  return (
    <ActionDialog
      title={t('deleteDocument.title', { couple: coupleOf(document) })}
      effects={[t('deleteDocument.effect.gone'), t('deleteDocument.effect.told'), t('deleteDocument.effect.back')]}
      confirmText={t('deleteDocument.action')}
      isDestructive
      typedWord={coupleOf(document)}
      act={(reason) =>
        unwrap(
          api.DELETE('/admin/documents/{id}', {
            ...ofDocument(document),
            headers: unchangedSince(document),
            body: { reason },
          }),
        )
      }
      doneText={() => t('deleteDocument.done')}
      onClose={onClose}
    />
  );
}

function Restore({ document, onClose }: DialogProps) {
  return (
    <ActionDialog
      title={t('restoreDocument.title', { couple: coupleOf(document) })}
      effects={[
        t('restoreDocument.effect.back'),
        t('restoreDocument.effect.purchases'),
        t('restoreDocument.effect.told'),
      ]}
      confirmText={t('restoreDocument.action')}
      act={(reason) => unwrap(api.POST('/admin/documents/{id}/restore', { ...ofDocument(document), body: { reason } }))}
      doneText={() => t('restoreDocument.done')}
      onClose={onClose}
    />
  );
}

function Regenerate({ document, onClose }: DialogProps) {
  return (
    <ActionDialog
      title={t('regenerate.title', { couple: coupleOf(document) })}
      effects={[
        t('regenerate.effect.version'),
        ...(document.attorneys.some(({ approvedAt }) => approvedAt !== null) ? [t('regenerate.effect.approvals')] : []),
        t('regenerate.effect.same'),
        t('regenerate.effect.told'),
      ]}
      confirmText={t('regenerate.action')}
      act={(reason) =>
        unwrap(api.POST('/admin/documents/{id}/regenerate', { ...ofDocument(document), body: { reason } }))
      }
      doneText={() => t('regenerate.done')}
      onClose={onClose}
    />
  );
}

const dialogs = {
  regenerate: Regenerate,
  unlock: Unlock,
  force: ForceReset,
  takeBack: TakeBackPaid,
  delete: Delete,
  restore: Restore,
};

/** A value with a quieter line below and what can be done about it. */
function Value({ children, detail, action }: { children: ReactNode; detail?: ReactNode; action?: ReactNode }) {
  return (
    <Row justify="between" align="start">
      <span>
        {children}
        {detail !== undefined && (
          <Text size="small" tone="secondary">
            {detail}
          </Text>
        )}
      </span>
      {action}
    </Row>
  );
}

function attorneysText({ attorneys, partners }: AdminDocument): string {
  if (attorneys.length === 0) return t('user.document.attorneys.count', { count: 0 });
  const client = (side: string) => partners.find((partner) => partner.side === side)?.name ?? '';
  return attorneys.map(({ name, side }) => t('document.attorneyFor', { name, client: client(side) })).join(', ');
}
const approvalsText = ({ attorneys }: AdminDocument): string =>
  attorneys
    .map(({ name, approvedAt }) =>
      approvedAt === null
        ? t('document.notApproved', { name })
        : t('document.approved', { name, when: formatRecent(approvedAt) }),
    )
    .join(' ');

/** The version that is current, and the way to it. */
function Version({
  document: { id, version },
  isAside,
  action,
}: {
  document: AdminDocument;
  isAside: boolean;
  action: (what: Asked, label: string) => ReactNode;
}) {
  if (version === null) return t('document.noVersion');
  const { hash, number, by, commitAt } = version;
  const day = formatLongDay(commitAt);
  return (
    <Value
      action={
        <Row gap={3}>
          <Link href={paths.editor(id)}>{t('document.read')}</Link>
          {!isAside && action('regenerate', t('regenerate.open'))}
        </Row>
      }
      detail={
        <Text as="span" size="mono">
          {shortId(hash)}
        </Text>
      }
    >
      {by === null
        ? t('document.versionOfTroth', { number, day })
        : t('document.versionBy', { number, name: by.name, day })}
    </Value>
  );
}

interface DocumentCardProps {
  document: AdminDocument;
  userId: string;
  /** What another feature offers about its attorneys. */
  attorneyAction?: ReactNode;
}

/** How far a document has come, who edits it, its notarization, and what can be asked for about each. */
function DocumentFacts({
  document,
  userId,
  attorneyAction,
  onAsk,
}: DocumentCardProps & { onAsk: (what: Asked) => void }) {
  const { lock, drafts, notarization, partners, attorneys, prenup, prenupBoughtBy } = document;
  const action = (what: Asked, label: string) => (
    <Button variant="text" size="sm" onClick={() => onAsk(what)}>
      {label}
    </Button>
  );
  const isAside = !document.isActive || document.deletedAt !== null;
  return (
    <Facts
      facts={[
        {
          key: 'partners',
          label: t('user.document.partner'),
          value: partners
            .filter(({ id }) => id !== userId)
            .map(({ id, name }) => (
              <Link key={id} href={paths.user(id)}>
                {name}
              </Link>
            )),
        },
        {
          key: 'version',
          label: t('document.version'),
          value: <Version document={document} isAside={isAside} action={action} />,
        },
        {
          key: 'attorneys',
          label: t('user.document.attorneys'),
          value: (
            <Value
              {...(attorneys.length > 0 && { detail: approvalsText(document) })}
              action={isAside ? undefined : attorneyAction}
            >
              {attorneysText(document)}
            </Value>
          ),
        },
        {
          key: 'edited',
          label: t('document.edited'),
          value: (
            <Value
              {...(lock !== null && { detail: t('document.heldUntil', { until: formatRecent(lock.expiresAt) }) })}
              action={lock !== null || drafts > 0 ? action('unlock', t('unlock.open')) : undefined}
            >
              {lock === null
                ? t('document.editedByNobody', { count: drafts })
                : t('document.editedBy', {
                    name: lock.holder.name,
                    since: formatRecent(lock.acquiredAt),
                    count: drafts,
                  })}
            </Value>
          ),
        },
        {
          key: 'notarization',
          label: t('document.notarization'),
          value: (
            <Value
              {...(notarization !== null && {
                detail: t('document.notarizationSince', { day: formatLongDay(notarization.createdAt) }),
              })}
              action={notarization?.canForceReset ? action('force', t('forceReset.open')) : undefined}
            >
              {notarization === null ? t('document.notBegun') : t(`notarizationStage.${notarization.stage}`)}
            </Value>
          ),
        },
        {
          key: 'prenup',
          label: t('document.prenup'),
          value: (
            <Value
              {...(prenupBoughtBy !== null && { detail: t('document.prenup.boughtBy', prenupBoughtBy) })}
              action={
                prenup === 'MARKED' && document.lastGeneratedAt === null
                  ? action('takeBack', t('takeBack.open'))
                  : undefined
              }
            >
              {t(`document.prenup.${prenup}`)}
            </Value>
          ),
        },
        {
          key: 'aside',
          label: t('document.record'),
          value: isAside ? (
            <Value
              {...(document.restorableUntil !== null && {
                detail: t('document.restorable', { day: formatLongDay(document.restorableUntil) }),
              })}
              action={document.restorableUntil === null ? undefined : action('restore', t('restoreDocument.open'))}
            >
              {document.deletedAt === null ? t('document.putAside') : t('document.deleted')}
            </Value>
          ) : (
            <Value action={action('delete', t('deleteDocument.open'))}>
              {t('document.since', { day: formatLongDay(document.createdAt) })}
            </Value>
          ),
        },
      ]}
    />
  );
}

/** One document, with what an admin can do about it. None of its words. */
export function DocumentCard({ document, userId, attorneyAction }: DocumentCardProps) {
  const stateName = useStateName();
  // As the document was when it was asked: a dialog says what happened after the document has changed.
  const [asked, setAsked] = useState<{ what: Asked; document: AdminDocument } | null>(null);
  const { partners } = document;
  const Dialog = asked === null ? null : dialogs[asked.what];
  return (
    <Sheet as="div">
      <Section
        level={3}
        title={partners.length > 1 ? coupleOf(document) : t('user.document.alone', { name: coupleOf(document) })}
        description={t('document.which', {
          id: shortId(document.id),
          state: stateName(document.stateId) ?? t('documentStage.NO_STATE_YET'),
        })}
        actions={
          <Row gap={2}>
            {document.deletedAt !== null && <StatusTag tone="danger">{t('document.deleted')}</StatusTag>}
            {document.deletedAt === null && !document.isActive && (
              <StatusTag tone="outline">{t('user.document.inactive')}</StatusTag>
            )}
            <StatusTag tone={document.status === 'FULLY_APPROVED' ? 'success' : 'neutral'}>
              {enumerationLabel(say, 'documentStatus', document.status)}
            </StatusTag>
          </Row>
        }
      >
        <StageBar document={document} />
        <DocumentFacts
          document={document}
          userId={userId}
          attorneyAction={attorneyAction}
          onAsk={(what) => setAsked({ what, document })}
        />
      </Section>
      {asked !== null && Dialog !== null && (
        <Dialog document={asked.document} userId={userId} onClose={() => setAsked(null)} />
      )}
    </Sheet>
  );
}
