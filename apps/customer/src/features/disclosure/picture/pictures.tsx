import { Pictures as BothPictures } from '@troth/portal/pictures';
import type { OwnDocument } from '../../../shared/document';
import { t } from '../../../shared/texts';
import { useDisclosures } from '../use-disclosures';

/** What both own and owe at a glance. */
export function Pictures({ own }: { own: OwnDocument }) {
  const { disclosures } = useDisclosures(own);
  return (
    <BothPictures
      disclosures={disclosures}
      names={{ A: own.names.A, B: own.names.B ?? t('partner.yourPartner') }}
      own={own.side}
    />
  );
}
