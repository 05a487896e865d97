import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { requireReach } from '../auth/row-rule.ts';
import { Clock } from '../clock/clock.ts';
import { Database } from '../database/database.ts';
import { TiposAlimentacaoService } from '../tipos-alimentacao/tipos-alimentacao.service.ts';
import { TiposPublicoService } from '../tipos-publico/tipos-publico.service.ts';
import { type FiltrosPedidos, type Paginacao, PedidosListaRepository } from './pedidos.lista.repository.ts';
import { pedidoResumidoDe } from './pedidos.resumido.mapper.ts';

type Schemas = components['schemas'];
export type BuscaPedidos = FiltrosPedidos & Paginacao;

@Injectable()
export class PedidosListaService {
  constructor(
    private readonly database: Database,
    private readonly repository: PedidosListaRepository,
    private readonly tiposAlimentacao: TiposAlimentacaoService,
    private readonly tiposPublico: TiposPublicoService,
    private readonly clock: Clock,
  ) {}

  async listar(pessoa: Pessoa, busca: BuscaPedidos): Promise<Schemas['PaginaPedidos']> {
    const { ordem, pagina, tamanho, ...pedidos } = busca;
    if (pedidos.lotacaoId !== undefined) requireReach(pessoa, pedidos.lotacaoId);
    const filtros = { ...pedidos, lotacaoId: pedidos.lotacaoId ?? pessoa.restritaA ?? undefined };
    const lidos = await this.repository.page(this.database, filtros, { ordem, pagina, tamanho });
    const contexto = {
      refeicoes: await this.tiposAlimentacao.listar({ inativos: true }),
      publicos: await this.tiposPublico.listar({ inativos: true }),
      autoridades: pessoa.authorities,
      agora: this.clock.now(),
    };
    const porSituacao = await this.contar(filtros);
    const contados = pedidos.situacao ? [porSituacao[pedidos.situacao]] : Object.values(porSituacao);
    return {
      itens: lidos.map(lido => pedidoResumidoDe(lido, contexto)),
      total: contados.reduce((soma, quantos) => soma + quantos, 0),
      pagina,
      tamanho,
      porSituacao,
    };
  }

  private async contar(filtros: FiltrosPedidos): Promise<Schemas['ContagemPorSituacao']> {
    const contagem: Schemas['ContagemPorSituacao'] = { RASCUNHO: 0, ENVIADO: 0 };
    for (const { situacao, quantos } of await this.repository.countByState(this.database, filtros)) {
      contagem[situacao] = quantos;
    }
    return contagem;
  }
}
