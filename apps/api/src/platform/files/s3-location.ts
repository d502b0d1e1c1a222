/** Where an S3-compatible storage is and how to enter it, as `FILES_URL` says it. */
export interface S3Location {
  /** Address of the server, without bucket. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** What every key begins with: empty, or a path that ends with a slash. */
  readonly prefix: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The region of servers that know none, such as MinIO's. */
const ANY_REGION = 'us-east-1';

const PARAMETERS = ['region', 'tls'];

/**
 * Reads `s3://key:secret@host:port/bucket/prefix?region=…&tls=on|off`, key and secret escaped as in any address; undefined for
 * anything else. Without `tls` the connection is encrypted, without `port` it is the protocol's own.
 */
export function readS3Location(text: string): S3Location | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 's3:' || url.hash !== '') return undefined;
  const [, bucket = '', ...prefix] = url.pathname.split('/');
  const tls = url.searchParams.get('tls') ?? 'on';
  const isKnown = [...url.searchParams.keys()].every((name) => PARAMETERS.includes(name));
  if (!isKnown || !/^(on|off)$/.test(tls)) return undefined;
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) return undefined;
  if (url.host === '' || url.username === '' || url.password === '') return undefined;
  const folders = prefix.filter((folder) => folder !== '');
  return {
    endpoint: `${tls === 'on' ? 'https' : 'http'}://${url.host}`,
    region: url.searchParams.get('region') ?? ANY_REGION,
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}
