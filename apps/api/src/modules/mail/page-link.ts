import { fillPath, MAIL_PAGES, type MailPage } from '@tastwerk/contracts';

/** What stands in the path of an address, and in its query. */
export type PageValues = [
  params?: Readonly<Record<string, string | number>>,
  query?: Readonly<Record<string, string>>,
];

/** The address of a page for a mail, with the values that its path names and what stands in its query. */
export function pageLink(
  publicUrl: string,
  page: MailPage,
  ...[params = {}, query = {}]: PageValues
): string {
  const url = new URL(fillPath(MAIL_PAGES[page], params), publicUrl);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
