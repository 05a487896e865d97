import { createHash } from 'node:crypto';
import { dizerFolha } from '../fechamentos/conteudo.rotulos.table.ts';
import { type Conteudo, canonico, type Folha, folhasDe } from '../fechamentos/fechamentos.service.ts';

/** The previous hash of a unit's first closing. */
export const GENESE = '0'.repeat(64);
const SELO = 8;

const sha256 = (texto: string): string => createHash('sha256').update(texto).digest('hex');

const seloDe = ({ caminho, valor }: Folha): string => sha256(`${caminho}=${JSON.stringify(valor)}`).slice(0, SELO);
export const selosDe = (conteudo: unknown): string => folhasDe(conteudo).map(seloDe).join('');
/** The seals are hashed too, so that they cannot be rewritten to fit a changed value. */
export const hashDe = (anterior: string, selos: string, conteudo: unknown): string =>
  sha256(`${anterior}\n${selos}\n${canonico(conteudo)}`);

type Assinada = { papel: string; nome: string; matricula: string | null; cargo: string | null; em: Date };
export const hashDaAssinatura = (hash: string, { papel, nome, matricula, cargo, em }: Assinada): string =>
  sha256([hash, papel, nome, matricula ?? '', cargo ?? '', em.toISOString()].join('\n'));

export type Elo = {
  readonly sequencia: number;
  readonly data: string;
  readonly versao: number;
  readonly codigo: string;
  readonly conteudo: Conteudo;
  readonly selos: string;
  readonly hash: string;
  readonly hashAnterior: string;
  readonly assinaturas: readonly (Assinada & { readonly hash: string })[];
};
export type Falha = { sequencia: number; data: string; versao: number; onde: string; detalhe: string };

export function falhasDoElo(elo: Elo): Falha[] {
  const falha = (onde: string, detalhe: string): Falha => ({
    sequencia: elo.sequencia,
    data: elo.data,
    versao: elo.versao,
    onde,
    detalhe,
  });
  const falhas: Falha[] = [];
  if (hashDe(elo.hashAnterior, elo.selos, elo.conteudo) !== elo.hash) {
    const folhas = folhasDe(elo.conteudo);
    const trocadas = folhas.filter((folha, n) => seloDe(folha) !== elo.selos.slice(n * SELO, (n + 1) * SELO));
    if (folhas.length * SELO !== elo.selos.length)
      falhas.push(falha('O conteúdo inteiro', 'Há valores a mais ou a menos do que quando o dia foi fechado.'));
    else if (trocadas.length)
      for (const folha of trocadas)
        falhas.push(
          falha(
            dizerFolha(folha.caminho, elo.conteudo),
            `O valor guardado, ${dizerValor(folha.valor)}, não é o que foi fechado.`,
          ),
        );
    else falhas.push(falha('O selo do fechamento', 'O selo guardado não é o deste conteúdo.'));
  }
  for (const [onde, coluna, guardado] of [
    ['Data', elo.data, elo.conteudo.data],
    ['Versão', elo.versao, elo.conteudo.versao],
    ['Ordem na cadeia', elo.sequencia, elo.conteudo.sequencia],
    ['Código de verificação', elo.codigo, elo.conteudo.codigo],
  ] as const)
    if (coluna !== guardado) falhas.push(falha(onde, `O registro diz ${coluna} e o conteúdo fechado diz ${guardado}.`));
  for (const assinatura of elo.assinaturas)
    if (hashDaAssinatura(elo.hash, assinatura) !== assinatura.hash)
      falhas.push(falha('Assinatura', `A assinatura de ${assinatura.nome} não é a que foi feita sobre esta versão.`));
  return falhas;
}

export function falhasDaCadeia(elos: readonly Elo[], desde: { sequencia: number; hash: string }): Falha[] {
  let anterior = desde;
  return elos.flatMap(elo => {
    const falhas = falhasDoElo(elo);
    const { sequencia, data, versao } = elo;
    if (sequencia !== anterior.sequencia + 1)
      falhas.push({
        sequencia,
        data,
        versao,
        onde: 'Ordem na cadeia',
        detalhe: `Falta o fechamento n.º ${anterior.sequencia + 1} desta lotação.`,
      });
    else if (elo.hashAnterior !== anterior.hash)
      falhas.push({
        sequencia,
        data,
        versao,
        onde: 'Ligação com o fechamento anterior',
        detalhe: `O fechamento n.º ${anterior.sequencia} não é mais aquele a que este foi ligado.`,
      });
    anterior = elo;
    return falhas;
  });
}

const dizerValor = (valor: Folha['valor']): string => (valor === null ? 'vazio' : `“${String(valor).slice(0, 100)}”`);
