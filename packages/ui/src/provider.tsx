import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import './generated/mantine-variables.css';
import './theme/fonts.css';
import './generated/palette.css';
import './theme/tokens.css';
import './theme/global.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { type LinkComponent, LinkProvider, PlainAnchor } from './link';
import { type UiCatalog, UiTextsProvider } from './texts';
import { theme } from './theme/theme';

export interface UiProviderProps {
  /** How to link inside the application. Plain anchors without it. */
  link?: LinkComponent | undefined;
  /** BCP 47 tag of the texts, numbers and dates. */
  locale?: string | undefined;
  /** The components' own texts; English without it. */
  catalog?: UiCatalog | undefined;
  /** `test` turns Mantine's transitions and portals off. */
  env?: 'default' | 'test' | undefined;
  children: ReactNode;
}

/** Theme, tokens, fonts, links and texts for everything below it. Light only. */
export function UiProvider({ link = PlainAnchor, locale = 'en', catalog, env = 'default', children }: UiProviderProps) {
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme="light"
      withCssVariables={false}
      withGlobalClasses={false}
      env={env}
    >
      <UiTextsProvider catalog={catalog} locale={locale}>
        <LinkProvider component={link}>{children}</LinkProvider>
      </UiTextsProvider>
    </MantineProvider>
  );
}
