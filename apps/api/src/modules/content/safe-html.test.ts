import { describe, expect, it } from '@jest/globals';
import { plainTextOf, safeHtml } from './safe-html.js';

describe('HTML of an article', () => {
  it.each([
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<p onclick="alert(1)" style="color:red" class="x">a</p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>a', 'a'],
    ['<svg><a xlink:href="javascript:alert(1)">a</a></svg>', '<a>a</a>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="java\nscript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<iframe src="https://evil.example"></iframe><form><input></form>', ''],
    ['<style>p{}</style><math><mtext></mtext></math>', ''],
  ])('lets nothing of %s run', (html, expected) => {
    expect(safeHtml(html)).toBe(expected);
  });

  it('keeps what an article is made of', () => {
    const html =
      '<h2>a</h2><p>b <a href="/wissen">c</a> <a href="https://d.example/">d</a></p><table><tr><th scope="col">e</th></tr></table>';
    expect(safeHtml(html)).toBe(html);
  });

  it('keeps pictures of this server, with their size, and no others', () => {
    const own = '<img src="/content/pictures/key.de.png" alt="a" width="1" height="2" loading="lazy" />';
    expect(safeHtml(own.replace('<img', '<img onload="x()" style="x"'))).toBe(own);
    for (const source of [
      'https://evil.example/a.png',
      '//evil.example/content/pictures/a.png',
      '/content/pictures/../../files/a.png',
      '/content/pictures/a.svg',
      'data:image/png;base64,x',
    ])
      expect(safeHtml(`<p>a<img src="${source}" alt="b"></p>`)).toBe('<p>a</p>');
  });

  it('has no second title, and the newer names of elements', () => {
    expect(safeHtml('<h1>a</h1><p><b>b</b><i>c</i></p>')).toBe(
      '<h2>a</h2><p><strong>b</strong><em>c</em></p>',
    );
  });

  it('is searched by its words alone', () => {
    expect(plainTextOf('<h2>Punkte</h2><p>3 &lt; 5 &amp;&nbsp;mehr</p><p>Ende</p>')).toBe(
      'Punkte 3 < 5 & mehr Ende',
    );
  });
});
