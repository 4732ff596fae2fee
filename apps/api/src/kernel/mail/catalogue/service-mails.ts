import type { BookingRefusal } from '@troth/domain/booking';
import type { AttorneyServiceType } from '@troth/domain/purchases';
import { say } from '../mail-text';
import { mailKind } from './mail-kind';

const MEETING = 'Wednesday, June 17, 2026 at 8:00 AM Mountain Daylight Time';
const LIST = '/attorney-services';
const APPOINTMENTS = '/attorney/appointments';

interface Appointment {
  /** The other side's name. */
  readonly name: string;
  /** The time in words, on the reader's clock. */
  readonly when: string;
}

/** One that was canceled or missed. */
interface EndedAppointment extends Appointment {
  /** What is in the client's way to another one. */
  readonly refusal: BookingRefusal | null;
}

/** What the client can do next: book again, or what stands in the way of it. */
const afterwards = (
  refusal: BookingRefusal | null,
  again: 'mail.appointment.canceled.again' | 'mail.appointment.missed.again',
): string => say(refusal === null ? again : `booking.refusal.${refusal}`);

interface ClientsAppointment extends Appointment {
  readonly reader: 'client';
  readonly rescheduleUrl: string | null;
  readonly cancelUrl: string | null;
}

interface AttorneysAppointment extends Appointment {
  readonly reader: 'attorney';
}

type AppointmentData = ClientsAppointment | AttorneysAppointment;

const samplesOf = (client: string, attorney: string): [AppointmentData, AppointmentData] => [
  {
    reader: 'client',
    name: attorney,
    when: MEETING,
    rescheduleUrl: 'https://troth.example/appointments/sample/reschedule',
    cancelUrl: 'https://troth.example/appointments/sample/cancel',
  },
  { reader: 'attorney', name: client, when: MEETING },
];

/** What both are told of a time: when it is, who calls whom, and how to change it. */
function appointment(data: AppointmentData, subject: string, origins: { customer: string; attorney: string }) {
  const { name, when } = data;
  const facts = [
    { label: say('mail.appointment.time'), value: when },
    { label: say('mail.appointment.with'), value: name },
  ];
  if (data.reader === 'attorney')
    return {
      subject,
      paragraphs: [say('mail.appointment.youCall', { name })],
      facts,
      action: { label: say('mail.appointment.openList'), url: `${origins.attorney}${APPOINTMENTS}` },
    };
  const { rescheduleUrl, cancelUrl } = data;
  return {
    subject,
    paragraphs: [say('mail.appointment.call', { name })],
    facts,
    action:
      rescheduleUrl === null
        ? { label: say('mail.openTroth'), url: `${origins.customer}${LIST}` }
        : { label: say('mail.appointment.change'), url: rescheduleUrl },
    ...(cancelUrl === null ? {} : { also: { label: say('mail.appointment.cancel'), url: cancelUrl } }),
  };
}

