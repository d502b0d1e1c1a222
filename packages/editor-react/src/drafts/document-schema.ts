export { parseDocument } from '@tastwerk/editor-core/standard';
