import type { AttorneyServiceType } from '@troth/domain/purchases';

/** Password of every demo person. They exist only with the embedded identity. */
export const DEMO_PASSWORD = 'troth-demo';

export interface DemoPerson {
  readonly email: string;
  readonly firstName: string;
  readonly middleName?: string;
  readonly lastName: string;
  readonly userType: 'CUSTOMER' | 'ATTORNEY' | 'ADMIN';
  readonly gender?: 'MALE' | 'FEMALE' | 'NON_BINARY';
  readonly birthdate?: string;
  readonly phoneNumber?: string;
}

/** One person at each stage, so that every screen can be seen within a minute. */
export const demoPeople = {
  alex: {
    email: 'alex@demo.troth',
    firstName: 'Alex',
    middleName: 'Jordan',
    lastName: 'Arden',
    userType: 'CUSTOMER',
    gender: 'NON_BINARY',
    birthdate: '1992-04-18',
    phoneNumber: '+12125550101',
  },
  blake: {
    email: 'blake@demo.troth',
    firstName: 'Blake',
    lastName: 'Barlow',
    userType: 'CUSTOMER',
    gender: 'FEMALE',
    birthdate: '1990-11-03',
    phoneNumber: '+12125550102',
  },
  casey: {
    email: 'casey@demo.troth',
    firstName: 'Casey',
    lastName: 'Coyle',
    userType: 'CUSTOMER',
    gender: 'FEMALE',
    birthdate: '1988-07-29',
    phoneNumber: '+14155550103',
  },
  devon: {
    email: 'devon@demo.troth',
    firstName: 'Devon',
    lastName: 'Dunmore',
    userType: 'CUSTOMER',
    gender: 'MALE',
    birthdate: '1987-01-12',
    phoneNumber: '+14155550104',
  },
  emery: { email: 'emery@demo.troth', firstName: 'Emery', lastName: 'Elm', userType: 'CUSTOMER' },
  frances: {
    email: 'frances@demo.troth',
    firstName: 'Frances',
    lastName: 'Fenn',
    userType: 'ATTORNEY',
    phoneNumber: '+14155550105',
  },
  gray: {
    email: 'gray@demo.troth',
    firstName: 'Gray',
    lastName: 'Garland',
    userType: 'ATTORNEY',
    phoneNumber: '+14155550106',
  },
  harper: {
    email: 'harper@demo.troth',
    firstName: 'Harper',
    lastName: 'Holt',
    userType: 'ATTORNEY',
    phoneNumber: '+15125550107',
  },
  admin: { email: 'admin@demo.troth', firstName: 'Morgan', lastName: 'Admin', userType: 'ADMIN' },
} as const satisfies Record<string, DemoPerson>;
export type DemoName = keyof typeof demoPeople;

export interface DemoFirm {
  readonly name: string;
  readonly contactEmail: string;
  readonly isApproved: boolean;
}

export interface DemoAttorney {
  readonly person: 'frances' | 'gray' | 'harper';
  readonly firm: DemoFirm;
  readonly stage: 'APPROVED' | 'UNDER_REVIEW';
  readonly bio: string;
  readonly licenses: Readonly<Record<string, string>>;
  readonly services: readonly AttorneyServiceType[];
  readonly languages: readonly string[];
  readonly practiceAreas: readonly string[];
  readonly professionalAssociations: readonly string[];
  readonly isEmbryoAttorney: boolean;
  readonly hasFastTurnaround: boolean;
  readonly responseTimeHours: number;
  readonly yearsOfExperience: number;
  readonly lawSchool: string;
  readonly timeZone: string;
}

/** Two approved attorneys of two firms, so that a couple can be represented on both sides, and one application. */
export const demoAttorneys: readonly DemoAttorney[] = [
  {
    person: 'frances',
    firm: { name: 'Fenn & Marsh LLP', contactEmail: 'office@fennmarsh.example', isApproved: true },
    stage: 'APPROVED',
    bio: 'I have helped couples put their plans in writing for sixteen years, and I explain every clause before anyone signs it.',
    licenses: { CA: 'CA-214507', NY: 'NY-4471902' },
    services: ['REPRESENTATION', 'Q_A'],
    languages: ['English', 'Spanish'],
    practiceAreas: ['Premarital agreements', 'Family law', 'Estate planning'],
    professionalAssociations: ['State Bar of California, Family Law Section'],
    isEmbryoAttorney: true,
    hasFastTurnaround: true,
    responseTimeHours: 24,
    yearsOfExperience: 16,
    lawSchool: 'University of California, Davis',
    timeZone: 'America/Los_Angeles',
  },
  {
    person: 'gray',
    firm: { name: 'Garland Family Law', contactEmail: 'hello@garland.example', isApproved: true },
    stage: 'APPROVED',
    bio: 'My practice is premarital agreements and nothing else. I look for the questions that a couple did not think to ask.',
    licenses: { CA: 'CA-268811', NY: 'NY-5038816', TX: 'TX-24091177' },
    services: ['REPRESENTATION', 'Q_A'],
    languages: ['English', 'French'],
    practiceAreas: ['Premarital agreements', 'Business owners'],
    professionalAssociations: ['American Bar Association'],
    isEmbryoAttorney: false,
    hasFastTurnaround: false,
    responseTimeHours: 48,
    yearsOfExperience: 9,
    lawSchool: 'University of Texas at Austin',
    timeZone: 'America/Los_Angeles',
  },
  {
    person: 'harper',
    firm: { name: 'Holt Law', contactEmail: 'harper@holtlaw.example', isApproved: false },
    stage: 'UNDER_REVIEW',
    bio: 'Family lawyer in Austin with a background in mediation.',
    licenses: { TX: 'TX-24110342' },
    services: [],
    languages: ['English'],
    practiceAreas: ['Family law', 'Mediation'],
    professionalAssociations: [],
    isEmbryoAttorney: false,
    hasFastTurnaround: true,
    responseTimeHours: 24,
    yearsOfExperience: 5,
    lawSchool: 'Baylor University',
    timeZone: 'America/Chicago',
  },
];
