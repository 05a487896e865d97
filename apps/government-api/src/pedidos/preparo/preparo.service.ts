import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../../auth/pessoa.ts';
import { addDays, Clock, plainDate } from '../../clock/clock.ts';
import { ContratosService, toInterrupcao } from '../../contratos/contratos.service.ts';
import { Database } from '../../database/database.ts';
import { EfetivosService } from '../../efetivos/efetivos.service.ts';
import { LotacoesService } from '../../lotacoes/lotacoes.service.ts';
import { registro } from '../../parametros/parametros.registro.table.ts';
import { ParametrosService } from '../../parametros/parametros.service.ts';
import { ProgramacoesService } from '../../programacoes/programacoes.service.ts';
import { TiposAlimentacaoService } from '../../tipos-alimentacao/tipos-alimentacao.service.ts';
import { TiposPublicoService } from '../../tipos-publico/tipos-publico.service.ts';
import { efetivoInformado, PedidosLeituraService, referenciasContratos } from '../leitura/leitura.service.ts';
import { ciclo } from '../pedidos.ciclo.rules.ts';
import type { TipoPedido } from '../pedidos.tipos.table.ts';
import { janelaDe } from '../quantidades/dias.rules.ts';
import { prazoDoDia } from '../quantidades/prazo.rules.ts';
import { refeicoesDaUnidade } from '../quantidades/refeicoes-da-unidade.rules.ts';
import { regrasDe } from '../quantidades/regras.table.ts';
import { recusaDeAbertura } from '../rascunho/abertura.rules.ts';
import { PedidosRepository } from '../registro/pedidos.repository.ts';
import { PedidosSinaisService } from '../sinais/sinais.service.ts';
import { PedidosDiaPassadoService } from './dia-passado.service.ts';
import { PedidosPreparoRepository } from './preparo.repository.ts';
import {
  aMais,
  celulasDe,
  diasAnteriores,
  diasDe,
  exigirLotacao,
  pedidoDoTipo,
  proximoDiaAberto,
} from './preparo.rules.ts';

type Schemas = components['schemas'];
export type BuscaPreparo = { lotacaoId?: number; data?: string; tipo?: TipoPedido };

/** The maximum of the API contract. */
const MAIS_DIAS = 31;
/** One day past the maximum of the parameter of R4. */
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
    private readonly diaPassado: PedidosDiaPassadoService,
    private readonly parametros: ParametrosService,
    private readonly sinais: PedidosSinaisService,
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
    const prazoDe = (dia: string) => prazoDoDia(agora, dia, refeicoesDe(dia), fusoHorario);
    const data = busca.data ?? proximoDiaAberto(hoje, horizonteDias, prazoDe);
    const pediveis = refeicoesDe(data);
    const { limiteEm, encerrado } = prazoDe(data);
    const doDia = await this.contratos.vigente(db, id, data);
    const interrompida = await this.contratos.interrompida(db, id, data);
    const efetivo = await this.efetivos.deReferencia(db, id, data);
    const antes = diasAnteriores(data);
    const pedidas = await this.repository.quantitiesOn(db, id, [antes.ontem, ...antes.mesmoDia]);
    const programadas = await this.programacoes.doDia(db, id, data);
    const janelas = await this.programacoes.janelasDe(db, id, data);
    const dias = Math.min(horizonteDias + 1, MAIS_DIAS);
    const situacoes = await this.repository.statesBetween(db, id, hoje, addDays(hoje, dias - 1));
    const vivos = await this.pedidos.livingOfDay(db, id, data);
    const escolhido = pedidoDoTipo(vivos, busca.tipo);
    const pedido = escolhido && (await this.leitura.ler(db, escolhido.id, pessoa, { refeicoes: pediveis }));
    const { refeicoes, publicos } =
      data < hoje
        ? await this.diaPassado.tipos(db, data, pedido?.itens ?? [])
        : {
            refeicoes: refeicoesDaUnidade(pediveis, refeicaoId => doDia.porRefeicao.has(refeicaoId), pedido?.itens),
            publicos: await this.tiposPublico.ativos(db),
          };
    const tipo = escolhido?.tipo ?? busca.tipo ?? 'PROGRAMADO';
    const doPedido = { id: escolhido?.id ?? 0, lotacaoId: id, dataRefeicao: data, tipo };
    const sinais = data < hoje ? {} : await this.sinais.paraPreparo(db, doPedido, parametros(data));
    const aberto =
      lotacao.ativa &&
      !interrompida?.parada &&
      janelaDe(data, hoje, horizonteDias) === 'aberta' &&
      ciclo.allowed('criar', { situacao: null, autoridades: pessoa.authorities, diaPassado: false });
    const pode = (qual: TipoPedido) => aberto && !recusaDeAbertura[qual]({ data, vivos, encerrado });
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
        antes,
        precos: doDia.precos,
        efetivo,
        limites: parametros(data),
      }),
      regras: regrasDe(parametros(data), parametros(hoje)),
      ...sinais,
      dias: diasDe(hoje, dias, situacoes, prazoDe),
      tipo,
      pedido,
      outros: vivos.filter(vivo => vivo.id !== pedido?.id),
      ...toInterrupcao(interrompida),
      abre: aMais(tipo, vivos).filter(pode),
      acoes: pedido?.acoes ?? (pode(tipo) ? ['criar'] : []),
    };
  }
}

function periodoDe(hoje: string, data: string = hoje): [de: string, ate: string] {
  const longe = addDays(hoje, MAIOR_HORIZONTE);
  return [data < hoje ? data : hoje, data > longe ? data : longe];
}
