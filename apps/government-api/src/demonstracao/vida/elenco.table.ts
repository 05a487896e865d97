import type { components } from '@alipen/contracts/generated/government-api';
import { pessoas } from '../cadastros.table.ts';

type Schemas = components['schemas'];

type Responsavel = {
  readonly lotacao: string;
  readonly cpf: string;
  readonly nome: string;
  readonly matricula: string;
};

/** Who receives, informs and signs in the units where the demonstration has nobody else. Every name is invented. */
export const responsaveis: readonly Responsavel[] = [
  { lotacao: 'UPPA-1', cpf: '70010020110', nome: 'Edna Sousa Ramalho', matricula: '301145' },
  { lotacao: 'UPSL-2', cpf: '70020030207', nome: 'Jorge Luís Farias', matricula: '308266' },
  { lotacao: 'UPBC-1', cpf: '70030040388', nome: 'Patrícia Melo Araújo', matricula: '311907' },
  { lotacao: 'UPVJ-1', cpf: '70040050467', nome: 'Raimundo Costa Bezerra', matricula: '296534' },
  { lotacao: 'DPBC-1', cpf: '70050060546', nome: 'Cláudia Mendes Rego', matricula: '322018' },
  { lotacao: 'DPPA-1', cpf: '70060070625', nome: 'Sebastião Alves Cruz', matricula: '318877' },
  { lotacao: 'CASL-1', cpf: '70070080704', nome: 'Vera Lúcia Pontes', matricula: '305490' },
  { lotacao: 'SEVJ-1', cpf: '70080090893', nome: 'Marcos Vinícius Leite', matricula: '327351' },
];

/** Units whose own requester signs in: the next open day is theirs to order. */
export const deQuemVisita: ReadonlyMap<string, string> = new Map(
  pessoas.flatMap(({ lotacao, cpf, bloqueada }) => (lotacao && !bloqueada ? [[lotacao, cpf] as const] : [])),
);

export const papeisDoElenco = {
  gestora: '11144477735',
  atendimento: '39053344705',
  monitoramento: '16899535009',
  fiscal: '93541134780',
  substituto: '41523697873',
} as const;

type Designado = {
  readonly quem: keyof typeof papeisDoElenco;
  readonly papel: Schemas['PapelNoContrato'];
  /** Of the holder of the same role, who stands before. */
  readonly substitui?: true;
};

const daFiscalizacao: readonly Designado[] = [
  { quem: 'gestora', papel: 'GESTOR' },
  { quem: 'fiscal', papel: 'FISCAL_TECNICO' },
  { quem: 'substituto', papel: 'FISCAL_TECNICO', substitui: true },
  { quem: 'atendimento', papel: 'FISCAL_ADMINISTRATIVO' },
  { quem: 'monitoramento', papel: 'FISCAL_SETORIAL' },
];

/** Who answers for each contract; the last is received by a commission. */
export const equipes: Readonly<Record<string, readonly Designado[]>> = {
  '012/2025': daFiscalizacao,
  '034/2026': daFiscalizacao,
  '051/2026': [
    ...daFiscalizacao,
    { quem: 'atendimento', papel: 'COMISSAO' },
    { quem: 'monitoramento', papel: 'COMISSAO' },
    { quem: 'substituto', papel: 'COMISSAO' },
  ],
};
