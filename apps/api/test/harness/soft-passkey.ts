import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

/** The head of a CBOR item (RFC 8949, section 3). */
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 0xff]);
}

const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const bytes = (value: Uint8Array) => Buffer.concat([head(2, value.length), value]);
const whole = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const map = (pairs: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([head(5, pairs.length), ...pairs.flat()]);

/** What of an answer is to be wrong. */
interface Wrong {
  readonly origin?: string;
  readonly host?: string;
  readonly challenge?: string;
  /** Of authenticator data; the usual are user present (1), user verified (4), and backup eligible and backed up (8 and 16). */
  readonly flags?: number;
  readonly userHandle?: string;
}

const FLAGS = 0x1d;
const WITH_KEY = 0x40;

/** An authenticator in software with one passkey (ES256, attestation "none"), for tests of the server. */
export class SoftPasskey {
  readonly id = randomBytes(16).toString('base64url');
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private userHandle: string | undefined;

  constructor(private readonly url: string) {}

  /** Answers what `passkeyOptions` asks for. */
  register(options: Readonly<Record<string, unknown>>, wrong: Wrong = {}) {
    const user = options['user'];
    if (typeof user === 'object' && user !== null && 'id' in user) this.userHandle = String(user.id);
    const credentialId = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([0, credentialId.length]);
    const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, this.publicKey()]);
    const data = Buffer.concat([this.authenticatorData(WITH_KEY, wrong), attested]);
    const attestation = map([
      [text('fmt'), text('none')],
      [text('attStmt'), map([])],
      [text('authData'), bytes(data)],
    ]);
    return this.answer({
      clientDataJSON: this.clientData('webauthn.create', options, wrong).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Answers what sign-in and proof ask for. */
  sign(options: Readonly<Record<string, unknown>>, wrong: Wrong = {}) {
    const clientData = this.clientData('webauthn.get', options, wrong);
    const data = this.authenticatorData(0, wrong);
    const signed = sign('sha256', Buffer.concat([data, sha256(clientData)]), this.privateKey());
    return this.answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signed.toString('base64url'),
      userHandle: wrong.userHandle ?? this.userHandle,
    });
  }

  private privateKey(): KeyObject {
    return this.keys.privateKey;
  }

  /** The public key as COSE_Key (RFC 9053, section 7.1). */
  private publicKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    return map([
      [whole(1), whole(2)],
      [whole(3), whole(-7)],
      [whole(-1), whole(1)],
      [whole(-2), bytes(Buffer.from(x, 'base64url'))],
      [whole(-3), bytes(Buffer.from(y, 'base64url'))],
    ]);
  }

  private authenticatorData(more: number, { host, flags = FLAGS }: Wrong): Buffer {
    const counter = Buffer.alloc(4);
    return Buffer.concat([sha256(host ?? new URL(this.url).hostname), Buffer.from([flags | more]), counter]);
  }

  private clientData(type: string, options: Readonly<Record<string, unknown>>, wrong: Wrong): Buffer {
    const challenge = wrong.challenge ?? options['challenge'];
    const origin = wrong.origin ?? new URL(this.url).origin;
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private answer<R extends object>(response: R) {
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key' as const,
      response,
      clientExtensionResults: {},
    };
  }
}
