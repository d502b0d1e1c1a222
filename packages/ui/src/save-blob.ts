/** Hands a file to the browser to save under `name`. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The download reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
