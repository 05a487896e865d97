import type { components, operations } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../../auth/pessoa.ts';
import { requireReach } from '../../auth/row-rule.ts';
import { Clock, daysBetween, plainDate } from '../../clock/clock.ts';
import { Database } from '../../database/database.ts';
import { ReferenceMemory } from '../../database/reference-memory.ts';
import { searchText } from '../../database/search-text.ts';
import { LotacoesService } from '../../lotacoes/lotacoes.service.ts';
import { ParametrosService } from '../../parametros/parametros.service.ts';
import { TiposAlimentacaoService } from '../../tipos-alimentacao/tipos-alimentacao.service.ts';
import { TiposPublicoService } from '../../tipos-publico/tipos-publico.service.ts';
import { type SituacaoPedido, situacoes } from '../pedidos.ciclo.table.ts';
import { colunasDosPedidos } from './exportacao.table.ts';
import type { FiltrosPedidos } from './lista.query.ts';
import { type Paginacao, type PedidoDaLista, PedidosListaRepository } from './lista.repository.ts';
import { diasDaLista, pedidoResumidoDe } from './resumido.mapper.ts';

type Schemas = components['schemas'];
type Query = NonNullable<operations['listarPedidos']['parameters']['query']>;
export type BuscaPedidos = Query & Paginacao;
export type BuscaExportada = Omit<Query, 'pagina' | 'tamanho'> & Pick<Paginacao, 'ordem'>;
export type BuscaQuadro = Omit<Query, 'pagina' | 'tamanho' | 'ordem'> & { porColuna: number };
export type BuscaAConfirmar = { de: string; ate: string };
type Contagem = Schemas['ContagemPorSituacao'];

/** In days: the longest period of the board, and of a filter that compares every order with its head count. */
const PERIODO_MAXIMO = 31;
const LINHAS_MAXIMAS = 50_000;

const todas = Object.keys(situacoes) as SituacaoPedido[];

@Injectable()
export class PedidosListaService {
  constructor(
    private readonly database: Database,
    private readonly repository: PedidosListaRepository,
    private readonly lotacoes: LotacoesService,
    private readonly tiposAlimentacao: TiposAlimentacaoService,
    private readonly tiposPublico: TiposPublicoService,
    private readonly parametros: ParametrosService,
    private readonly memoria: ReferenceMemory,
    private readonly clock: Clock,
  ) {}

  async listar(pessoa: Pessoa, { ordem, pagina, tamanho, ...busca }: BuscaPedidos): Promise<Schemas['PaginaPedidos']> {
    const agora = this.clock.now();
    const filtros = await this.filtros(pessoa, busca);
    const doDia = await this.paginaDoDia(pessoa, filtros, { ordem, pagina, tamanho, agora });
    if (doDia) return { ...doDia, pagina, tamanho };
    const porSituacao = await this.contar(filtros, agora);
    const total = somadas(porSituacao, filtros.situacoes);
    const pedida = { ordem, pagina, tamanho, total, agora };
    const itens = await this.resumir(pessoa, await this.repository.page(this.database, filtros, pedida), agora);
    return { itens, total, pagina, tamanho, porSituacao };
  }

  async quadro(pessoa: Pessoa, { porColuna, ...busca }: BuscaQuadro): Promise<Schemas['QuadroPedidos']> {
    exigirPeriodo(busca, 'ver o quadro');
    const agora = this.clock.now();
    const filtros = await this.filtros(pessoa, busca);
    const porSituacao = await this.contar(filtros, agora);
    const lidos = await this.repository.board(this.database, filtros, { porColuna, agora });
    const itens = await this.resumir(pessoa, lidos, agora);
    const colunas = (filtros.situacoes ?? todas).map(situacao => ({
      situacao,
      total: porSituacao[situacao],
      itens: itens.filter(pedido => pedido.situacao === situacao),
    }));
    return { colunas };
  }

  async aConfirmar({ de, ate }: BuscaAConfirmar): Promise<Schemas['PedidosAConfirmar']> {
    exigirPeriodo({ de, ate }, 'ver o que há a confirmar');
    const lidos = await this.repository.waitingBySupplier(this.database, { de, ate }, this.clock.now());
    const {
      aConfirmar = 0,
      foraDoPrazo = 0,
      emergenciais = 0,
    } = lidos.find(({ fornecedorId }) => fornecedorId === null) ?? {};
    const fornecedores = lidos.flatMap(({ fornecedorId, ...lido }) =>
      fornecedorId === null ? [] : [{ fornecedorId, ...lido }],
    );
    return { de, ate, total: { aConfirmar, foraDoPrazo, emergenciais }, fornecedores };
  }

  async planilha(pessoa: Pessoa, { ordem, ...busca }: BuscaExportada) {
    const agora = this.clock.now();
    const filtros = await this.filtros(pessoa, busca);
    const total = somadas(await this.contar(filtros, agora), filtros.situacoes);
    if (total > LINHAS_MAXIMAS) throw grandeDemais(total);
    const toda = { ordem, pagina: 1, tamanho: LINHAS_MAXIMAS, total, agora };
    const linhas = await this.resumir(pessoa, await this.repository.page(this.database, filtros, toda), agora);
    const usadas = new Set(linhas.flatMap(({ refeicoes }) => refeicoes.map(each => each.tipoAlimentacaoId)));
    const refeicoes = await this.tiposAlimentacao.listar({ inativos: true });
    const colunas = colunasDosPedidos(refeicoes.filter(({ id }) => usadas.has(id)));
    return { colunas, linhas };
  }

