import type { Formulario, Item, Versao } from '../fiscalizacoes.queries.ts';
import { itensDe } from '../preenchimento/preenchimento.model.ts';

export type Resposta = Versao['respostas'][number];
export type Correcao = Pick<Resposta, 'resposta' | 'observacao'>;
export type Correcoes = Readonly<Record<string, Correcao>>;

export interface Corrigivel {
  item: Item;
  antes: Resposta;
}

const SO_SE_REGISTRAM: readonly Item['tipo'][] = ['FOTO', 'ASSINATURA'];

/** Only what a person judged can be corrected; what was measured or written at the gate stays, and is told by its title. */
export function separar(formulario: Formulario, respostas: readonly Resposta[]) {
  const dadas = new Map(respostas.map(resposta => [resposta.item, resposta]));
  const corrigiveis: Corrigivel[] = [];
  const ficam: string[] = [];
  for (const item of itensDe(formulario)) {
    const antes = dadas.get(item.codigo);
    if (item.tipo === 'CONFORMIDADE' && antes) corrigiveis.push({ item, antes });
    else if (!SO_SE_REGISTRAM.includes(item.tipo)) ficam.push(item.titulo);
  }
  return { corrigiveis, ficam };
}

/** A correction takes no photo: an item that needs one and has none cannot become not conforming (R24). */
export const faltaAFoto = ({ item, antes }: Corrigivel): boolean =>
  antes.resposta !== 'NAO_CONFORME' && !antes.fotos?.length && (item.critico || item.foto !== 'NUNCA');

/** An item that is no longer not conforming loses its words and its number; its photos stay. */
export function corrigida(antes: Resposta, correcao: Correcao | undefined): Resposta {
  if (!correcao) return antes;
  const depois = { ...antes, ...correcao };
  if (depois.resposta === 'NAO_CONFORME') return depois;
  const { observacao: _, valor: __, ...resto } = depois;
  return depois.resposta === antes.resposta ? antes : resto;
}

const mudou = ({ item, antes }: Corrigivel, correcoes: Correcoes): boolean => {
  const depois = corrigida(antes, correcoes[item.codigo]);
  return depois.resposta !== antes.resposta || (depois.observacao ?? '').trim() !== (antes.observacao ?? '').trim();
};

/** What still prevents the correction, in words; null: it can be saved. */
export function oQueFalta(corrigiveis: readonly Corrigivel[], correcoes: Correcoes, motivo: string): string | null {
  if (!corrigiveis.some(cada => mudou(cada, correcoes))) return 'Mude ao menos uma resposta.';
  const semTexto = corrigiveis.find(({ item, antes }) => {
    const { resposta, observacao = '' } = corrigida(antes, correcoes[item.codigo]);
    return resposta === 'NAO_CONFORME' && observacao.trim() === '';
  });
  if (semTexto) return `Diga o que não está conforme: ${semTexto.item.titulo}.`;
  return motivo.trim().length < 3 ? 'Escreva o motivo da retificação.' : null;
}
