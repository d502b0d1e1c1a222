import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { plainText, RichText } from './rich-text.js';

describe('the text of an article', () => {
  afterEach(cleanup);

  it.each([
    '<script>window.stolen = 1</script><p>a</p>',
    '<img src="x" onerror="window.stolen = 1"><p>a</p>',
    '<p onclick="window.stolen = 1" style="position:fixed" class="x" id="root">a</p>',
    '<iframe src="/"></iframe><form action="/"><input></form><p>a</p>',
    '<svg onload="window.stolen = 1"></svg><p>a</p>',
  ])('becomes elements without anything that runs: %s', (html) => {
    const { container } = render(<RichText html={html} />);
    expect(container.innerHTML).toBe('<p>a</p>');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example/', 'vbscript:x', ''])(
    'has no link to %s',
    (href) => {
      render(<RichText html={`<p><a href="${href}">a</a></p>`} />);
      expect(screen.queryByRole('link')).toBeNull();
      expect(screen.getByText('a')).toBeTruthy();
    },
  );

  it('keeps headings, lists, tables and links', () => {
    render(
      <RichText
        html={
          '<h2>a</h2>\n<ul>\n<li><strong>b</strong></li>\n</ul>\n<table>\n<thead>\n<tr>\n<th>c</th>\n</tr>\n</thead>\n<tbody><tr><td>d</td></tr></tbody></table><p><a href="/wissen">e</a> <a href="https://f.example/">f</a></p>'
        }
      />,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'a' })).toBeTruthy();
    expect(screen.getByRole('listitem').innerHTML).toBe('<strong>b</strong>');
    expect(screen.getByRole('columnheader', { name: 'c' })).toBeTruthy();
    expect(screen.getByRole('cell', { name: 'd' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'e' }).getAttribute('href')).toBe('/wissen');
    expect(screen.getByRole('link', { name: 'f' }).getAttribute('href')).toBe('https://f.example/');
  });

  it('shows pictures of this server with their size, and no others', () => {
    render(
      <RichText
        html={
          '<p><img src="/content/pictures/key.de.png" alt="a" width="640" height="274"><img src="https://evil.example/x.png" alt="b"></p>'
        }
      />,
    );
    const [picture, ...others] = screen.getAllByRole('img');
    expect(others).toEqual([]);
    expect([...(picture?.attributes ?? [])].map(({ name, value }) => `${name}=${value}`).sort()).toEqual([
      'alt=a',
      'height=274',
      'loading=lazy',
      'src=/content/pictures/key.de.png',
      'width=640',
    ]);
  });

  it('reads the escapes of a title', () => {
    expect(plainText('Druck &amp; W&auml;rme &lt;heiß&gt;')).toBe('Druck & Wärme <heiß>');
  });
});
