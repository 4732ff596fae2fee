import type { Side } from '@troth/domain/people';
import { Segmented } from '@troth/ui/filter-chips';
import { Row } from '@troth/ui/layout';
import { PartnerMark } from '@troth/ui/partner-mark';
import { useSearchParams } from 'react-router';
import { type CoupleDocument, namesOf, type OwnDocument } from '../../shared/document';
import { t } from '../../shared/texts';

type View = 'BOTH' | Side;

const VIEW = 'view';
const asView = (text: string | null): View => (text === 'A' || text === 'B' ? text : 'BOTH');

/** The partners who have joined; A's first. */
export const joinedSides = ({ userBId }: CoupleDocument): readonly Side[] => (userBId === null ? ['A'] : ['A', 'B']);

/** Whose entries are shown, as the address says it. */
export function useShownSides({ document }: OwnDocument): readonly Side[] {
  const [search] = useSearchParams();
  const joined = joinedSides(document);
  const view = asView(search.get(VIEW));
  return view === 'BOTH' || joined.length === 1 ? joined : [view];
}

/** Shows the entries of both partners, or of one; nothing while there is one only. */
export function ViewSwitch({ own }: { own: OwnDocument }) {
  const [search, setSearch] = useSearchParams();
  const joined = joinedSides(own.document);
  const names = namesOf(own);
  if (joined.length === 1) return null;
  return (
    <Segmented<View>
      label={t('disclosure.view')}
      value={asView(search.get(VIEW))}
      onChange={(next) =>
        setSearch(
          (before) => {
            const after = new URLSearchParams(before);
            if (next === 'BOTH') after.delete(VIEW);
            else after.set(VIEW, next);
            return after;
          },
          { replace: true },
        )
      }
      options={[
        { value: 'BOTH', label: t('disclosure.view.both') },
        ...joined.map((value) => ({
          value,
          label: (
            <Row as="span" gap={2} isWrapping={false}>
              <PartnerMark side={value} name={names[value]} size={20} isNameBeside />
              {names[value]}
            </Row>
          ),
        })),
      ]}
    />
  );
}
