import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { LEGAL_PAGES, ROLES, type RouteName, ROUTES, type Variant } from '@tastwerk/contracts';
import {
  ADDRESS,
  basketOf,
  CALLERS,
  NEWCOMER,
  NEWS,
  NO_KEY,
  offered,
  tomorrow,
  TWICE,
  type Caller,
  type Row,
} from './harness/access-values.js';
import { SIGN_IN_ANSWERS, SIGN_IN_CALLS } from './harness/sign-in-access.js';
import { publication, sheet } from './harness/sheets.js';
import type { Call } from './harness/test-client.js';
import { PASSWORD, type Person, TestProduct } from './harness/test-product.js';

/** What each route answers to each caller about the author's hidden variant. A route without an entry does not compile. */
const EXPECTED: Readonly<Record<RouteName, Row>> = {
  login: [200, 200, 200, 200, 200, 200, 200, 200],
  logout: [204, 204, 204, 204, 204, 204, 204, 204],
  refresh: [401, 401, 401, 401, 401, 401, 401, 401],
  validate: [401, 401, 401, 403, 200, 200, 200, 200],
  ...SIGN_IN_ANSWERS,
  createAccount: [200, 200, 200, 200, 200, 200, 200, 200],
  resendVerification: [204, 204, 204, 204, 204, 204, 204, 204],
  verifyAccount: [422, 422, 422, 422, 422, 422, 422, 422],
  resetPasswordRequest: [204, 204, 204, 204, 204, 204, 204, 204],
  resetPassword: [422, 422, 422, 422, 422, 422, 422, 422],
  changePassword: [401, 401, 401, 403, 204, 204, 204, 204],
  changeLogin: [401, 401, 401, 403, 200, 200, 200, 200],
  verifyLoginChange: [422, 422, 422, 422, 422, 422, 422, 422],
  undoLoginChange: [422, 422, 422, 422, 422, 422, 422, 422],
  confirmNewsletter: [422, 422, 422, 422, 422, 422, 422, 422],
  unsubscribeNewsletter: [422, 422, 422, 422, 422, 422, 422, 422],
  unsubscribeByMailProgram: [422, 422, 422, 422, 422, 422, 422, 422],
  commonPasswords: [200, 200, 200, 200, 200, 200, 200, 200],
  listSessions: [401, 401, 401, 403, 200, 200, 200, 200],
  revokeSession: [401, 401, 401, 403, 404, 404, 404, 404],
  revokeOtherSessions: [401, 401, 401, 403, 204, 204, 204, 204],
  updateUser: [401, 401, 401, 403, 200, 200, 200, 200],
  listAddresses: [401, 401, 401, 403, 200, 200, 200, 200],
  createAddress: [401, 401, 401, 403, 200, 200, 200, 200],
  updateAddress: [401, 401, 401, 403, 404, 404, 200, 404],
  inactivateAddress: [401, 401, 401, 403, 404, 404, 204, 404],
  myGraphics: [401, 401, 401, 403, 200, 200, 200, 200],
  listSecurityEvents: [401, 401, 401, 403, 200, 200, 200, 200],
  exportAccount: [401, 401, 401, 403, 200, 200, 200, 200],
  // With a wrong password, so that everybody stays.
  deleteAccount: [401, 401, 401, 403, 422, 422, 422, 422],
  listMails: [401, 401, 401, 403, 403, 403, 403, 200],
  sendMailAgain: [401, 401, 401, 403, 403, 403, 403, 404],
  listApprovals: [401, 401, 401, 403, 403, 403, 403, 200],
  addApproval: [401, 401, 401, 403, 403, 403, 403, 200],
  removeApproval: [401, 401, 401, 403, 403, 403, 403, 404],
  listAuditEvents: [401, 401, 401, 403, 403, 403, 403, 200],
  searchGraphics: [200, 200, 200, 200, 200, 200, 200, 200],
  getGraphic: [404, 404, 404, 404, 404, 404, 200, 200],
  createGraphic: [401, 401, 401, 403, 403, 200, 200, 200],
  // For its author alone, whatever admins may do else.
  setTerms: [401, 401, 401, 403, 404, 404, 200, 403],
  removeGraphic: [401, 401, 401, 403, 404, 404, 409, 403],
  getVariant: [404, 404, 404, 404, 404, 404, 200, 200],
  createVariant: [401, 401, 401, 403, 403, 404, 200, 200],
  updateVariant: [401, 401, 401, 403, 403, 404, 200, 409],
  listTags: [200, 200, 200, 200, 200, 200, 200, 200],
  countGraphics: [200, 200, 200, 200, 200, 200, 200, 200],
  suggestGraphics: [200, 200, 200, 200, 200, 200, 200, 200],
  restoreVersion: [401, 401, 401, 403, 403, 404, 409, 409],
  getHistory: [404, 404, 404, 404, 404, 404, 200, 200],
  getVersion: [404, 404, 404, 404, 404, 404, 200, 200],
  getVersionBraille: [404, 404, 404, 404, 404, 404, 200, 200],
  reportVariant: [404, 404, 404, 404, 404, 404, 204, 204],
  listReports: [401, 401, 401, 403, 403, 403, 403, 200],
  settleReport: [401, 401, 401, 403, 403, 403, 403, 404],
  listAllTags: [401, 401, 401, 403, 403, 403, 403, 200],
  renameTag: [401, 401, 401, 403, 403, 403, 403, 404],
  mergeTag: [401, 401, 401, 403, 403, 403, 403, 404],
  // Hides what is hidden: whoever may not see it learns nothing about it.
  showGraphic: [401, 401, 401, 403, 403, 403, 403, 200],
  showVariant: [401, 401, 401, 403, 403, 403, 403, 200],
  getSheetMarks: [200, 200, 200, 200, 200, 200, 200, 200],
  getNextSheetMarks: [404, 404, 404, 404, 404, 404, 200, 200],
  listRenderings: [404, 404, 404, 404, 404, 404, 200, 200],
  // A stream that has begun does not end before its files are there, which nobody makes here: only refusals are asked for.
  watchRenderings: [404, 404, 404, 404, 404, 404, 0, 0],
  renderAgain: [401, 401, 401, 403, 403, 403, 403, 200],
  download: [401, 401, 401, 403, 404, 404, 409, 409],
  thumbnail: [404, 404, 404, 404, 404, 404, 202, 202],
  touchPage: [404, 404, 404, 404, 404, 404, 409, 409],
  draftFile: [200, 200, 200, 200, 200, 200, 200, 200],
  // Anybody may; a call without a picture is refused for that alone.
  trace: [422, 422, 422, 422, 422, 422, 422, 422],
  ocr: [422, 422, 422, 422, 422, 422, 422, 422],
  getAccountOwnWords: [401, 401, 401, 403, 200, 200, 200, 200],
  storeAccountOwnWords: [401, 401, 401, 403, 200, 200, 200, 200],
  getInstallationOwnWords: [200, 200, 200, 200, 200, 200, 200, 200],
  storeInstallationOwnWords: [401, 401, 401, 403, 403, 403, 403, 200],
  listPosts: [200, 200, 200, 200, 200, 200, 200, 200],
  listCategories: [200, 200, 200, 200, 200, 200, 200, 200],
  legalMenu: [200, 200, 200, 200, 200, 200, 200, 200],
  getPage: [200, 200, 200, 200, 200, 200, 200, 200],
  searchContent: [200, 200, 200, 200, 200, 200, 200, 200],
  getContact: [200, 200, 200, 200, 200, 200, 200, 200],
  sendContactMessage: [204, 204, 204, 204, 204, 204, 204, 204],
  countPageView: [204, 204, 204, 204, 204, 204, 204, 204],
  listUsers: [401, 401, 401, 403, 403, 403, 403, 200],
  getUser: [401, 401, 401, 403, 403, 403, 403, 404],
  changeUser: [401, 401, 401, 403, 403, 403, 403, 404],
  eraseUser: [401, 401, 401, 403, 403, 403, 403, 404],
  listChangeRequests: [401, 401, 401, 403, 403, 403, 403, 200],
  acceptChangeRequest: [401, 401, 401, 403, 403, 403, 403, 404],
  refuseChangeRequest: [401, 401, 401, 403, 403, 403, 403, 404],
  withdrawChangeRequest: [401, 401, 401, 403, 403, 403, 403, 404],
  revokeUserSession: [401, 401, 401, 403, 403, 403, 403, 404],
  revokeUserSessions: [401, 401, 401, 403, 403, 403, 403, 404],
  getFigures: [401, 401, 401, 403, 403, 403, 403, 200],
  listKeptVariants: [401, 401, 401, 403, 403, 403, 403, 200],
  listRenderRounds: [401, 401, 401, 403, 403, 403, 403, 200],
  listRenderers: [401, 401, 401, 403, 403, 403, 403, 200],
  startRenderRound: [401, 401, 401, 403, 403, 403, 403, 404],
  stopRenderRound: [401, 401, 401, 403, 403, 403, 403, 404],
  listJobs: [401, 401, 401, 403, 403, 403, 403, 200],
  retryJob: [401, 401, 401, 403, 403, 403, 403, 404],
  listLogs: [401, 401, 401, 403, 403, 403, 403, 200],
  readLog: [401, 401, 401, 403, 403, 403, 403, 404],
  followLog: [401, 401, 401, 403, 403, 403, 403, 404],
  listFrontendErrors: [401, 401, 401, 403, 403, 403, 403, 200],
  listBackendErrors: [401, 401, 401, 403, 403, 403, 403, 200],
  resolveError: [401, 401, 401, 403, 403, 403, 403, 404],
  listAdminChanges: [401, 401, 401, 403, 403, 403, 403, 200],
  logError: [204, 204, 204, 204, 204, 204, 204, 204],
  createQuote: [200, 200, 200, 200, 200, 200, 200, 200],
  // The basket holds the hidden variant, which nobody can buy.
  requestQuote: [422, 422, 422, 422, 409, 409, 409, 409],
  createOrder: [401, 401, 401, 403, 403, 404, 409, 404],
  listOrders: [401, 401, 401, 403, 200, 200, 200, 200],
  getOrder: [401, 401, 401, 403, 404, 404, 404, 404],
  cancelOrder: [401, 401, 401, 403, 404, 404, 404, 404],
  listQuoteRequests: [401, 401, 401, 403, 403, 403, 403, 200],
  settleQuoteRequest: [401, 401, 401, 403, 403, 403, 403, 404],
  getQuoteRequest: [401, 401, 401, 403, 403, 403, 403, 404],
  priceOffer: [401, 401, 401, 403, 403, 403, 403, 404],
  sendOffer: [401, 401, 401, 403, 403, 403, 403, 404],
  withdrawOffer: [401, 401, 401, 403, 403, 403, 403, 404],
  openOffer: [404, 404, 404, 404, 404, 404, 404, 404],
  offerPdf: [404, 404, 404, 404, 404, 404, 404, 404],
  declineOffer: [404, 404, 404, 404, 404, 404, 404, 404],
  acceptOffer: [401, 401, 401, 403, 404, 404, 404, 404],
  listInvoiceJournal: [401, 401, 401, 403, 403, 403, 403, 200],
  datevJournal: [401, 401, 401, 403, 403, 403, 403, 200],
  listNewsletters: [401, 401, 401, 403, 403, 403, 403, 200],
  createNewsletter: [401, 401, 401, 403, 403, 403, 403, 200],
  changeNewsletter: [401, 401, 401, 403, 403, 403, 403, 404],
  previewNewsletter: [401, 401, 401, 403, 403, 403, 403, 200],
  testNewsletter: [401, 401, 401, 403, 403, 403, 403, 404],
  sendNewsletter: [401, 401, 401, 403, 403, 403, 403, 404],
  cancelNewsletter: [401, 401, 401, 403, 403, 403, 403, 404],
  deleteNewsletter: [401, 401, 401, 403, 403, 403, 403, 404],
  withdraw: [200, 200, 200, 200, 200, 200, 200, 200],
  confirmWithdrawal: [422, 422, 422, 422, 422, 422, 422, 422],
  listWithdrawals: [401, 401, 401, 403, 403, 403, 403, 200],
  assignWithdrawal: [401, 401, 401, 403, 403, 403, 403, 404],
  settleWithdrawal: [401, 401, 401, 403, 403, 403, 403, 404],
  listAllOrders: [401, 401, 401, 403, 403, 403, 403, 200],
  getAnyOrder: [401, 401, 401, 403, 403, 403, 403, 404],
  callOrder: [401, 401, 401, 403, 403, 403, 403, 404],
  invoicePdf: [401, 401, 401, 403, 404, 404, 404, 404],
  listProductionOrders: [401, 401, 401, 403, 403, 403, 403, 200],
  productionPackage: [401, 401, 401, 403, 403, 403, 403, 404],
  confirmShipped: [401, 401, 401, 403, 403, 403, 403, 404],
  linkedPackage: [422, 422, 422, 422, 422, 422, 422, 422],
  listVouchers: [401, 401, 401, 403, 403, 403, 403, 200],
  chargeVouchers: [401, 401, 401, 403, 403, 403, 403, 200],
  health: [200, 200, 200, 200, 200, 200, 200, 200],
  live: [200, 200, 200, 200, 200, 200, 200, 200],
  ready: [200, 200, 200, 200, 200, 200, 200, 200],
  openApi: [200, 200, 200, 200, 200, 200, 200, 200],
  apiPage: [200, 200, 200, 200, 200, 200, 200, 200],
  backend: [200, 200, 200, 200, 200, 200, 200, 200],
};