/** Mails about an attorney's services and their appointments. */
export const serviceMails = {
  'attorney-chosen': mailKind({
    reader: 'ATTORNEY',
    compose: ({ serviceType }: { serviceType: AttorneyServiceType }, { attorney }) => ({
      subject: say('mail.attorneyChosen.subject'),
      paragraphs: [say(`mail.attorneyChosen.${serviceType}`)],
      action: { label: say('mail.openTroth'), url: attorney },
    }),
    samples: [{ serviceType: 'REPRESENTATION' }, { serviceType: 'Q_A' }],
  }),
  'representation-bought-for-you': mailKind({
    reader: 'CUSTOMER',
    compose: ({ buyer }: { buyer: string }, { customer }) => ({
      subject: say('mail.representationForYou.subject', { buyer }),
      paragraphs: [say('mail.representationForYou.what', { buyer }), say('mail.representationForYou.next')],
      action: { label: say('mail.representationForYou.action'), url: `${customer}${LIST}?serviceType=REPRESENTATION` },
    }),
    samples: [{ buyer: 'Alex' }],
  }),
  'attorney-gone': mailKind({
    reader: 'CUSTOMER',
    compose: ({ why }: { why: string }, { customer }) => ({
      subject: say('mail.attorneyGone.subject'),
      paragraphs: [why, say('mail.attorneyGone.what')],
      action: { label: say('mail.attorneyGone.action'), url: `${customer}${LIST}` },
    }),
    samples: [{ why: say('attorney.choice.FIRM_OF_PARTNER') }],
  }),
  'attorney-reassigned': mailKind({
    reader: 'MEMBER',
    compose: ({ reader, name }: { reader: 'CLIENT' | 'FORMER'; name: string }, { customer, attorney }) => ({
      subject: say(`mail.reassigned.${reader}.subject`),
      paragraphs:
        reader === 'CLIENT'
          ? [say('mail.reassigned.CLIENT.what', { name }), say('mail.reassigned.CLIENT.book')]
          : [say('mail.reassigned.FORMER.what')],
      action: { label: say('mail.openTroth'), url: reader === 'CLIENT' ? customer : attorney },
    }),
    samples: [
      { reader: 'CLIENT', name: 'Frances Fenn' },
      { reader: 'FORMER', name: 'Frances Fenn' },
    ],
  }),
  'attorney-unassigned': mailKind({
    reader: 'CUSTOMER',
    compose: (_: object, { customer }) => ({
      subject: say('mail.unassigned.subject'),
      paragraphs: [say('mail.unassigned.what')],
      action: { label: say('mail.openTroth'), url: customer },
    }),
    samples: [{}],
  }),
  'attorney-cannot-act': mailKind({
    reader: 'CUSTOMER',
    compose: (
      { serviceType, others }: { serviceType: AttorneyServiceType; others: readonly string[] },
      { customer },
    ) => ({
      subject: say('mail.cannotAct.subject'),
      paragraphs: [
        say('mail.cannotAct.what'),
        say('mail.cannotAct.paid'),
        ...(others.length === 0 ? [] : [say('mail.cannotAct.others', { others: others.join('; ') })]),
      ],
      action: { label: say('mail.attorneyGone.action'), url: `${customer}${LIST}?serviceType=${serviceType}` },
    }),
    samples: [
      { serviceType: 'REPRESENTATION', others: ['Gray Garland, Garland Law', 'Iris Vale, Vale Law'] },
      { serviceType: 'Q_A', others: [] },
    ],
  }),
  'appointment-booked': mailKind({
    reader: 'MEMBER',
    compose: (data: AppointmentData, origins) =>
      appointment(data, say('mail.appointment.booked.subject', { name: data.name }), origins),
    samples: samplesOf('Alex', 'Dana Whitfield'),
  }),
  'appointment-moved': mailKind({
    reader: 'MEMBER',
    compose: (data: AppointmentData, origins) =>
      appointment(data, say('mail.appointment.moved.subject', { name: data.name }), origins),
    samples: samplesOf('Alex', 'Dana Whitfield'),
  }),
  'appointment-canceled': mailKind({
    reader: 'MEMBER',
    compose: (
      {
        reader,
        name,
        when,
        reason,
        refusal,
      }: EndedAppointment & { reader: 'client' | 'attorney'; reason: string | null },
      { customer, attorney },
    ) => ({
      subject: say('mail.appointment.canceled.subject', { name }),
      paragraphs: [
        say('mail.appointment.canceled.what', { when }),
        ...(reason === null ? [] : [say('mail.appointment.canceled.reason', { reason })]),
        ...(reader === 'client' ? [afterwards(refusal, 'mail.appointment.canceled.again')] : []),
      ],
      action:
        reader === 'client'
          ? { label: say('mail.openTroth'), url: `${customer}${LIST}` }
          : { label: say('mail.appointment.openList'), url: `${attorney}${APPOINTMENTS}` },
    }),
    samples: [
      {
        reader: 'client',
        name: 'Dana Whitfield',
        when: MEETING,
        reason: 'I have to be in court that morning.',
        refusal: null,
      },
      { reader: 'attorney', name: 'Alex', when: MEETING, reason: null, refusal: null },
    ],
  }),
  'appointment-offer': mailKind({
    reader: 'CUSTOMER',
    compose: (
      {
        name,
        when,
        times,
        reason,
        rescheduleUrl,
      }: Appointment & { times: readonly string[]; reason: string | null; rescheduleUrl: string | null },
      { customer },
    ) => ({
      subject: say('mail.appointment.offer.subject', { name }),
      paragraphs: [
        say('mail.appointment.offer.what', { name, when }),
        ...(reason === null ? [] : [say('mail.appointment.canceled.reason', { reason })]),
        say('mail.appointment.offer.stays'),
      ],
      facts: times.map((time, index) => ({
        label: say('mail.appointment.offer.time', { number: index + 1 }),
        value: time,
      })),
      action: { label: say('mail.appointment.offer.answer'), url: `${customer}${LIST}` },
      ...(rescheduleUrl === null ? {} : { also: { label: say('mail.appointment.change'), url: rescheduleUrl } }),
    }),
    samples: [
      {
        name: 'Dana Whitfield',
        when: MEETING,
        times: ['Thursday, June 18, 2026 at 8:00 AM Mountain Daylight Time'],
        reason: 'I have to be in court that morning.',
        rescheduleUrl: 'https://troth.example/appointments/sample/reschedule',
      },
      {
        name: 'Dana Whitfield',
        when: MEETING,
        times: ['Thursday, June 18, 2026 at 8:00 AM Mountain Daylight Time'],
        reason: null,
        rescheduleUrl: null,
      },
    ],
  }),
  'call-offer': mailKind({
    reader: 'CUSTOMER',
    compose: (
      { name, times, reason }: Pick<Appointment, 'name'> & { times: readonly string[]; reason: string | null },
      { customer },
    ) => ({
      subject: say('mail.call.offer.subject', { name }),
      paragraphs: [
        say('mail.call.offer.what', { name }),
        ...(reason === null ? [] : [say('mail.call.offer.words', { name, words: reason })]),
        say('mail.call.offer.free'),
      ],
      facts: times.map((time, index) => ({
        label: say('mail.appointment.offer.time', { number: index + 1 }),
        value: time,
      })),
      action: { label: say('mail.appointment.offer.answer'), url: `${customer}${LIST}` },
    }),
    samples: [{ name: 'Dana Whitfield', times: [MEETING], reason: 'I have read your questionnaire.' }],
  }),
  'appointment-missed': mailKind({
    reader: 'CUSTOMER',
    compose: ({ name, when, refusal }: EndedAppointment, { customer }) => ({
      subject: say('mail.appointment.missed.subject', { name }),
      paragraphs: [
        say('mail.appointment.missed.what', { name, when }),
        afterwards(refusal, 'mail.appointment.missed.again'),
      ],
      action: { label: say('mail.openTroth'), url: `${customer}${LIST}` },
    }),
    samples: [
      { name: 'Dana Whitfield', when: MEETING, refusal: null },
      { name: 'Dana Whitfield', when: MEETING, refusal: 'REBOOKING_USED' },
    ],
  }),
  'appointment-outcome': mailKind({
    reader: 'ATTORNEY',
    compose: ({ name, when }: Appointment, { attorney }) => ({
      subject: say('mail.appointment.outcome.subject', { name }),
      paragraphs: [say('mail.appointment.outcome.what', { name, when })],
      action: { label: say('mail.appointment.openList'), url: `${attorney}${APPOINTMENTS}` },
    }),
    samples: [{ name: 'Alex', when: MEETING }],
  }),
};

/** Reminders of an appointment: both sides can do without them. */
export const appointmentReminders = {
  'appointment-reminder': mailKind({
    reader: 'MEMBER',
    topic: 'APPOINTMENTS',
    compose: (data: AppointmentData, origins) =>
      appointment(data, say('mail.appointment.reminder.subject', { name: data.name }), origins),
    samples: samplesOf('Alex', 'Dana Whitfield'),
  }),
};
