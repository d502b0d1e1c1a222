/** Bytes of a kilobyte and of a megabyte, as disks and downloads are counted. */
const KILOBYTE = 1000;
const MEGABYTE = 1_000_000;

/** The size of a file in words of `language`: whole kilobytes, or megabytes with one decimal place. */
export function sizeText(bytes: number, language: string): string {
  const isLarge = bytes >= MEGABYTE;
  const value = isLarge ? bytes / MEGABYTE : Math.max(1, Math.round(bytes / KILOBYTE));
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: 1,
  }).format(value);
}
