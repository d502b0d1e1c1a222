import { expect, it } from '@jest/globals';
import { dayInWords, dayOf, daysLater, startOfYear, workingDaysLater } from './day.js';

it('takes the day of Berlin, where a year begins an hour before it does in UTC', () => {
  expect(dayOf(new Date('2026-12-31T22:59:59Z'))).toBe('2026-12-31');
  expect(dayOf(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01');
  expect(dayOf(new Date('2026-07-01T21:59:59Z'))).toBe('2026-07-01');
  expect(dayOf(new Date('2026-07-01T22:00:00Z'))).toBe('2026-07-02');
});

it('begins a year with its first day in Berlin', () => {
  const moment = startOfYear(2027);
  expect(dayOf(moment)).toBe('2027-01-01');
  expect(dayOf(new Date(moment.getTime() - 1))).toBe('2026-12-31');
});

it('counts days over months, and working days over weekends', () => {
  expect(daysLater('2026-11-22', 20)).toBe('2026-12-12');
  expect(daysLater('2028-02-28', 2)).toBe('2028-03-01');
  // A Friday.
  expect(workingDaysLater('2026-11-20', 1)).toBe('2026-11-23');
  expect(workingDaysLater('2026-11-20', 5)).toBe('2026-11-27');
});

it('writes a day as the language does', () => {
  expect(dayInWords('2026-11-02', 'de')).toBe('02.11.2026');
  expect(dayInWords('2026-11-02', 'en')).toBe('02/11/2026');
});
