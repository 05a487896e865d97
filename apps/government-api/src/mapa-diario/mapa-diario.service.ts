import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { AtivacoesService } from '../ativacoes/ativacoes.service.ts';
import { addDays, daysBetween } from '../clock/clock.ts';
import { ContratosService, toInterrupcao } from '../contratos/contratos.service.ts';
import type { Transaction } from '../database/database.ts';
import { DeclaracoesService } from '../declaracoes/declaracoes.service.ts';
import { FeriadosService } from '../feriados/feriados.service.ts';
import { ParametrosService } from '../parametros/parametros.service.ts';
import { limiaresDe } from '../pedidos/quantidades/limiares.table.ts';
import { regrasDe } from '../pedidos/quantidades/regras.table.ts';
import { TiposAlimentacaoService } from '../tipos-alimentacao/tipos-alimentacao.service.ts';
import { TiposPublicoService } from '../tipos-publico/tipos-publico.service.ts';
import { Acumulador, usosDe } from './apuracao/acumulador.rules.ts';
import { type LinhaLida, LinhasRepository } from './apuracao/linhas.repository.ts';
import type { Grao, Recorte } from './apuracao/recorte.query.ts';
import { MomentosService } from './entregas/momentos.service.ts';
import { type BaseDoMapa, nomeDaBase } from './mapa-diario.base.table.ts';
import { diasDoMes } from './mapa-diario.meses.rules.ts';
import { alertasDe, passadoDe } from './regras/alertas.rules.ts';
import {
  type Coluna,
  colunasDe,
  emFamilias,
  type LinhaDoMapa,
  linhaDe,
  type NaFamilia,
  posicoesDe,
  referenciaDe,
} from './regras/mapa-diario.rules.ts';
import { novoPe, somarLinha, totaisDe } from './regras/totais.rules.ts';
import { SomasService } from './somas/somas.service.ts';

type Schemas = components['schemas'];

export type { Coluna, LinhaDoMapa };
export { diasDoMes, nomeDaBase };

/** `base` defaults to the accepted quantity, the one that is paid. */
export type FiltrosDoMapa = {
  readonly base?: BaseDoMapa | undefined;
  readonly uf?: string | undefined;
  readonly contratoId?: number | undefined;
  readonly fornecedorId?: number | undefined;
};
type DasLotacoes = FiltrosDoMapa & {
  readonly lotacaoIds?: readonly number[] | undefined;
  readonly inativas?: boolean | undefined;
};

/** The foot; its `alertas` are 0 where only numbers are read. */
type Totais = Schemas['TotaisMapa'];

/** The whole map: every number that is shown, printed, exported or closed comes from here. */
export type Mapa<L = LinhaDoMapa> = {
  readonly base: BaseDoMapa;
  readonly colunas: readonly Coluna[];
  /** Publics that do not count in the total of meals. */
  readonly foraDosTotais: ReadonlySet<number>;
  readonly linhas: readonly L[];
  readonly totais: Totais;
  readonly regras: Schemas['RegrasPedido'];
  /** Some active unit has a day without an order that counts. */
  readonly parcial: boolean;
};

/** What to keep of a row once it is in the totals; by default the row itself. */
export type CadaLinha<L> = (linha: LinhaDoMapa) => L;

/** The one place that adds meals and money (domain 8, item 14). */
@Injectable()
export class MapaDiarioService {
  constructor(
    private readonly repository: LinhasRepository,
    private readonly tiposAlimentacao: TiposAlimentacaoService,
    private readonly tiposPublico: TiposPublicoService,
    private readonly ativacoes: AtivacoesService,
    private readonly parametros: ParametrosService,
    private readonly feriados: FeriadosService,
    private readonly contratos: ContratosService,
    private readonly declaracoes: DeclaracoesService,
    private readonly somas: SomasService,
    private readonly momentos: MomentosService,
  ) {}

