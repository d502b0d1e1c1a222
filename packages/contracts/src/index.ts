export * from './errors.js';
export * from './error-body.js';
export * from './rights.js';
export * from './route.js';
export * from './path-template.js';
export * from './render-job.js';
export * from './routes/index.js';
export { loginSchema, PASSWORD_MIN_LENGTH, type User, userSchema } from './routes/accounts.js';
export {
  CATALOGUE_PAGE,
  type CatalogueRow,
  type Graphic,
  type Tag,
  TAG_FETCH_LIMIT,
  tagIdsOf,
  type Variant,
  type VariantWithDocument,
} from './routes/catalogue.js';
export { type Rendering, RENDERING_STATES, type RenderingState } from './routes/rendering.js';
