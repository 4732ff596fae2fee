/**
 * Sizes that the product requires, in CSS pixels. A test holds the tokens and the media queries to them. Customer spec §9
 * "Sizes", portals spec §9; those that the specifications lack are marked as ours.
 */
export const sizes = {
  headerHeight: 56,
  menuCollapsed: 80,
  menuExpanded: 272,
  progressBarWidth: 728,
  popupMaxWidth: 944,
  /** Ours. */
  middlePopupWidth: 640,
  shortPopupWidth: 520,
  attorneyCardMaxWidth: 352,
  continueButtonWidth: 326,
  inputHeight: 56,
  selectMinWidth: 100,
  /** Of a follow-up question, for each level. Customer spec §2. */
  followUpIndent: 24,
  /** Below this width the mobile layout is used. */
  mobileCutoff: 768,
  otherCutoffs: [816, 1120, 1304],
} as const;
