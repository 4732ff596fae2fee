import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { otherSide, type Side } from '@troth/domain/people';
import { errorText } from '@troth/portal/errors';
import { usePerson } from '@troth/portal/person';
import { sizeText } from '@troth/portal/sizes';
import { Button, LinkButton } from '@troth/ui/button';
import { EmptyState } from '@troth/ui/empty-state';
import { DownloadIcon } from '@troth/ui/icons';
import { Row, Section, Stack } from '@troth/ui/layout';
import { Link } from '@troth/ui/link';
import { Notice } from '@troth/ui/notice';
import type { OwnDocument } from '../../shared/document';
import { formatMoment } from '../../shared/instants';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import { saveFromVault, type VaultItem, vaultQuery } from './queries';
import { ReviewDates } from './review-dates';
import classes from './vault.module.css';

/** What stands together, in the order in which it is read. */
const SHELVES = [
  { key: 'agreement', kinds: ['SEALED', 'SIGNED', 'REVIEWED'] },
  { key: 'proof', kinds: ['LOG'] },
  { key: 'disclosure', kinds: ['DISCLOSURE', 'RECEIPT', 'EVIDENCE'] },
  { key: 'papers', kinds: ['PAPER'] },
] as const satisfies readonly { key: string; kinds: readonly VaultItem['kind'][] }[];

/** The first digits of a hash, in groups that a person can compare. */
const shortHash = (hash: string): string => `${hash.slice(0, 4)} ${hash.slice(4, 8)} ${hash.slice(8, 12)}`;

/** Everything that is worth keeping of the agreement: what each thing is, of when, its hash, and how to have it. */
export function VaultShelves({ own: { document, names } }: { own: OwnDocument }) {
  const self = usePerson();
  const { data: vault } = useSuspenseQuery(vaultQuery(self.id, document.id));
  const save = useMutation<void, Error, VaultItem | null>({
    mutationFn: (item) => saveFromVault(document.id, item, t('vault.archiveName')),
  });
  if (!vault.isFilled) {
    return (
      <EmptyState
        title={t('vault.empty.title')}
        action={<LinkButton href={paths.notarize()}>{t('vault.empty.action')}</LinkButton>}
      >
        {t('vault.empty.text')}
      </EmptyState>
    );
  }
  const sideOf = (userId: string): Side | null =>
    userId === document.userAId ? 'A' : userId === document.userBId ? 'B' : null;
  const nameOn = (side: Side): string => names[side] ?? t('partner.yourPartner');
  const titleOf = ({ kind, ownerId }: VaultItem): string => {
    if (ownerId === null) return t(`vault.kind.${kind}`);
    const side = sideOf(ownerId);
    if (kind === 'RECEIPT' && side !== null)
      return t('vault.received', { owner: nameOn(side), reader: nameOn(otherSide(side)) });
    return t('vault.of', { what: t(`vault.kind.${kind}`), who: side === null ? t('vault.attorney') : nameOn(side) });
  };
  return (
    <Stack gap={8}>
      <Stack gap={4}>
        <Row gap={3}>
          <Button
            variant="primary"
            icon={<DownloadIcon size={16} />}
            isLoading={save.isPending && save.variables === null}
            onClick={() => save.mutate(null)}
          >
            {t('vault.downloadAll')}
          </Button>
        </Row>
        {save.error !== null && (
          <Notice
            tone="danger"
            isAlert
            title={t('vault.failed', { why: errorText(save.error) })}
            actions={
              <Button size="sm" onClick={() => save.mutate(save.variables ?? null)}>
                {t('vault.again')}
              </Button>
            }
          />
        )}
        <Notice tone="info" title={t('vault.who')}>
          {t('vault.keep')}
        </Notice>
      </Stack>
      {SHELVES.map(({ key, kinds }) => {
        const items = vault.items.filter(({ kind }) => (kinds as readonly string[]).includes(kind));
        if (items.length === 0) return null;
        return (
          <Section
            key={key}
            title={t(`vault.shelf.${key}`)}
            description={
              key === 'proof' ? (
                <>
                  {t('vault.shelf.proof.text')} <Link href={paths.verify()}>{t('vault.verify')}</Link>
                </>
              ) : (
                t(`vault.shelf.${key}.text`)
              )
            }
            hasRule
          >
            <ul className={classes.items}>
              {items.map((item) => (
                <li key={item.key} className={classes.item}>
                  <div className={classes.what}>
                    <h3 className={classes.title}>{titleOf(item)}</h3>
                    <p className={classes.facts}>
                      {item.name} · {formatMoment(item.at)}
                      {item.size !== null && ` · ${sizeText(item.size)}`}
                    </p>
                    {item.sha256 !== null && (
                      <p className={classes.hash} title={item.sha256}>
                        {t('vault.hash', { hash: shortHash(item.sha256) })}
                      </p>
                    )}
                  </div>
                  <Button
                    size="sm"
                    icon={<DownloadIcon size={16} />}
                    isLoading={save.isPending && save.variables?.key === item.key}
                    onClick={() => save.mutate(item)}
                  >
                    {t('vault.download')}
                    <span className="troth-vh"> {item.name}</span>
                  </Button>
                </li>
              ))}
            </ul>
          </Section>
        );
      })}
      <ReviewDates documentId={document.id} reviews={vault.reviews} />
    </Stack>
  );
}
