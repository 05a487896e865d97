import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import type { FiltrosDoDia } from './pedidos.dia.repository.ts';
import { PedidosDiaService } from './pedidos.dia.service.ts';
import type { UnidadeDoDia } from './pedidos.unidade.mapper.ts';

export type { FiltrosDoDia, UnidadeDoDia };

/** What other slices may ask of the orders. */
@Injectable()
export class PedidosService {
  constructor(private readonly dia: PedidosDiaService) {}

  /** Every unit of a day that this person may see, with what was sent. */
  unidadesDoDia(pessoa: Pessoa, filtros: FiltrosDoDia): Promise<UnidadeDoDia[]> {
    return this.dia.unidades(pessoa, filtros);
  }
}
