import { randomBytes } from 'node:crypto';
import { readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import {
  ARQUIVOS,
  apagarPasta,
  bancoVazio,
  FOTOS,
  instalacaoPropria,
  MES_ARQUIVADO,
  novaPasta,
} from '../test/kit/mudanca.ts';
import { fazerBackup, type Instalacao, lerArgumentos } from './backup-copia.ts';
import { readConfiguration } from './configuration.ts';
import { lerArgumentos as lerMigracao, migrarParaPostgres } from './migrar-mudanca.ts';
import { postgresCopier } from './moving/postgres-copier.ts';
import { lerArgumentos as lerRestauracao, restaurar } from './restaurar-copia.ts';
import { type S3DeMentira, s3DeMentira } from './storage/s3.spec-kit.ts';
import { verificarInstalacao } from './verificar-instalacao.ts';

const calado = () => undefined;
const propria = (dataDir: string): Instalacao => ({ dataDir, databaseUrl: undefined, s3: null });
const inteiro = (de: string) => ({ de, chave: undefined, conferir: false });

describe('npm run backup e npm run restaurar', () => {
  let origem: string;
  let copias: string;
  const pastas: string[] = [];
  const descartes: (() => Promise<void>)[] = [];
  const pasta = async (): Promise<string> => {
    const nova = await novaPasta();
    pastas.push(nova);
    return nova;
  };
  const vazia = async (): Promise<Instalacao> => {
    const { url, descartar } = await bancoVazio();
    descartes.push(descartar);
    return { dataDir: await pasta(), databaseUrl: url, s3: null };
  };
  const fazer = (de: Instalacao, mais = {}) =>
    fazerBackup(de, { para: copias, guardar: undefined, cifrar: undefined, ...mais }, calado);

  beforeAll(async () => {
    origem = await instalacaoPropria();
    copias = await pasta();
  });
  afterAll(async () => {
    for (const descartar of descartes) await descartar();
    for (const cada of [...pastas, origem]) await apagarPasta(cada);
  });

  const iguais = async (a: Instalacao, b: Instalacao) => {
    const arquivos = [...FOTOS.map(nome => join('fotos', nome)), join('arquivo', MES_ARQUIVADO)];
    for (const nome of arquivos)
      expect((await readFile(join(a.dataDir, nome))).equals(await readFile(join(b.dataDir, nome)))).toBe(true);
    expect(await readFile(join(b.dataDir, 'gateway.secret'), 'utf8')).toBe('segredo-do-gateway');
  };
  const integra = async ({ dataDir, databaseUrl }: Instalacao) => {
    const dito: string[] = [];
    const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', LOG_LEVEL: 'silent', DEMO: 'false' };
    expect(await verificarInstalacao(readConfiguration(env), linha => dito.push(linha))).toBe(0);
    expect(dito.join()).toBe('A cadeia está íntegra: 5 fechamentos de 1 lotação.');
  };

  it('vai de um banco para o outro e volta: linhas, cadeias, fotos e segredo', async () => {
    const ida = await fazer(propria(origem));
    expect((await stat(ida)).mode & 0o777).toBe(0o600);
    const meio = await vazia();
    await restaurar(meio, inteiro(ida), calado);
    await iguais(propria(origem), meio);
    await integra(meio);
    const volta = await fazerBackup(meio, { para: await pasta(), guardar: undefined, cifrar: undefined }, calado);
    const fim = propria(await pasta());
    await restaurar(fim, inteiro(volta), calado);
    await iguais(propria(origem), fim);
    await integra(fim);
  });

  it('não escreve por cima de nada', async () => {
    const copia = await fazer(propria(origem));
    await expect(restaurar(propria(origem), inteiro(copia), calado)).rejects.toThrow(/não está vazio.*outra pasta/);
  });

  it('cortada, mudada ou de outra chave, é recusada antes de algo ser gravado', async () => {
    const destino = propria(await pasta());
    const recusada = async (de: string, palavras: RegExp, chave?: string) => {
      await expect(restaurar(destino, { ...inteiro(de), chave }, calado)).rejects.toThrow(palavras);
      expect(await readdir(destino.dataDir)).toEqual([]);
    };
    const copia = await fazer(propria(origem));
    const bytes = await readFile(copia);
    const outra = join(await pasta(), basename(copia));
    await writeFile(outra, bytes);
    await truncate(outra, bytes.length - 2_000);
    await recusada(outra, /cortado ou mudado/);
    bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
    await writeFile(outra, bytes);
    await recusada(outra, /cortado ou mudado|foi mudado depois de feito/);
    await writeFile(copia, bytes);
    await recusada(copia, /não é o arquivo da soma/);
    await writeFile(outra, '');
    await recusada(outra, /cortado ou mudado|não chega ao fim/);
    await recusada(join(copias, 'nada'), /Não há arquivo/);

    const [chave, errada] = [join(copias, 'chave'), join(copias, 'errada')];
    for (const arquivo of [chave, errada]) await writeFile(arquivo, randomBytes(32).toString('base64'));
    const cifrada = await fazer(propria(origem), { cifrar: chave });
    expect((await readFile(cifrada)).includes('linhas')).toBe(false);
    await recusada(cifrada, /está cifrado/);
    await recusada(cifrada, /não abre com esta chave/, errada);
    await restaurar(destino, { ...inteiro(cifrada), chave }, calado);
    await iguais(propria(origem), destino);
  });

  it('--guardar deixa as mais novas, e não toca no que não é cópia', async () => {
    const para = await pasta();
    const velha = 'alipen-2020-01-01T000000Z.tar.gz';
    for (const nome of [velha, `${velha}.sha256`, 'alipen.txt']) await writeFile(join(para, nome), 'x');
    const nova = basename(await fazerBackup(propria(origem), { para, guardar: 1, cifrar: undefined }, calado));
    expect((await readdir(para)).sort()).toEqual([nova, `${nova}.sha256`, 'alipen.txt'].sort());
  });

  it('o que não se entende não é feito', async () => {
    expect(lerArgumentos(['--para', 'x', '--guardar', '7'])).toEqual({ para: 'x', guardar: 7, cifrar: undefined });
    for (const args of [[], ['--para', 'x', '--guardar', '0'], ['x']]) expect(lerArgumentos(args)).toBeUndefined();
    expect(lerRestauracao(['--de', 'x', '--conferir'])).toEqual({ de: 'x', chave: undefined, conferir: true });
    expect(lerRestauracao([])).toBeUndefined();
    expect(lerMigracao(['--simular'])).toEqual({ simular: true });
    expect(lerMigracao(['--outra'])).toBeUndefined();
    await expect(fazer(propria(await pasta()))).rejects.toThrow(/Não há banco em/);
    await expect(fazer(propria(origem), { para: '/nao/existe' })).rejects.toThrow(/não existe/);
  });
});

describe('npm run migrar-para-postgres', () => {
  let origem: string;
  let s3: S3DeMentira;
  let banco: Awaited<ReturnType<typeof bancoVazio>>;
  beforeAll(async () => {
    [origem, s3] = [await instalacaoPropria(), await s3DeMentira()];
  });
  afterAll(async () => {
    await s3.fechar();
    await apagarPasta(origem);
  });
  beforeEach(async () => {
    banco = await bancoVazio();
    s3.guardados.clear();
  });
  afterEach(() => banco.descartar());
  const s3Deles = () => ({ endereco: s3.endereco, regiao: 'auto', chave: 'chave', segredo: 'segredo' });
  const mudar = (simular = false, mais: Partial<Instalacao> = {}, dizer: (linha: string) => void = calado) =>
    migrarParaPostgres({ dataDir: origem, databaseUrl: banco.url, s3: s3Deles(), ...mais }, { simular }, dizer);

  it('o ensaio conta e não grava; a mudança leva tudo, e não se repete por cima', async () => {
    const dito: string[] = [];
    await mudar(true, {}, linha => dito.push(linha));
    expect(dito.join('\n')).toMatch(/Ensaio \(nada foi gravado\)[\s\S]*O destino está vazio[\s\S]*Arquivos: 5 iriam/);
    expect(s3.guardados.size).toBe(0);
    await mudar(false, {}, linha => dito.push(linha));
    expect(dito.join('\n')).toMatch(/Cadeias iguais: 5 fechamentos de 1 lotações/);
    for (const nome of FOTOS)
      expect(s3.guardados.get(`/fotos/${nome}`)?.equals(await readFile(join(origem, 'fotos', nome)))).toBe(true);
    await expect(mudar()).rejects.toThrow(/não está vazio/);
    const env = { DATA_DIR: origem, DATABASE_URL: banco.url, LOG_LEVEL: 'silent', DEMO: 'false' };
    expect(await verificarInstalacao(readConfiguration(env), calado)).toBe(0);
    expect(await verificarInstalacao(readConfiguration({ ...env, DATABASE_URL: '' }), calado)).toBe(0);
  });

  it('com o S3 recusando no meio, para; depois só leva os arquivos que faltam', async () => {
    s3.recusa = { status: 403, code: 'AccessDenied', quando: nome => nome.includes('anexo-dois') };
    await expect(mudar()).rejects.toThrow();
    s3.recusa = null;
    const postos = [...s3.guardados.keys()];
    expect(postos.length).toBeLessThan(ARQUIVOS);
    const guardar = s3.guardados.set.bind(s3.guardados);
    const depois: string[] = [];
    s3.guardados.set = (nome, bytes) => {
      depois.push(nome);
      return guardar(nome, bytes);
    };
    await mudar();
    expect(s3.guardados.size).toBe(ARQUIVOS);
    expect(depois).toContain('/fotos/anexo-dois.pdf');
    expect(depois.length).toBeLessThan(ARQUIVOS);
  });

  it('recusas em palavras', async () => {
    await expect(mudar(false, { databaseUrl: undefined })).rejects.toThrow(/DATABASE_URL/);
    await expect(mudar(false, { dataDir: '/nao/existe' })).rejects.toThrow(/Não há banco em/);
    const com = (mudanca: (url: URL) => void) => {
      const url = new URL(banco.url);
      mudanca(url);
      return mudar(true, { databaseUrl: url.href });
    };
    await expect(com(url => (url.pathname = '/alipen_que_nao_existe'))).rejects.toThrow(
      /não existe. Crie-o com: createdb/,
    );
    await expect(mudar(true, { databaseUrl: 'postgres://alipen@127.0.0.1:1/alipen' })).rejects.toThrow(
      /Ninguém responde/,
    );
    const semDireito = `${new URL(banco.url).pathname.slice(1)}_outro`;
    const admin = await postgresCopier(banco.url);
    await admin.exec(`create role ${semDireito} login password 'senha'`);
    const como = Object.assign(new URL(banco.url), { username: semDireito, password: 'senha' });
    await expect(mudar(false, { databaseUrl: como.href })).rejects.toThrow(/não pode criar tabelas neste banco/);
    await admin.exec(`drop role ${semDireito}`);
    await admin.close();
    const negado = { ...s3Deles(), chave: 'outra' };
    await expect(mudar(true, { s3: negado })).rejects.toThrow(/onde guarda os arquivos/);
  });
});
