import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const ACCESS_KEY = 'test-key';
const REGION = 'eu-test-1';
const BUCKET = 'files';

/** Keys of one page of a list: few, so that a test turns pages. */
const LIST_PAGE = 2;

interface Kept {
  readonly bytes: Buffer;
  readonly modifiedAt: Date;
}

/** A request that is understood: which object or upload it is about. */
interface Asked {
  readonly method: string;
  readonly key: string;
  readonly query: URLSearchParams;
  readonly body: Buffer;
  readonly range: string | undefined;
}

const xml = (text: string) => `<?xml version="1.0" encoding="UTF-8"?>${text}`;
const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;

/** The part of S3's protocol that a storage needs, in memory: objects, ranges, lists in pages, uploads in parts. Every request must be signed. */
export class FakeS3 {
  /** What came in, as `METHOD key`, parts of uploads with their number. */
  readonly requests: string[] = [];
  /** As if the disk were full: no object and no part is taken. */
  isFull = false;
  private readonly objects = new Map<string, Kept>();
  private readonly uploads = new Map<string, Map<number, Buffer>>();

  private constructor(
    private readonly server: Server,
    readonly filesUrl: string,
  ) {}

  static async start(): Promise<FakeS3> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    // A server that listens on a port has an address of that form.
    const { port } = server.address() as AddressInfo;
    const url = `s3://${ACCESS_KEY}:test-secret@127.0.0.1:${port}/${BUCKET}/rendered?region=${REGION}&tls=off`;
    const fake = new FakeS3(server, url);
    server.on('request', (request, response) => {
      fake.answer(request, response).catch((error: unknown) => response.destroy(Error(String(error))));
    });
    return fake;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const refusal = refusalOf(request, body);
    if (refusal !== undefined) return this.fail(response, 403, refusal);
    const url = new URL(request.url ?? '/', 'http://s3');
    const [, bucket, ...path] = decodeURIComponent(url.pathname).split('/');
    if (bucket !== BUCKET) return this.fail(response, 404, 'NoSuchBucket');
    const { method = 'GET', headers } = request;
    const asked = { method, key: path.join('/'), query: url.searchParams, body, range: headers.range };
    this.requests.push([method, asked.key, asked.query.get('partNumber') ?? ''].join(' ').trim());
    if (this.isFull && (method === 'PUT' || method === 'POST')) return this.fail(response, 507, 'Full');
    if (asked.key === '') return this.list(asked, response);
    if (asked.query.has('uploads') || asked.query.has('uploadId')) return this.upload(asked, response);
    this.object(asked, response);
  }

  private object({ method, key, body, range }: Asked, response: ServerResponse): void {
    if (method === 'PUT') {
      this.objects.set(key, { bytes: body, modifiedAt: new Date() });
      response.writeHead(200, { etag: etagOf(body) }).end();
      return;
    }
    if (method === 'DELETE') {
      this.objects.delete(key);
      response.writeHead(204).end();
      return;
    }
    const kept = this.objects.get(key);
    if (kept === undefined) return this.fail(response, 404, 'NoSuchKey');
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
    const bytes =
      start === undefined ? kept.bytes : kept.bytes.subarray(Number(start), Number(end ?? start) + 1);
    response.writeHead(start === undefined ? 200 : 206, {
      'content-length': bytes.length,
      'last-modified': kept.modifiedAt.toUTCString(),
      etag: etagOf(kept.bytes),
    });
    response.end(method === 'HEAD' ? undefined : bytes);
  }

  private upload({ method, key, query, body }: Asked, response: ServerResponse): void {
    const id = query.get('uploadId') ?? `upload-${this.uploads.size + 1}`;
    if (query.has('uploads')) {
      this.uploads.set(id, new Map());
      const result = `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`;
      response.writeHead(200).end(xml(result));
      return;
    }
    const parts = this.uploads.get(id);
    if (parts === undefined) return this.fail(response, 404, 'NoSuchUpload');
    if (method === 'PUT') {
      parts.set(Number(query.get('partNumber')), body);
      response.writeHead(200, { etag: etagOf(body) }).end();
      return;
    }
    this.uploads.delete(id);
    if (method === 'POST') {
      const bytes = Buffer.concat([...parts].sort(([a], [b]) => a - b).map(([, part]) => part));
      this.objects.set(key, { bytes, modifiedAt: new Date() });
      const result = `<CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>`;
      response.writeHead(200).end(xml(result));
    } else response.writeHead(204).end();
  }

  private list({ query }: Asked, response: ServerResponse): void {
    const after = query.get('continuation-token') ?? '';
    const keys = [...this.objects.keys()].sort();
    const wanted = keys.filter((key) => key > after && key.startsWith(query.get('prefix') ?? ''));
    const page = wanted.slice(0, LIST_PAGE);
    const rows = page.map((key) => {
      const { bytes, modifiedAt } = this.objects.get(key) ?? {
        bytes: Buffer.alloc(0),
        modifiedAt: new Date(),
      };
      const facts = `<LastModified>${modifiedAt.toISOString()}</LastModified><Size>${bytes.length}</Size>`;
      return `<Contents><Key>${key}</Key>${facts}</Contents>`;
    });
    const next =
      wanted.length > page.length
        ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken><IsTruncated>true</IsTruncated>`
        : '';
    response.writeHead(200).end(xml(`<ListBucketResult>${rows.join('')}${next}</ListBucketResult>`));
  }

  private fail(response: ServerResponse, status: number, code: string): void {
    response.writeHead(status, { 'content-type': 'application/xml' });
    response.end(xml(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`));
  }
}

/** Why a request is not signed as AWS Signature Version 4 asks, by what can be seen without the secret. */
function refusalOf({ headers }: IncomingMessage, body: Buffer): string | undefined {
  const scope = `Credential=${ACCESS_KEY}/\\d{8}/${REGION}/s3/aws4_request`;
  const signed = new RegExp(
    `^AWS4-HMAC-SHA256 ${scope}, SignedHeaders=[a-z0-9;-]*host[a-z0-9;-]*, Signature=[0-9a-f]{64}$`,
  );
  if (!signed.test(headers.authorization ?? '')) return 'AccessDenied';
  const stated = headers['x-amz-content-sha256'];
  const actual = createHash('sha256').update(body).digest('hex');
  return stated === actual || stated === 'UNSIGNED-PAYLOAD' ? undefined : 'XAmzContentSHA256Mismatch';
}
