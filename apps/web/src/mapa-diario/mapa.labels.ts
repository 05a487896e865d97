import type { BaseDoMapa } from './mapa-diario.queries.ts';

export const BASES = {
  ACEITA: { rotulo: 'Aceita', refeicoes: 'Refeições aceitas', frase: 'o que se paga: entregue menos recusado' },
  ENTREGUE: { rotulo: 'Entregue', refeicoes: 'Refeições entregues', frase: 'o que chegou, também o recusado' },
  CONFIRMADA: { rotulo: 'Confirmada', refeicoes: 'Refeições confirmadas', frase: 'com os ajustes aceitos' },
  SOLICITADA: { rotulo: 'Solicitada', refeicoes: 'Refeições solicitadas', frase: 'o que a unidade pediu' },
} satisfies Record<BaseDoMapa, { rotulo: string; refeicoes: string; frase: string }>;

export const VISOES = {
  dia: 'Dia',
  mes: 'Mês da unidade',
  consolidado: 'Consolidado',
} as const;
export type Visao = keyof typeof VISOES;

export const ABAS = { tabela: 'Tabela', graficos: 'Gráficos', comparar: 'Comparar' } as const;
export type Aba = keyof typeof ABAS;
