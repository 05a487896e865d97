import type { Fields } from '../../drafts/merge.ts';
import { type Quantidades, quantidadeEm } from '../../grid/grid.model.ts';
import type { Pedido } from '../pedidos.queries.ts';
import { type Grade, pedivel, quantidadesDoPedido } from './grade.model.ts';

/** One day's typing as flat fields: quantities by "meal:public", and the note. Meals and publics may come and go. */
export type Campos = Fields<number | string>;

export const OBSERVACAO = 'observacao';

export const camposDe = (grade: Grade, quantidades: Quantidades, observacao: string): Campos =>
  Object.fromEntries([
    ...grade.celulas.flatMap((row, linha) =>
      row.flatMap((celula, coluna) =>
        pedivel(celula)
          ? [[`${celula.tipoAlimentacaoId}:${celula.tipoPublicoId}`, quantidadeEm(quantidades, { linha, coluna })]]
          : [],
      ),
    ),
    [OBSERVACAO, observacao],
  ]);

export const camposDoPedido = (grade: Grade, pedido: Pedido): Campos =>
  camposDe(grade, quantidadesDoPedido(grade, pedido), pedido.observacao ?? '');

/** A cell that the fields do not name keeps what it has. */
export const valoresDosCampos = (grade: Grade, campos: Campos, atuais: Quantidades): Quantidades =>
  grade.celulas.map((row, linha) =>
    row.map((celula, coluna) => {
      const valor = celula && campos[`${celula.tipoAlimentacaoId}:${celula.tipoPublicoId}`];
      return pedivel(celula) && typeof valor === 'number' ? valor : quantidadeEm(atuais, { linha, coluna });
    }),
  );

export const itensDosCampos = (campos: Campos) =>
  Object.entries(campos).flatMap(([chave, quantidade]) => {
    const [tipoAlimentacaoId = 0, tipoPublicoId = 0] = chave.split(':').map(Number);
    return typeof quantidade === 'number' ? [{ tipoAlimentacaoId, tipoPublicoId, quantidade }] : [];
  });

export const nomeDoCampo = ({ refeicoes, publicos }: Grade, chave: string) => {
  if (chave === OBSERVACAO) return 'Observação';
  const [refeicao, publico] = chave.split(':').map(Number);
  return `${refeicoes.find(({ id }) => id === refeicao)?.nome}, ${publicos.find(({ id }) => id === publico)?.nome}`;
};
