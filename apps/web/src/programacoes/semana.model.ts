import type { Malha, Quantidades, Titulo } from '../grid/grid.model.ts';
import type { ItemProgramacao, RegraFeriado, TipoAlimentacao, TipoPublico } from './programacoes.queries.ts';

/** R21. */
const MAIOR_QUANTIDADE = 9999;

/** Monday first; `dia` is the contract's number. */
export const DIAS = [
  { dia: 1, nome: 'Segunda', sigla: 'seg' },
  { dia: 2, nome: 'Terça', sigla: 'ter' },
  { dia: 3, nome: 'Quarta', sigla: 'qua' },
  { dia: 4, nome: 'Quinta', sigla: 'qui' },
  { dia: 5, nome: 'Sexta', sigla: 'sex' },
  { dia: 6, nome: 'Sábado', sigla: 'sáb' },
  { dia: 0, nome: 'Domingo', sigla: 'dom' },
] as const;

export const nomeDoDia = (dia: number) => DIAS.find(each => each.dia === dia)?.nome ?? '';

export interface LinhaDaSemana extends Titulo {
  refeicao: TipoAlimentacao;
  publico: TipoPublico;
}

/** Meal × public down, days across. */
export interface Semana extends Malha {
  linhas: readonly LinhaDaSemana[];
}

const linhasDe = (refeicoes: readonly TipoAlimentacao[], publicos: readonly TipoPublico[]): LinhaDaSemana[] =>
  refeicoes.flatMap(refeicao =>
    publicos.map(publico => ({
      refeicao,
      publico,
      nome: `${refeicao.nome}, ${publico.nome}`,
      sigla: `${refeicao.nome} ${publico.nome}`,
    })),
  );

export const semanaDe = (refeicoes: readonly TipoAlimentacao[], publicos: readonly TipoPublico[]): Semana => ({
  linhas: linhasDe(refeicoes, publicos),
  colunas: DIAS,
  maximo: MAIOR_QUANTIDADE,
  fechada: () => null,
});

export const diaDe = (refeicoes: readonly TipoAlimentacao[], publicos: readonly TipoPublico[]): Semana => ({
  ...semanaDe(refeicoes, publicos),
  colunas: [{ nome: 'Quantidade', sigla: 'qtd' }],
});

const chave = (dia: number, refeicao: number, publico: number) => `${dia}:${refeicao}:${publico}`;

export function valoresDe(semana: Semana, itens: readonly ItemProgramacao[]): Quantidades {
  const por = new Map(
    itens.map(item => [chave(item.diaSemana, item.tipoAlimentacaoId, item.tipoPublicoId), item.quantidade]),
  );
  return semana.linhas.map(({ refeicao, publico }) =>
    DIAS.map(({ dia }) => por.get(chave(dia, refeicao.id, publico.id)) ?? 0),
  );
}

export const itensDe = (semana: Semana, quantidades: Quantidades): ItemProgramacao[] =>
  semana.linhas.flatMap(({ refeicao, publico }, linha) =>
    DIAS.map(({ dia }, coluna) => ({
      diaSemana: dia,
      tipoAlimentacaoId: refeicao.id,
      tipoPublicoId: publico.id,
      quantidade: quantidades[linha]?.[coluna] ?? 0,
    })),
  );

type ItemDoDia = Omit<ItemProgramacao, 'diaSemana'>;

export function valoresDoDia(semana: Semana, itens: readonly ItemDoDia[]): Quantidades {
  const por = new Map(itens.map(item => [chave(0, item.tipoAlimentacaoId, item.tipoPublicoId), item.quantidade]));
  return semana.linhas.map(({ refeicao, publico }) => [por.get(chave(0, refeicao.id, publico.id)) ?? 0]);
}

export const itensDoDia = (semana: Semana, quantidades: Quantidades): ItemDoDia[] =>
  semana.linhas.map(({ refeicao, publico }, linha) => ({
    tipoAlimentacaoId: refeicao.id,
    tipoPublicoId: publico.id,
    quantidade: quantidades[linha]?.[0] ?? 0,
  }));

export const copiarDia = (quantidades: Quantidades, de: number, para: readonly number[]): Quantidades =>
  quantidades.map(row => row.map((valor, coluna) => (para.includes(coluna) ? (row[de] ?? 0) : valor)));

/** To the nearest integer, halves up, at most 9,999: the server's own rule (domain R21). */
export const comPercentual = (quantidades: Quantidades, percentual: number): Quantidades =>
  quantidades.map(row =>
    row.map(valor => Math.min(MAIOR_QUANTIDADE, Math.floor((valor * (100 + percentual) + 50) / 100))),
  );

export interface Mudanca {
  nome: string;
  de: number;
  para: number;
}

export const mudancasEntre = (semana: Malha, antes: Quantidades, depois: Quantidades): Mudanca[] =>
  semana.linhas.flatMap((titulo, linha) =>
    semana.colunas.flatMap((coluna, n) => {
      const [de, para] = [antes[linha]?.[n] ?? 0, depois[linha]?.[n] ?? 0];
      return de === para ? [] : [{ nome: `${coluna.nome} · ${titulo.nome}`, de, para }];
    }),
  );

export const soma = (numeros: readonly number[]) => numeros.reduce((total, each) => total + each, 0);
export const totalDe = (quantidades: Quantidades) => soma(quantidades.map(soma));

/** A version as it stands on the screen. */
export interface Digitado {
  valores: Quantidades;
  regraFeriado: RegraFeriado;
  observacao: string | null;
}

/** A version as flat fields, so that the typing of two people is merged cell by cell. */
export const camposDe = ({ valores: quantidades, regraFeriado, observacao }: Digitado): Record<string, unknown> => ({
  ...Object.fromEntries(quantidades.flatMap((row, linha) => row.map((valor, coluna) => [`${linha}:${coluna}`, valor]))),
  regraFeriado,
  observacao,
});

export const valoresDosCampos = (semana: Malha, campos: Record<string, unknown>): Digitado => ({
  valores: semana.linhas.map((_, linha) =>
    semana.colunas.map((_c, coluna) => Number(campos[`${linha}:${coluna}`] ?? 0)),
  ),
  regraFeriado: campos.regraFeriado as RegraFeriado,
  observacao: (campos.observacao as string | null) ?? null,
});

export function nomeDoCampo(semana: Malha, campo: string): string {
  if (campo === 'regraFeriado') return 'Nos feriados';
  if (campo === 'observacao') return 'Observação';
  const [linha = 0, coluna = 0] = campo.split(':').map(Number);
  return `${semana.colunas[coluna]?.nome} · ${semana.linhas[linha]?.nome}`;
}
