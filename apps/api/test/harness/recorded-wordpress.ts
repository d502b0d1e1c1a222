import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const MOMENTS = {
  date: '2026-10-01T10:00:00',
  date_gmt: '2026-10-01T08:00:00',
  modified: '2026-10-02T11:30:00',
  modified_gmt: '2026-10-02T09:30:00',
};

/** Fields that WordPress writes into every post and page, and that nobody here reads. */
const OTHER = { status: 'publish', author: 1, featured_media: 0, meta: { footnotes: '' }, _links: {} };

/** Answers in the form that WordPress 6 gives, by path, in the language of `lang`. */
const ANSWERS: Readonly<Record<string, (language: string) => unknown>> = {
  '/wp-json/wp/v2/posts': (language) => [
    {
      ...OTHER,
      ...MOMENTS,
      id: 101,
      slug: 'schwellpapier',
      link: 'https://wordpress.example/schwellpapier/',
      title: { rendered: language === 'de' ? 'Schwellpapier &#038; Wärme' : 'Swell paper &#038; heat' },
      excerpt: { rendered: '<p>Kurz [&hellip;]</p>\n', protected: false },
      content: {
        rendered:
          '\n<h1 class="wp-block-heading">Wärme</h1>\n<p onclick="steal()">Schwarz <b>schwillt</b>.<script>steal()</script></p>\n<figure class="wp-block-image"><img src="https://elsewhere.example/a.png" alt=""/></figure>\n',
        protected: false,
      },
      categories: [11],
    },
  ],
  '/wp-json/wp/v2/categories': () => [
    { id: 1, count: 0, name: 'Wissen', slug: 'wissen', parent: 0, taxonomy: 'category', _links: {} },
    {
      id: 11,
      count: 1,
      name: 'Papier &amp; Druck',
      slug: 'papier',
      parent: 1,
      taxonomy: 'category',
      _links: {},
    },
  ],
  '/wp-json/wp/v2/pages/66': () => ({
    ...OTHER,
    ...MOMENTS,
    id: 66,
    slug: 'impressum',
    title: { rendered: 'Impressum' },
    content: { rendered: '<p>Angaben</p>', protected: false },
  }),
  '/wp-json/menus/v1/menus/legal': () => ({
    term_id: 5,
    slug: 'legal',
    items: [
      { ID: 900, object_id: '66', object: 'page', title: 'Impressum', url: 'https://wordpress.example/x/' },
    ],
  }),
};

/** A WordPress site that gives recorded answers. */
export class RecordedWordPress {
  /** What was asked for, with its query. */
  readonly requests: string[] = [];
  /** As if something else answered: in place of each recorded answer. */
  broken: { readonly status: number; readonly body: string; readonly location?: string } | undefined;

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<RecordedWordPress> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    // A server that listens on a port has an address of that form.
    const { port } = server.address() as AddressInfo;
    const recorded = new RecordedWordPress(server, `http://127.0.0.1:${port}/wp-json/`);
    server.on('request', (request, response) => {
      const url = new URL(request.url ?? '/', 'http://wordpress');
      recorded.requests.push(url.pathname + url.search);
      const answer = ANSWERS[url.pathname];
      const known = answer
        ? { status: 200, body: JSON.stringify(answer(url.searchParams.get('lang') ?? 'de')) }
        : { status: 404, body: JSON.stringify({ code: 'rest_post_invalid_id', data: { status: 404 } }) };
      const { status, body, location } = { location: undefined, ...(recorded.broken ?? known) };
      const headers = location === undefined ? {} : { location };
      response.writeHead(status, { ...headers, 'content-type': 'application/json; charset=UTF-8' }).end(body);
    });
    return recorded;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
