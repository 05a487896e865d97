import { createHash } from 'node:crypto';
import type { GestoLido } from '../chaves-pessoais/chaves-pessoais.query.ts';
import { falhaDaProva, hashDoGesto } from '../chaves-pessoais/chaves-pessoais.service.ts';
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
/** `gesto`: the hash of the touch that signed it. What the password signed hashes as it did before there were keys. */
export const hashDaAssinatura = (
  hash: string,
  { papel, nome, matricula, cargo, em }: Assinada,
  gesto: string | null = null,
): string =>
  sha256([hash, papel, nome, matricula ?? '', cargo ?? '', em.toISOString(), ...(gesto ? [gesto] : [])].join('\n'));

type DoMapa = { readonly lotacaoId: number; readonly data: string; readonly versao: number; readonly hash: string };
/** What a key signs of a map: one line, whose hash is a leaf. */
export const folhaDoMapa = ({ lotacaoId, data, versao, hash }: DoMapa): string =>
  `mapa lotacao=${lotacaoId} data=${data} versao=${versao} resumo=${hash}`;

type PorChave = {
  readonly gesto: GestoLido | null;
  readonly gestoIndice: number | null;
  readonly gestoCaminho: Buffer | null;
};

export type Elo = {
  readonly sequencia: number;
  readonly data: string;
  readonly versao: number;
  readonly codigo: string;
  readonly conteudo: Conteudo;
  readonly selos: string;
  readonly hash: string;
  readonly hashAnterior: string;
  readonly assinaturas: readonly (Assinada & PorChave & { readonly hash: string })[];
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
  return [...falhas, ...elo.assinaturas.flatMap(assinatura => falhasDaAssinatura(elo, assinatura, falha))];
}

function falhasDaAssinatura(
  elo: Elo,
  assinatura: Elo['assinaturas'][number],
  falha: (onde: string, detalhe: string) => Falha,
): Falha[] {
  const { nome, papel, gesto, gestoIndice, gestoCaminho } = assinatura;
  if (hashDaAssinatura(elo.hash, assinatura, gesto && hashDoGesto(gesto)) !== assinatura.hash)
    return [falha('Assinatura', `A assinatura de ${nome} não é a que foi feita sobre esta versão.`)];
  if (!gesto) return [];
  const folha = folhaDoMapa({ ...elo, lotacaoId: elo.conteudo.lotacao.id });
  const prova = { ...gesto, papel, indice: gestoIndice ?? 0, caminho: gestoCaminho ?? Buffer.alloc(0) };
  const naoConfere = falhaDaProva(folha, prova);
  return naoConfere ? [falha('Assinatura por chave', `A de ${nome} não confere: ${naoConfere}`)] : [];
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
