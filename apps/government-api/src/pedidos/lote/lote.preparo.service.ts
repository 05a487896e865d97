import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../../auth/pessoa.ts';
import { addDays, Clock, FUSO_DA_AGENCIA, plainDate } from '../../clock/clock.ts';
import { ContratosService, toInterrupcao } from '../../contratos/contratos.service.ts';
import { Database } from '../../database/database.ts';
import { LotacoesService } from '../../lotacoes/lotacoes.service.ts';
import { registro } from '../../parametros/parametros.registro.table.ts';
import { ParametrosService } from '../../parametros/parametros.service.ts';
import { ProgramacoesService } from '../../programacoes/programacoes.service.ts';
import { TiposAlimentacaoService } from '../../tipos-alimentacao/tipos-alimentacao.service.ts';
import { TiposPublicoService } from '../../tipos-publico/tipos-publico.service.ts';
import { exigirLotacao, proximoDiaAberto } from '../preparo/preparo.rules.ts';
import { janelaDe } from '../quantidades/dias.rules.ts';
import { chaveDe } from '../quantidades/itens.rules.ts';
import { prazoDoDia } from '../quantidades/prazo.rules.ts';
import { refeicoesDaUnidade } from '../quantidades/refeicoes-da-unidade.rules.ts';
import { regrasDe } from '../quantidades/regras.table.ts';
import { type FiltroDoLote, PedidosLoteRepository, type UnidadeDoLote } from './lote.repository.ts';
import { acoesDaLinha, efetivoDaLinha, pedidoDaLinha, quantidadesDe, vetorDe } from './lote.rules.ts';

type Schemas = components['schemas'];
export type BuscaDoDia = FiltroDoLote & { data?: string; tamanho: number };

type Pedida = { unidades: readonly UnidadeDoLote[]; datas: readonly string[]; total: number; agora: Date };

const MAIOR_HORIZONTE = registro.horizonteDias.maximo + 1;

/** Prepares orders for many units or many days in a dozen statements, whatever their number. */
@Injectable()
export class PedidosLotePreparoService {
  constructor(
    private readonly database: Database,
    private readonly repository: PedidosLoteRepository,
    private readonly lotacoes: LotacoesService,
    private readonly contratos: ContratosService,
    private readonly programacoes: ProgramacoesService,
    private readonly tiposAlimentacao: TiposAlimentacaoService,
    private readonly tiposPublico: TiposPublicoService,
    private readonly parametros: ParametrosService,
    private readonly clock: Clock,
  ) {}

  async doDia(pessoa: Pessoa, { tamanho, data: pedida, ...filtro }: BuscaDoDia): Promise<Schemas['PreparoEmLote']> {
    const agora = this.clock.now();
    const data = pedida ?? (await this.proximoAberto(agora));
    const { unidades, total } = await this.repository.findUnits(this.database, filtro, { data, tamanho });
    return this.preparar(pessoa, { unidades, datas: [data], total, agora });
  }

  async situacaoDoDia(pedida: string | undefined): Promise<Schemas['SituacaoDoDia']> {
    const agora = this.clock.now();
    const data = pedida ?? (await this.proximoAberto(agora));
    const prazoDe = prazosPorFuso(agora, await this.tiposAlimentacao.entre(this.database, data, data));
    const unidades = await this.repository.findStates(this.database, data);
    return {
      data,
      linhas: unidades.map(({ fusoHorario, pedido, ...lotacao }) => ({
        lotacao,
        fusoHorario,
        prazo: prazoDe(data, fusoHorario),
        pedido: pedido && { ...pedido, alteradoEm: new Date(pedido.alteradoEm).toISOString() },
      })),
    };
  }

  async deDias(pessoa: Pessoa, { lotacaoId }: { lotacaoId?: number }): Promise<Schemas['PreparoEmLote']> {
    const agora = this.clock.now();
    const id = exigirLotacao(lotacaoId ?? pessoa.lotacaoId);
    const unidade = await this.lotacoes.exigir(this.database, id, pessoa);
    const hoje = plainDate(agora, unidade.fusoHorario);
    const { horizonteDias } = await this.parametros.doDia(this.database, hoje);
    const datas = Array.from({ length: horizonteDias }, (_, n) => addDays(hoje, n + 1));
    return this.preparar(pessoa, { unidades: [unidade], datas, total: datas.length, agora });
  }

  private async proximoAberto(agora: Date): Promise<string> {
    const hoje = plainDate(agora, FUSO_DA_AGENCIA);
    const { horizonteDias } = await this.parametros.doDia(this.database, hoje);
    const refeicoesDe = await this.tiposAlimentacao.entre(this.database, hoje, addDays(hoje, MAIOR_HORIZONTE));
    return proximoDiaAberto(hoje, horizonteDias, dia => prazoDoDia(agora, dia, refeicoesDe(dia), FUSO_DA_AGENCIA));
  }

