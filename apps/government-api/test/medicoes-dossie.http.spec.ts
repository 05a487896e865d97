import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { newIssuer } from '../../../scripts/notas/sample.mjs';
import { conferir } from '../paginas/pacote/conferir.mjs';
import { DownloadsRunner } from '../src/downloads/downloads-runner.ts';
import { folhasDe } from '../src/fechamentos/fechamentos.service.ts';
import type { Pacote } from '../src/medicoes/pacote/pacote.mapper.ts';
import { assinar, darSenhas, fechar, recebido } from './fechamentos.cenario.ts';
import { abrirZip } from './kit/arquivo.ts';
import { prepararBanco } from './kit/banco.ts';
import { textosDoPdf } from './kit/pdf.ts';
import { abrirDoMes, atestar, comPontos, DIA_1, passo } from './medicoes.cenario.ts';
import { cobrado, FORNECEDOR, ORGAO } from './notas.cenario.ts';
import { abrirCliente, type Cliente, semearCenario } from './pedidos.cenario.ts';
import { designados, receber } from './termos.cenario.ts';

type Schemas = components['schemas'];

/** What the page shows and nothing proves: the unit's own words, and which version a leaf's text already says. */
const SEM_PROVA = /^\/(?:dias\/\d+\/(?:motivoDoDesconto|fechamento\/codigo)|livro\/(?:chave|selo|folhas\/\d+\/em))$/;

/** Another value of the same kind at the end of a path. */
function mudar(raiz: object, caminho: readonly string[], valor: unknown): void {
  const [ultimo = '', ...antes] = [...caminho].reverse();
  const onde = antes.reduceRight<object>((no, chave) => Reflect.get(no, chave), raiz);
  const outro = typeof valor === 'string' ? `${valor.startsWith('A') ? 'B' : 'A'}${valor.slice(1)}` : Number(valor) + 1;
  Reflect.set(onde, ultimo, outro);
}

const paginas = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length ?? 0;