let product: TestProduct;
let hidden: Variant;
let addressId: number;
let shippingId: number;
let author: Person;
const tokens = new Map<Caller, string>();

beforeAll(async () => {
  product = await TestProduct.start();
  author = await product.person('author');
  tokens.set('author', author.token);
  tokens.set('other', (await product.person('other')).token);
  tokens.set('reader', (await product.person('reader', ROLES.standard, [])).token);
  tokens.set('admin', (await product.person('admin', ROLES.admin)).token);
  const jwt = product.app.get(JwtService, { strict: false });
  const { sub, sid } = jwt.decode<{ sub: string; sid: string }>(author.token);
  tokens.set('expired', jwt.sign({ sub, sid, iat: 1_700_000_000 }));
  const leaving = await product.client.logIn(author.email, PASSWORD);
  await product.client.call('logout', { cookie: leaving.cookie });
  tokens.set('loggedOut', leaving.token);
  tokens.set('unverified', (await product.person('unverified')).token);
  await product.database.query(`UPDATE account SET verified_at = NULL WHERE display_name = 'unverified'`);
  await product.database.query(`INSERT INTO approval (pattern) VALUES ('*@tastwerk.example')`);
  await product.database.query(`UPDATE account SET order_refused = true WHERE display_name = 'reader'`);
  const address = await product.client.read(ROUTES.createAddress.response, 'createAddress', {
    body: ADDRESS,
    token: author.token,
  });
  addressId = address.id;
  const shipping = await product.client.read(ROUTES.createAddress.response, 'createAddress', {
    body: ADDRESS,
    token: author.token,
  });
  shippingId = shipping.id;
  const body = { ...publication(), public: false };
  const created = await product.client.read(ROUTES.createGraphic.response, 'createGraphic', {
    body,
    token: author.token,
  });
  hidden = created.default_variant;
});
afterAll(() => product.stop());

