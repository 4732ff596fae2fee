import { type CompiledCatalog, createTranslator, type Translator } from '@troth/domain/messages';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { en } from './generated/messages/en';
import type { Messages } from './generated/messages/keys';

export type UiCatalog = CompiledCatalog<Messages>;

const UiTexts = createContext<Translator<Messages>>(createTranslator(en, 'en'));

/** Texts that the components bring themselves ("Saving...", "Close"). English unless a provider says otherwise. */
export function useUiTexts(): Translator<Messages> {
  return useContext(UiTexts);
}

export function UiTextsProvider({
  catalog = en,
  locale,
  children,
}: {
  catalog?: UiCatalog | undefined;
  locale: string;
  children: ReactNode;
}) {
  const translator = useMemo(() => createTranslator(catalog, locale), [catalog, locale]);
  return <UiTexts value={translator}>{children}</UiTexts>;
}

/** The pseudolocale's catalog, loaded only when asked for: made longer and accented to show texts that no catalog holds. */
export async function loadPseudoUiCatalog(): Promise<UiCatalog> {
  return (await import('./generated/messages/pseudo')).pseudo;
}
