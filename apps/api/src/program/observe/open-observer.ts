import type { Config } from '../../kernel/config/config';
import { observedBy, type Observer, unobserved } from '../../kernel/observe/observer';
import type { Metrics } from './metrics';

/** What the settings ask to be seen, and the metrics among it. Libraries are loaded only for what is. */
export async function openObserver({
  observing,
}: Pick<Config, 'observing'>): Promise<{ observer: Observer; metrics: Metrics | null }> {
  const metrics = observing.metrics === null ? null : (await import('./metrics')).openMetrics();
  const observers: Observer[] = metrics === null ? [] : [metrics];
  if (observing.tracesEndpoint !== null)
    observers.push(await (await import('./traces')).openTraces(observing.tracesEndpoint));
  if (observing.errors !== null) observers.push((await import('./errors')).openErrorReports(observing.errors));
  return { observer: observers.length === 0 ? unobserved : observedBy(observers), metrics };
}
