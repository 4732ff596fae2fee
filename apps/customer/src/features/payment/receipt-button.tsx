import { useMutation } from '@tanstack/react-query';
import { errorText } from '@troth/portal/errors';
import { usePerson } from '@troth/portal/person';
import { saveAs } from '@troth/portal/save-as';
import { Button } from '@troth/ui/button';
import { t } from '../../shared/texts';
import { fetchReceipt } from './queries';

/** Saves the receipt of a paid cart. @param paidOn Among several: the day that tells it from the others. */
export function ReceiptButton({ cartId, paidOn }: { cartId: string; paidOn?: string }) {
  const self = usePerson();
  const { mutate, error, isPending } = useMutation({
    mutationFn: async () => saveAs(await fetchReceipt(self.id, cartId), t('payment.receipt.fileName')),
  });
  return (
    <>
      <Button
        variant="text"
        {...(paidOn !== undefined && { size: 'sm', 'aria-label': t('payment.receipt.downloadOf', { date: paidOn }) })}
        isLoading={isPending}
        onClick={() => mutate()}
      >
        {t(paidOn === undefined ? 'payment.receipt.download' : 'payment.receipt.short')}
      </Button>
      {error !== null && <p role="alert">{errorText(error)}</p>}
    </>
  );
}
