import { useMutation } from '@tanstack/react-query';
import { errorText } from '@troth/portal/errors';
import { usePerson } from '@troth/portal/person';
import { Button } from '@troth/ui/button';
import { DownloadIcon } from '@troth/ui/icons';
import { Text } from '@troth/ui/text';
import { saveAs } from '@troth/portal/save-as';
import { t } from '../../shared/texts';
import { downloadCalendar } from './queries';

/** The days as a file, for a calendar program that subscribes to nothing. */
export function CalendarDownload() {
  const self = usePerson();
  const download = useMutation({
    mutationFn: async () => saveAs(await downloadCalendar(self.id), t('calendar.fileName')),
  });
  return (
    <div>
      <Button
        size="sm"
        icon={<DownloadIcon size={16} />}
        isLoading={download.isPending}
        onClick={() => download.mutate()}
      >
        {t('calendar.download')}
      </Button>
      {download.error !== null && (
        <Text size="small" tone="danger" role="alert">
          {errorText(download.error)}
        </Text>
      )}
    </div>
  );
}
