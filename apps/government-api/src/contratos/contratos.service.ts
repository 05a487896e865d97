import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail, type Autor } from '../audit/audit-trail.service.ts';
import { Clock, FUSO_DA_AGENCIA } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { ParametrosService } from '../parametros/parametros.service.ts';
import { AtendimentoService } from './atendimento.service.ts';
import { type DadosDoContrato } from './contratos.cadastro.rules.ts';
import { ContratosEscritaRepository } from './contratos.escrita.repository.ts';
import { contratosDoDia, toContrato, toContratoDetalhado } from './contratos.mapper.ts';
import { ContratosPrecosService } from './contratos.precos.service.ts';
import { type ContratoNoTempo, ContratosRepository } from './contratos.repository.ts';
import {
  type ContratosDoDia,
  type ContratoVigente,
  chavePreco,
  type DiaDosContratos,
  fimDoContrato,
  precosPorUnidade,
} from './contratos.rules.ts';
import { type DiasInterrompidos, InterrompidasRepository } from './interrompidas/interrompidas.repository.ts';
import {
  type EntregaInterrompida,
  type InterrompidaEm,
  interrompidasPorDia,
  toInterrupcao,
} from './interrompidas/interrompidas.rules.ts';

type Schemas = components['schemas'];
export type BuscaContratos = {
  numero?: string;
  fornecedorId?: number;
  /** Ids, separated by commas. */
  contratos?: string;
  pagina: number;
  tamanho: number;
};

export type ReferenciaDeContrato = { readonly id: number } | { readonly numero: string };

export type ContratoAberto = { id: number; numero: string; fornecedor: string; inicio: string; fim: string };

export {
  type ContratoNoTempo,
  type ContratosDoDia,
  type ContratoVigente,
  chavePreco,
  type EntregaInterrompida,
  type InterrompidaEm,
  toInterrupcao,
};

