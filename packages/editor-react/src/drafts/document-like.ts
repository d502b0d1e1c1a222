/**
 * Whether `json` could be a document at all: one of the form "0.9" may lack nearly everything and is filled up, so that without this any
 * JSON would be read as an empty draft.
 */
export function isDocumentLike(json: unknown): boolean {
  return typeof json === 'object' && json !== null && ('formatVersion' in json || 'pages' in json);
}
