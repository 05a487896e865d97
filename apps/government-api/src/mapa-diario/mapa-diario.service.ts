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
import { limiaresDosAlertas } from './mapa-diario.alertas.table.ts';
import type { BaseDoMapa } from './mapa-diario.base.table.ts';
import { emFamilias } from './mapa-diario.familias.rules.ts';
import { diasDoMes } from './mapa-diario.meses.rules.ts';
import type { Grao, Recorte } from './mapa-diario.query.ts';
import { type LinhaLida, MapaDiarioRepository } from './mapa-diario.repository.ts';
import { type Coluna, colunasDe, type LinhaDoMapa, linhaDe, referenciaDe } from './mapa-diario.rules.ts';
import { totaisDe } from './mapa-diario.totais.rules.ts';

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

  /** The days of a month of these units, a row a day of each, by name: what is written out a few units at a time. */
  async dias(
    tx: Transaction,
    { mes, ...filtros }: FiltrosDoMapa & { readonly mes: string; readonly lotacaoIds: readonly number[] },
  ): Promise<Mapa> {
    return this.mapa(tx, { ...diasDoMes(mes), ...filtros, inativas: true }, 'DIA');
  }

  /** One month, a row a unit: each number is the sum of its days. */
  async consolidado(tx: Transaction, { mes, ...filtros }: DasLotacoes & { readonly mes: string }): Promise<Mapa> {
    return this.mapa(tx, { ...diasDoMes(mes), ...filtros }, 'PERIODO');
  }

  private async mapa(tx: Transaction, { base = 'ACEITA', ...de }: Pedido, grao: Grao): Promise<Mapa> {
    const valores = await this.parametros.entre(tx, de.de, de.ate);
    const dias = Array.from({ length: daysBetween(de.de, de.ate) + 1 }, (_, n) => addDays(de.de, n));
    const pelosInternos = dias.filter(dia => valores(dia).baseServidores === 'EFETIVO_INTERNO');
    const recorte: Recorte = { ...de, base, pelosInternos };
    const lidas = await this.repository.linhas(tx, recorte, grao);
    const colunas = await this.colunas(tx, lidas, recorte);
    const ids = new Set(lidas.flatMap(({ contas }) => (contas ?? []).map(([id]) => id)));
    const contratos = await this.repository.contratos(tx, [...ids]);
    const linhas = emOrdem(lidas, recorte, grao).map(({ unidade, principal, nivel }) =>
      linhaDe(colunas, unidade.lida, {
        limites: valores(unidade.lida.data ?? recorte.ate),
        contratos,
        principal,
        nivel,
      }),
    );
    const completas = grao === 'DIA' ? await this.comODia(tx, linhas, { colunas, recorte, valores }) : linhas;
    const regras = valores(recorte.ate);
    return {
      base,
      colunas,
      linhas: completas,
      totais: totaisDe(colunas, lidas, completas),
      regras: regrasDe(regras, regras),
      parcial: linhas.some(({ ativa, diasComPedido }) => ativa && diasComPedido < (grao === 'DIA' ? 1 : dias.length)),
    };
  }

  private async colunas(tx: Transaction, lidas: readonly LinhaLida[], { ate }: Recorte): Promise<Coluna[]> {
    const refeicoes = await this.tiposAlimentacao.doDia(tx, ate);
    return colunasDe(refeicoes, await this.tiposPublico.todos(tx), lidas);
  }

  /** What only a day has: its holiday, and why it stands out. */
  private async comODia(
    tx: Transaction,
    linhas: readonly LinhaDoMapa[],
    { colunas, recorte, valores }: { colunas: Coluna[]; recorte: Recorte; valores: ValoresDoDia },
  ): Promise<LinhaDoMapa[]> {
    const desde = addDays(recorte.de, -limiaresDosAlertas.janelaDias);
    const historico = await this.repository.historico(tx, recorte, desde);
    const feriadoEm = await this.feriados.calendario(tx, recorte.de, recorte.ate);
    return linhas.map(linha => {
      const data = linha.data ?? recorte.de;
      const passado = passadoDe(historico.get(linha.lotacao.id) ?? [], daysBetween(desde, data));
      return {
        ...linha,
        feriado: feriadoEm(linha.lotacao, data)?.nome ?? null,
        alertas: alertasDe(linha, colunas, { limites: valores(data), passado }),
      };
    });
  }
}

type Pedido = DasLotacoes & { readonly de: string; readonly ate: string };
type ValoresDoDia = Awaited<ReturnType<ParametrosService['entre']>>;

/** Families where a unit comes once; the days of one unit follow each other. */
function emOrdem(lidas: readonly LinhaLida[], { de, ate }: Recorte, grao: Grao) {
  const unidades = lidas.map(lida => ({ lotacao: referenciaDe(lida), principalId: lida.principalId, lida }));
  if (grao === 'DIA' && de !== ate) return unidades.map(unidade => ({ unidade, principal: null, nivel: 0 }));
  return emFamilias(unidades);
}
