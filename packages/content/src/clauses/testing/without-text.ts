/**
 * Answer options that no condition names. Each has its reason; the checks fail for any other option that no clause
 * reads, so that no answer is silently without effect.
 */
export const OPTIONS_WITHOUT_TEXT: Readonly<Record<string, string>> = {
  'bg_pronouns.he': 'Decides pronouns in the text.',
  'bg_pronouns.she': 'Decides pronouns in the text.',
  'bg_pronouns.they': 'Decides pronouns in the text.',
  'bg_health.no': 'The recital on health is left out.',
  'bg_health.undisclosed': 'The recital on health is left out.',
  'un_hire_attorney.undecided': 'Nothing is said of counsel until it is decided.',
  'un_counsel_waiver.get_counsel': 'Nothing is said of counsel until an attorney is named.',
  'un_disclosure_commit.confirm': 'An event for the record.',
  'un_language.english': 'The clause on language is left out.',
  'un_free_will.yes': 'Private: it never reaches the document.',
  'un_free_will.unsure': 'Private: it leads to help, never to the document.',
  'un_free_will.no': 'Private: it leads to help, never to the document.',
  'sp_business.neither': 'The clauses on business are left out.',
  'hm_current.rented': 'The clause on the present home is left out.',
  'hm_current.undecided': 'The clause on the present home is left out.',
  'hf_time_out.none': 'The clause on time out of work is left out.',
  'ss_choice.state_law': 'Takes the clause that leaves support to state law, as does having agreed on nothing else.',
  'de_estate.state_law': 'Takes the clause that leaves the estate to state law.',
  'de_gift.none': 'The clause on a minimum for the survivor is left out.',
  'in_life.none': 'The clause on life insurance is left out.',
  'fa_embryo.no': 'The clause on embryos is left out.',
  'fa_pets.no': 'The clause on pets is left out.',
  'fa_move.none': 'The clause on moves is left out.',
  'lp_infidelity.none': 'Both clauses on faithfulness are left out.',
  'lp_confidential.no': 'The clause on confidentiality is left out.',
  'lp_social.none': 'The clause on social media is left out.',
  'at_sunset.no': 'The clauses on ending by time are left out.',
  'at_dispute.nothing': 'The clause on dispute steps is left out.',
};

/** Typed questions that no text prints and no condition reads. */
export const TYPED_WITHOUT_TEXT: Readonly<Record<string, string>> = {
  bg_birthdate: 'Identity and age; for the record.',
  bg_phone: 'Contact; for the record.',
};