  /** A row per unit; sub-units come under their main unit. */
  async dia<L = LinhaDoMapa>(
    tx: Transaction,
    { data, ...filtros }: DasLotacoes & { readonly data: string },
    cada?: CadaLinha<L>,
  ): Promise<Mapa<L>> {
    return this.mapa(tx, { de: data, ate: data, ...filtros }, 'DIA', cada);
  }

  async totaisDoDia(tx: Transaction, { data, ...filtros }: DasLotacoes & { readonly data: string }): Promise<Totais> {
    const dia = { de: data, ate: data, ...filtros, soNumeros: true };
    return (await this.mapa(tx, dia, 'DIA', () => undefined)).totais;
  }

  /** A row per day: exactly the days the month has (R17). */
  async mes<L = LinhaDoMapa>(
    tx: Transaction,
    { mes, lotacaoId, ...filtros }: FiltrosDoMapa & { mes: string; lotacaoId: number },
    cada?: CadaLinha<L>,
  ): Promise<Mapa<L>> {
    return this.mapa(tx, { ...diasDoMes(mes), ...filtros, lotacaoIds: [lotacaoId], inativas: true }, 'DIA', cada);
  }

  /**
   * A row per unit and day, by the unit's name; callers read a few units at a time. `soNumeros` leaves out holidays and
   * alerts, and what they are read from.
   */
  async dias(
    tx: Transaction,
    { mes, ...filtros }: FiltrosDoMapa & { mes: string; lotacaoIds: readonly number[]; soNumeros?: boolean },
  ): Promise<Mapa> {
    return this.mapa(tx, { ...diasDoMes(mes), ...filtros, inativas: true }, 'DIA');
  }

  async numeros(
    tx: Transaction,
    { lotacaoId, ...dias }: { de: string; ate: string; lotacaoId: number },
  ): Promise<Mapa> {
    return this.mapa(tx, { ...dias, lotacaoIds: [lotacaoId], inativas: true, soNumeros: true }, 'DIA');
  }

  /**
   * A row per unit: each number is the sum of its days. Days with a kept sum are not read again (ADR 52), unless
   * `comSomas` is false because the sums are being checked.
   */
  async consolidado<L = LinhaDoMapa>(
    tx: Transaction,
    { mes, comSomas = true, ...filtros }: DasLotacoes & { readonly mes: string; readonly comSomas?: boolean },
    cada?: CadaLinha<L>,
  ): Promise<Mapa<L>> {
    return this.mapa(tx, { ...diasDoMes(mes), ...filtros, comSomas }, 'PERIODO', cada);
  }

  async colunas(tx: Transaction, dias: Dias): Promise<Coluna[]> {
    const { refeicoes, publicos, ativos } = await this.tipos(tx, dias);
    return colunasDe(refeicoes, publicos, { ativos, usadas: new Set() });
  }

  somarOQueFalta(signal?: AbortSignal): Promise<number> {
    return this.somas.somar(signal);
  }

