/** What comes in and goes out: importers and exporters of plugins. */
export {
  brailleTextsOfFiles,
  createFileWriter,
  type FileWriter,
  type WrittenFrom,
} from '../kernel/file-writer.js';
export type {
  DrawnDocument,
  ExportedFile,
  Exporter,
  ExporterTable,
  ExportOptions,
  FileNote,
  WriteFiles,
} from '../kernel/exporter.js';
export {
  fileSample,
  type FileSample,
  type FileSort,
  IMPORT_MAX_BYTES,
  type ImportedContent,
  type ImportedDrawing,
  type ImportedFile,
  type ImportedPublication,
  type Importer,
  type ImporterTable,
  type ImportFailure,
  type ImportNote,
  type ImportTarget,
  type ReadFile,
  SAMPLE_BYTES,
} from '../kernel/importer.js';
export { formatName } from '../kernel/format-name.js';
export { decodeText } from '../values/decode-text.js';
