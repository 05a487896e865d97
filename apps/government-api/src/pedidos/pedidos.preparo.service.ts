import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { addDays, Clock, plainDate } from '../clock/clock.ts';
import { ContratosService } from '../contratos/contratos.service.ts';
import { Database } from '../database/database.ts';
import { EfetivosService } from '../efetivos/efetivos.service.ts';
import { LotacoesService } from '../lotacoes/lotacoes.service.ts';
import { registro } from '../parametros/parametros.registro.table.ts';
import { ParametrosService } from '../parametros/parametros.service.ts';
import { ProgramacoesService } from '../programacoes/programacoes.service.ts';
import { TiposAlimentacaoService } from '../tipos-alimentacao/tipos-alimentacao.service.ts';
import { TiposPublicoService } from '../tipos-publico/tipos-publico.service.ts';
import { passoDe, permite } from './pedidos.ciclo.rules.ts';
import { janelaDe } from './pedidos.dias.rules.ts';
import { efetivoInformado, PedidosLeituraService, referenciasContratos } from './pedidos.leitura.service.ts';
import { prazoDoDia, type RefeicaoComPrazo } from './pedidos.prazo.rules.ts';
import { PedidosPreparoRepository } from './pedidos.preparo.repository.ts';
import { celulasDe, diasDe, proximoDiaAberto } from './pedidos.preparo.rules.ts';
import { regrasDe } from './pedidos.regras.table.ts';
import { PedidosRepository } from './pedidos.repository.ts';

type Schemas = components['schemas'];
export type BuscaPreparo = { lotacaoId?: number; data?: string };

const DIAS_DO_CALENDARIO = 8;
/** The most that the parameter of R4 may be, and the day after. */
const MAIOR_HORIZONTE = registro.horizonteDias.maximo + 1;

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
    private readonly parametros: ParametrosService,
    private readonly clock: Clock,
  ) {}

  async preparar(pessoa: Pessoa, busca: BuscaPreparo): Promise<Schemas['PreparoPedido']> {
    const db = this.database;
    const lotacao = await this.lotacoes.exigir(db, exigirLotacao(busca.lotacaoId ?? pessoa.lotacaoId), pessoa);
    const { id, nome, municipio, uf, fusoHorario } = lotacao;
    const agora = this.clock.now();
    const hoje = plainDate(agora, fusoHorario);
    const periodo = periodoDe(hoje, busca.data);
    const parametros = await this.parametros.entre(db, ...periodo);
    const { horizonteDias } = parametros(hoje);
    const refeicoesDe = await this.tiposAlimentacao.entre(db, ...periodo);
    const publicos = await this.tiposPublico.ativos(db);
    const prazoDe = (dia: string) => prazoDoDia(agora, dia, refeicoesDe(dia), fusoHorario);
    const data = busca.data ?? proximoDiaAberto(hoje, horizonteDias, prazoDe);
    const refeicoes = refeicoesDe(data);
    const { limiteEm, encerrado } = prazoDe(data);
    const doDia = await this.contratos.vigente(db, id, data);
    const efetivo = await this.efetivos.deReferencia(db, id, data);
    const [ontem, semanaPassada] = [addDays(data, -1), addDays(data, -7)];
    const pedidas = await this.repository.quantitiesOn(db, id, [ontem, semanaPassada]);
    const programadas = await this.programacoes.doDia(db, id, data);
    const janelas = await this.programacoes.janelasDe(db, id, data);
    const situacoes = await this.repository.statesBetween(db, id, hoje, addDays(hoje, DIAS_DO_CALENDARIO - 1));
    const pedido = await this.pedidoDoDia(pessoa, id, data, refeicoes);
    return {
      agora: agora.toISOString(),
      lotacao: { id, nome, municipio, uf },
      fusoHorario,
      data,
      prazo: { limiteEm: limiteEm.toISOString(), encerrado },
      contratos: referenciasContratos(doDia),
      efetivo: efetivoInformado(efetivo),
      refeicoes: refeicoes.map(refeicao => ({ ...refeicao, ...janelas.get(refeicao.id) })),
      publicos,
      celulas: celulasDe({
        refeicoes,
        publicos,
        programadas,
        pedidas,
        ontem,
        semanaPassada,
        precos: doDia.precos,
        efetivo,
      }),
      regras: regrasDe(parametros(data), parametros(hoje)),
      dias: diasDe(hoje, DIAS_DO_CALENDARIO, situacoes, prazoDe),
      pedido,
      acoes: pedido?.acoes ?? acoesSemPedido(pessoa, lotacao.ativa && janelaDe(data, hoje, horizonteDias) === 'aberta'),
    };
  }

  private async pedidoDoDia(
    pessoa: Pessoa,
    lotacaoId: number,
    data: string,
    refeicoes: readonly RefeicaoComPrazo[],
  ): Promise<Schemas['Pedido'] | null> {
    const existente = await this.pedidos.findOfDay(this.database, lotacaoId, data);
    return existente && this.leitura.ler(this.database, existente.id, pessoa, refeicoes);
  }
}

/** Every day the screen may ask about: the asked one, today, and the farthest day that a horizon reaches. */
function periodoDe(hoje: string, data: string = hoje): [de: string, ate: string] {
  const longe = addDays(hoje, MAIOR_HORIZONTE);
  return [data < hoje ? data : hoje, data > longe ? data : longe];
}

const acoesSemPedido = ({ authorities }: Pessoa, aberta: boolean): Schemas['PreparoPedido']['acoes'] =>
  aberta && permite(passoDe('criar'), { situacao: null, autoridades: authorities, diaPassado: false }) ? ['criar'] : [];

function exigirLotacao(id: number | null): number {
  if (id !== null) return id;
  const detail = 'Informe a lotação.';
  throw problema('dados-invalidos', { detail, errors: [{ pointer: '/query/lotacaoId', detail }] });
}
