import { dayOf } from '../../ui/date.format.ts';
import type { DoDia } from '../fiscalizacoes.queries.ts';

export const QUANDO = { todas: 'Todas', hoje: 'Hoje', atrasadas: 'Atrasadas' } as const;
export type Quando = keyof typeof QUANDO;

export interface Filtro {
  quando: Quando;
  texto: string;
  minhas: boolean;
  nome: string;
}

export const atrasada = ({ janela }: Pick<DoDia, 'janela'>, agora: number) => Date.parse(janela.fimEm) < agora;

const CABE = {
  todas: () => true,
  hoje: ({ data, fusoHorario }, agora) => data === dayOf(new Date(agora), fusoHorario),
  atrasadas: atrasada,
} satisfies Record<Quando, (uma: DoDia, agora: number) => boolean>;

const simples = (texto: string) =>
  texto
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** By the start of the window. Works without network, over what was downloaded. */
export function pendentesCom(todas: readonly DoDia[], { quando, texto, minhas, nome }: Filtro, agora: number): DoDia[] {
  const procurado = simples(texto.trim());
  return todas
    .filter(uma => CABE[quando](uma, agora))
    .filter(({ designado, fiscal }) => !minhas || [designado?.nome, fiscal?.nome].includes(nome))
    .filter(({ lotacao, refeicao, fornecedor, numero }) =>
      simples([lotacao.nome, refeicao.nome, fornecedor?.nome, numero].join(' ')).includes(procurado),
    )
    .sort((a, b) => (a.janela.inicioEm < b.janela.inicioEm ? -1 : 1));
}
