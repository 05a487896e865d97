import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { addDays, daysBetween } from '../clock/clock.ts';
import type { Transaction } from '../database/database.ts';
import { FeriadosService } from '../feriados/feriados.service.ts';
import { ParametrosService } from '../parametros/parametros.service.ts';
import { regrasDe } from '../pedidos/pedidos.regras.table.ts';
import { TiposAlimentacaoService } from '../tipos-alimentacao/tipos-alimentacao.service.ts';
import { TiposPublicoService } from '../tipos-publico/tipos-publico.service.ts';
import { alertasDe, passadoDe } from './mapa-diario.alertas.rules.ts';
import { limiaresDe } from './mapa-diario.alertas.table.ts';
import type { BaseDoMapa } from './mapa-diario.base.table.ts';
import { conferenciaDe } from './mapa-diario.conferencia.rules.ts';
import { emFamilias } from './mapa-diario.familias.rules.ts';
import { diasDoMes } from './mapa-diario.meses.rules.ts';
import { type Celulas, celulasDe, novaSoma, type Soma } from './mapa-diario.parcelas.rules.ts';
import type { Grao, Recorte } from './mapa-diario.recorte.query.ts';
import { type LinhaLida, MapaDiarioRepository } from './mapa-diario.repository.ts';
import {
  type Coluna,
  colunasDe,
  type LinhaDoMapa,
  linhaDe,
  type PublicoDoMapa,
  posicoesDe,
  referenciaDe,
  type TipoDoMapa,
} from './mapa-diario.rules.ts';
import { totaisDe } from './mapa-diario.totais.rules.ts';
import { SomasService } from './somas.service.ts';

type Schemas = components['schemas'];

export type { BaseDoMapa, Coluna, LinhaDoMapa };
export { diasDoMes };

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

/** A map whole: every number of it is here, whoever shows, prints, exports or closes it. */
export type Mapa = {
  readonly base: BaseDoMapa;
  readonly colunas: readonly Coluna[];
  readonly linhas: readonly LinhaDoMapa[];
  readonly totais: Schemas['TotaisMapa'];
  readonly regras: Schemas['RegrasPedido'];
  /** Some active unit has a day without an order that counts. */
  readonly parcial: boolean;
};

/** The one place that adds meals and money (domain 8, item 14). */
@Injectable()
export class MapaDiarioService {
  constructor(
    private readonly repository: MapaDiarioRepository,
    private readonly tiposAlimentacao: TiposAlimentacaoService,
    private readonly tiposPublico: TiposPublicoService,
    private readonly parametros: ParametrosService,
    private readonly feriados: FeriadosService,
    private readonly somas: SomasService,
  ) {}

  /** One day, a row a unit; sub-units stand under their main unit. */
  async dia(tx: Transaction, { data, ...filtros }: DasLotacoes & { readonly data: string }): Promise<Mapa> {
    return this.mapa(tx, { de: data, ate: data, ...filtros }, 'DIA');
  }

