import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { porExtenso } from '../clock/zoned-time.ts';
import { type ContratoAberto, ContratosService } from '../contratos/contratos.service.ts';
import { Database, type Transaction } from '../database/database.ts';
import { violates } from '../database/violations.ts';
import { type CelulaTransferida, PedidosService, valorAntes, valorDepois } from '../pedidos/pedidos.service.ts';
import { type Ligacao, TransferenciasRepository } from './transferencias.repository.ts';
import { daUnidade, motivoDaRecusa, porUnidade, type UnidadeDaTransferencia } from './transferencias.rules.ts';

type Schemas = components['schemas'];
type Nova = Schemas['NovaTransferencia'];
type Resultado = Schemas['ResultadoTransferencia'];
type Lado = ContratoAberto;

/** Moving units from one contract to another from a day on (domain.md 15.2). */
@Injectable()
export class TransferenciasService {
  constructor(
    private readonly database: Database,
    private readonly repository: TransferenciasRepository,
    private readonly contratos: ContratosService,
    private readonly pedidos: PedidosService,
    private readonly audit: AuditTrail,
  ) {}

  async transferir(pessoa: Pessoa, nova: Nova, { simular }: { simular: boolean }): Promise<Resultado> {
    try {
      return await this.database.transaction(tx => this.executar(tx, pessoa, nova, simular));
    } catch (error) {
      if (!violates(error, 'um_fornecedor_por_refeicao_e_dia')) throw error;
      throw problema('conflito', { detail: 'Outra pessoa mudou o fornecedor destas lotações agora. Simule de novo.' });
    }
  }

  private async executar(tx: Transaction, pessoa: Pessoa, nova: Nova, simulada: boolean): Promise<Resultado> {
    const { origem, destino } = await this.exigirContratos(tx, nova);
    const { aPartirDe, lotacaoIds, refeicoes } = nova;
    if (!simulada) await this.repository.lockLotacoes(tx, origem.id, aPartirDe);
    const ligacoes = await this.repository.findLigacoes(tx, origem.id, { aPartirDe, lotacaoIds, refeicoes });
    const transferencia = { origem, destino, aPartirDe, simular: simulada };
    const { celulas, rascunhos } = await this.pedidos.celulasATransferir(tx, ligacoes, transferencia);
    const comPreco = await this.contratos.refeicoesComPreco(tx, destino.id);
    const periodo = { origemId: origem.id, aPartirDe, fim: destino.fim };
    const terceirosDe = daUnidade(await this.repository.findTerceiros(tx, ligacoes, periodo));
    const celulasDe = daUnidade(celulas);
    const julgadas = porUnidade(ligacoes).map(unidade => ({
      unidade,
      motivo: motivoDaRecusa(unidade, {
        destino,
        comPreco,
        terceiros: terceirosDe(unidade.lotacao.id),
        celulas: celulasDe(unidade.lotacao.id),
      }),
    }));
    const aceitas = julgadas.filter(({ motivo }) => !motivo).map(({ unidade }) => unidade);
    const mudam = aceitas.flatMap(({ lotacao }) => celulasDe(lotacao.id));
    // Everything is judged before anything is written: a simulation answers the same and stops here.
    if (aceitas.length && !simulada) {
      await this.repository.move(
        tx,
        aceitas.flatMap(u => u.ligacoes),
        { destinoId: destino.id, aPartirDe, fim: destino.fim },
      );
      await this.pedidos.transferir(tx, pessoa, mudam, transferencia);
      await this.anotar(tx, pessoa, aceitas, transferencia);
    }
    const linhas = aceitas.map(unidade => linhaDe(unidade, celulasDe(unidade.lotacao.id), rascunhos));
    return {
      simulada,
      lotacoes: linhas.length,
      pedidos: soma(linhas, 'pedidos'),
      rascunhos: soma(linhas, 'rascunhos'),
      valorAntesCentavos: soma(linhas, 'valorAntesCentavos'),
      valorDepoisCentavos: soma(linhas, 'valorDepoisCentavos'),
      linhas,
      recusadas: julgadas.flatMap(({ unidade, motivo }) =>
        motivo ? [{ lotacao: unidade.lotacao, motivo: motivo.slice(0, 300) }] : [],
      ),
    };
  }

  private async exigirContratos(tx: Transaction, nova: Nova): Promise<{ origem: Lado; destino: Lado }> {
    const { origemContratoId, destinoContratoId, aPartirDe } = nova;
    const recusar = (pointer: string, detail: string) =>
      problema('dados-invalidos', { detail, errors: [{ pointer, detail }] });
    if (origemContratoId === destinoContratoId) {
      throw recusar('/destinoContratoId', 'Escolha um contrato diferente do de origem.');
    }
    if (aPartirDe < this.contratos.hoje()) {
      throw recusar('/aPartirDe', 'A transferência vale de hoje em diante; os dias passados não mudam.');
    }
    const origem = await this.contratos.exigirReferencia(tx, origemContratoId, '/origemContratoId');
    const aberto = await this.contratos.exigirAberto(tx, { id: destinoContratoId }, '/destinoContratoId');
    if (aPartirDe < aberto.inicio || aPartirDe > aberto.fim) {
      const vale = `vale de ${porExtenso(aberto.inicio)} a ${porExtenso(aberto.fim)}`;
      throw recusar('/aPartirDe', `O contrato ${aberto.numero} ${vale}.`);
    }
    return { origem, destino: aberto };
  }

  private async anotar(
    tx: Transaction,
    pessoa: Pessoa,
    aceitas: readonly UnidadeDaTransferencia[],
    { origem, destino, aPartirDe }: { origem: Lado; destino: Lado; aPartirDe: string },
  ): Promise<void> {
    const nomes = aceitas.slice(0, 20).map(({ lotacao }) => lotacao.nome);
    const lotacoes =
      nomes.join(', ') + (aceitas.length > nomes.length ? ` e mais ${aceitas.length - nomes.length}` : '');
    const deste = { acao: 'transferirLotacoes', entidade: 'contratos' };
    await this.audit.recordAll(tx, pessoa, [
      { ...deste, entidadeId: origem.id, depois: { transferidasPara: destino.numero, aPartirDe, lotacoes } },
      { ...deste, entidadeId: destino.id, depois: { transferidasDe: origem.numero, aPartirDe, lotacoes } },
    ]);
    await this.repository.touch(tx, [origem.id, destino.id]);
  }
}

function linhaDe(
  { lotacao, ligacoes }: UnidadeDaTransferencia,
  celulas: readonly CelulaTransferida[],
  rascunhos: ReadonlyMap<number, number>,
): Schemas['LotacaoTransferida'] {
  return {
    lotacao,
    refeicoes: [...new Set(ligacoes.map(({ tipoAlimentacaoId }: Ligacao) => tipoAlimentacaoId))],
    pedidos: new Set(celulas.map(({ pedidoId }) => pedidoId)).size,
    rascunhos: rascunhos.get(lotacao.id) ?? 0,
    valorAntesCentavos: celulas.reduce((total, celula) => total + valorAntes(celula), 0),
    valorDepoisCentavos: celulas.reduce((total, celula) => total + valorDepois(celula), 0),
  };
}

const soma = (
  linhas: readonly Schemas['LotacaoTransferida'][],
  campo: 'pedidos' | 'rascunhos' | 'valorAntesCentavos' | 'valorDepoisCentavos',
): number => linhas.reduce((total, linha) => total + linha[campo], 0);