  /** Reads a single day once for its page and its counts; undefined for several days or an empty page. */
  private async paginaDoDia(pessoa: Pessoa, filtros: FiltrosPedidos, pedida: Paginacao & { agora: Date }) {
    if (filtros.de === undefined || filtros.de !== filtros.ate) return undefined;
    const lidos = await this.repository.pageOfDay(this.database, filtros, pedida);
    const marca = lidos[0]?.marca;
    if (!marca) return undefined;
    const porSituacao = { ...nenhum(), ...lidos[0]?.porSituacao };
    const itens = await this.memoria.under(marca, () => this.resumir(pessoa, lidos, pedida.agora));
    return { itens, total: somadas(porSituacao, filtros.situacoes), porSituacao };
  }

  private async resumir(pessoa: Pessoa, lidos: readonly PedidoDaLista[], agora: Date) {
    const periodo = this.periodoDe(lidos.map(({ dataRefeicao }) => dataRefeicao));
    const [refeicoes, publicos, limites, doDia] = await Promise.all([
      this.tiposAlimentacao.listar({ inativos: true }),
      this.tiposPublico.listar({ inativos: true }),
      this.parametros.entre(this.database, ...periodo),
      this.tiposAlimentacao.entre(this.database, ...periodo),
    ]);
    const contexto = { refeicoes, publicos, pessoa, agora, limites, dia: diasDaLista(agora, doDia) };
    return lidos.map(lido => pedidoResumidoDe(lido, contexto));
  }

  private async filtros(pessoa: Pessoa, busca: Omit<Query, 'pagina' | 'tamanho' | 'ordem'>): Promise<FiltrosPedidos> {
    const { lotacaoId, lotacoes, municipio, situacao, divergentes, ...mesmos } = busca;
    if (divergentes) exigirPeriodo(busca, 'ver só os divergentes');
    return {
      ...mesmos,
      lotacoes: await this.unidades(pessoa, { lotacaoId, lotacoes, municipio }),
      situacoes: situacoesDe(situacao),
      divergentes: divergentes ? await this.divergencia(busca) : undefined,
    };
  }

  private async divergencia({ ate = plainDate(this.clock.now(), 'UTC') }: Pick<Query, 'ate'>) {
    const { atencaoAcimaDe: acimaDe, baseServidores } = await this.parametros.doDia(this.database, ate);
    return { acimaDe, baseServidores };
  }

  private async unidades(
    pessoa: Pessoa,
    { lotacaoId, lotacoes, municipio }: Pick<Query, 'lotacaoId' | 'lotacoes' | 'municipio'>,
  ): Promise<number[] | undefined> {
    const pedidas = [...(lotacaoId === undefined ? [] : [lotacaoId]), ...(lotacoes?.split(',').map(Number) ?? [])];
    for (const id of pedidas) requireReach(pessoa, id);
    const ids = await this.alcancadas(pessoa, pedidas);
    if (!municipio) return ids;
    const buscado = searchText(municipio);
    const doMunicipio = (await this.lotacoes.todas(this.database)).filter(
      unidade => searchText(unidade.municipio).includes(buscado) && (ids?.includes(unidade.id) ?? true),
    );
    return doMunicipio.map(({ id }) => id);
  }

  /** For a person who sees every unit, a main unit includes its sub-units; a person limited to a unit gets that one alone. */
  private async alcancadas(pessoa: Pessoa, pedidas: readonly number[]): Promise<number[] | undefined> {
    if (pessoa.restritaA !== null) return [pessoa.restritaA];
    return pedidas.length ? this.lotacoes.comSubunidades(this.database, pedidas) : undefined;
  }

  private periodoDe(datas: readonly string[]): [de: string, ate: string] {
    const hoje = plainDate(this.clock.now(), 'UTC');
    const ordenadas = datas.toSorted();
    return [ordenadas[0] ?? hoje, ordenadas.at(-1) ?? hoje];
  }

  private async contar(filtros: FiltrosPedidos, agora: Date): Promise<Contagem> {
    const contagem = nenhum();
    for (const { situacao, quantos } of await this.repository.countByState(this.database, filtros, agora)) {
      contagem[situacao] = quantos;
    }
    return contagem;
  }
}

const nenhum = (): Contagem => Object.fromEntries(todas.map(situacao => [situacao, 0])) as Contagem;

const somadas = (contagem: Contagem, escolhidas: readonly SituacaoPedido[] = todas): number =>
  escolhidas.reduce((soma, situacao) => soma + contagem[situacao], 0);

function situacoesDe(texto: string | undefined): SituacaoPedido[] | undefined {
  if (texto === undefined) return undefined;
  const pedidas = [...new Set(texto.split(','))];
  const conhecidas = todas.filter(situacao => pedidas.includes(situacao));
  if (conhecidas.length === pedidas.length) return conhecidas;
  const detail = 'Há uma situação desconhecida no filtro.';
  throw problema('dados-invalidos', { detail, errors: [{ pointer: '/situacao', detail }] });
}

function exigirPeriodo({ de, ate }: Pick<Query, 'de' | 'ate'>, para: string): void {
  if (de !== undefined && ate !== undefined && daysBetween(de, ate) < PERIODO_MAXIMO) return;
  const detail = `Escolha um período de até ${PERIODO_MAXIMO} dias para ${para}.`;
  throw problema('dados-invalidos', { detail, errors: [{ pointer: '/de', detail }] });
}

function grandeDemais(total: number) {
  const detail = `O filtro tem ${total} pedidos e um arquivo leva até ${LINHAS_MAXIMAS}. Escolha um período menor.`;
  return problema('dados-invalidos', { detail, errors: [{ pointer: '/de', detail }] });
}
