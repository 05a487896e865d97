import { ROTULO_DE_BASE_DO_MAPA } from '@alipen/contracts/generated/rotulos/mapa-diario';
import { labelled } from '../../ui/labelled.ts';

export const BASES = labelled(ROTULO_DE_BASE_DO_MAPA, {
  ACEITA: { refeicoes: 'Refeições aceitas', frase: 'o que se paga: entregue menos recusado', nada: 'nada aceito' },
  ENTREGUE: { refeicoes: 'Refeições entregues', frase: 'o que chegou, também o recusado', nada: 'nada entregue' },
  CONFIRMADA: { refeicoes: 'Refeições confirmadas', frase: 'com os ajustes aceitos', nada: 'nada confirmado' },
  SOLICITADA: { refeicoes: 'Refeições solicitadas', frase: 'o que a unidade pediu', nada: 'nada pedido' },
});

export const VISOES = {
  dia: 'Dia',
  mes: 'Mês da unidade',
  consolidado: 'Consolidado',
} as const;
export type Visao = keyof typeof VISOES;

export const ABAS = { tabela: 'Tabela', graficos: 'Gráficos', comparar: 'Comparar' } as const;
export type Aba = keyof typeof ABAS;
