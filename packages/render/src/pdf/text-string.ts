/** `text` as a string in a content stream: UTF-16 in hexadecimal digits with its byte order mark (ISO 32000-1, 7.9.2.2). */
export function textString(text: string): string {
  let digits = 'FEFF';
  for (let index = 0; index < text.length; index += 1) {
    digits += text.charCodeAt(index).toString(16).toUpperCase().padStart(4, '0');
  }
  return `<${digits}>`;
}
