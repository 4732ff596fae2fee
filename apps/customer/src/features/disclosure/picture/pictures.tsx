import { Pictures as BothPictures } from '@troth/portal/pictures';
import { namesOf, type OwnDocument } from '../../../shared/document';
import { useDisclosures } from '../use-disclosures';

/** What both own and owe at a glance. */
export function Pictures({ own }: { own: OwnDocument }) {
  const { disclosures } = useDisclosures(own);
  return <BothPictures disclosures={disclosures} names={namesOf(own)} own={own.side} />;
}
