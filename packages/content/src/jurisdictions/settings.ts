/**
 * What the product decides for a state, apart from what its law says (`laws/`).
 * D9 to D11, D19 and D30.
 */

interface JurisdictionSettings {
  /** IANA zone in which dates and waiting periods of the state are counted: that of most of its people. */
  timeZone: string;
  /** Where the state has more than one zone, which parts keep another. */
  timeZoneNote: string | null;
}

const zone = (timeZone: string, timeZoneNote: string | null = null): JurisdictionSettings => ({
  timeZone,
  timeZoneNote,
});

const EASTERN = 'America/New_York';
const CENTRAL = 'America/Chicago';
const MOUNTAIN = 'America/Denver';
const PACIFIC = 'America/Los_Angeles';

export const settingsByAbbreviation: Readonly<Record<string, JurisdictionSettings>> = {
  AL: zone(CENTRAL),
  AK: zone('America/Anchorage', 'The western Aleutian Islands keep Hawaii-Aleutian time.'),
  AZ: zone('America/Phoenix', 'The Navajo Nation changes its clocks in summer; the rest of the state does not.'),
  AR: zone(CENTRAL),
  CA: zone(PACIFIC),
  CO: zone(MOUNTAIN),
  CT: zone(EASTERN),
  DE: zone(EASTERN),
  DC: zone(EASTERN),
  FL: zone(EASTERN, 'Most of the panhandle keeps Central time.'),
  GA: zone(EASTERN),
  HI: zone('Pacific/Honolulu'),
  ID: zone('America/Boise', 'The north keeps Pacific time.'),
  IL: zone(CENTRAL),
  IN: zone('America/Indiana/Indianapolis', 'Counties in the northwest and southwest keep Central time.'),
  IA: zone(CENTRAL),
  KS: zone(CENTRAL, 'Four western counties keep Mountain time.'),
  KY: zone(EASTERN, 'The western part keeps Central time.'),
  LA: zone(CENTRAL),
  ME: zone(EASTERN),
  MD: zone(EASTERN),
  MA: zone(EASTERN),
  MI: zone('America/Detroit', 'Four counties at the Wisconsin border keep Central time.'),
  MN: zone(CENTRAL),
  MS: zone(CENTRAL),
  MO: zone(CENTRAL),
  MT: zone(MOUNTAIN),
  NE: zone(CENTRAL, 'The west keeps Mountain time.'),
  NV: zone(PACIFIC, 'West Wendover keeps Mountain time.'),
  NH: zone(EASTERN),
  NJ: zone(EASTERN),
  NM: zone(MOUNTAIN),
  NY: zone(EASTERN),
  NC: zone(EASTERN),
  ND: zone(CENTRAL, 'The southwest keeps Mountain time.'),
  OH: zone(EASTERN),
  OK: zone(CENTRAL),
  OR: zone(PACIFIC, 'Most of Malheur County keeps Mountain time.'),
  PA: zone(EASTERN),
  RI: zone(EASTERN),
  SC: zone(EASTERN),
  SD: zone(CENTRAL, 'The western half keeps Mountain time.'),
  TN: zone(CENTRAL, 'The eastern part keeps Eastern time.'),
  TX: zone(CENTRAL, 'El Paso and Hudspeth counties keep Mountain time.'),
  UT: zone(MOUNTAIN),
  VT: zone(EASTERN),
  VA: zone(EASTERN),
  WA: zone(PACIFIC),
  WV: zone(EASTERN),
  WI: zone(CENTRAL),
  WY: zone(MOUNTAIN),
};

/** States in which partner attorneys offer representation and Q&A; everywhere else couples bring their own (rows 10, 19). */
export const PARTNER_ATTORNEY_STATES: readonly string[] = ['CA', 'FL', 'IL', 'MA', 'NJ', 'NY', 'TX', 'WA'];

/**
 * Embryo terms need an attorney on each side only here. No statute was found that says so: it is the product's own
 * policy, and every text about it says "our service requires", never "the law requires" (row 11).
 */
export const EMBRYO_POLICY_STATES: readonly string[] = ['NY'];
