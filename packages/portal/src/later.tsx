import { type ComponentType, createElement, lazy, useState } from 'react';
import type { Loadable } from './screen-data';

export type Later<Props> = ComponentType<Props> & Loadable;

/** A component whose program loads when it is first drawn, or before that by `load`: `later(() => import('./screen'), 'Screen')`. */
export function later<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: NoInfer<Name>,
): Later<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadNow = async () => {
    loaded = (await load())[name];
    return { default: loaded };
  };
  const Awaited = lazy(loadNow);
  // What is here already is drawn at once: to wait even for a moment would put off what its children ask for.
  const Later = (props: Props) => createElement(useState(() => loaded ?? (Awaited as ComponentType<Props>))[0], props);
  return Object.assign(Later, { load: () => (loaded === undefined ? loadNow() : null) });
}