/** A call of each route that is right in itself and about the hidden variant, or about what belongs to its author. */
function callOf(name: RouteName, caller: Caller): Call {
  const lastVersionHash = hidden.current_version.hash;
  const fileName = hidden.current_file_name;
  const calls: Readonly<Partial<Record<RouteName, Call>>> = {
    login: { body: { login: author.email, password: PASSWORD } },
    ...SIGN_IN_CALLS,
    createAccount: { body: { login: NEWCOMER, 'login-confirm': NEWCOMER } },
    resendVerification: { body: { login: author.email } },
    verifyAccount: { query: NO_KEY, body: TWICE },
    resetPasswordRequest: { body: { login: author.email } },
    resetPassword: { body: { ...NO_KEY, ...TWICE } },
    changePassword: { body: { ...TWICE, 'new-password': PASSWORD } },
    changeLogin: { body: { login: `${caller}-new@tastwerk.example`, password: PASSWORD } },
    verifyLoginChange: { query: NO_KEY },
    undoLoginChange: { query: NO_KEY },
    confirmNewsletter: { query: NO_KEY },
    unsubscribeNewsletter: { query: NO_KEY },
    unsubscribeByMailProgram: { query: NO_KEY },
    commonPasswords: { params: { prefix: 'a0' } },
    revokeSession: { params: { id: '00000000-0000-4000-8000-000000000000' } },
    updateUser: { body: { language: 'en' } },
    createAddress: { body: ADDRESS },
    updateAddress: { params: { id: addressId }, body: ADDRESS },
    inactivateAddress: { params: { id: addressId } },
    deleteAccount: { body: { password: 'another password' } },
    sendMailAgain: { params: { id: 1_000_000 } },
    addApproval: { body: { pattern: '*@school.example' } },
    removeApproval: { params: { id: 1_000_000 } },
    getGraphic: { params: { id: hidden.parent_graphic.id } },
    createGraphic: { body: publication() },
    setTerms: {
      params: { id: hidden.parent_graphic.id },
      body: { visibility: 'all', licence: 'cc-by-sa', licenceAccepted: true },
    },
    removeGraphic: { params: { id: hidden.parent_graphic.id } },
    getVariant: { params: { id: hidden.id } },
    createVariant: { body: { ...publication(), graphic_id: hidden.parent_graphic.id } },
    updateVariant: { params: { id: hidden.id }, body: { ...publication(), lastVersionHash } },
    suggestGraphics: { query: { search: 'x' } },
    restoreVersion: {
      params: { id: hidden.id, versionId: hidden.current_version.id },
      body: { idempotencyKey: randomUUID(), lastVersionHash },
    },
    getHistory: { params: { id: hidden.id } },
    getVersion: { params: { id: hidden.id, versionId: hidden.current_version.id } },
    getVersionBraille: { params: { id: hidden.id, versionId: hidden.current_version.id } },
    reportVariant: { params: { id: hidden.id }, body: { reason: 'other' } },
    settleReport: { params: { id: 1_000_000 }, body: { state: 'resolved' } },
    renameTag: { params: { id: 1_000_000 }, body: { name: 'x' } },
    mergeTag: { params: { id: 1_000_000 }, body: { into: 1 } },
    showGraphic: { params: { id: hidden.parent_graphic.id }, body: { public: false } },
    showVariant: { params: { id: hidden.id }, body: { public: false } },
    getNextSheetMarks: { params: { id: hidden.id } },
    listRenderings: { params: { id: hidden.id } },
    watchRenderings: { params: { id: hidden.id } },
    renderAgain: { params: { id: hidden.id }, body: {} },
    download: { params: { variantId: hidden.id, format: 'pdf', fileName } },
    thumbnail: { params: { fileName, size: 'sm', page: 1 } },
    touchPage: { params: { fileName } },
    draftFile: { params: { format: 'brf' }, body: { document: sheet() } },
    storeAccountOwnWords: { body: { revision: 0, words: [] } },
    storeInstallationOwnWords: { body: { revision: 0, words: [] } },
    createQuote: { body: { items: basketOf(hidden.id) } },
    requestQuote: { body: { items: basketOf(hidden.id) } },
    createOrder: {
      body: {
        basket: basketOf(hidden.id),
        shippingAddress: shippingId,
        paymentMethod: 'invoice',
        idempotencyKey: randomUUID(),
      },
    },
    getOrder: { params: { id: 1_000_000 } },
    cancelOrder: { params: { id: 1_000_000 }, body: {} },
    settleQuoteRequest: { params: { id: 1_000_000 }, body: { state: 'answered' } },
    sendContactMessage: { body: { topic: 'other', message: 'Guten Tag', email: NEWCOMER } },
    getQuoteRequest: { params: { id: 1_000_000 } },
    priceOffer: { params: { id: 1_000_000 }, body: offered },
    sendOffer: { params: { id: 1_000_000 }, body: { ...offered, validUntil: tomorrow } },
    withdrawOffer: { params: { id: 1_000_000 }, body: {} },
    openOffer: { body: { key: 'x' } },
    offerPdf: { body: { key: 'x' } },
    declineOffer: { body: { key: 'x' } },
    acceptOffer: {
      body: {
        key: 'x',
        shippingAddress: shippingId,
        paymentMethod: 'invoice',
        grossTotal: 1,
        acceptsTerms: true,
      },
    },
    listInvoiceJournal: { body: { from: '2026-01-01', to: '2026-12-31' } },
    datevJournal: { body: { from: '2026-01-01', to: '2026-12-31' } },
    createNewsletter: { body: NEWS },
    changeNewsletter: { params: { id: 1_000_000 }, body: NEWS },
    previewNewsletter: { body: { ...NEWS.de, language: 'de' } },
    testNewsletter: { params: { id: 1_000_000 } },
    sendNewsletter: { params: { id: 1_000_000 } },
    cancelNewsletter: { params: { id: 1_000_000 } },
    deleteNewsletter: { params: { id: 1_000_000 } },
    confirmWithdrawal: { body: NO_KEY },
    withdraw: { body: { name: 'Ada', order: '1', email: NEWCOMER } },
    assignWithdrawal: { params: { id: 1_000_000 }, body: { order_id: null } },
    settleWithdrawal: { params: { id: 1_000_000 } },
    getAnyOrder: { params: { id: 1_000_000 } },
    callOrder: { params: { id: 1_000_000 }, body: { method: 'regenerate_documents' } },
    invoicePdf: { params: { id: 1_000_000 } },
    productionPackage: { params: { id: 1_000_000 } },
    confirmShipped: { params: { id: 1_000_000 }, body: {} },
    linkedPackage: { body: NO_KEY },
    chargeVouchers: { body: { cents: 5000, idempotencyKey: randomUUID() } },
    getPage: { params: { id: LEGAL_PAGES.imprint } },
    searchContent: { query: { search: 'Braille' } },
    countPageView: { body: { path: '/catalogue' } },
    getUser: { params: { id: 1_000_000 } },
    changeUser: { params: { id: 1_000_000 }, body: { blocked: true } },
    eraseUser: { params: { id: 1_000_000 } },
    acceptChangeRequest: { params: { id: 1_000_000 } },
    refuseChangeRequest: { params: { id: 1_000_000 } },
    withdrawChangeRequest: { params: { id: 1_000_000 } },
    revokeUserSession: { params: { id: 1_000_000, sessionId: '00000000-0000-4000-8000-000000000000' } },
    revokeUserSessions: { params: { id: 1_000_000 } },
    startRenderRound: { body: { aim: 'graphic', id: 1_000_000 } },
    stopRenderRound: { params: { id: 1_000_000 } },
    retryJob: { params: { work: 'document', id: 1_000_000 } },
    readLog: { params: { name: 'api-2000-01-01.log' } },
    followLog: { params: { name: 'api-2000-01-01.log' } },
    logError: { body: { error: { message: 'x is not a function' } } },
    resolveError: { params: { id: 1_000_000 }, body: { resolved: true } },
  };
  return calls[name] ?? {};
}

describe('who may do what', () => {
  it('is said of every route of the contract, and of no other', () => {
    expect(Object.keys(EXPECTED).sort()).toEqual(Object.keys(ROUTES).sort());
  });

  // In the order of the table, and in it of the callers: the author's version is what the admin's then conflicts with.
  const cases = Object.entries(EXPECTED).flatMap(([name, row]) =>
    CALLERS.map((caller, index) => [name, caller, row[index] ?? 0] as const).filter(
      ([, , status]) => status > 0,
    ),
  );

  it.each(cases)('%s for %s: %i', async (route, caller, expected) => {
    const name = Object.keys(ROUTES).find((key): key is RouteName => key === route);
    if (name === undefined) throw new Error(`${route} is no route`);
    const token = tokens.get(caller);
    const call = { ...callOf(name, caller), ...(token === undefined ? {} : { token }) };
    expect((await product.client.call(name, call)).status).toBe(expected);
  });
});
