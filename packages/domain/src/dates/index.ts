export {
  addDays,
  ageOn,
  type CalendarDate,
  calendarDateIn,
  daysBetween,
  type Instant,
  isCalendarDate,
  yearOf,
  yearsBefore,
} from './calendar';