  /** One unit, a row a day: exactly the days the month has (R17). */
  async mes(tx: Transaction, { mes, lotacaoId, ...filtros }: FiltrosDoMapa & { mes: string; lotacaoId: number }) {
    const dias = diasDoMes(mes);
    return this.mapa(tx, { ...dias, ...filtros, lotacaoIds: [lotacaoId], inativas: true }, 'DIA');
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

  /**
   * One month, a row a unit: each number is the sum of its days. Days kept added up are not read again (ADR 52), unless they
   * are what is being checked.
   */
  async consolidado(
    tx: Transaction,
    { mes, comSomas = true, ...filtros }: DasLotacoes & { readonly mes: string; readonly comSomas?: boolean },
  ): Promise<Mapa> {
    return this.mapa(tx, { ...diasDoMes(mes), ...filtros, comSomas }, 'PERIODO');
  }

  /** Adds up the past days that no sum has yet, and answers how many months of units it added up. */
  somarOQueFalta(signal?: AbortSignal): Promise<number> {
    return this.somas.somar(signal);
  }

  private async mapa(
    tx: Transaction,
    { base = 'ACEITA', soNumeros = false, ...de }: Pedido,
    grao: Grao,
  ): Promise<Mapa> {
    const valores = await this.parametros.entre(tx, de.de, de.ate);
    const dias = daysBetween(de.de, de.ate) + 1;
    const [publicos, refeicoes] = await Promise.all([
      this.tiposPublico.todos(tx),
      this.tiposAlimentacao.doDia(tx, de.ate),
    ]);
    const recorte: Recorte = { ...de, base, conferencia: conferenciaDe(publicos, valores, de) };
    const [lidas, doDia] = await Promise.all([
      this.repository.linhas(tx, recorte, grao),
      grao === 'DIA' ? this.lerDoDia(tx, recorte, valores(recorte.ate).alertaJanelaDias) : null,
    ]);
    const { colunas, contadas, soma } = contar(lidas, { base, refeicoes, publicos });
    const contratos = await this.repository.contratos(tx, contratosDe(contadas));
    const linhas = emOrdem(contadas, recorte, grao).map(({ unidade: { lida, celulas }, principal, nivel }) => {
      const limites = valores(lida.data ?? recorte.ate);
      const limiares = limiaresDe(limites);
      const feriado = doDia?.feriado(referenciaDe(lida), lida.data) ?? null;
      const linha = linhaDe(colunas, lida, celulas, { base, limites, contratos, principal, nivel, feriado });
      if (doDia) linha.alertas = alertasDe(linha, colunas, { limites, limiares, passado: doDia.passado(linha) });
      return linha;
    });
    const regras = valores(recorte.ate);
    return {
      base,
      colunas,
      linhas,
      totais: totaisDe(soma.colunas, linhas),
      regras: regrasDe(regras, regras),
      parcial: linhas.some(({ ativa, diasComPedido }) => ativa && diasComPedido < (grao === 'DIA' ? 1 : dias)),
    };
  }

  /** What only a day has: its holiday, and why it stands out. */
  private async lerDoDia(tx: Transaction, recorte: Recorte, janelaDias: number) {
    const desde = addDays(recorte.de, -janelaDias);
    const [historico, feriadoEm] = await Promise.all([
      this.repository.historico(tx, recorte, desde),
      this.feriados.calendario(tx, recorte.de, recorte.ate),
    ]);
    return {
      feriado: (lotacao: Schemas['ReferenciaLotacao'], data: string | null) =>
        feriadoEm(lotacao, data ?? recorte.de)?.nome,
      passado: ({ lotacao, data }: LinhaDoMapa) =>
        passadoDe(historico.get(lotacao.id) ?? [], daysBetween(desde, data ?? recorte.de), janelaDias),
    };
  }
}

type Pedido = DasLotacoes & { readonly de: string; readonly ate: string; comSomas?: boolean; soNumeros?: boolean };

type Contada = { readonly lida: LinhaLida; readonly celulas: Celulas };
type Contadas = { readonly colunas: Coluna[]; readonly contadas: readonly Contada[]; readonly soma: Soma };
type Tipos = { base: BaseDoMapa; refeicoes: readonly TipoDoMapa[]; publicos: readonly PublicoDoMapa[] };

/** The rows by column. What of types inactive by now had quantities makes columns of its own: then all is counted again. */
function contar(lidas: readonly LinhaLida[], tipos: Tipos, usadas: ReadonlySet<number> = new Set()): Contadas {
  const { base, refeicoes, publicos } = tipos;
  const colunas = colunasDe(refeicoes, publicos, usadas);
  const fora = new Set(publicos.filter(({ contaNosTotais }) => !contaNosTotais).map(({ id }) => id));
  const soma = novaSoma(base, posicoesDe(colunas), fora);
  const contadas: Contada[] = lidas.map(lida => ({ lida, celulas: celulasDe(lida.parcelas(), soma) }));
  const faltam = usadas.size === 0 && soma.semColuna.size > 0;
  return faltam ? contar(lidas, tipos, soma.semColuna) : { colunas, contadas, soma };
}

const contratosDe = (contadas: readonly Contada[]): number[] => {
  const ids = new Set<number>();
  for (const { celulas } of contadas) {
    for (let i = 0; i < celulas.brutos.length; i += 2) ids.add(celulas.brutos[i] ?? 0);
  }
  return [...ids];
};

/** Families where a unit comes once; the days of one unit follow each other. */
function emOrdem(contadas: readonly Contada[], { de, ate }: Recorte, grao: Grao) {
  const unidades = contadas.map(contada => ({
    ...contada,
    lotacao: referenciaDe(contada.lida),
    principalId: contada.lida.principalId,
  }));
  if (grao === 'DIA' && de !== ate) return unidades.map(unidade => ({ unidade, principal: null, nivel: 0 }));
  return emFamilias(unidades);
}
