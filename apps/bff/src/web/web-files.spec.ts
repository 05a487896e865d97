import { WebFile } from './web-files.ts';

const BODY = Buffer.from('let a = "é";');
const [BR, GZIP] = [Buffer.from('br'), Buffer.from('gzip')];
const file = new WebFile('a.js', BODY, { br: BR, gzip: GZIP });

describe('um arquivo do cliente', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br; q=0, gzip; q=0.001', 'gzip'],
    ['BR', 'br'],
    ['broth, *', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('a quem aceita "%s" sai em %s', (accepted, encoding) => {
    expect(file.encodingFor(accepted)).toBe(encoding);
    // A file that compression does not make smaller has no compressed copy.
    expect(new WebFile('a.js', BODY).encodingFor(accepted)).toBeUndefined();
  });

  it('sai com os bytes da compressão escolhida', () => {
    expect([file.bytes('br'), file.bytes('gzip'), file.bytes(undefined)]).toEqual([BR, GZIP, BODY]);
  });

  it('tem uma marca por conteúdo e por compressão', () => {
    const marks = [file.etag(undefined), file.etag('br'), file.etag('gzip')];
    const other = new WebFile('a.js', Buffer.from('outro'));
    expect(new Set([...marks, other.etag('br')]).size).toBe(4);
    expect(new WebFile('b.js', BODY).etag('br')).toBe(file.etag('br'));
  });

  it('de um tipo que ninguém conhece sai como bytes', () => {
    expect(new WebFile('a.xyz', BODY).type).toBe('application/octet-stream');
  });
});
