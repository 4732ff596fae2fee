import {
  type NotarizationObstacle,
  notarizationObstacle,
  notarizationObstacleText,
  type NotarizationPath,
} from '@troth/domain/notarization';
import { problem } from '../../kernel/http/problem';
import type { NotarizationReading } from '../../records/case/notarization-facts';

/** The sentence for an obstacle, with what the reading knows of the wait. */
export function obstacleText(obstacle: NotarizationObstacle, { wait }: Pick<NotarizationReading, 'wait'>): string {
  const known =
    wait === null || wait.ends === 'NOT_STARTED'
      ? null
      : { endsAt: wait.ends, days: wait.rule.days, timeZone: wait.rule.timeZone };
  return notarizationObstacleText(obstacle, known);
}

/** @throws Problem PAYMENT_REQUIRED or CONFLICT with the obstacle as `reason`. */
export function requireOpenPath(path: NotarizationPath, reading: NotarizationReading): void {
  const obstacle = notarizationObstacle(path, reading.facts);
  if (obstacle === null) return;
  const options = { detail: obstacleText(obstacle, reading), reason: obstacle };
  throw problem(obstacle === 'NOT_PAID' ? 'PAYMENT_REQUIRED' : 'CONFLICT', options);
}