  private async mapa<L>(
    tx: Transaction,
    { base = 'ACEITA', soNumeros = false, comSomas = false, contratoId, fornecedorId, ...de }: Pedido,
    grao: Grao,
    cada: CadaLinha<L> = linha => linha as L,
  ): Promise<Mapa<L>> {
    const [valores, { refeicoes, publicos, ativos }, dosContratos, somadasAte] = await Promise.all([
      this.parametros.entre(tx, de.de, de.ate),
      this.tipos(tx, de),
      this.repository.contratosDe(tx, { contratoId, fornecedorId }),
      comSomas ? this.repository.somadasAte(tx, de) : undefined,
    ]);
    const recorte: Recorte = { ...de, base, contratos: dosContratos, somadasAte };
    const [lidas, momentoDe, doDia] = await Promise.all([
      this.repository.linhas(tx, recorte, grao),
      this.momentos.dosDias(tx, grao === 'DIA' ? recorte : { ...recorte, ate: recorte.de }),
      grao === 'DIA' && !soNumeros ? this.lerDoDia(tx, recorte, valores(recorte.ate).alertaJanelaDias) : null,
    ]);
    const usos = usosDe(lidas);
    const contratos = await this.repository.contratos(tx, [...usos.contratos]);
    const colunas = colunasDe(refeicoes, publicos, { ativos, usadas: usos.celulas });
    const fora = new Set(publicos.filter(({ contaNosTotais }) => !contaNosTotais).map(({ id }) => id));
    const acumulador = new Acumulador(base, posicoesDe(colunas), fora);
    const pe = novoPe();
    const linhas = emOrdem(lidas, recorte, grao).map(({ unidade: lida, principal, nivel }) => {
      const limites = valores(lida.data ?? recorte.ate);
      const linha = linhaDe(colunas, lida, acumulador.linha(lida.parcelas), {
        base,
        limites,
        contratos,
        principal: principal && referenciaDe(principal),
        nivel,
        feriado: doDia?.feriado(lida) ?? null,
        interrompida: doDia?.interrompida(lida) ?? null,
        declarado: doDia?.declarado(lida),
        momento: refeicao => momentoDe(lida, lida.data ?? recorte.de, refeicao),
      });
      if (doDia) {
        const passado = doDia.passado(lida);
        linha.alertas = alertasDe(linha, colunas, { limites, limiares: limiaresDe(limites), passado });
      }
      somarLinha(pe, linha);
      return cada(linha);
    });
    const regras = valores(recorte.ate);
    const esperados = grao === 'DIA' ? 1 : daysBetween(de.de, de.ate) + 1;
    return {
      base,
      colunas,
      foraDosTotais: fora,
      linhas,
      totais: totaisDe(acumulador.colunas, pe),
      regras: regrasDe(regras, regras),
      parcial: lidas.some(
        lida => lida.ativa && lida.diasComPedido < esperados && !doDia?.interrompida(lida)?.interrupcao.parada,
      ),
    };
  }

  private async tipos(tx: Transaction, { de, ate }: Dias) {
    const [refeicoes, publicos, ativos] = await Promise.all([
      this.tiposAlimentacao.doDia(tx, ate),
      this.tiposPublico.todos(tx),
      this.ativacoes.entre(tx, de, ate),
    ]);
    return { refeicoes, publicos, ativos };
  }

  private async lerDoDia(tx: Transaction, recorte: Recorte, janelaDias: number) {
    const desde = addDays(recorte.de, -janelaDias);
    const { de, ate, lotacaoIds, contratos } = recorte;
    const [historico, feriadoEm, interrompidaEm, declaradoEm] = await Promise.all([
      this.repository.historico(tx, recorte, desde),
      this.feriados.calendario(tx, de, ate),
      this.contratos.interrompidas(tx, { de, ate, lotacaoIds }),
      this.declaracoes.doMapa(tx, { de, ate, lotacaoIds, contratos }),
    ]);
    return {
      feriado: (lida: LinhaLida) => feriadoEm(referenciaDe(lida), lida.data ?? de)?.nome,
      declarado: ({ lotacaoId, data }: LinhaLida) => declaradoEm(lotacaoId, data ?? de),
      interrompida: ({ lotacaoId, data }: LinhaLida) => toInterrupcao(interrompidaEm(lotacaoId, data ?? de)),
      passado: ({ lotacaoId, data }: LinhaLida) =>
        passadoDe(historico.get(lotacaoId) ?? [], daysBetween(desde, data ?? recorte.de), janelaDias),
    };
  }
}

type Dias = { readonly de: string; readonly ate: string };
type Pedido = DasLotacoes & Dias & { comSomas?: boolean; soNumeros?: boolean };

/** Families need each unit once; with several days, the rows keep their order. */
const emOrdem = (lidas: readonly LinhaLida[], { de, ate }: Recorte, grao: Grao): NaFamilia<LinhaLida>[] =>
  grao === 'DIA' && de !== ate ? lidas.map(unidade => ({ unidade, principal: null, nivel: 0 })) : emFamilias(lidas);
