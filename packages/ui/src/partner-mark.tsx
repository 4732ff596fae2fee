import type { ReactNode } from 'react';
import { classNames } from './class-names';
import classes from './partner-mark.module.css';
import { useUiTexts } from './texts';
import { VisuallyHidden } from './visually-hidden';

/** A and B are fixed by the document, not by who is looking. */
export type PartnerSide = 'A' | 'B';

export interface PartnerMarkProps {
  side: PartnerSide;
  /** The person; the mark shows the initial, or the side's letter while the name is unknown. */
  name?: string | null | undefined;
  size?: 17 | 20 | 24 | 32;
  /** Outlined: what it stands for is not done yet. */
  isOutlined?: boolean;
  /** The name is written beside the mark, so it is not said twice. */
  isNameBeside?: boolean;
}

/** A circle for A, a rounded square for B: colour is never the only sign. A mark alone carries the name as hidden text. */
export function PartnerMark({ side, name, size = 24, isOutlined = false, isNameBeside = false }: PartnerMarkProps) {
  const initial = name?.trim().charAt(0).toUpperCase() || side;
  return (
    <>
      <span
        className={classNames(classes.mark, side === 'A' ? classes.a : classes.b, isOutlined && classes.outlined)}
        style={{ width: size, height: size, fontSize: size * 0.45 + 1 }}
        aria-hidden="true"
      >
        {initial}
      </span>
      {!isNameBeside && <VisuallyHidden>{name ?? side}</VisuallyHidden>}
    </>
  );
}

/** The mark with the name beside it, in the partner's colour; “(you)” for the reader. */
export function PartnerName({
  side,
  name,
  isYou = false,
  size = 24,
  isOutlined = false,
  label,
  children,
}: {
  side: PartnerSide;
  name: string;
  /** Words in the name's place, such as “Your disclosure”; the mark keeps the person's initial. */
  label?: ReactNode;
  isYou?: boolean;
  size?: 20 | 24 | 32;
  isOutlined?: boolean;
  children?: ReactNode;
}) {
  const t = useUiTexts();
  return (
    <span className={classNames(classes.named, side === 'A' ? classes.inkA : classes.inkB)}>
      <PartnerMark side={side} name={name} size={size} isOutlined={isOutlined} isNameBeside />
      {label ?? (isYou ? t('person.you', { name }) : name)}
      {children}
    </span>
  );
}

/** Both marks side by side: a thing that belongs to the two. */
export function BothMarks({ names }: { names: { A?: string | null; B?: string | null } }) {
  return (
    <span className={classes.both}>
      <PartnerMark side="A" name={names.A} size={17} />
      <PartnerMark side="B" name={names.B} size={17} />
    </span>
  );
}

/** Initials on paper: attorneys, admins and the product never take a partner's colour. */
export function Avatar({
  name,
  imageUrl,
  size = 32,
}: {
  name: string;
  imageUrl?: string | null | undefined;
  size?: number;
}) {
  const words = name.trim().split(/\s+/);
  const initials =
    `${words[0]?.charAt(0) ?? ''}${words.length > 1 ? (words.at(-1)?.charAt(0) ?? '') : ''}`.toUpperCase();
  const box = { width: size, height: size, ...(size < 32 && { fontSize: size * 0.42 }) };
  return imageUrl ? (
    <img className={classes.avatar} style={box} src={imageUrl} alt="" />
  ) : (
    <span className={classes.avatar} style={box} aria-hidden="true">
      {initials}
    </span>
  );
}

/** The mark beside a person's name: a partner's own, or an attorney's initials. */
export function PersonMark({ side, name, size }: { side: PartnerSide | null; name: string; size: 20 | 24 | 32 }) {
  return side === null ? (
    <Avatar name={name} size={size} />
  ) : (
    <PartnerMark side={side} name={name} size={size} isNameBeside />
  );
}
