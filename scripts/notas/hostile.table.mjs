// What is sent to break the reader: each must be refused, soon and without memory. `body` makes the bytes in no string of that size.
const MEGABYTE = 1_048_576;
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.portalfiscal.inf.br/nfe"';
const filled = (size, pattern, head = '', tail = '') => {
  const body = Buffer.alloc(size, pattern);
  body.write(head, 0);
  body.write(tail, size - tail.length);
  return body;
};
const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('');

export const hostile = {
  '200 MB': () => filled(200 * MEGABYTE, '<a>', `${HEAD}<nfeProc ${NAMESPACE}>`),
  'um byte a mais que o máximo': () => filled(MEGABYTE + 1, ' ', `${HEAD}<nfeProc ${NAMESPACE}>`, '</nfeProc>'),
  'entidades que se multiplicam': () =>
    Buffer.from(`${HEAD}<!DOCTYPE a [<!ENTITY l0 "ha">${laughs}]><nfeProc ${NAMESPACE}>&l9;</nfeProc>`),
  'entidade de fora': () =>
    Buffer.from(`${HEAD}<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><nfeProc ${NAMESPACE}>&x;</nfeProc>`),
  'entidade de fora, por parâmetro': () =>
    Buffer.from(`${HEAD}<!DOCTYPE a [<!ENTITY % x SYSTEM "http://127.0.0.1:9/"> %x;]><nfeProc ${NAMESPACE}/>`),
  'UTF-16 com marca': () =>
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(`${HEAD}<nfeProc/>`.padEnd(MEGABYTE / 2 - 8), 'utf16le')]),
  'UTF-16 sem marca': () => Buffer.from(`${HEAD}<nfeProc/>`.padEnd(MEGABYTE / 2 - 8), 'utf16le'),
  'partes dentro de partes': () => filled(MEGABYTE, '<a>'),
  'partes sem número': () => filled(MEGABYTE, '<a/>', `<nfeProc ${NAMESPACE}><NFe>`.padEnd(64), '</NFe></nfeProc>'),
  'atributos sem número': () => filled(MEGABYTE, ' a="1"', '<nfeProc'.padEnd(12), '/>'),
  'atributo sem fim': () => filled(MEGABYTE, 'a', '<nfeProc a="'),
  'nome sem fim': () => filled(MEGABYTE, 'a', '<'),
  'sinais de menor': () => filled(MEGABYTE, '<'),
  'sinais de e': () => filled(MEGABYTE, '&', '<nfeProc>', '</nfeProc>'),
  'referências de caracteres': () => filled(MEGABYTE, '&#65;', '<nfeProc>'.padEnd(10), '</nfeProc>'),
  'referência fora do Unicode': () => Buffer.from('<nfeProc>&#x110000;</nfeProc>'),
  'metade de um caractere': () => Buffer.from('<nfeProc>&#xD800;</nfeProc>'),
  'espaço sem fim': () => filled(MEGABYTE, ' ', '<nfeProc', '/>'),
  'CDATA sem fim': () => filled(MEGABYTE, ']]', '<nfeProc><![CDATA['),
  'comentário sem fim': () => filled(MEGABYTE, '-', '<nfeProc><!-'),
  'caracteres nulos': () => Buffer.alloc(MEGABYTE),
  'bytes de nada': () => filled(MEGABYTE, Buffer.from([0xc3, 0x28])),
  vazio: () => Buffer.alloc(0),
};
