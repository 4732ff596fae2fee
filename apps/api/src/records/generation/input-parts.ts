/** Hash of each part of what the assembly read, to tell later which part changed and whose it is. */
export interface InputParts {
  readonly answersA: string;
  readonly answersB: string;
  readonly disclosureA: string;
  readonly disclosureB: string;
  readonly partyA: string;
  readonly partyB: string;
  readonly state: string;
  readonly template: string;
}
