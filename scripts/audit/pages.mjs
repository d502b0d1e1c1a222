/** Every address of section 2 of the product spec, and who has something to see there; `sample` is a graphic of the catalogue. */
export function pagesOf({ graphic, variant }, language) {
  const everybody = [
    '/',
    '/login',
    '/login?after_verify',
    '/signup',
    '/reset-password-request',
    '/reset-password',
    '/catalogue',
    '/catalogue?search=xyzxyz',
    `/catalogue/${graphic}/variant/${variant}`,
    `/catalogue/${graphic}/variant/${variant}?view=history`,
    '/editor/splash',
    '/editor/app',
    '/basket',
    '/widerruf',
    '/pricing',
    '/stats',
    '/wissen',
    '/wissen/papier-und-druck',
    '/wissen/papier-und-druck/dateiformate',
    '/wissen?search=xyzxyz',
    '/support',
    '/support/konto/bestellen',
    '/support?search=braille',
    ...[63, 65, 66].map((id) => `/info/${language}/${id}`),
  ];
  // Their key is a made-up one, so that the service refuses it.
  const refused = [
    '/verify-account?key=made-up',
    '/verify-login-change?key=made-up',
    '/undo-login-change?key=made-up',
    '/reset-password?key=made-up',
    '/newsletter/confirm?key=made-up',
    '/partner?key=made-up',
    '/catalogue/999999/variant/999999',
    '/no/such/page',
    '/wissen/no/such-article',
    `/info/${language}/999`,
  ];
  const entered = [
    '/account',
    ...['my_account', 'graphics', 'addresses', 'orders', 'newsletter', 'security', 'data'].map(
      (name) => `/account/${name}`,
    ),
    '/checkout',
    '/order-completed',
    '/partner',
  ];
  const administered = [
    ...[
      'start',
      'orders',
      'quote-requests',
      'withdrawals',
      'vouchers',
      'users',
      'change-requests',
      'approvals',
      'graphics',
    ],
    ...['reports', 'tags', 'rounds', 'jobs', 'mails', 'errors/frontend', 'errors/backend', 'audit'],
  ].map((name) => `/admin/${name}`);
  // Its connection stays open, so that it is never idle.
  const followed = ['/admin/logs'];
  const all = [
    ...everybody.map((path) => ({ path })),
    ...refused.map((path) => ({ path, isRefused: true })),
    ...[...entered, ...administered].map((path) => ({ path })),
    ...followed.map((path) => ({ path, isFollowed: true })),
  ];
  return {
    visitor: all,
    user: all.filter(({ path }) => !path.startsWith('/login')),
    admin: all.filter(({ path }) => !path.startsWith('/login')),
  };
}
