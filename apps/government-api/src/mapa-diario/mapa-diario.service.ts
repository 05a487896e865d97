import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import { Database } from '../database/database.ts';
import { ParametrosService } from '../parametros/parametros.service.ts';
import { regrasDe } from '../pedidos/pedidos.regras.table.ts';
import { type FiltrosDoDia, PedidosService } from '../pedidos/pedidos.service.ts';
import { TiposAlimentacaoService } from '../tipos-alimentacao/tipos-alimentacao.service.ts';
import { TiposPublicoService } from '../tipos-publico/tipos-publico.service.ts';
import { colunasDe, contar } from './mapa-diario.rules.ts';

type Schemas = components['schemas'];

@Injectable()
export class MapaDiarioService {
  constructor(
    private readonly pedidos: PedidosService,
    private readonly tiposAlimentacao: TiposAlimentacaoService,
    private readonly tiposPublico: TiposPublicoService,
    private readonly parametros: ParametrosService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async obter(pessoa: Pessoa, filtros: FiltrosDoDia): Promise<Schemas['MapaDiario']> {
    const unidades = await this.pedidos.unidadesDoDia(pessoa, filtros);
    const refeicoes = await this.tiposAlimentacao.listar({ inativos: true });
    const publicos = await this.tiposPublico.listar({ inativos: true });
    const doDia = await this.parametros.doDia(this.database, filtros.data);
    const regras = regrasDe(doDia, doDia);
    const colunas = colunasDe(refeicoes, publicos, unidades);
    const { linhas, totais, parcial } = contar(colunas, unidades, regras);
    return {
      data: filtros.data,
      geradoEm: this.clock.now().toISOString(),
      parcial,
      colunas: colunas.map(({ tipoAlimentacaoId, tipoPublicoId, refeicao, publico }) => ({
        tipoAlimentacaoId,
        tipoPublicoId,
        refeicao,
        publico,
      })),
      linhas,
      totais,
      regras,
    };
  }
}
