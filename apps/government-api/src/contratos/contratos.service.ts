import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { toContrato, toItemContrato } from './contratos.mapper.ts';
import { ContratosRepository } from './contratos.repository.ts';
import { FUSO_DOS_CONTRATOS, situacaoContrato } from './contratos.rules.ts';

type Schemas = components['schemas'];
export type BuscaContratos = { numero?: string; pagina: number; tamanho: number };

export type ReferenciaDeContrato = { readonly id: number } | { readonly numero: string };

export type ContratoVigente = {
  readonly id: number;
  readonly numero: string;
  readonly fornecedorId: number;
  /** Nome fantasia. */
  readonly fornecedor: string;
  /** In centavos, by `chavePreco`; a pair that is not here cannot be ordered (R22). */
  readonly precos: ReadonlyMap<string, number>;
};

export const chavePreco = (tipoAlimentacaoId: number, tipoPublicoId: number): string =>
  `${tipoAlimentacaoId}:${tipoPublicoId}`;

@Injectable()
export class ContratosService {
  constructor(
    private readonly database: Database,
    private readonly repository: ContratosRepository,
    private readonly clock: Clock,
  ) {}

  async listar({ numero, pagina, tamanho }: BuscaContratos): Promise<Schemas['PaginaContratos']> {
    const hoje = this.clock.today(FUSO_DOS_CONTRATOS);
    const { itens, total } = await this.repository.findPage(this.database, { numero, hoje }, { pagina, tamanho });
    return { itens: itens.map(row => toContrato(row, hoje)), total, pagina, tamanho };
  }

  async obter(id: number): Promise<Schemas['ContratoDetalhado']> {
    const hoje = this.clock.today(FUSO_DOS_CONTRATOS);
    const row = await this.repository.findById(this.database, id, hoje);
    if (!row) throw problema('nao-encontrado', { detail: `O contrato ${id} não existe.` });
    const itens = await this.repository.findItens(this.database, id);
    return { ...toContrato(row, hoje), itens: itens.map(toItemContrato) };
  }

  /** A contract that may still be given units: it exists and has not ended. */
  async exigirAberto(tx: Transaction, referencia: ReferenciaDeContrato): Promise<{ id: number; numero: string }> {
    const row = await this.repository.findReference(tx, referencia);
    const situacao = row && situacaoContrato(row, this.clock.today(FUSO_DOS_CONTRATOS));
    if (row && situacao !== 'VENCIDO' && situacao !== 'ENCERRADO') return { id: row.id, numero: row.numero };
    const detail = row ? `O contrato ${row.numero} já terminou.` : 'Este contrato não existe.';
    throw problema('dados-invalidos', { detail, errors: [{ pointer: '/query/contratoId', detail }] });
  }

  /** The contract that serves this unit on this day, with its prices; null when there is none. */
  async vigente(tx: Transaction, lotacaoId: number, data: string): Promise<ContratoVigente | null> {
    const contrato = await this.repository.findServing(tx, lotacaoId, data);
    if (!contrato) return null;
    const itens = await this.repository.findItens(tx, contrato.id);
    const precos = new Map(
      itens.map(item => [chavePreco(item.tipoAlimentacaoId, item.tipoPublicoId), item.precoCentavos]),
    );
    return { ...contrato, precos };
  }
}
