import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { AtivacoesService } from '../src/ativacoes/ativacoes.service.ts';
import { rows } from '../src/database/database.ts';
import { DownloadsRunner } from '../src/downloads/downloads-runner.ts';
import { prepararBanco } from './kit/banco.ts';
import { textosDoPdf } from './kit/pdf.ts';
import { abrir, folhaDe } from './kit/planilha.ts';
import { AGORA, abrirCliente, type Cliente, enviarPedido, HOJE, ids, item, semearCenario } from './pedidos.cenario.ts';
import { novoTipo } from './tipos-alimentacao.cenario.ts';

type Schemas = components['schemas'];
type ComColunas = { colunas: Schemas['ColunaMapa'][] };
const MIGRACAO = '../migrations/2026-11-23-0500-ativacoes-de-tipos.sql';
const refeicoesDe = ({ colunas }: ComColunas) => [...new Set(colunas.map(({ refeicao }) => refeicao))];
const publicosDe = ({ colunas }: ComColunas) => [...new Set(colunas.map(({ publico }) => publico))];

describe('as colunas do mapa são as da data', () => {
  const banco = prepararBanco();
  let cliente: Cliente;
  const ler = async <T>(url: string) => (await cliente.get<T>('gestora', url)).corpo;
  const dia = (data: string) => ler<Schemas['MapaDiario']>(`/mapa-diario?data=${data}`);
  const mes = (qual: string) => ler<Schemas['MapaDoMes']>(`/mapa-diario/mes?mes=${qual}&lotacaoId=${ids.upsl}`);
  const consolidado = (qual: string) => ler<Schemas['MapaConsolidado']>(`/mapa-diario/consolidado?mes=${qual}`);
  const mudar = async (passo: string, quando: string) => {
    cliente.em(quando);
    const { status } = await cliente.post('gestora', `/${passo}`, {});
    expect([passo, status]).toEqual([passo, 200]);
  };
  const dizer = async (tabela: 'tipos_alimentacao' | 'tipos_publico', id: number, ativo: boolean, em: string) =>
    banco.database.execute(
      sql`update ${sql.raw(tabela)} set ativo = ${ativo}, alterado_em = ${em}::timestamptz where id = ${id}`,
    );
  const baixar = async (tipo: string, parametros: object): Promise<Buffer> => {
    const { corpo } = await cliente.post<{ id: number }>('gestora', '/downloads', { tipo, parametros });
    await cliente.pegar(DownloadsRunner).tick();
    return (await cliente.baixar('gestora', `/downloads/${corpo.id}/arquivo`)).bytes;
  };

  beforeAll(async () => {
    await semearCenario(banco.database);
    cliente = await abrirCliente(banco);
  });
  beforeEach(async () => {
    cliente.em(AGORA);
    // As the owner, because the product may only add to the first table.
    await banco.database.execute(
      sql.raw('truncate ativacoes_tipo, pedidos, importacoes_mapa restart identity cascade'),
    );
    await dizer('tipos_alimentacao', ids.jantar, true, '2026-01-01T12:00:00Z');
    for (const id of [ids.servidor, ids.visitante]) await dizer('tipos_publico', id, true, '2026-01-01T12:00:00Z');
    await banco.database.execute(sql`delete from tipos_alimentacao where id > ${ids.ceiaInativa}`);
  });

  it('inativada hoje, a refeição fica nos dias de antes e sai de hoje em diante; reativada, volta do dia em que voltou', async () => {
    await mudar(`tipos-alimentacao/${ids.jantar}/inativacao?mesmoEmUso=true`, '2026-11-20T14:00:00Z');
    const comJantar = async (...dias: string[]) =>
      Promise.all(dias.map(async data => refeicoesDe(await dia(data)).includes('Jantar')));
    expect(await comJantar('2026-11-19', HOJE, '2026-11-21')).toEqual([true, false, false]);
    // 23:30 in Brasília is still the 24th, whatever UTC says.
    await mudar(`tipos-alimentacao/${ids.jantar}/reativacao`, '2026-11-25T02:30:00Z');
    expect(await comJantar('2026-11-19', '2026-11-20', '2026-11-23', '2026-11-24', '2026-12-24')).toEqual([
      true,
      false,
      false,
      true,
      true,
    ]);
  });

  it('o público também; e o que foi usado num dia em que não estava ativo continua à vista', async () => {
    await enviarPedido(cliente, 'solicitante', {
      lotacaoId: ids.upsl,
      dataRefeicao: '2026-11-22',
      itens: [item(ids.almoco, ids.interno, 100), item(ids.almoco, ids.servidor, 3)],
    });
    await mudar(`tipos-publico/${ids.servidor}/inativacao`, '2026-11-21T14:00:00Z');
    const colunas = async (data: string) =>
      (await ler<Schemas['MapaDiario']>(`/mapa-diario?base=SOLICITADA&data=${data}`)).colunas
        .filter(({ publico }) => publico === 'Servidor')
        .map(({ refeicao }) => refeicao);
    expect(await colunas(HOJE)).toEqual(['Café da manhã', 'Almoço', 'Jantar']);
    expect(await colunas('2026-11-21')).toEqual([]);
    expect(await colunas('2026-11-22')).toEqual(['Almoço']);
  });

  it('o mês em que mudou tem as colunas de todos os seus dias: na tela, no consolidado e nos três arquivos', async () => {
    await mudar(`tipos-alimentacao/${ids.jantar}/inativacao?mesmoEmUso=true`, '2026-11-15T14:00:00Z');
    await mudar(`tipos-publico/${ids.visitante}/inativacao`, '2026-11-18T14:00:00Z');
    cliente.em('2026-12-20T14:00:00Z');
    for (const [qual, refeicoes, publicos] of [
      ['2026-11', ['Café da manhã', 'Almoço', 'Jantar'], ['Interno', 'Servidor', 'Visitante']],
      ['2026-12', ['Café da manhã', 'Almoço'], ['Interno', 'Servidor']],
    ] as const) {
      const tela = await mes(qual);
      expect([refeicoesDe(tela), publicosDe(tela)]).toEqual([refeicoes, publicos]);
      expect((await consolidado(qual)).colunas).toEqual(tela.colunas);
      const nomes = tela.colunas.map(({ refeicao, publico }) => `${refeicao} ${publico}`);
      const parametros = { mes: qual, lotacaoId: ids.upsl };
      const [titulos = ''] = (await baixar('MAPA_CSV', parametros)).toString('utf8').split('\r\n');
      expect(titulos.split(';').slice(5, 5 + nomes.length)).toEqual(nomes);
      expect(titulos.split(';')[5 + nomes.length]).toBe(`Diferença ${nomes[0]}`);
      const folha = folhaDe(abrir(await baixar('MAPA_XLSX', parametros)), 'COMPARATIVO');
      const escritas = [...folha.values()].map(({ valor }) => String(valor).toUpperCase());
      const paginas = (await textosDoPdf(await baixar('MAPA_PDF', parametros))).join(' ');
      for (const nome of ['Café da manhã', 'Almoço', 'Jantar', 'Visitante']) {
        const naTela = nomes.some(coluna => coluna.includes(nome));
        expect([nome, escritas.some(texto => texto.includes(nome.toUpperCase()))]).toEqual([nome, naTela]);
        expect([nome, paginas.includes(nome)]).toEqual([nome, naTela]);
      }
    }
  });

  it('a importação pede as colunas do mês que se importa, e a origem e a matriz das lotações mostram as do dia', async () => {
    await mudar(`tipos-alimentacao/${ids.jantar}/inativacao?mesmoEmUso=true`, '2026-10-01T14:00:00Z');
    cliente.em(AGORA);
    // Numbers are read as the month's columns when a line has as many of them.
    const pedidas = async (qual: string, numeros: string) => {
      const nova = { lotacaoId: ids.upsl, mes: qual, texto: `01/${qual.slice(5)}/${qual.slice(0, 4)}\t${numeros}` };
      const { corpo } = await cliente.post<ComColunas>('gestora', '/importacoes-mapa?simular=true', nova);
      return refeicoesDe(corpo);
    };
    expect([await pedidas('2026-09', '1\t2\t3\t4\t5\t6'), await pedidas('2026-10', '1\t2\t3\t4')]).toEqual([
      ['Café da manhã', 'Almoço', 'Jantar'],
      ['Café da manhã', 'Almoço'],
    ]);
    const origem = (data: string) => ler<ComColunas>(`/mapa-diario/origem?data=${data}&lotacaoId=${ids.upsl}`);
    expect(refeicoesDe(await origem('2026-09-30'))).toContain('Jantar');
    expect(refeicoesDe(await origem('2026-10-01'))).not.toContain('Jantar');
    const matriz = async (data: string) =>
      (await ler<Schemas['MatrizDasLotacoes']>(`/pedidos-das-lotacoes?data=${data}`)).refeicoes.map(({ nome }) => nome);
    expect([await matriz('2026-09-30'), await matriz('2026-10-01')]).toEqual([
      ['Café da manhã', 'Almoço', 'Jantar'],
      ['Café da manhã', 'Almoço'],
    ]);
  });

  it('o pedido de um dia que passou mostra o que se podia pedir naquele dia e o que se pediu; o de amanhã, o que se pode agora', async () => {
    await enviarPedido(cliente, 'solicitante', {
      lotacaoId: ids.upsl,
      dataRefeicao: '2026-11-22',
      itens: [item(ids.jantar, ids.interno, 100)],
    });
    await mudar(`tipos-alimentacao/${ids.jantar}/inativacao?mesmoEmUso=true`, '2026-11-22T14:00:00Z');
    await mudar(`tipos-publico/${ids.visitante}/inativacao`, '2026-11-22T14:00:00Z');
    cliente.em('2026-11-24T12:00:00Z');
    const grade = async (data: string) => {
      const { refeicoes, publicos, celulas } = await ler<Schemas['PreparoPedido']>(
        `/pedidos/preparo?lotacaoId=${ids.upsl}&data=${data}`,
      );
      expect(celulas).toHaveLength(refeicoes.length * publicos.length);
      return [...refeicoes, ...publicos].map(({ nome }) => nome);
    };
    expect(await grade('2026-11-21')).toEqual([
      'Café da manhã',
      'Almoço',
      'Jantar',
      'Interno',
      'Servidor',
      'Visitante',
    ]);
    expect(await grade('2026-11-22')).toEqual(['Café da manhã', 'Almoço', 'Jantar', 'Interno', 'Servidor']);
    expect(await grade('2026-11-25')).toEqual(['Café da manhã', 'Almoço', 'Interno', 'Servidor']);
  });

  it('a refeição nova vale de hoje em diante; a de antes do primeiro pedido servido, desde sempre', async () => {
    await cliente.post('gestora', '/tipos-alimentacao', novoTipo());
    expect(refeicoesDe(await dia('2026-06-10'))).toContain('Lanche da noite');
    await enviarPedido(cliente, 'solicitante', {
      lotacaoId: ids.upsl,
      dataRefeicao: '2026-11-22',
      itens: [item(ids.almoco, ids.interno, 100)],
    });
    cliente.em('2026-11-23T14:00:00Z');
    const hora = { ...novoTipo().horarios, entregaInicio: '23:00', entregaFim: '23:30' };
    await cliente.post('gestora', '/tipos-alimentacao', novoTipo({ nome: 'Colação', sigla: 'COL', horarios: hora }));
    expect(refeicoesDe(await dia('2026-11-22'))).not.toContain('Colação');
    expect(refeicoesDe(await dia('2026-11-23'))).toContain('Colação');
  });

  it('a inativada pelo servidor da versão anterior conta desde que ele a gravou, e o dia não muda com o que se grava depois', async () => {
    await cliente.pegar(AtivacoesService).acertar(banco.database, 'PUBLICO');
    await dizer('tipos_publico', ids.visitante, false, '2026-11-16T14:00:00Z');
    const comVisitante = async (...dias: string[]) =>
      Promise.all(dias.map(async data => publicosDe(await dia(data)).includes('Visitante')));
    expect(await comVisitante('2026-11-15', '2026-11-16', HOJE)).toEqual([true, false, false]);
    const {
      id,
      versao,
      ordem: _ordem,
      ativo: _ativo,
      situacaoDesde,
      ...dados
    } = await ler<Schemas['TipoPublico']>(`/tipos-publico/${ids.visitante}`);
    expect(situacaoDesde).toBe('2026-11-16');
    const editado = { ...dados, permiteDieta: !dados.permiteDieta };
    expect((await cliente.put('gestora', `/tipos-publico/${id}`, editado, `"${versao}"`)).status).toBe(200);
    expect(await comVisitante('2026-11-15', '2026-11-16', HOJE)).toEqual([true, false, false]);
  });

  it('de uma instalação de antes, o que a trilha conta é o que cada dia teve; o resto é desde sempre como está', async () => {
    // The trail of the earlier tests says nothing of this meal.
    await mudar(`tipos-alimentacao/${ids.cafe}/inativacao?mesmoEmUso=true`, '2026-11-05T14:00:00Z');
    await mudar(`tipos-alimentacao/${ids.cafe}/reativacao`, '2026-11-09T14:00:00Z');
    const texto = readFileSync(join(import.meta.dirname, MIGRACAO), 'utf8');
    await banco.database.execute(sql.raw('truncate ativacoes_tipo'));
    await banco.database.execute(sql.raw(texto.slice(texto.indexOf('with ditas'))));
    const contadas = (id: number) =>
      rows<{ valeDe: string; ativo: boolean }>(
        banco.database,
        sql`select vale_de::text as "valeDe", ativo from ativacoes_tipo where tipo_alimentacao_id = ${id} order by id`,
      );
    const [trilha] = await rows<{ dia: string }>(
      banco.database,
      sql`select (max(em) at time zone 'America/Sao_Paulo')::date::text as dia from eventos
        where entidade = 'tipos_alimentacao' and entidade_id = ${String(ids.cafe)}`,
    );
    expect(await contadas(ids.cafe)).toEqual([
      { valeDe: '0001-01-01', ativo: true },
      { valeDe: trilha?.dia, ativo: false },
      { valeDe: trilha?.dia, ativo: true },
    ]);
    expect(await contadas(ids.ceiaInativa)).toEqual([{ valeDe: '0001-01-01', ativo: false }]);
  });
});
