/** Minutes in the twelve hours that a face shows. */
export const MINUTES_OF_FACE = 720;

/** How far the two hands are turned from 12, in degrees clockwise. */
export function handAngles(minutes: number): { readonly hour: number; readonly minute: number } {
  return { hour: minutes / 2, minute: (minutes % 60) * 6 };
}

/** The smaller angle between the two hands, in degrees. */
export function angleBetweenHands(minutes: number): number {
  const { hour, minute } = handAngles(minutes);
  const apart = Math.abs(hour - minute);
  return Math.min(apart, 360 - apart);
}

/** `minutes` as people say it: 195 is 3:15, and 5 is 12:05. */
export function spokenTime(minutes: number): string {
  return `${Math.floor(minutes / 60) || 12}:${String(minutes % 60).padStart(2, '0')}`;
}

/** `minutes` as the value of a time field: 195 is 03:15. */
export function timeValue(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** The minutes that the value of a time field means; morning and afternoon look the same. Undefined for an empty field. */
export function minutesOf(value: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(value) ?? [];
  return hours === undefined ? undefined : (Number(hours) * 60 + Number(minutes)) % MINUTES_OF_FACE;
}
