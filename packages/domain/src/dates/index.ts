export {
  addDays,
  type CalendarDate,
  calendarDateIn,
  daysBetween,
  type Instant,
  isCalendarDate,
  yearOf,
} from './calendar';
