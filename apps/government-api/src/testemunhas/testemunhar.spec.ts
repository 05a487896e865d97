import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { arvoreDe } from '../../test/livro.cenario.ts';
import { chaveEscrita, novaChave, seloDe } from '../livro/selo.rules.ts';
import { lerChave, lerSelo, linhaDe } from './coassinatura.rules.ts';

const PROGRAMA = join(import.meta.dirname, '../../../../scripts/testemunhar-livro.mjs');
const PRIMEIRAS = 5;

describe('o programa da testemunha que assina', () => {
  const pasta = mkdtempSync(join(tmpdir(), 'alipen-testemunha-'));
  afterAll(() => rmSync(pasta, { recursive: true, force: true }));
  const em = (nome: string) => join(pasta, nome);
  const rodar = (...palavras: string[]) => spawnSync(process.execPath, [PROGRAMA, ...palavras], { encoding: 'utf8' });
  const livro = novaChave();
  const chave = chaveEscrita(livro);
  const folhas = Array.from({ length: 9 }, (_, n) => `fechamento lotacao=${n}`);
  const selo = async (de: readonly string[]) =>
    seloDe(livro, { tamanho: de.length, raiz: await arvoreDe(de).raiz(de.length) });
  const consistencia = async (de: readonly string[]) =>
    JSON.stringify({
      de: PRIMEIRAS,
      selo: await selo(de),
      prova: (await arvoreDe(de).consistencia(PRIMEIRAS, de.length)).map(hash => hash.toString('hex')),
    });
  const assinar = (resposta: string) => {
    writeFileSync(em('resposta'), resposta);
    return rodar('assinar', em('chave'), chave, em('guardado'), em('resposta'));
  };
  let dela = '';

  it('faz a chave uma vez, que só o dono lê', () => {
    dela = rodar('chave', 'tce.ma.gov.br/livro', em('chave')).stdout.trim();
    expect(lerChave(dela)?.nome).toBe('tce.ma.gov.br/livro');
    expect(rodar('chave', 'tce.ma.gov.br/livro', em('chave')).status).not.toBe(0);
  });

  it('assina o primeiro selo, e depois o que segue o que guardou', async () => {
    for (const resposta of [await selo(folhas.slice(0, PRIMEIRAS)), await consistencia(folhas)]) {
      const { status, stdout } = assinar(resposta);
      const lido = lerSelo(stdout);
      const conhecida = lerChave(dela);
      expect([status, lido && conhecida && linhaDe(conhecida, lido)]).toEqual([0, lido?.linhas[1]]);
    }
    expect(readFileSync(em('guardado'), 'utf8')).toBe(await selo(folhas));
  });

  it('não assina um livro reescrito, e continua com o selo que tinha', async () => {
    writeFileSync(em('guardado'), await selo(folhas.slice(0, PRIMEIRAS)));
    const { status, stdout, stderr } = assinar(await consistencia(folhas.with(1, 'fechamento lotacao=99')));
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^NADA FOI ASSINADO\. O que estava no livro antes do selo guardado foi mudado\./);
    expect(readFileSync(em('guardado'), 'utf8')).toBe(await selo(folhas.slice(0, PRIMEIRAS)));
    expect(assinar('{"de":5}').status).not.toBe(0);
    expect(assinar(await selo(folhas)).stderr).toContain('Há um selo guardado');
  });
});
