import { SIDES, type Side } from '@troth/domain/people';
import { CheckIcon, ClockIcon } from '@troth/ui/icons';
import { PartnerName } from '@troth/ui/partner-mark';
import { formatInstant } from '../../shared/instants';
import classes from './notarization.module.css';

export interface SignersProps {
  names: Readonly<Record<Side, string>>;
  own: Side;
  doneAt: Readonly<Record<Side, string | null>>;
  /** What is said of one who has done it, and of one who has not. */
  texts: { readonly done: (time: string) => string; readonly open: string };
}

/** Both partners, and how far each is. */
export function Signers({ names, own, doneAt, texts }: SignersProps) {
  return (
    <ul className={classes.signers}>
      {SIDES.map((side) => {
        const at = doneAt[side];
        return (
          <li key={side}>
            <PartnerName side={side} name={names[side]} isYou={side === own} isOutlined={at === null} />
            <span className={classes.signerState}>
              {at === null ? <ClockIcon size={16} /> : <CheckIcon size={16} />}
              {at === null ? texts.open : texts.done(formatInstant(at))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
