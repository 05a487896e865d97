import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { addDays, Clock, plainDate } from '../clock/clock.ts';
import { ContratosService } from '../contratos/contratos.service.ts';
import { Database } from '../database/database.ts';
import { EfetivosService } from '../efetivos/efetivos.service.ts';
import { LotacoesService } from '../lotacoes/lotacoes.service.ts';
import { ProgramacoesService } from '../programacoes/programacoes.service.ts';
import { TiposAlimentacaoService } from '../tipos-alimentacao/tipos-alimentacao.service.ts';
import { TiposPublicoService } from '../tipos-publico/tipos-publico.service.ts';
import { eventosPermitidos } from './pedidos.ciclo.rules.ts';
import { janelaDe } from './pedidos.dias.rules.ts';
import { efetivoInformado, PedidosLeituraService, referenciaContrato } from './pedidos.leitura.service.ts';
import { prazoDoDia } from './pedidos.prazo.rules.ts';
import { PedidosPreparoRepository } from './pedidos.preparo.repository.ts';
import { celulasDe, diasDe, proximoDiaAberto } from './pedidos.preparo.rules.ts';
import { regras } from './pedidos.regras.table.ts';
import { PedidosRepository } from './pedidos.repository.ts';

type Schemas = components['schemas'];
export type BuscaPreparo = { lotacaoId?: number; data?: string };

const DIAS_DO_CALENDARIO = 8;

/** All that one screen needs to order one day's meals, in a fixed number of queries. */
@Injectable()
export class PedidosPreparoService {
  constructor(
    private readonly database: Database,
    private readonly repository: PedidosPreparoRepository,
    private readonly pedidos: PedidosRepository,
    private readonly leitura: PedidosLeituraService,
    private readonly lotacoes: LotacoesService,
    private readonly contratos: ContratosService,
    private readonly efetivos: EfetivosService,
    private readonly programacoes: ProgramacoesService,
    private readonly tiposAlimentacao: TiposAlimentacaoService,
    private readonly tiposPublico: TiposPublicoService,
    private readonly clock: Clock,
  ) {}

  async preparar(pessoa: Pessoa, busca: BuscaPreparo): Promise<Schemas['PreparoPedido']> {
    const db = this.database;
    const lotacao = await this.lotacoes.exigir(db, exigirLotacao(busca.lotacaoId ?? pessoa.lotacaoId), pessoa);
    const { id, nome, municipio, uf, fusoHorario } = lotacao;
    const agora = this.clock.now();
    const hoje = plainDate(agora, fusoHorario);
    const refeicoes = await this.tiposAlimentacao.ativos(db);
    const publicos = await this.tiposPublico.ativos(db);
    const prazoDe = (dia: string) => prazoDoDia(agora, dia, refeicoes, fusoHorario);
    const data = busca.data ?? proximoDiaAberto(hoje, prazoDe);
    const { limiteEm, encerrado } = prazoDe(data);
    const contrato = await this.contratos.vigente(db, id, data);
    const efetivo = await this.efetivos.deReferencia(db, id, data);
    const [ontem, semanaPassada] = [addDays(data, -1), addDays(data, -7)];
    const pedidas = await this.repository.quantitiesOn(db, id, [ontem, semanaPassada]);
    const programadas = await this.programacoes.doDia(db, id, data);
    const janelas = await this.programacoes.janelasDe(db, id, data);
    const situacoes = await this.repository.statesBetween(db, id, hoje, addDays(hoje, DIAS_DO_CALENDARIO - 1));
    const pedido = await this.pedidoDoDia(pessoa, id, data);
    return {
      agora: agora.toISOString(),
      lotacao: { id, nome, municipio, uf },
      fusoHorario,
      data,
      prazo: { limiteEm: limiteEm.toISOString(), encerrado },
      contrato: referenciaContrato(contrato),
      efetivo: efetivoInformado(efetivo),
      refeicoes: refeicoes.map(refeicao => ({ ...refeicao, ...janelas.get(refeicao.id) })),
      publicos,
      celulas: celulasDe({ refeicoes, publicos, programadas, pedidas, ontem, semanaPassada, contrato, efetivo }),
      regras,
      dias: diasDe(hoje, DIAS_DO_CALENDARIO, situacoes, prazoDe),
      pedido,
      acoes: pedido?.acoes ?? acoesSemPedido(pessoa, lotacao.ativa && janelaDe(data, hoje) === 'aberta'),
    };
  }

  private async pedidoDoDia(pessoa: Pessoa, lotacaoId: number, data: string): Promise<Schemas['Pedido'] | null> {
    const existente = await this.pedidos.findOfDay(this.database, lotacaoId, data);
    return existente && this.leitura.ler(this.database, existente.id, pessoa);
  }
}

const acoesSemPedido = ({ authorities }: Pessoa, aberta: boolean): Schemas['PreparoPedido']['acoes'] =>
  aberta ? eventosPermitidos({ situacao: null, autoridades: authorities, diaPassado: false }) : [];

function exigirLotacao(id: number | null): number {
  if (id !== null) return id;
  const detail = 'Informe a lotação.';
  throw problema('dados-invalidos', { detail, errors: [{ pointer: '/query/lotacaoId', detail }] });
}
