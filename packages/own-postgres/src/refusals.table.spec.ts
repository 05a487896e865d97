import { refusalOf } from './refusals.table.ts';

describe('o que o PostgreSQL diz quando desiste', () => {
  it.each([
    [
      'FATAL:  could not write to file "pg_wal/xlogtemp.12": No space left on device',
      /Não há espaço em disco.*\/srv\/dados/,
    ],
    ['initdb: error: could not create directory "x": Read-only file system', /não pode gravar em \/srv\/dados/],
    ['"root" execution of the PostgreSQL server is not permitted.', /não roda como administrador.*DATABASE_URL/],
    ['FATAL:  could not map anonymous shared memory: Cannot allocate memory', /Falta memória/],
    ['postgres: error while loading shared libraries: libz.so.1', /falta uma biblioteca.*DATABASE_URL/],
    ['FATAL:  something nobody foresaw', /something nobody foresaw/],
  ])('%s', (dito, frase) => {
    expect(refusalOf([dito], '/srv/dados').message).toMatch(frase);
  });
});