@Injectable()
export class ContratosService {
  constructor(
    private readonly database: Database,
    private readonly repository: ContratosRepository,
    private readonly escrita: ContratosEscritaRepository,
    private readonly atendimento: AtendimentoService,
    private readonly precos: ContratosPrecosService,
    private readonly paradas: InterrompidasRepository,
    private readonly parametros: ParametrosService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  hoje(): string {
    return this.clock.today(FUSO_DA_AGENCIA);
  }

  async listar({ pagina, tamanho, contratos, ...de }: BuscaContratos): Promise<Schemas['PaginaContratos']> {
    const dia = await this.dia(this.database);
    const filtro = { ...de, ids: contratos?.split(',').map(Number), hoje: dia.hoje };
    const { itens, total } = await this.repository.findPage(this.database, filtro, { pagina, tamanho });
    return { itens: itens.map(row => toContrato(row, dia)), total, pagina, tamanho };
  }

  async noTempo(tx: Transaction): Promise<{ hoje: string; contratos: ContratoNoTempo[] }> {
    const hoje = this.hoje();
    return { hoje, contratos: await this.repository.findEndings(tx, hoje) };
  }

  obter(id: number): Promise<Schemas['ContratoDetalhado']> {
    return this.ler(this.database, id);
  }

  /** `avisos` are what the write just done left to be settled. */
  async ler(tx: Transaction, id: number, avisos: readonly string[] = []): Promise<Schemas['ContratoDetalhado']> {
    const dia = await this.dia(tx);
    const row = await this.repository.findById(tx, id, dia.hoje);
    if (!row) throw contratoInexistente(id);
    const itens = await this.repository.findItens(tx, id, dia.hoje);
    const anteriorId = row.contratoAnteriorId;
    const anterior = anteriorId === null ? undefined : await this.repository.findAnterior(tx, anteriorId);
    return toContratoDetalhado(row, dia, { itens, anterior, avisos });
  }

  /** Throws unless the contract exists, has not ended and has an active supplier. */
  async exigirAberto(
    tx: Transaction,
    referencia: ReferenciaDeContrato,
    pointer = '/query/contratoId',
  ): Promise<ContratoAberto> {
    const row = await this.repository.findReference(tx, referencia, { manter: true });
    if (row?.fornecedorAtivo && fimDoContrato(row) >= this.hoje()) return toAberto(row);
    const detail = row ? motivoDeFechado(row) : 'Este contrato não existe.';
    throw problema('dados-invalidos', { detail, errors: [{ pointer, detail }] });
  }

  async dia(tx: Transaction): Promise<DiaDosContratos> {
    const hoje = this.hoje();
    const { diasAVencer } = await this.parametros.doDia(tx, hoje);
    return { hoje, diasAVencer };
  }

  /** Any contract, ended ones too. */
  async exigirReferencia(tx: Transaction, id: number, pointer: string): Promise<ContratoAberto> {
    const row = await this.repository.findReference(tx, { id }, { manter: true });
    if (row) return toAberto(row);
    const detail = 'Este contrato não existe.';
    throw problema('dados-invalidos', { detail, errors: [{ pointer, detail }] });
  }

  /** The same where the contract is the address itself: 404. Locks nothing. */
  async exigirAlgum(tx: Transaction, id: number): Promise<ContratoAberto> {
    const row = await this.repository.findReference(tx, { id });
    if (!row) throw contratoInexistente(id);
    return toAberto(row);
  }

  async refeicoesComPreco(tx: Transaction, id: number): Promise<ReadonlySet<number>> {
    return new Set(
      (await this.repository.findItens(tx, id, this.hoje())).map(({ tipoAlimentacaoId }) => tipoAlimentacaoId),
    );
  }

  /**
   * The contracts that serve this unit on this day, with their prices, in one query. With `manter` they stay so until the
   * transaction ends: nobody transfers the unit or ends a contract while an order is being frozen with it.
   */
  async vigente(
    tx: Transaction,
    lotacaoId: number,
    data: string,
    options?: { manter: boolean },
  ): Promise<ContratosDoDia> {
    return contratosDoDia(await this.repository.findServing(tx, lotacaoId, data, options));
  }

  /** Which deliveries are stopped on these days, and why; one query for all of them. */
  async interrompidas(tx: Transaction, dias: DiasInterrompidos): Promise<InterrompidaEm> {
    return interrompidasPorDia(await this.paradas.find(tx, dias));
  }

  async interrompida(tx: Transaction, lotacaoId: number, data: string): Promise<EntregaInterrompida | null> {
    return (await this.interrompidas(tx, { de: data, ate: data, lotacaoIds: [lotacaoId] }))(lotacaoId, data);
  }

  async vigentesEm(
    tx: Transaction,
    lotacaoId: number,
    datas: readonly string[],
  ): Promise<(data: string) => ContratosDoDia> {
    const linhas = await this.repository.findServingOn(tx, lotacaoId, datas);
    return data => contratosDoDia(linhas.filter(linha => linha.data === data));
  }

  /** The prices in force for each unit and day, by `chavePreco`, in three queries. */
  async precosDe(
    tx: Transaction,
    lotacaoIds: readonly number[],
    datas: readonly string[],
  ): Promise<(lotacaoId: number, data: string) => ReadonlyMap<string, number>> {
    const vinculos = await this.repository.findBindingsOn(tx, lotacaoIds, datas);
    const usados = [...new Set(vinculos.flatMap(({ refeicoes }) => refeicoes.map(([, contratoId]) => contratoId)))];
    if (!usados.length) return precosPorUnidade(vinculos, [], []);
    const aValer = await this.repository.findPricesToCome(tx, usados);
    return precosPorUnidade(vinculos, await this.repository.findPricesOf(tx, usados), aValer);
  }

  async abrir(
    tx: Transaction,
    pessoa: Autor,
    acao: string,
    { fornecedor, ...novo }: DadosDoContrato & { fornecedorId: number; fornecedor: string },
  ): Promise<number> {
    const id = await this.escrita.insert(tx, novo);
    const { fornecedorId: _, ...depois } = { ...novo, fornecedor };
    await this.audit.record(tx, pessoa, { acao, entidade: 'contratos', entidadeId: id, depois });
    return id;
  }

  /** Adds and changes prices under the contract's lock. */
  async gravarPrecos(
    tx: Transaction,
    pessoa: Autor,
    acao: string,
    id: number,
    itens: readonly Schemas['ItemContratoDigitado'][],
  ): Promise<string[]> {
    await this.escrita.findForUpdate(tx, id);
    return this.precos.gravar(
      tx,
      pessoa,
      { acao, id, antes: await this.repository.findItens(tx, id, this.hoje()) },
      itens,
    );
  }

  /** Gives units to a contract in all its priced meals, each from its own day on, for the import of units. */
  atender(
    tx: Transaction,
    pessoa: Autor,
    contrato: ContratoAberto,
    unidades: readonly { lotacaoId: number; inicio: string }[],
  ): Promise<void> {
    return this.atendimento.vincular(tx, pessoa, contrato, unidades);
  }
}

type Lida = NonNullable<Awaited<ReturnType<ContratosRepository['findReference']>>>;

const toAberto = (row: Lida): ContratoAberto => ({
  id: row.id,
  numero: row.numero,
  fornecedor: row.fornecedor,
  inicio: row.vigenciaInicio,
  fim: fimDoContrato(row),
});

export function contratoInexistente(id: number) {
  return problema('nao-encontrado', { detail: `O contrato ${id} não existe.` });
}

const motivoDeFechado = ({ numero, fornecedor, fornecedorAtivo }: Lida): string =>
  fornecedorAtivo ? `O contrato ${numero} já terminou.` : `${fornecedor}, do contrato ${numero}, está inativo.`;
