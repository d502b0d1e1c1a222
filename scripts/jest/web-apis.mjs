/**
 * Gives jsdom what every browser has and it lacks: react-router encodes when it is loaded, the shell scrolls to the top,
 * react-aria looks its menu items up by escaped ids, files are read as text, rulers watch how long they are (nothing changes its
 * size where there is no layout), pictures get addresses (that lead nowhere: jsdom draws none).
 */
import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/dom';
import { STEP_MS } from '../setup/patience.mjs';

/** An observer that has nothing to tell. */
class ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(globalThis, {
  ResizeObserver,
  TextDecoder,
  TextEncoder,
  scrollTo: () => undefined,
  CSS: { escape: (text) => String(text).replace(/[^\w-]/g, '\\$&'), supports: () => false },
});

URL.createObjectURL ??= () => 'blob:picture';
URL.revokeObjectURL ??= () => undefined;

/** Reads a file with the older reader, which is all that jsdom has. */
function readBlob(blob, read) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error);
    read(reader, blob);
  });
}

Blob.prototype.text ??= function text() {
  return readBlob(this, (reader, blob) => reader.readAsText(blob));
};
Blob.prototype.arrayBuffer ??= function arrayBuffer() {
  return readBlob(this, (reader, blob) => reader.readAsArrayBuffer(blob));
};

// What a test waits for may take its time on a busy machine.
configure({ asyncUtilTimeout: STEP_MS });
