/** What the simulator can find wrong with a questionnaire. */
type FindingKind =
  /** A question that is asked and cannot be answered: no option is offered, or what a person would give is refused. */
  | 'UNANSWERABLE'
  /** Answering what is asked does not finish the questionnaire. */
  | 'DEAD_END'
  /** A question that nobody sees holds a section up. */
  | 'INVISIBLE_BLOCKS'
  /** A section that stays closed although the prenup is paid and an attorney is found. */
  | 'LOCKED_FOR_EVER'
  /** Continue does not lead on from a section that is done. */
  | 'CONTINUE_STAYS'
  /** What the two answered leaves them before the notary with nothing to do. */
  | 'STUCK_BEFORE_NOTARY'
  /** A pair of answers that nothing rules out and no walk reaches. */
  | 'PAIR_NOT_REACHED';

export interface Finding {
  readonly kind: FindingKind;
  /** Postal code. */
  readonly state: string;
  /** Key of the question or section at fault. */
  readonly at: string;
  readonly story: string;
}
