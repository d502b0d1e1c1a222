export * from './errors.js';
export * from './content-figures.js';
export * from './countries.js';
export * from './error-body.js';
export * from './error-report-limits.js';
export * from './is-error-body.js';
export * from './rights.js';
export * from './giving-rights.js';
export * from './route.js';
export * from './path-template.js';
export * from './link-key.js';
export * from './mail-pages.js';
export { postedDocument } from './routes/documents.js';
export * from './openapi.js';
export * from './rendering-formats.js';
export * from './request-part.js';
export * from './jobs.js';
export * from './production-order.js';
export * from './routes/index.js';
export * from './screens.js';
export { LAST_ID, isStorable } from './storable.js';
export * from './search-text.js';
export * from './taxonomy/taxonomy.js';
export * from './order-status.js';
export * from './prices.js';
export * from './unwritten-texts.js';
export {
  type Category,
  type ContentPage,
  type MenuItem,
  type Post,
  type PostField,
  type SearchHit,
} from './routes/content.js';
export { FIELD_ERROR_TEXTS, fieldErrorCode, type FieldErrorCode } from './texts/field-error-texts.js';
export { SERVER_ERROR_TEXTS } from './texts/server-error-texts.js';
export { type ApiLanguage, languageOf, LANGUAGES } from './language.js';
export {
  ACCOUNT_MAIL_TEMPLATES,
  CHANGE_REQUEST_MAIL_TEMPLATES,
  CONTACT_MAIL_TEMPLATES,
  MAIL_STATES,
  MAIL_TEMPLATES,
  type MailState,
  type MailTemplate,
  INVOICE_MAIL_TEMPLATES,
  NEWSLETTER_MAIL_TEMPLATES,
  ORDER_MAIL_TEMPLATES,
  QUOTE_MAIL_TEMPLATES,
  WITHDRAWAL_MAIL_TEMPLATES,
  OFFER_MAIL_TEMPLATES,
  PRODUCTION_MAIL_TEMPLATES,
} from './routes/accounts/administration.js';
export {
  codeField,
  DISPLAY_NAME_MIN_LENGTH,
  loginSchema,
  PASSWORD_MIN_LENGTH,
  type User,
  userSchema,
} from './routes/accounts/fields.js';
export {
  type Address,
  ADDRESSES_MOST,
  deleteAccountSchema,
  profileSchema,
} from './routes/accounts/profile.js';
export {
  confirmAppSchema,
  type Passkey,
  type PasskeyAssertion,
  PASSKEY_NAME_MAX_LENGTH,
  passkeyNameSchema,
  type PasskeyRegistration,
  PASSKEYS_MOST,
} from './routes/accounts/second-factors.js';
export { addressSchema } from './routes/addresses.js';
export { type AdminChange } from './routes/administration/audit.js';
export { type KeptVariant, SHOWN_STATES } from './routes/administration/catalogue-list.js';
export { ERROR_STATES, type ErrorGroup, type ErrorState } from './routes/administration/error-groups.js';
export { CHANGE_REQUEST_DAYS, type ChangeRequest } from './routes/administration/change-requests.js';
export {
  type Figure,
  FIGURES,
  type Figures,
  FIGURES_DAYS_MOST,
  type Waiting,
  WAITING,
} from './routes/administration/figures.js';
export { type Job, JOB_PRODUCTS, JOB_WORKS, type JobWork } from './routes/administration/jobs.js';
export {
  LOG_LEVELS,
  LOG_LINES_MOST,
  LOG_SEARCH_MAX,
  LOG_STREAM,
  type LogFile,
  type LogLevel,
  type LogLine,
} from './routes/administration/logs.js';
export {
  type Newsletter,
  NEWSLETTER_LIMITS,
  type NewsletterEditions,
} from './routes/administration/newsletters.js';
export {
  type RendererFigures,
  type RenderRound,
  type RoundAim,
} from './routes/administration/render-rounds.js';
export {
  type ListedUser,
  USER_SORTS,
  USER_STATES,
  type UserDetails,
  type UserSort,
  type UserState,
} from './routes/administration/users.js';
export { SECURITY_EVENTS, type SecurityEvent } from './routes/accounts/security-events.js';
export { type UserSession } from './routes/accounts/sessions.js';
export { type Identity, PROVIDER_ID } from './routes/accounts/sign-in-providers.js';
export {
  changeLoginSchema,
  changePasswordSchema,
  loginOnlySchema,
  resetPasswordSchema,
  setPasswordSchema,
  signUpSchema,
} from './routes/accounts/sign-up.js';
export { CONTACT_TOPICS, contactMessageSchema, type OperatorContact } from './routes/contact.js';
export {
  CATALOGUE_PAGE,
  CATALOGUE_SORTS,
  type CatalogueSort,
  type Facets,
  SUGGESTIONS_MOST,
  type Suggestions,
  TAG_FETCH_LIMIT,
} from './routes/catalogue/finding.js';
export type { VersionBraille } from './routes/catalogue/braille.js';
export { type History, HISTORY_PAGE, type Version } from './routes/catalogue/history.js';
export {
  type Report,
  REPORT_REASONS,
  REPORT_STATES,
  REPORT_TEXT_LENGTH,
  type ReportReason,
  type ReportState,
  TAG_SORTS,
  type TagSort,
} from './routes/catalogue/moderation.js';
export {
  type CatalogueRow,
  type CountedTag,
  type Graphic,
  type GraphicDetails,
  type Tag,
  tagIdsOf,
  type Variant,
  type VariantWithDocument,
} from './routes/catalogue/schemas.js';
export {
  IMPORT_LIMITS,
  type Recognition,
  recognitionSchema,
  type Trace,
  traceSchema,
  type TraceSettings,
} from './routes/imports.js';
export { type OwnWordList, ownWordListSchema } from './routes/own-words.js';
export {
  isRenderingOver,
  type Rendering,
  RENDERING_STREAM,
  type Renderings,
  renderingsSchema,
  type SheetMarksToCome,
} from './routes/rendering.js';
export {
  type InternalOrder,
  type InternalOrderDetails,
  ORDER_SORTS,
  type OrderCall,
  type OrderSort,
} from './routes/shop/order-administration.js';
export { type JournalRow } from './routes/shop/journal.js';
export { PRODUCTION_VIEWS, type ProducedOrder, type ProductionView } from './routes/shop/production.js';
export {
  type Stamp,
  STAMP_CHARGE_LIMITS,
  STAMP_PRODUCTS,
  type StampProduct,
  type Stamps,
} from './routes/shop/stamps.js';
export { ORDERS_PAGE } from './routes/shop/orders.js';
export {
  type Offer,
  OFFER_ACTIONS,
  OFFER_LIMITS,
  OFFER_STATES,
  type OfferState,
  type QuoteRequestDetails,
} from './routes/shop/offers.js';
export {
  QUOTE_REQUEST_STATES,
  type QuoteRequest,
  type QuoteRequestState,
  SHOP_TEXT_LENGTH,
} from './routes/shop/quotes.js';
export {
  type BasketItem,
  basketItemSchema,
  type ExtraItem,
  type Order,
  type OrderAddress,
  type OrderDetails,
  type OrderInvoice,
  type OrderItem,
  type Quote,
  type QuotedVariant,
} from './routes/shop/schemas.js';
export { type Withdrawal, withdrawalSchema } from './routes/shop/withdrawals.js';
