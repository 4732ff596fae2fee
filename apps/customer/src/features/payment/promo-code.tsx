import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatCents } from '@troth/domain/money';
import { errorText } from '@troth/portal/errors';
import { Button } from '@troth/ui/button';
import { TextField } from '@troth/ui/text-field';
import { type FormEvent, useState } from 'react';
import { afterChange } from '../../shared/journey';
import type { Cart } from '../../shared/open-cart';
import { t } from '../../shared/texts';
import classes from './payment.module.css';
import { addPromoCode, type CartTotals, type Product, removePromoCode } from './queries';

/** The code of an order: what it takes off, why it takes nothing off any more, or the way to type one. */
export function PromoCode({
  userId,
  cart,
  prenup,
  totals,
}: {
  userId: string;
  cart: Cart | null;
  prenup: Product | null;
  totals: CartTotals | null;
}) {
  const queryClient = useQueryClient();
  const removal = useMutation({
    mutationFn: () => removePromoCode(userId, cart?.id ?? ''),
    onSettled: () => afterChange(queryClient, userId),
  });
  if (totals === null || totals.promoCode === null) {
    return <PromoCodeForm userId={userId} prenup={prenup} />;
  }
  const { promoCode, discountInCents, refusalText } = totals;
  return (
    <div className={classes.line}>
      <span>
        {t('payment.promo.line', { code: promoCode })}
        {refusalText !== null && (
          <span role="status" className={classes.aside}>
            {refusalText}
          </span>
        )}
      </span>
      <Button
        variant="text"
        size="sm"
        aria-label={t('payment.promo.removeCode', { code: promoCode })}
        isLoading={removal.isPending}
        onClick={() => removal.mutate()}
      >
        {t('payment.remove')}
      </Button>
      {refusalText === null && <span className="troth-num">−{formatCents(discountInCents)}</span>}
    </div>
  );
}

function PromoCodeForm({ userId, prenup }: { userId: string; prenup: Product | null }) {
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: (promoCode: string) => addPromoCode(userId, prenup, promoCode),
    onSettled: () => afterChange(queryClient, userId),
  });
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '' && !isPending) mutate(code);
  };
  if (!isOpen) {
    return (
      <div className={classes.code}>
        <Button variant="text" size="sm" onClick={() => setOpen(true)}>
          {t('payment.promo.have')}
        </Button>
      </div>
    );
  }
  return (
    <form className={classes.promo} onSubmit={apply} noValidate>
      <TextField
        label={t('payment.promo.label')}
        value={code}
        onChange={(value) => {
          setCode(value);
          if (error !== null) reset();
        }}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        autoFocus
        error={error === null ? undefined : errorText(error)}
      />
      <Button type="submit" isLoading={isPending} loadingText={t('payment.promo.applying')}>
        {t('payment.promo.apply')}
      </Button>
    </form>
  );
}
