import { addDays, weekday } from '../clock/clock.ts';
import { porChave } from './apuracao.rules.ts';

export type BuscaProjecao = { readonly lotacaoId?: number; readonly contratoId?: number };

/** A day's counted numbers of a unit, of the weeks behind. */
export type DiaContado = {
  lotacaoId: number;
  data: string;
  aceita: number;
  programada: number;
  liquidoCentavos: number;
};
/** Which contract brings a meal to a unit, from a day to another. */
export type Vinculo = {
  lotacaoId: number;
  tipoAlimentacaoId: number;
  contratoId: number;
  inicio: string;
  fim: string;
};
/** `desde` a day of the past, or one on which a price already agreed begins. */
export type Preco = {
  contratoId: number;
  tipoAlimentacaoId: number;
  tipoPublicoId: number;
  desde: string;
  precoCentavos: number;
};
type Item = { readonly tipoAlimentacaoId: number; readonly tipoPublicoId: number; readonly quantidade: number };
type Soma = { refeicoes: number; valorCentavos: number; semContrato: number };
export type MesProjetado = Soma & { readonly mes: string };

export const SEMANAS = 8;
const DIAS_BASTANTES = 3;
const INTEIRO = 1000;
/** A week of the kind that never was a programme (everybody of another unit for a night) moves no year. */
const NO_MAXIMO = 3 * INTEIRO;

export const REGRA: readonly string[] = [
  'Cada dia pede o que a programação da lotação diz dele, com as exceções, os feriados e a regra deles.',
  `Isso é multiplicado pelo quanto do programado se serviu naquele dia da semana, pela mediana das últimas ${SEMANAS} semanas; com menos de ${DIAS_BASTANTES} dias contados, vale a programação.`,
  `A lotação sem programação fica na mediana do que o mapa contou naquele dia da semana, nas últimas ${SEMANAS} semanas.`,
  'Nos dias de suspensão da atividade ou de entrega interrompida, o que parou não conta.',
  'O preço é o do contrato que atende a lotação em cada dia, com os reajustes já marcados. Depois do fim do contrato as refeições contam e o gasto não: estão em “sem contrato”.',
  'Sem glosas nem descontos, que ninguém prevê. O saldo do contrato é o valor dele menos o já apurado; o dos empenhos, menos o apurado que nenhuma medição atestou ainda.',
];

function medianaDe(valores: readonly number[]): number {
  const ordem = valores.toSorted((a, b) => a - b);
  const meio = Math.floor(ordem.length / 2);
  const alto = ordem[meio] ?? 0;
  return ordem.length % 2 ? alto : Math.round(((ordem[meio - 1] ?? 0) + alto) / 2);
}

export type Ritmo = {
  /** Per mil of the programme that is served on that weekday. */
  readonly doProgramado: (lotacaoId: number, data: string) => number;
  /** What the map counts on that weekday, for who has no programme. */
  readonly contado: (lotacaoId: number, data: string) => { refeicoes: number; valorCentavos: number };
};

/** Days on which nothing was served say nothing: they were stopped, or nobody counted them yet. */
export function ritmoDe(dias: readonly DiaContado[]): Ritmo {
  const porDia = porChave(
    dias.filter(({ aceita }) => aceita > 0),
    ({ lotacaoId, data }) => `${lotacaoId} ${weekday(data)}`,
  );
  const doDia = (lotacaoId: number, data: string) => porDia.get(`${lotacaoId} ${weekday(data)}`) ?? [];
  return {
    doProgramado: porDiaDaSemana((lotacaoId, data) => {
      const partes = doDia(lotacaoId, data)
        .filter(({ programada }) => programada > 0)
        .map(({ aceita, programada }) => Math.round((aceita * INTEIRO) / programada));
      return partes.length < DIAS_BASTANTES ? INTEIRO : Math.min(NO_MAXIMO, medianaDe(partes));
    }),
    contado: porDiaDaSemana((lotacaoId, data) => {
      const lidos = doDia(lotacaoId, data);
      if (lidos.length < DIAS_BASTANTES) return { refeicoes: 0, valorCentavos: 0 };
      return {
        refeicoes: medianaDe(lidos.map(({ aceita }) => aceita)),
        valorCentavos: medianaDe(lidos.map(({ liquidoCentavos }) => liquidoCentavos)),
      };
    }),
  };
}

/** The same for all the Mondays of a unit: reckoned once. */
function porDiaDaSemana<T>(reckon: (lotacaoId: number, data: string) => T): (lotacaoId: number, data: string) => T {
  const known = new Map<string, T>();
  return (lotacaoId, data) => {
    const chave = `${lotacaoId} ${weekday(data)}`;
    const antes = known.get(chave);
    if (antes !== undefined) return antes;
    const valor = reckon(lotacaoId, data);
    known.set(chave, valor);
    return valor;
  };
}

