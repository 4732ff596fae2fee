import { useMutation } from '@tanstack/react-query';
import { errorText } from '@troth/portal/errors';
import { saveAs } from '@troth/portal/save-as';
import { Button } from '@troth/ui/button';
import { DownloadIcon } from '@troth/ui/icons';
import { Text } from '@troth/ui/text';
import { useAttorney } from '../../shared/attorney';
import { downloadStatement } from '../../shared/payout-items';
import { t } from '../../shared/texts';

/** Saves what was paid in a year, as a PDF. */
export function StatementButton({ year }: { year: string }) {
  const { id } = useAttorney();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => saveAs(await downloadStatement(id, year), t('payoutList.statement.name', { year })),
  });
  return (
    <>
      <Button
        size="sm"
        variant="text"
        icon={<DownloadIcon size={16} />}
        isLoading={isPending}
        aria-label={t('payoutList.statement.of', { year })}
        onClick={() => mutate()}
      >
        {t('payoutList.statement.pdf')}
      </Button>
      {error !== null && (
        <Text size="small" tone="danger" role="alert">
          {errorText(error)}
        </Text>
      )}
    </>
  );
}
