import type { APreencher, LinhaAPreencher } from './declarar.calls.ts';

/** As typed; what is empty is not sent. */
export interface LinhaDigitada {
  produzida: string;
  entregue: string;
  lacres: string;
  placa: string;
}
export type Digitado = Readonly<Record<string, LinhaDigitada>>;

export const chaveDe = ({ lotacao, tipoAlimentacaoId }: LinhaAPreencher): string =>
  `${lotacao.id}:${tipoAlimentacaoId}`;

/** Begins with what was declared or, of a meal not yet declared, with the confirmed order. */
export const inicioDe = ({ linhas }: APreencher): Digitado =>
  Object.fromEntries(
    linhas.map(linha => [
      chaveDe(linha),
      {
        produzida: String(linha.produzida ?? linha.confirmada),
        entregue: String(linha.entregue ?? linha.confirmada),
        lacres: linha.lacres.join(', '),
        placa: linha.placa ?? '',
      },
    ]),
  );

const NUMERO = /^\d{1,5}$/;

export const prontaPara = (nome: string, linhas: readonly LinhaAPreencher[], digitado: Digitado): boolean =>
  nome.trim().length >= 3 &&
  linhas.every(linha => {
    const { produzida = '', entregue = '' } = digitado[chaveDe(linha)] ?? {};
    return NUMERO.test(produzida) && NUMERO.test(entregue);
  });

/** "A-1, A-2 A-2" -> two seals. */
export const lacresDe = (texto: string): string[] => [...new Set(texto.split(/[\s,;]+/).filter(Boolean))];

export const linhasDe = (linhas: readonly LinhaAPreencher[], digitado: Digitado) =>
  linhas.flatMap(linha => {
    const digitada = digitado[chaveDe(linha)];
    if (!digitada) return [];
    const placa = digitada.placa.replaceAll(/[\s-]/g, '').toUpperCase();
    return [
      {
        lotacaoId: linha.lotacao.id,
        tipoAlimentacaoId: linha.tipoAlimentacaoId,
        produzida: Number(digitada.produzida),
        entregue: Number(digitada.entregue),
        lacres: lacresDe(digitada.lacres),
        ...(placa && { placa }),
      },
    ];
  });

export const porLotacao = (linhas: readonly LinhaAPreencher[]) => {
  const grupos = new Map<number, { nome: string; linhas: LinhaAPreencher[] }>();
  for (const linha of linhas) {
    const grupo = grupos.get(linha.lotacao.id) ?? { nome: linha.lotacao.nome, linhas: [] };
    grupo.linhas.push(linha);
    grupos.set(linha.lotacao.id, grupo);
  }
  return [...grupos].map(([id, grupo]) => ({ id, ...grupo }));
};