export type Atendimento = {
  readonly contratoEm: (lotacaoId: number, refeicao: number, data: string) => number | null;
  readonly precoEm: (contratoId: number, item: Item, data: string) => number | null;
};

export function atendimentoDe(vinculos: readonly Vinculo[], precos: readonly Preco[]): Atendimento {
  const porRefeicao = porChave(vinculos, ({ lotacaoId, tipoAlimentacaoId }) => `${lotacaoId} ${tipoAlimentacaoId}`);
  const porCelula = porChave(
    precos.toSorted((a, b) => (a.desde < b.desde ? 1 : -1)),
    preco => `${preco.contratoId} ${preco.tipoAlimentacaoId} ${preco.tipoPublicoId}`,
  );
  return {
    contratoEm: (lotacaoId, refeicao, data) =>
      porRefeicao.get(`${lotacaoId} ${refeicao}`)?.find(({ inicio, fim }) => inicio <= data && data <= fim)
        ?.contratoId ?? null,
    precoEm: (contratoId, { tipoAlimentacaoId, tipoPublicoId }, data) =>
      porCelula.get(`${contratoId} ${tipoAlimentacaoId} ${tipoPublicoId}`)?.find(({ desde }) => desde <= data)
        ?.precoCentavos ?? null,
  };
}

/** The rest of this month, and the twelve after it. */
export function mesesAFrente(hoje: string): string[] {
  const meses = [hoje.slice(0, 7)];
  while (meses.length < 13) meses.push(addDays(`${meses.at(-1)}-01`, 31).slice(0, 7));
  return meses;
}

export type DiaAProjetar = {
  readonly lotacaoId: number;
  readonly data: string;
  /** Undefined: the unit has no programme for that day, and is not stopped on it. */
  readonly itens: readonly Item[] | undefined;
};

export class Projecao {
  private readonly meses: Map<string, Soma>;
  readonly porContrato = new Map<number, Map<string, number>>();

  constructor(
    hoje: string,
    private readonly ritmo: Ritmo,
    private readonly atendimento: Atendimento,
    /** Undefined: every contract. */
    private readonly soDe: number | undefined,
  ) {
    this.meses = new Map(mesesAFrente(hoje).map(mes => [mes, { refeicoes: 0, valorCentavos: 0, semContrato: 0 }]));
  }

  somar({ lotacaoId, data, itens }: DiaAProjetar): void {
    if (!itens) {
      this.semProgramacao(lotacaoId, data);
      return;
    }
    const porMil = this.ritmo.doProgramado(lotacaoId, data);
    for (const item of itens) {
      const quantidade = Math.round((item.quantidade * porMil) / INTEIRO);
      const contratoId = this.atendimento.contratoEm(lotacaoId, item.tipoAlimentacaoId, data);
      const preco = contratoId === null ? null : this.atendimento.precoEm(contratoId, item, data);
      this.por(data, contratoId, quantidade, preco === null ? null : quantidade * preco);
    }
  }

  lidos(): MesProjetado[] {
    return [...this.meses].map(([mes, soma]) => ({ mes, ...soma }));
  }

  /** Priced as it was counted, while any contract serves the unit. */
  private semProgramacao(lotacaoId: number, data: string): void {
    const { refeicoes, valorCentavos } = this.ritmo.contado(lotacaoId, data);
    const contratoId = this.atendimento.contratoEm(lotacaoId, QUALQUER, data);
    if (refeicoes) this.por(data, contratoId, refeicoes, contratoId === null ? null : valorCentavos);
  }

  private por(data: string, contratoId: number | null, refeicoes: number, valor: number | null): void {
    const mes = data.slice(0, 7);
    const soma = this.meses.get(mes);
    if (!soma || (this.soDe !== undefined && contratoId !== this.soDe)) return;
    soma.refeicoes += refeicoes;
    if (valor === null || contratoId === null) {
      soma.semContrato += refeicoes;
      return;
    }
    soma.valorCentavos += valor;
    const doContrato = this.porContrato.get(contratoId) ?? new Map<string, number>();
    doContrato.set(mes, (doContrato.get(mes) ?? 0) + valor);
    this.porContrato.set(contratoId, doContrato);
  }
}

/** The meal of a binding that stands for all of the unit's: the first contract of the day. */
export const QUALQUER = 0;

/** The month in which a balance no longer pays all of it; null while it pays everything that is projected. */
export function mesEmQueAcaba(saldoCentavos: number, porMes: ReadonlyMap<string, number> | undefined): string | null {
  let resta = saldoCentavos;
  for (const [mes, valor] of [...(porMes ?? [])].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    resta -= valor;
    if (resta < 0) return mes;
  }
  return null;
}
