import { createHash } from 'node:crypto';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '../database/database.ts';
import { type DietasDoPedido, DietasRepository, type LinhaDieta } from './dietas.repository.ts';
import {
  type CelulaComDieta,
  type DietaDigitada,
  excessos,
  exigirCodigoDaPessoa,
  exigirDietas,
  identificacaoDe,
  semIdentificar,
} from './dietas.rules.ts';

export {
  type CelulaComDieta,
  type DietaDigitada,
  type DietasDoPedido,
  exigirCodigoDaPessoa,
  type LinhaDieta,
  semIdentificar,
};

@Injectable()
export class DietasService {
  constructor(private readonly repository: DietasRepository) {}

  doPedido(tx: Transaction, pedidoId: number): Promise<LinhaDieta[]> {
    return this.repository.findOf(tx, pedidoId);
  }

  async tiposAtivos(tx: Transaction): Promise<ReadonlySet<number>> {
    const tipos = await this.repository.findKinds(tx);
    return new Set(tipos.filter(({ ativo }) => ativo).map(({ id }) => id));
  }

  /** Replaces the diets after checking them against the cells. The order must be one that may be edited. */
  async trocar(
    tx: Transaction,
    pedidoId: number,
    dietas: readonly DietaDigitada[],
    { celulas, publicosComDieta }: { celulas: readonly CelulaComDieta[]; publicosComDieta: ReadonlySet<number> },
  ): Promise<void> {
    exigirDietas(dietas, { celulas, publicosComDieta, tiposAtivos: await this.tiposAtivos(tx) });
    await this.repository.replace(
      tx,
      pedidoId,
      dietas.map(({ identificacao, ...dieta }) => ({
        ...dieta,
        identificacao: identificacaoDe(identificacao) ?? null,
      })),
    );
  }

  async copiar(
    tx: Transaction,
    de: number,
    para: number,
    { celulas, publicosComDieta }: { celulas: readonly CelulaComDieta[]; publicosComDieta: ReadonlySet<number> },
  ): Promise<void> {
    const ativos = await this.tiposAtivos(tx);
    const dietas = (await this.repository.findOf(tx, de)).filter(
      dieta => ativos.has(dieta.tipoDietaId) && publicosComDieta.has(dieta.tipoPublicoId) && cabe(dieta, celulas),
    );
    if (!dietas.length || excessos(dietas, celulas).length) return;
    await this.repository.replace(
      tx,
      para,
      dietas.map(({ codigo: _codigo, nome: _nome, ...dieta }) => dieta),
    );
  }

  async congelar(tx: Transaction, pedidoId: number, celulas: readonly CelulaComDieta[]): Promise<void> {
    const dietas = await this.repository.findOf(tx, pedidoId);
    if (!dietas.length) return;
    const errors = excessos(dietas, comTodas(dietas, celulas)).map(({ detail }) => ({ pointer: '/itens', detail }));
    if (errors.length) {
      throw problema('dados-invalidos', { detail: `${errors[0]?.detail} Corrija as dietas antes de enviar.`, errors });
    }
    await this.repository.freezeNames(tx, pedidoId);
  }

  totaisDosPedidos(tx: Transaction, pedidoIds: readonly number[]): Promise<DietasDoPedido[]> {
    return this.repository.findTotals(tx, pedidoIds);
  }
}

type Celula = { tipoAlimentacaoId: number; tipoPublicoId: number };

const cabe = ({ tipoAlimentacaoId, tipoPublicoId }: Celula, celulas: readonly Celula[]): boolean =>
  celulas.some(celula => celula.tipoAlimentacaoId === tipoAlimentacaoId && celula.tipoPublicoId === tipoPublicoId);

/** A cell that left the draft counts as zero meals, so its diets are too many. */
function comTodas(dietas: readonly LinhaDieta[], celulas: readonly CelulaComDieta[]): CelulaComDieta[] {
  const fora = dietas.filter(dieta => !cabe(dieta, celulas));
  return [
    ...celulas,
    ...fora.map(({ tipoAlimentacaoId, tipoPublicoId }) => ({
      tipoAlimentacaoId,
      tipoPublicoId,
      quantidade: 0,
      refeicao: 'Refeição que saiu do pedido',
      publico: 'o público dela',
    })),
  ];
}

/** Diets have a version of their own, because they change apart from the quantities, which are saved as they are typed. */
export function versaoDasDietas(dietas: readonly LinhaDieta[]): string {
  const hash = createHash('sha256');
  for (const { tipoAlimentacaoId, tipoPublicoId, codigo, quantidade, identificacao } of dietas) {
    hash.update(`${tipoAlimentacaoId} ${tipoPublicoId} ${codigo} ${quantidade} ${identificacao ?? ''}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}
