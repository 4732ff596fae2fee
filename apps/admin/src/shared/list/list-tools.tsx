import type { AdminList } from '@troth/domain/records';
import { api, unwrap } from '@troth/portal/api';
import { saveAs } from '@troth/portal/save-as';
import { type KeptViews, SavedViews } from '@troth/portal/saved-views';
import { Button } from '@troth/ui/button';
import { DownloadIcon } from '@troth/ui/icons';
import { useLocation } from 'react-router';
import { t } from '../texts';
import { useFile } from '../use-file';

const keptViews = (list: AdminList): KeptViews => {
  const at = { params: { path: { list } } };
  return {
    queryKey: ['saved-views', list],
    read: (signal) => unwrap(api.GET('/admin/saved-views/{list}', { ...at, signal })),
    replace: (views) => unwrap(api.PUT('/admin/saved-views/{list}', { ...at, body: { views } })),
  };
};

/** The views of a list that the admin saved by name. @param view What the shown one adds to the list's address. */
export function ListViews({ list, view }: { list: AdminList; view: string }) {
  const { pathname } = useLocation();
  return <SavedViews path={pathname} address={view} kept={keptViews(list)} />;
}

export interface CsvFile {
  /** `users.csv` */
  readonly name: string;
  /** All that the filter finds, whatever page is shown. */
  readonly get: () => Promise<unknown>;
}

/** Saves what is filtered as a file. */
export function CsvButton({ name, get }: CsvFile) {
  const file = useFile(async () => saveAs((await get()) as Blob, name));
  return (
    <>
      <Button variant="text" icon={<DownloadIcon size={16} />} isLoading={file.isPending} onClick={file.get}>
        {t('list.csv')}
      </Button>
      {file.error}
    </>
  );
}
