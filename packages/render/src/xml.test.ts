import { describe, expect, it } from '@jest/globals';
import { attributes, escapeXml } from './xml.js';

describe('escapeXml', () => {
  it('turns markup into text', () => {
    expect(escapeXml('</title><script>alert("x") && 1</script>')).toBe(
      '&lt;/title&gt;&lt;script&gt;alert(&quot;x&quot;) &amp;&amp; 1&lt;/script&gt;',
    );
  });

  it('replaces characters that XML forbids and keeps those beyond the basic plane', () => {
    expect(escapeXml('a\u0000b\u001bc\ud800d\uffff')).toBe('a\ufffdb\ufffdc\ufffdd\ufffd');
    expect(escapeXml('Größe \u{1F600}\n')).toBe('Größe \u{1F600}\n');
  });
});

describe('attributes', () => {
  it('leaves out what is undefined and escapes values', () => {
    expect(attributes({ a: '1', b: undefined, c: '"' })).toBe(' a="1" c="&quot;"');
  });
});
