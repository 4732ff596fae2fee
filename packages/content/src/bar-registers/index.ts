import { contentId } from '../ids';

/**
 * Where an address comes from. SURVEY: a public survey of the rolls of licensing authorities, state by state. LISTS: public
 * lists of addresses that agree. KEEPER: no complete public roll was found, so it is the licensing authority's own site.
 * They were read on 2026-11-25; we haven’t opened the addresses themselves.
 */
export const REGISTER_SOURCES = ['SURVEY', 'LISTS', 'KEEPER'] as const;
export type RegisterSource = (typeof REGISTER_SOURCES)[number];

export interface BarRegister {
  readonly stateId: string;
  readonly abbreviation: string;
  /** Who keeps the roll: of the authority that licenses, never of a voluntary association. */
  readonly keeper: string;
  readonly url: string;
  /** Whether the public finds every license there. */
  readonly isRoll: boolean;
  readonly source: RegisterSource;
}

const rows = [
  ['AL', 'Alabama State Bar', 'https://members.alabar.org/Member_Portal/Member_Portal/Member-Search.aspx', 'SURVEY'],
  ['AK', 'Alaska Bar Association', 'https://alaskabar.org/for-lawyers/member-directories/', 'SURVEY'],
  ['AZ', 'State Bar of Arizona', 'https://www.azbar.org/for-the-public/find-a-lawyer/', 'LISTS'],
  ['AR', 'Supreme Court of Arkansas', 'https://arcourts.gov/', 'KEEPER'],
  ['CA', 'State Bar of California', 'https://apps.calbar.ca.gov/attorney/LicenseeSearch/QuickSearch', 'LISTS'],
  ['CO', 'Colorado Supreme Court', 'https://www.coloradolegalregulation.com/attorney-search/', 'LISTS'],
  [
    'CT',
    'Connecticut Judicial Branch',
    'https://www.jud.ct.gov/attorneyfirminquiry/attorneyfirminquiry.aspx',
    'SURVEY',
  ],
  [
    'DE',
    'Supreme Court of Delaware',
    'https://rp470541.doelegal.com/vwPublicSearch/Show-VwPublicSearch-Table.aspx',
    'SURVEY',
  ],
  [
    'DC',
    'District of Columbia Bar',
    'https://join.dcbar.org/eWeb/DynamicPage.aspx?Site=dcbar&webcode=findmember',
    'SURVEY',
  ],
  ['FL', 'The Florida Bar', 'https://www.floridabar.org/directories/find-mbr/', 'SURVEY'],
  ['GA', 'State Bar of Georgia', 'https://www.gabar.org/member-directory', 'SURVEY'],
  ['HI', 'Hawaii State Bar Association', 'https://hsba.org/member-directory', 'SURVEY'],
  ['ID', 'Idaho State Bar', 'https://isb.idaho.gov/licensing-mcle/attorney-roster-search/', 'SURVEY'],
  ['IL', 'Attorney Registration and Disciplinary Commission', 'https://www.iardc.org/Lawyer/Search', 'SURVEY'],
  ['IN', 'Indiana Supreme Court', 'https://courtapps.in.gov/rollofattorneys/search', 'SURVEY'],
  ['IA', 'Iowa Supreme Court', 'https://www.iacourtcommissions.org/ords/f?p=106:10', 'SURVEY'],
  ['KS', 'Kansas Supreme Court', 'https://directory-kard.kscourts.gov/', 'SURVEY'],
  [
    'KY',
    'Kentucky Bar Association',
    'https://kybar.org/cv5/cgi-bin/utilities.dll/openpage?WRP=LawyerLocator.htm',
    'SURVEY',
  ],
  ['LA', 'Louisiana State Bar Association', 'https://www.lsba.org/MD321654/MembershipDirectory.aspx', 'SURVEY'],
  [
    'ME',
    'Maine Board of Overseers of the Bar',
    'https://apps.web.maine.gov/cgi-bin/online/maine_bar/attorney_directory.pl',
    'SURVEY',
  ],
  ['MD', 'Maryland Judiciary', 'https://www.mdcourts.gov/attysearch', 'SURVEY'],
  ['MA', 'Massachusetts Board of Bar Overseers', 'https://www.massbbo.org/s/attorney-lookup', 'SURVEY'],
  ['MI', 'State Bar of Michigan', 'https://sbm.reliaguide.com/', 'SURVEY'],
  ['MN', 'Minnesota Judicial Branch', 'https://mars.courts.state.mn.us/', 'SURVEY'],
  ['MS', 'Mississippi Judiciary', 'https://courts.ms.gov/bar/barroll/barroll.php', 'SURVEY'],
  ['MO', 'The Missouri Bar', 'https://mobar.org/public/LawyerDirectory.aspx', 'SURVEY'],
  [
    'MT',
    'State Bar of Montana',
    'https://www.montanabar.org/cv5/cgi-bin/utilities.dll/openpage?WRP=membersearch.htm',
    'SURVEY',
  ],
  ['NE', 'Nebraska Judicial Branch', 'https://attorneys.nejudicial.gov/member-search', 'SURVEY'],
  ['NV', 'State Bar of Nevada', 'https://nvbar.org/for-the-public/find-a-lawyer/', 'SURVEY'],
  ['NH', 'New Hampshire Bar Association', 'https://www.nhbar.org/', 'KEEPER'],
  [
    'NJ',
    'New Jersey Courts',
    'https://portalattysearch-cloud.njcourts.gov/prweb/PRServletPublicAuth/app/Attorney/!STANDARD?AppName=AttorneySearch',
    'SURVEY',
  ],
  ['NM', 'State Bar of New Mexico', 'https://www.sbnm.org/For-Public/I-Need-a-Lawyer/Online-Bar-Directory', 'SURVEY'],
  ['NY', 'New York State Unified Court System', 'https://iapps.courts.state.ny.us/attorneyservices/search', 'SURVEY'],
  ['NC', 'North Carolina State Bar', 'https://portal.ncbar.gov/verification/search.aspx', 'SURVEY'],
  ['ND', 'North Dakota Courts', 'https://www.ndcourts.gov/lawyers', 'SURVEY'],
  ['OH', 'Supreme Court of Ohio', 'https://www.supremecourt.ohio.gov/attorneysearch/', 'SURVEY'],
  ['OK', 'Oklahoma Bar Association', 'https://www.okbar.org/', 'KEEPER'],
  ['OR', 'Oregon State Bar', 'https://www.osbar.org/members/membersearch_start.asp', 'SURVEY'],
  [
    'PA',
    'Disciplinary Board of the Supreme Court of Pennsylvania',
    'https://www.padisciplinaryboard.org/for-the-public/find-attorney',
    'SURVEY',
  ],
  ['RI', 'Rhode Island Bar Association', 'https://www.ribar.com/?pg=memberdirectory', 'SURVEY'],
  ['SC', 'South Carolina Judicial Branch', 'https://www.sccourts.org/attorneys/', 'SURVEY'],
  ['SD', 'State Bar of South Dakota', 'https://www.statebarofsouthdakota.com/', 'KEEPER'],
  [
    'TN',
    'Board of Professional Responsibility of the Supreme Court of Tennessee',
    'https://www.tbpr.org/for-the-public/online-attorney-directory',
    'SURVEY',
  ],
  [
    'TX',
    'State Bar of Texas',
    'https://www.texasbar.com/AM/Template.cfm?Section=Find_A_Lawyer&Template=%2FCustomSource%2FMemberDirectory%2FSearch_Form_Client_Main.cfm&Find=1',
    'SURVEY',
  ],
  ['UT', 'Utah State Bar', 'https://services.utahbar.org/Member-Directory', 'SURVEY'],
  ['VT', 'Vermont Judiciary', 'https://www.vermontjudiciary.org/', 'KEEPER'],
  ['VA', 'Virginia State Bar', 'https://member.vsb.org/NGSAttorneySearch/NGSearch.aspx', 'SURVEY'],
  ['WA', 'Washington State Bar Association', 'https://www.mywsba.org/personifyebusiness/LegalDirectory.aspx', 'SURVEY'],
  ['WV', 'West Virginia State Bar', 'https://mywvbar.org/membership-search-members', 'SURVEY'],
  ['WI', 'State Bar of Wisconsin', 'https://www.wisbar.org/Pages/BasicLawyerSearch.aspx', 'SURVEY'],
  ['WY', 'Wyoming State Bar', 'https://www.wyomingbar.org/for-the-public/hire-a-lawyer/lawyer-search/', 'SURVEY'],
] as const satisfies readonly (readonly [string, string, string, RegisterSource])[];

/** Where licenses of attorneys are looked up, for each state. ADR 0169. */
export const barRegisters: readonly BarRegister[] = rows.map(([abbreviation, keeper, url, source]) => ({
  stateId: contentId('state', abbreviation),
  abbreviation,
  keeper,
  url,
  isRoll: source !== 'KEEPER',
  source,
}));