describe('o dossiê e o pacote de auditoria da medição', () => {
  const banco = prepararBanco();
  let cliente: Cliente;
  beforeAll(async () => {
    await semearCenario(banco.database);
    await banco.database.execute(sql`update fornecedores set cnpj = ${FORNECEDOR} where id = 1`);
    await darSenhas(banco.database);
    cliente = await abrirCliente(banco, { PUBLIC_ORIGIN: 'https://alipen.gov.br' });
    await recebido(cliente, banco.database);
    await comPontos(banco.database, 15);
    await fechar(cliente);
    cliente.em(DIA_1);
    await abrirDoMes(cliente);
    await passo(cliente, 'gestora', 'envio');
    await passo(cliente, 'gestora', 'descontos/1', { percentual: 1, motivo: 'Chuva na estrada.' });
  });

  const arquivo = async (tipo: string, titulo: string): ReturnType<Cliente['baixar']> => {
    const pedido = await cliente.post<Schemas['Download']>('fiscal', '/downloads', {
      tipo,
      parametros: { medicaoId: 1 },
    });
    expect([pedido.status, pedido.corpo.titulo]).toEqual([201, `${titulo}, contrato 012/2026, novembro de 2026`]);
    await cliente.pegar(DownloadsRunner).tick();
    const baixado = await cliente.baixar('fiscal', `/downloads/${pedido.corpo.id}/arquivo`);
    expect(baixado.status).toBe(200);
    return baixado;
  };
  const dossie = async (): Promise<Buffer> => {
    const { tipo, bytes } = await arquivo('MEDICAO_PDF', 'Dossiê da medição');
    expect(tipo).toBe('application/pdf');
    return bytes;
  };
  const pacote = async (): Promise<{ html: string; dados: Pacote }> => {
    const partes = await abrirZip((await arquivo('MEDICAO_PACOTE', 'Pacote de auditoria')).bytes);
    expect([...partes.keys()]).toEqual(['pacote-2026-11-contrato-012-2026.html']);
    const html = partes.values().next().value?.toString('utf8') ?? '';
    return { html, dados: JSON.parse(/id="dados">(.*?)<\/script>/s.exec(html)?.[1] ?? '') };
  };

  it('é um PDF marcado, com índice e uma página para cada parte; rascunho até o atesto', async () => {
    const pdf = await dossie();
    const texto = pdf.toString('latin1');
    expect(texto.startsWith('%PDF-1.7')).toBe(true);
    expect(texto).toMatch(/\/Marked true/);
    expect(texto).toMatch(/\/Outlines/);
    expect(texto.split('/S /TOCI\n')).toHaveLength(1 + 9 + 1);
    // The cover and the nine parts.
    expect(paginas(pdf)).toBe(10);
    expect(textosDoPdf(pdf).join(' ')).toContain('1 unidade; 1 de 1 mapa de dia fechado, 0 com assinatura');
    await passo(cliente, 'gestora', 'aprovacao');
    expect((await atestar(cliente, 'fiscal')).status).toBe(200);
    const atestado = await dossie();
    expect(paginas(atestado)).toBe(10);
    expect(atestado.equals(pdf)).toBe(false);
    expect((await dossie()).equals(atestado)).toBe(true);
  });

  it('traz os termos, a nota que confere e o pagamento dela', async () => {
    expect(textosDoPdf(await dossie()).join(' ')).toContain('Nenhum termo de recebimento foi emitido.');
    await designados(cliente);
    await receber(cliente);
    await cliente.put('gestora', '/agencia', { nome: [], cnpj: ORGAO }, '"1"');
    const xml = newIssuer(FORNECEDOR)(await cobrado(cliente));
    const enviada = await cliente.enviar('gestora', '/medicoes/1/notas', xml, 'application/xml');
    const { nota, sha256 } = (await enviada.json()) as Schemas['NotaFiscal'];
    const textos = textosDoPdf(await dossie()).join(' ');
    for (const dito of ['TRP 1/2026', 'TRD 1/2026', nota?.chave ?? 'a nota', sha256, 'A liquidar', 'ainda não'])
      expect(textos).toContain(dito);
  });

  it('o pacote confere sozinho, e diz de qualquer valor mudado nos mapas, no atesto, nas somas ou no livro', async () => {
    expect((await assinar(cliente, 'solicitante', 'RESPONSAVEL_UNIDADE')).status).toBe(200);
    const { html, dados } = await pacote();
    expect(html).not.toMatch(/^(?:import|export) /m);
    expect(conferir(dados).map(({ total, falhas }) => [total, falhas])).toEqual([
      ...[1, 2, 1, 1, 2, 2].map(total => [total, []]),
      [7, []],
    ]);
    const { dias, atesto, livro, medicao } = dados;
    expect([dias[0]?.fechamento?.assinaturas.length, dados.pedidos.length, dados.entregas.length]).toEqual([1, 1, 2]);
    expect(JSON.stringify(dados)).not.toMatch(/\b\d{11}\b/);
    const partes = { dias, atesto, livro: { ...livro, chave: null }, totais: medicao.totais };
    const passaram = folhasDe(partes).flatMap(({ caminho, valor }) => {
      const mudado = structuredClone(dados);
      const raiz = { dias: mudado.dias, atesto: mudado.atesto, livro: mudado.livro, totais: mudado.medicao.totais };
      mudar(raiz, caminho.split('/').slice(1), valor);
      return conferir(mudado).some(({ falhas }) => falhas.length) ? [] : [caminho];
    });
    expect(passaram.filter(caminho => !SEM_PROVA.test(caminho))).toEqual([]);
    const deOutroDia = structuredClone(dados);
    for (const dia of deOutroDia.dias) dia.data = '2026-11-22';
    const ditas = conferir(deOutroDia).flatMap(({ falhas }) => falhas.map(({ detalhe }) => detalhe));
    expect(ditas).toContain('O mapa é de outra unidade ou dia.');
  });

  it('sem dizer de qual medição, ou de uma que não existe, é recusado em palavras', async () => {
    const sem = await cliente.post<Schemas['Problema']>('gestora', '/downloads', {
      tipo: 'MEDICAO_PDF',
      parametros: {},
    });
    expect([sem.status, sem.corpo.detail]).toEqual([422, 'Diga de qual medição é o dossiê.']);
    const outra = { tipo: 'MEDICAO_PDF', parametros: { medicaoId: 99 } };
    expect((await cliente.post('gestora', '/downloads', outra)).status).toBe(404);
    expect((await cliente.post('solicitante', '/downloads', { ...outra, parametros: { medicaoId: 1 } })).status).toBe(
      403,
    );
  });
});
