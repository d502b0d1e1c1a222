// What statements of other modules may ask of documents, as SQL; they do not name the table.

/** Holds for the key of a file in the storage that is a document of an order. */
export const isDocumentFile = (key: string) =>
  `EXISTS (SELECT 1 FROM document_file WHERE storage_key = ${key})`;
