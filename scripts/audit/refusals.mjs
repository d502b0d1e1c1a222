/** Makes `page` say in its console what the content security policy refuses, on every document it opens from now on. */
export async function hearRefusals(page) {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`refused by the content security policy: ${effectiveDirective} ${blockedURI}`),
    );
  });
}
