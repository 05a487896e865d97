import type { Value } from '../spreadsheets/spreadsheet-value.ts';
import type { SheetCell } from '../spreadsheets/xlsx-cells.ts';
import type { DiaDoMapa } from './comparativo.mapper.ts';

type Medida = 'inteiro' | 'reais' | 'nota';
type Extra = {
  readonly nome: string;
  readonly medida: Medida;
  /** Whole units, centavos, or tenths of a mark. */
  readonly de: (dia: DiaDoMapa) => number | null;
};
type Grupo = { readonly grupo: string; readonly colunas: readonly Extra[] };

/** In order, from the head count to what is paid. */
export const PASSOS = [
  ['efetivo', 'Efetivo'],
  ['solicitada', 'Solicitado'],
  ['confirmada', 'Confirmado'],
  ['entregue', 'Entregue'],
  ['aceita', 'Aceito'],
] as const satisfies readonly (readonly [keyof DiaDoMapa['conciliacao'], string])[];

export const GRUPOS: readonly Grupo[] = [
  {
    grupo: 'Do efetivo ao pago (refeições)',
    colunas: PASSOS.map(([passo, nome]) => ({
      ...{ nome: `${nome} (refeições)`, medida: 'inteiro', de: ({ conciliacao }) => conciliacao[passo].refeicoes },
    })),
  },
  {
    grupo: 'Do efetivo ao pago (R$)',
    colunas: PASSOS.map(([passo, nome]) => ({
      ...{ nome: `${nome} (R$)`, medida: 'reais', de: ({ conciliacao }) => conciliacao[passo].valorCentavos },
    })),
  },
  {
    grupo: 'Execução',
    colunas: [
      { nome: 'Atraso (min)', medida: 'inteiro', de: ({ execucao }) => execucao.atrasoMin },
      { nome: 'Recusadas', medida: 'inteiro', de: ({ execucao }) => execucao.recusadas },
      { nome: 'Nota', medida: 'nota', de: ({ execucao }) => execucao.nota },
      { nome: 'Pontos', medida: 'inteiro', de: ({ execucao }) => execucao.pontos },
      { nome: 'Ocorrências', medida: 'inteiro', de: ({ execucao }) => execucao.ocorrencias },
    ],
  },
  {
    grupo: 'A pagar (R$)',
    colunas: [
      { nome: 'Bruto (R$)', medida: 'reais', de: ({ brutoCentavos }) => brutoCentavos },
      { nome: 'Glosa (R$)', medida: 'reais', de: ({ glosaCentavos }) => glosaCentavos },
      { nome: 'Desconto proposto (R$)', medida: 'reais', de: ({ descontoPropostoCentavos: d }) => d },
      { nome: 'Líquido (R$)', medida: 'reais', de: ({ liquidoCentavos }) => liquidoCentavos },
    ],
  },
  {
    grupo: 'Controle',
    colunas: [
      { nome: 'Com pedido', medida: 'inteiro', de: ({ enviado }) => Number(enviado) },
      { nome: 'Entregas previstas', medida: 'inteiro', de: ({ entregas }) => entregas?.previstas ?? null },
      { nome: 'Entregas recebidas', medida: 'inteiro', de: ({ entregas }) => entregas?.recebidas ?? null },
    ],
  },
];

export const EXTRAS: readonly Extra[] = GRUPOS.flatMap(({ colunas }) => colunas);
export const EM_PALAVRAS = ['Contado', 'Mapa do dia', 'Anotações'] as const;

const naPlanilha: Readonly<Record<Medida, (n: number) => SheetCell>> = {
  inteiro: number => ({ number }),
  reais: centavos => ({ number: centavos / 100, style: 'money' }),
  nota: decimos => ({ number: decimos / 10, style: 'money' }),
};
const noCsv: Readonly<Record<Medida, (n: number) => Value>> = {
  inteiro: n => n,
  reais: centavos => ({ centavos }),
  nota: decimos => decimos / 10,
};

const escritos =
  <T>(como: Readonly<Record<Medida, (n: number) => T>>) =>
  (dia: DiaDoMapa): (T | null)[] =>
    EXTRAS.map(({ medida, de }) => {
      const n = de(dia);
      return n === null ? null : como[medida](n);
    });

export const celulasExtras = escritos(naPlanilha);
export const valoresExtras = escritos(noCsv);
