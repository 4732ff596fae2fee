// Shows times in the reader's time zone. Without this they stay in UTC, and say so.
const times = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

for (const time of document.querySelectorAll('time[datetime]')) {
  time.textContent = times.format(new Date(time.dateTime));
}
