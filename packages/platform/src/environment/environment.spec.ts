import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from './environment.ts';
import { booleano, caminhoBase, inteiro, porta, umDe, url } from './parsers.ts';

const table = {
  PORT: { parse: porta, default: 3000, help: 'a free TCP port, such as 3000' },
  GOVERNMENT_API_URL: { parse: url, help: 'the http address of the government API' },
};

describe('readEnvironment', () => {
  it('lê valores e padrões', () => {
    const values = readEnvironment(table, { GOVERNMENT_API_URL: 'http://127.0.0.1:3001/', PORT: ' 8080 ' });
    expect(values).toEqual({ PORT: 8080, GOVERNMENT_API_URL: 'http://127.0.0.1:3001' });
  });

  it('recusa tudo de uma vez e diz o que digitar, sem repetir o valor', () => {
    expect(() => readEnvironment(table, { PORT: 'segredo' })).toThrow(
      'The server did not start.\nPORT has a value that cannot be used. Set PORT to a free TCP port, such as 3000.\nGOVERNMENT_API_URL is not set. Set GOVERNMENT_API_URL to the http address of the government API.',
    );
  });

  describe('um segredo em arquivo', () => {
    const secrets = { SENHA: { parse: (text: string) => text, default: '', help: 'a secret', secret: true } } as const;
    const file = (content: string) => {
      const path = join(mkdtempSync(join(tmpdir(), 'alipen-')), 'segredo');
      writeFileSync(path, content);
      return path;
    };

    it('é lido de NOME_FILE, sem o fim de linha', () => {
      expect(readEnvironment(secrets, { SENHA_FILE: file('abc def\n') })).toEqual({ SENHA: 'abc def' });
    });

    it.each([
      ['os dois', { SENHA: 'x', SENHA_FILE: file('y') }, /SENHA and SENHA_FILE are both set/],
      ['arquivo vazio', { SENHA_FILE: file('\n') }, /SENHA_FILE names a file that is empty/],
      ['arquivo que não há', { SENHA_FILE: '/nao/ha/segredo' }, /SENHA_FILE names a file that is empty/],
    ])('recusa %s sem repetir o valor', (_name, env, message) => {
      expect(() => readEnvironment(secrets, env)).toThrow(message);
    });

    it('o que não é segredo não se lê de arquivo', () => {
      expect(readEnvironment(table, { GOVERNMENT_API_URL: 'http://a', PORT_FILE: file('1') }).PORT).toBe(3000);
    });
  });

  it.each([
    [porta, '0'],
    [porta, '65536'],
    [porta, '80a'],
    [url, 'ftp://a'],
    [url, 'http://a/?x=1'],
    [booleano, 'sim'],
    [caminhoBase, '/a b/'],
    [inteiro(1, 5), '6'],
    [umDe('a', 'b'), 'c'],
  ] as [(text: string) => unknown, string][])('%p recusa %p', (parse, text) => {
    expect(() => parse(text)).toThrow();
  });

  it.each([
    ['', '/'],
    ['/', '/'],
    ['alimentacao', '/alimentacao/'],
    ['/a/b/', '/a/b/'],
  ])('o caminho base %p é %p', (text, path) => expect(caminhoBase(text)).toBe(path));
});
