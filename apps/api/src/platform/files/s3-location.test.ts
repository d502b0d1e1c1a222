import { describe, expect, it } from '@jest/globals';
import { readS3Location } from './s3-location.js';

describe('the address of an S3 storage', () => {
  it('names server, bucket, folder and keys', () => {
    expect(readS3Location('s3://key:se%2Fcret@store.example:9000/files/a/b?region=eu-1&tls=off')).toEqual({
      endpoint: 'http://store.example:9000',
      region: 'eu-1',
      bucket: 'files',
      prefix: 'a/b/',
      accessKeyId: 'key',
      secretAccessKey: 'se/cret',
    });
  });

  it('is encrypted and of any region when it says nothing about that', () => {
    expect(readS3Location('s3://key:secret@store.example/files')).toMatchObject({
      endpoint: 'https://store.example',
      region: 'us-east-1',
      prefix: '',
    });
  });

  it.each([
    's3://bucket',
    's3://key:secret@store.example',
    's3://key:secret@store.example/B',
    's3://key@store.example/files',
    's3://key:secret@store.example/files?tls=maybe',
    's3://key:secret@store.example/files?secure=1',
    'file:///srv/files',
    'nonsense',
  ])('is not %s', (text) => {
    expect(readS3Location(text)).toBeUndefined();
  });
});
