import { ErrorPanel } from '@troth/ui/error-panel';
import { Page } from '@troth/ui/page';
import { errorText, isMissing } from '../errors';
import { t } from '../own-texts';

const reload = () => window.location.reload();

/** What a screen shows in its place when it could not be drawn or its data did not come. */
export function RouteError({ error }: { error: unknown }) {
  const isNothing = isMissing(error);
  const isOurs = error instanceof TypeError || error instanceof ReferenceError;
  return (
    <Page title={t(isNothing ? 'error.missing.title' : 'error.title')}>
      <ErrorPanel safeText={t('error.safe')} onRetry={reload} retryText={t('error.refresh')}>
        {isOurs ? t('error.unknown') : errorText(error)}
      </ErrorPanel>
    </Page>
  );
}
