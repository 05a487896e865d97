import type { Pedido } from '../pedidos.queries.ts';

/** What is typed, by cell; a cell nobody touched is absent. */
export type Digitados = Readonly<Record<string, string>>;

export interface LinhaDoAjuste {
  chave: string;
  tipoAlimentacaoId: number;
  tipoPublicoId: number;
  vale: number;
  texto: string;
  /** null: the text is no quantity. */
  para: number | null;
}

/** Reads the contract's Quantidade; null: it is not one. */
export const quantidadeDe = (texto: string) => (/^\d{1,4}$/.test(texto.trim()) ? Number(texto) : null);

export const linhasDe = ({ itens }: Pick<Pedido, 'itens'>, digitados: Digitados): LinhaDoAjuste[] =>
  itens.map(({ tipoAlimentacaoId, tipoPublicoId, quantidadeSolicitada, quantidadeConfirmada }) => {
    const chave = `${tipoAlimentacaoId}:${tipoPublicoId}`;
    const vale = quantidadeConfirmada ?? quantidadeSolicitada;
    const texto = digitados[chave] ?? String(vale);
    return { chave, tipoAlimentacaoId, tipoPublicoId, vale, texto, para: quantidadeDe(texto) };
  });

/** Only the cells that become another number. */
export const mudadas = (linhas: readonly LinhaDoAjuste[]) =>
  linhas.flatMap(({ tipoAlimentacaoId, tipoPublicoId, vale, para }) =>
    para === null || para === vale ? [] : [{ tipoAlimentacaoId, tipoPublicoId, para }],
  );
