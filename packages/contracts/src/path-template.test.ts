import { describe, expect, it } from '@jest/globals';
import { fillPath, pathReader } from './path-template.js';
import { ROUTES } from './routes/index.js';

describe('path template', () => {
  it('fills each name and escapes it for a URL', () => {
    expect(fillPath('/api/graphics/{id}', { id: 7 })).toBe('/api/graphics/7');
    expect(fillPath('/a/{name}', { name: '../b c' })).toBe('/a/..%2Fb%20c');
  });

  it('makes the address of a download, its format twice', () => {
    const params = { variantId: 3, format: 'pdf', fileName: 'herz-12' };
    const path = fillPath(ROUTES.download.path, params);
    expect(path).toBe('/files/variants/3/pdf_herz-12.pdf');
    expect(pathReader(ROUTES.download.path)(path)).toEqual({ ...params, variantId: '3' });
  });

  it('refuses a path whose format is not the same twice, or that is longer than the template', () => {
    expect(pathReader(ROUTES.download.path)('/files/variants/3/pdf_herz-12.brf')).toBeUndefined();
    expect(pathReader(ROUTES.download.path)('/files/variants/3/x/pdf_herz-12.pdf')).toBeUndefined();
  });

  it('reads the parts of a thumbnail', () => {
    expect(pathReader(ROUTES.thumbnail.path)('/files/thumbnails/herz-12-THUMBNAIL-sm-p2.png')).toEqual({
      fileName: 'herz-12',
      size: 'sm',
      page: '2',
    });
  });

  it('fits a path without names', () => {
    expect(pathReader('/api/health')('/api/health')).toEqual({});
    expect(pathReader('/api/health')('/api/healthy')).toBeUndefined();
  });

  it('fits nothing when an escape is broken', () => {
    expect(pathReader('/a/{name}')('/a/%E0%A4%A')).toBeUndefined();
  });

  it('fits nothing when a value is one that no database keeps', () => {
    expect(pathReader('/a/{name}')('/a/x%00')).toBeUndefined();
  });

  it('throws when a value is missing, for that is a bug of the caller', () => {
    expect(() => fillPath('/a/{name}', {})).toThrow(RangeError);
  });
});
