import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { AtivacoesService } from '../ativacoes/ativacoes.service.ts';
import { addDays, daysBetween } from '../clock/clock.ts';
import type { Transaction } from '../database/database.ts';
import { FeriadosService } from '../feriados/feriados.service.ts';
import { ParametrosService } from '../parametros/parametros.service.ts';
import { regrasDe } from '../pedidos/quantidades/regras.table.ts';
import { TiposAlimentacaoService } from '../tipos-alimentacao/tipos-alimentacao.service.ts';
import { TiposPublicoService } from '../tipos-publico/tipos-publico.service.ts';
import { Acumulador, usosDe } from './apuracao/acumulador.rules.ts';
import { type LinhaLida, LinhasRepository } from './apuracao/linhas.repository.ts';
import type { Grao, Recorte } from './apuracao/recorte.query.ts';
import { type BaseDoMapa, nomeDaBase } from './mapa-diario.base.table.ts';
import { diasDoMes } from './mapa-diario.meses.rules.ts';
import { alertasDe, passadoDe } from './regras/alertas.rules.ts';
import { limiaresDe } from './regras/alertas.table.ts';
import { emFamilias, type NaFamilia } from './regras/familias.rules.ts';
import {
  type Coluna,
  colunasDe,
  type LinhaDoMapa,
  linhaDe,
  posicoesDe,
  referenciaDe,
} from './regras/mapa-diario.rules.ts';
import { novoPe, somarLinha, totaisDe } from './regras/totais.rules.ts';
import { SomasService } from './somas/somas.service.ts';

type Schemas = components['schemas'];

export type { BaseDoMapa, Coluna, LinhaDoMapa };
export { diasDoMes, nomeDaBase };

/** What is asked of the map besides its days; `base` is the accepted quantity, the one that is paid, where it is not said. */
export type FiltrosDoMapa = {
  readonly base?: BaseDoMapa | undefined;
  readonly uf?: string | undefined;
  readonly contratoId?: number | undefined;
  readonly fornecedorId?: number | undefined;
};
type DasLotacoes = FiltrosDoMapa & {
  readonly lotacaoIds?: readonly number[] | undefined;
  /** Units out of service come too. */
  readonly inativas?: boolean | undefined;
};

/** The foot; its `alertas` are 0 where only numbers are read. */
type Totais = Schemas['TotaisMapa'];

/** A map whole: every number of it is here, whoever shows, prints, exports or closes it. */
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

/** What is kept of a row, once it is in the totals: the row itself where it is not said. */
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
    private readonly somas: SomasService,
  ) {}

  /** One day, a row a unit; sub-units stand under their main unit. */
  async dia<L = LinhaDoMapa>(
    tx: Transaction,
    { data, ...filtros }: DasLotacoes & { readonly data: string },
    cada?: CadaLinha<L>,
  ): Promise<Mapa<L>> {
    return this.mapa(tx, { de: data, ate: data, ...filtros }, 'DIA', cada);
  }

  /** The foot of one day, its rows added up and let go. */
  async totaisDoDia(tx: Transaction, { data, ...filtros }: DasLotacoes & { readonly data: string }): Promise<Totais> {
    const dia = { de: data, ate: data, ...filtros, soNumeros: true };
    return (await this.mapa(tx, dia, 'DIA', () => undefined)).totais;
  }

  /** One unit, a row a day: exactly the days the month has (R17). */
  async mes<L = LinhaDoMapa>(
    tx: Transaction,
    { mes, lotacaoId, ...filtros }: FiltrosDoMapa & { mes: string; lotacaoId: number },
    cada?: CadaLinha<L>,
  ): Promise<Mapa<L>> {
    return this.mapa(tx, { ...diasDoMes(mes), ...filtros, lotacaoIds: [lotacaoId], inativas: true }, 'DIA', cada);
  }

  /**
   * The days of a month of these units, a row a day of each, by name: what is written out a few units at a time. With `soNumeros`
   * nobody is told of holidays and alerts, and what they are told from is not read.
   */
  async dias(
    tx: Transaction,
    { mes, ...filtros }: FiltrosDoMapa & { mes: string; lotacaoIds: readonly number[]; soNumeros?: boolean },
  ): Promise<Mapa> {
    return this.mapa(tx, { ...diasDoMes(mes), ...filtros, inativas: true }, 'DIA');
  }

  /** The numbers of some days of one unit, a row a day, and nothing of what stands out in them. */
  async numeros(
    tx: Transaction,
    { lotacaoId, ...dias }: { de: string; ate: string; lotacaoId: number },
  ): Promise<Mapa> {
    return this.mapa(tx, { ...dias, lotacaoIds: [lotacaoId], inativas: true, soNumeros: true }, 'DIA');
  }

  /**
   * One month, a row a unit: each number is the sum of its days. Days kept added up are not read again (ADR 52), unless they
   * are what is being checked.
   */
  async consolidado<L = LinhaDoMapa>(
    tx: Transaction,
    { mes, comSomas = true, ...filtros }: DasLotacoes & { readonly mes: string; readonly comSomas?: boolean },
    cada?: CadaLinha<L>,
  ): Promise<Mapa<L>> {
    return this.mapa(tx, { ...diasDoMes(mes), ...filtros, comSomas }, 'PERIODO', cada);
  }

  /** The columns that these days have whatever was asked for on them. */
  async colunas(tx: Transaction, dias: Dias): Promise<Coluna[]> {
    const { refeicoes, publicos, ativos } = await this.tipos(tx, dias);
    return colunasDe(refeicoes, publicos, { ativos, usadas: new Set() });
  }

  /** Adds up the past days that no sum has yet, and answers how many months of units it added up. */
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
    const [lidas, doDia] = await Promise.all([
      this.repository.linhas(tx, recorte, grao),
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
      const feriado = doDia?.feriado(lida) ?? null;
      const contexto = { base, limites, contratos, principal: principal && referenciaDe(principal), nivel, feriado };
      const linha = linhaDe(colunas, lida, acumulador.linha(lida.parcelas), contexto);
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
      parcial: lidas.some(({ ativa, diasComPedido }) => ativa && diasComPedido < esperados),
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

  /** What only a day has: its holiday, and why it stands out. */
  private async lerDoDia(tx: Transaction, recorte: Recorte, janelaDias: number) {
    const desde = addDays(recorte.de, -janelaDias);
    const [historico, feriadoEm] = await Promise.all([
      this.repository.historico(tx, recorte, desde),
      this.feriados.calendario(tx, recorte.de, recorte.ate),
    ]);
    return {
      feriado: (lida: LinhaLida) => feriadoEm(referenciaDe(lida), lida.data ?? recorte.de)?.nome,
      passado: ({ lotacaoId, data }: LinhaLida) =>
        passadoDe(historico.get(lotacaoId) ?? [], daysBetween(desde, data ?? recorte.de), janelaDias),
    };
  }
}

type Dias = { readonly de: string; readonly ate: string };
type Pedido = DasLotacoes & Dias & { comSomas?: boolean; soNumeros?: boolean };

/** Families where a unit comes once; the days of one unit follow each other. */
const emOrdem = (lidas: readonly LinhaLida[], { de, ate }: Recorte, grao: Grao): NaFamilia<LinhaLida>[] =>
  grao === 'DIA' && de !== ate ? lidas.map(unidade => ({ unidade, principal: null, nivel: 0 })) : emFamilias(lidas);