  private async preparar(pessoa: Pessoa, { unidades, datas, total, agora }: Pedida): Promise<Schemas['PreparoEmLote']> {
    const db = this.database;
    const [de = '', ate = de] = [datas[0], datas.at(-1)];
    const hoje = plainDate(agora, FUSO_DA_AGENCIA);
    const [primeiro = hoje, ultimo = hoje] = [hoje, de, ate].sort().filter((_, n) => n !== 1);
    const parametros = await this.parametros.entre(db, primeiro, ultimo);
    const { horizonteDias } = parametros(hoje);
    const refeicoesDe = await this.tiposAlimentacao.entre(db, de, ate);
    const publicos = await this.tiposPublico.ativos(db);
    const ids = unidades.map(({ id }) => id);
    const precos = await this.contratos.precosDe(db, ids, datas);
    const linhas = unidades.flatMap(({ id }) => datas.map(data => precos(id, data)));
    const contratada = (tipoAlimentacaoId: number) =>
      linhas.some(daLinha => publicos.some(({ id }) => daLinha.has(chaveDe({ tipoAlimentacaoId, tipoPublicoId: id }))));
    const refeicoes = refeicoesDaUnidade(refeicoesDe(de), contratada);
    const pares = refeicoes.flatMap(refeicao =>
      publicos.map(publico => ({ tipoAlimentacaoId: refeicao.id, tipoPublicoId: publico.id })),
    );
    const dias = new Map(
      (await this.repository.findDays(db, ids, datas)).map(dia => [`${dia.lotacaoId} ${dia.data}`, dia]),
    );
    const antes = [...new Set(datas.flatMap(data => [addDays(data, -1), addDays(data, -7)]))];
    const pedidas = new Map(
      (await this.repository.findAsked(db, ids, antes)).map(({ lotacaoId, data, itens }) => [
        `${lotacaoId} ${data}`,
        quantidadesDe(itens),
      ]),
    );
    const programadas = await this.programacoes.dosDias(db, ids, datas);
    const prazoDe = prazosPorFuso(agora, refeicoesDe);
    const linha = (unidade: UnidadeDoLote, data: string): Schemas['LinhaPreparo'] => {
      const { id, codigo, nome, sigla, municipio, uf, fusoHorario } = unidade;
      const dia = dias.get(`${id} ${data}`);
      const programada = programadas(id, data);
      const precosDaUnidade = precos(id, data);
      const hojeAli = plainDate(agora, fusoHorario);
      const abre =
        unidade.ativa && !programada.interrupcao?.parada && janelaDe(data, hojeAli, horizonteDias) === 'aberta';
      const situacao = dia?.situacao ?? null;
      const contexto = { situacao, autoridades: pessoa.authorities, diaPassado: data < hojeAli };
      return {
        lotacao: { id, codigo, nome, sigla, municipio, uf },
        data,
        fusoHorario,
        prazo: prazoDe(data, fusoHorario),
        feriado: programada.feriado,
        ...toInterrupcao(programada.interrupcao),
        efetivo: dia ? efetivoDaLinha(dia) : null,
        pedido: dia ? pedidoDaLinha(dia) : null,
        acoes: acoesDaLinha(contexto, abre),
        solicitada: vetorDe(pares, dia?.pedidoId ? quantidadesDe(dia.itens) : null, null),
        programada: vetorDe(pares, programada.itens, 0),
        ontem: vetorDe(pares, pedidas.get(`${id} ${addDays(data, -1)}`) ?? null, null),
        semanaPassada: vetorDe(pares, pedidas.get(`${id} ${addDays(data, -7)}`) ?? null, null),
        precoCentavos: pares.map(par => precosDaUnidade.get(chaveDe(par)) ?? null),
      };
    };
    return {
      agora: agora.toISOString(),
      refeicoes,
      publicos,
      pares,
      regras: regrasDe(parametros(de), parametros(hoje)),
      linhas: unidades.flatMap(unidade => datas.map(data => linha(unidade, data))),
      total,
    };
  }
}

/** Reckons once per zone, because the cut-off of a day depends on the zone only. */
function prazosPorFuso(agora: Date, refeicoesDe: (data: string) => Parameters<typeof prazoDoDia>[2]) {
  const feitos = new Map<string, Schemas['PrazoPedido']>();
  return (data: string, fuso: string): Schemas['PrazoPedido'] => {
    const feito = feitos.get(`${data} ${fuso}`);
    if (feito) return feito;
    const { limiteEm, encerrado } = prazoDoDia(agora, data, refeicoesDe(data), fuso);
    const prazo = { limiteEm: limiteEm.toISOString(), encerrado };
    feitos.set(`${data} ${fuso}`, prazo);
    return prazo;
  };
}
