/** Made-up facts and links for looking at templates: what any of them may name, with signs that must not become markup. */
export const MAIL_EXAMPLE = {
  facts: {
    name: 'Ada <Lovelace>',
    device: 'Firefox, Windows',
    when: '22.11.2026, 10:15',
    who: 'Louis Braille',
    title: 'Das Herz',
    part: 'die Grafik „Das Herz“',
    order: '1234',
    request: '56',
    number: '2026-00042',
    subject: 'Neues von Tastwerk',
    account: 'admin@schule.example',
    by: 'Grace Hopper',
    decider: 'Anna Admin',
    until: '29. November 2026 um 10:15',
  },
  link: 'https://tastwerk.example/verify-account?key=example',
} as const;
