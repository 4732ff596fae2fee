import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { afterChange } from '../../../shared/journey';
import type { FoundAccount } from './found';
import { type ListedEntry, reportsOf, type ReviewItem, reviewItem } from './review-items';
import { type Judged, type Outcome, type SaveContext, saveAccounts } from './save-accounts';

interface Handlers {
  /** The person confirmed what was read; called once for a file, before the first account is saved. */
  onConfirmed: () => void;
  onSaved: () => void;
}

/** The accounts of a file as the person goes through them, and how far they are saved. */
export function useImportedAccounts(
  { place, own, partners }: Pick<SaveContext, 'place' | 'own'> & { partners: readonly ListedEntry[] },
  { onConfirmed, onSaved }: Handlers,
) {
  const queryClient = useQueryClient();
  const isUnderWay = useRef(false);
  const [items, setItems] = useState<readonly ReviewItem[]>([]);
  const [saved, setSaved] = useState<ReadonlyMap<string, Outcome>>(new Map());

  const change = (key: string, changes: Partial<ReviewItem>) =>
    setItems((all) => all.map((item) => (item.found.key === key ? { ...item, ...changes } : item)));

  const sharesOf = (item: ReviewItem) => {
    const [report] = reportsOf([item], [], partners);
    const ids = report?.partners.map(({ id }) => id) ?? [];
    return partners.find(({ facts, shares }) => shares !== null && ids.includes(facts.id))?.shares ?? null;
  };

  const save = useMutation({
    mutationFn: async (judged: readonly Judged[]) => {
      if (saved.size === 0) onConfirmed();
      await saveAccounts(
        judged,
        { place, own, sharesOf },
        (key, outcome) => setSaved((now) => new Map(now).set(key, outcome)),
        change,
      );
    },
    onSuccess: onSaved,
    onSettled: () => {
      isUnderWay.current = false;
      return afterChange(queryClient, place.userId);
    },
  });

  return {
    items,
    saved,
    change,
    begin: (accounts: readonly FoundAccount[], bank: string) =>
      setItems(accounts.map((account) => reviewItem(account, bank.trim(), crypto.randomUUID()))),
    save: (judged: readonly Judged[]) => {
      // Clicks can be quicker than the button that they should have found busy.
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      save.mutate(judged);
    },
    isSaving: save.isPending,
    error: save.error,
    reset: () => {
      setItems([]);
      setSaved(new Map());
      save.reset();
    },
  };
}
