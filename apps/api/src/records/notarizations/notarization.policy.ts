import { anyOf, isAdmin, type Policy } from '../../kernel/http/policy';
import { isAssignedAttorney, isPartner, type OfDocument } from '../couples/couple.policy';

type NotarizationAction = 'readOutlook' | 'begin' | 'giveUp' | 'reset' | 'forceReset' | 'confirm' | 'prepare';

export const notarizationPolicy = {
  read: anyOf(isPartner, isAssignedAttorney, isAdmin),
  // What each partner still has to do, by their own side.
  readOutlook: isPartner,
  // Signing is the partners' own, and so is what comes before it: the warning, and the word to the other partner.
  prepare: isPartner,
  begin: isPartner,
  confirm: isPartner,
  giveUp: isPartner,
  // Staff help where nobody has signed yet; what someone has signed, an admin alone gives up, and says why.
  reset: anyOf(isPartner, isAdmin),
  forceReset: isAdmin,
} satisfies Policy<NotarizationAction, OfDocument>;
