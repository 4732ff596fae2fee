import type { CentsBySide } from '@troth/domain/disclosure';
import type { PartName } from '../picture-model';
import { partText, tableAmount, totalText, withCredit } from './picture-texts';
import type { PictureDrawingProps } from './picture-drawing';
import { t } from '../own-texts';
import classes from './pictures.module.css';

/** The picture's numbers, to the cent. */
export function PictureTable({ picture, currency, sides, names }: Omit<PictureDrawingProps, 'own'>) {
  const { view, parts, total } = picture;
  const isBoth = sides.length > 1;
  const amounts = (cents: CentsBySide, name: PartName | null = null) => (
    <>
      {sides.map((side) => (
        <td key={side}>{withCredit(name, cents[side], tableAmount(cents[side]))}</td>
      ))}
      {isBoth && <td>{withCredit(name, cents.A + cents.B, tableAmount(cents.A + cents.B))}</td>}
    </>
  );
  return (
    <table className={classes.table}>
      <caption className="troth-vh">{t(`picture.caption.${view}`, { currency })}</caption>
      <thead>
        <tr>
          <td />
          {sides.map((side) => (
            <th key={side} scope="col">
              {names[side]}
            </th>
          ))}
          {isBoth && <th scope="col">{t('picture.together')}</th>}
        </tr>
      </thead>
      <tbody>
        {parts.map(({ name, cents }) => (
          <tr key={partText(name)}>
            <th scope="row">{partText(name)}</th>
            {amounts(cents, name)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('picture.totalIn', { total: totalText(view), currency })}</th>
          {amounts(total)}
        </tr>
      </tfoot>
    </table>
  );
}
