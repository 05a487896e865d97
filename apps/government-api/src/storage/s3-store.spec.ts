import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAll } from '../http/stream.ts';
import { s3Settings } from './s3.settings.ts';
import { type S3DeMentira, s3DeMentira } from './s3.spec-kit.ts';
import { S3Store } from './s3-store.ts';

describe('arquivos em armazenamento S3', () => {
  let s3: S3DeMentira;
  let pasta: string;
  let fotos: S3Store;
  beforeAll(async () => {
    pasta = await mkdtemp(join(tmpdir(), 'alipen-s3-'));
    s3 = await s3DeMentira();
    fotos = new S3Store({ endereco: s3.endereco, regiao: 'auto', chave: 'chave', segredo: 'segredo' });
  });
  afterAll(async () => {
    await s3.fechar();
    await rm(pasta, { recursive: true });
  });

  it('guarda um arquivo, devolve os mesmos bytes, apaga', async () => {
    const bytes = randomBytes(3_000_000);
    const caminho = join(pasta, 'foto');
    await writeFile(caminho, bytes);
    await fotos.guardar('a-b.jpg', caminho, 'image/jpeg');
    expect([...s3.guardados.keys()]).toEqual(['/fotos/a-b.jpg']);
    const aberta = await fotos.abrir('a-b.jpg');
    expect(aberta?.bytes).toBe(bytes.length);
    expect(aberta && Buffer.compare(await readAll(aberta.stream), bytes)).toBe(0);
    await fotos.apagar('a-b.jpg');
    expect(await fotos.abrir('a-b.jpg')).toBeUndefined();
  });
});

describe('a configuração do S3', () => {
  it('é toda ou nenhuma', () => {
    expect(s3Settings(undefined, 'auto', undefined, undefined)).toBeNull();
    expect(s3Settings('https://s3/fotos', 'auto', 'c', 's')).toMatchObject({ regiao: 'auto' });
    expect(() => s3Settings('https://s3/fotos', 'auto', 'c', undefined)).toThrow('go together');
  });
});
