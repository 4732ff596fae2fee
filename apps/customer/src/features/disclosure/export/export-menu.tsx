import { useMutation } from '@tanstack/react-query';
import { otherSide } from '@troth/domain/people';
import { announce } from '@troth/portal/announcer';
import { errorText } from '@troth/portal/errors';
import { ActionMenu } from '@troth/ui/action-menu';
import { Button } from '@troth/ui/button';
import { DownloadIcon } from '@troth/ui/icons';
import { Text } from '@troth/ui/text';
import type { OwnDocument } from '../../../shared/document';
import { saveAs } from '@troth/portal/save-as';
import { t } from '../../../shared/texts';
import { downloadDisclosure, type ExportFormat } from './queries';

const FORMATS: readonly ExportFormat[] = ['csv', 'json'];

/** Everything that was listed, as a file: the reader's, and once someone joined the partner's. */
export function ExportMenu({ own }: { own: OwnDocument }) {
  const { document, side, names } = own;
  const userIds = { A: document.userAId, B: document.userBId };
  const save = useMutation({
    mutationFn: async ({ userId, name, format }: { userId: string; name: string; format: ExportFormat }) => {
      const bytes = await downloadDisclosure({ userId, documentId: document.id }, format);
      saveAs(bytes, t('disclosure.export.fileName', { name, format }));
    },
    onSuccess: () => announce(t('disclosure.export.saved')),
  });
  const items = [side, otherSide(side)].flatMap((of) => {
    const userId = userIds[of];
    if (userId === null) return [];
    const name = names[of] ?? t('partner.yourPartner');
    return FORMATS.map((format) => ({
      key: `${of} ${format}`,
      label: of === side ? t(`disclosure.export.mine.${format}`) : t(`disclosure.export.partners.${format}`, { name }),
      icon: <DownloadIcon size={16} />,
      onSelect: () => save.mutate({ userId, name, format }),
    }));
  });
  return (
    <div>
      <ActionMenu
        name={t('disclosure.export.name')}
        items={items}
        target={
          <Button size="sm" icon={<DownloadIcon size={16} />} isLoading={save.isPending}>
            {t('disclosure.export.open')}
          </Button>
        }
      />
      {save.error !== null && (
        <Text size="small" tone="danger" role="alert">
          {errorText(save.error)}
        </Text>
      )}
    </div>
  );
}
