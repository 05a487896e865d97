import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../database/database.ts';
import { DietasService, type LinhaDieta } from '../../dietas/dietas.service.ts';
import { PrescricoesLeituraService } from '../../prescricoes/prescricoes.service.ts';
import { TiposPublicoService } from '../../tipos-publico/tipos-publico.service.ts';
import { type CabecalhoPedido, type ItemLido } from '../registro/pedidos.repository.ts';
import { autorizadasDe, diferencasDe, exigirMotivo } from './autorizadas.rules.ts';

/** The diets of an order beside those authorised for its day (ADR 128). */
@Injectable()
export class PedidosDietasAutorizadasService {
  constructor(
    private readonly prescricoes: PrescricoesLeituraService,
    private readonly dietas: DietasService,
    private readonly tiposPublico: TiposPublicoService,
  ) {}

  async comparar(
    tx: Transaction,
    { pedido }: CabecalhoPedido,
    celulas: readonly ItemLido[],
    pedidas: readonly LinhaDieta[],
  ) {
    const emVigor = await this.prescricoes.emVigor(tx, pedido.lotacaoId, pedido.dataRefeicao);
    const autorizadas = autorizadasDe(celulas, emVigor);
    return { autorizadas, diferencas: autorizadas.length ? diferencasDe(celulas, autorizadas, pedidas) : [] };
  }

  /** Before an order is sent. The programme that the system sends takes the authorised ones; a person says why not. */
  async conferir(
    tx: Transaction,
    cabecalho: CabecalhoPedido,
    celulas: readonly ItemLido[],
    { automatico }: { automatico: boolean },
  ): Promise<void> {
    const { id, dietasMotivo, lotacaoId, dataRefeicao } = cabecalho.pedido;
    const autorizadas = autorizadasDe(celulas, await this.prescricoes.emVigor(tx, lotacaoId, dataRefeicao));
    if (autorizadas.length === 0) return;
    const pedidas = await this.dietas.doPedido(tx, id);
    if (!automatico) {
      const diferencas = diferencasDe(celulas, autorizadas, pedidas);
      return exigirMotivo({ autorizadas, diferencas }, dietasMotivo, '/dietas');
    }
    if (pedidas.length > 0) return;
    const publicos = await this.tiposPublico.ativos(tx);
    const publicosComDieta = new Set(publicos.filter(({ permiteDieta }) => permiteDieta).map(cada => cada.id));
    const novas = autorizadas.map(({ codigo: _, pessoa: identificacao, ...dieta }) => ({
      ...dieta,
      identificacao,
      quantidade: 1,
    }));
    await this.dietas.trocar(tx, id, novas, { celulas, publicosComDieta });
  }
}
