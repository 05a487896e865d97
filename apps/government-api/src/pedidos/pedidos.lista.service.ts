import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { requireReach } from '../auth/row-rule.ts';
import { Clock, plainDate } from '../clock/clock.ts';
import { Database } from '../database/database.ts';
import { ParametrosService, type ValoresDoDia } from '../parametros/parametros.service.ts';
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
    private readonly parametros: ParametrosService,
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
      limites: await this.limitesDe(lidos.map(({ dataRefeicao }) => dataRefeicao)),
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

  /** A page may hold many days: one query for all of them. */
  private async limitesDe(datas: readonly string[]): Promise<ValoresDoDia> {
    const [de, ate] = [datas.toSorted()[0], datas.toSorted().at(-1)];
    const hoje = plainDate(this.clock.now(), 'UTC');
    return this.parametros.entre(this.database, de ?? hoje, ate ?? hoje);
  }

  private async contar(filtros: FiltrosPedidos): Promise<Schemas['ContagemPorSituacao']> {
    const contagem: Schemas['ContagemPorSituacao'] = { RASCUNHO: 0, ENVIADO: 0 };
    for (const { situacao, quantos } of await this.repository.countByState(this.database, filtros)) {
      contagem[situacao] = quantos;
    }
    return contagem;
  }
}
