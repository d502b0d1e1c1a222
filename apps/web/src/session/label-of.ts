/** What the operator calls a provider of sign-ins, in the language of the interface. */
export function labelOf(
  { label }: { readonly label: { readonly de: string; readonly en: string } },
  language: string,
): string {
  return language === 'en' ? label.en : label.de;
}
