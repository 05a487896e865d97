import type { ProblemSlug } from '@alipen/platform/problems/catalogue';
import { type ErroDeCampo, problema } from '@alipen/platform/problems/problema';
import { horaEm } from '../../clock/zoned-time.ts';
import type { EntregaInterrompida } from '../../contratos/contratos.service.ts';
import { type BaseConferencia, type BaseDoDia, baseDe, diferencaDe, faixaDe } from '../quantidades/diferenca.table.ts';
import { chaveDe, type Par, repetidos } from '../quantidades/itens.rules.ts';
import type { PrazoDoDia } from '../quantidades/prazo.rules.ts';
import type { Limites } from '../quantidades/regras.table.ts';

type Ajustado = Par & { para: number };
export type Mudanca = Ajustado & { de: number; refeicao: string; publico: string };

export type PedidoDeAjuste = {
  itens: readonly Ajustado[];
  /** The order's present quantity by cell; a missing cell counts as 0. */
  atuais: ReadonlyMap<string, number>;
  refeicoes: ReadonlyMap<number, { nome: string }>;
  publicos: ReadonlyMap<number, { nome: string; baseConferencia: BaseConferencia }>;
  limites: ReadonlyMap<number, PrazoDoDia>;
  fusoHorario: string;
  pendentes: ReadonlySet<string>;
  precificadas: ReadonlySet<string>;
  efetivo: BaseDoDia | null;
  regras: Limites;
  texto: string | null;
  /** What is not delivered that day: it may go down, never up. */
  interrompida?: Pick<EntregaInterrompida, 'texto' | 'alcanca'> | null;
};

type Recusa = { slug: ProblemSlug; detail: string };
type Conferencia = (mudanca: Mudanca, pedido: PedidoDeAjuste) => Recusa | null;

/** Run in order for each cell: the first that fails gives the refusal (domain 4.6: R2, R18, R22; texts of domain 13). */
const conferencias: readonly Conferencia[] = [
  ({ de, para }) => (de === para ? { slug: 'dados-invalidos', detail: `A quantidade já é ${de}.` } : null),
  ({ tipoAlimentacaoId, refeicao }, { limites, fusoHorario }) => {
    const limite = limites.get(tipoAlimentacaoId);
    if (!limite) return { slug: 'dados-invalidos', detail: `${refeicao} não é mais pedida.` };
    if (!limite.encerrado) return null;
    const hora = horaEm(limite.limiteEm, fusoHorario);
    const saida = 'Registre uma ocorrência ou um pedido emergencial.';
    return { slug: 'limite-de-ajuste', detail: `O limite para ajustar ${refeicao} era ${hora}. ${saida}` };
  },
  (mudanca, { pendentes }) =>
    pendentes.has(chaveDe(mudanca))
      ? { slug: 'dados-invalidos', detail: `${nomeDe(mudanca)} já tem um aumento à espera de resposta.` }
      : null,
  (mudanca, { precificadas }) =>
    precificadas.has(chaveDe(mudanca))
      ? null
      : { slug: 'sem-preco', detail: `${nomeDe(mudanca)} não tem preço no contrato do pedido.` },
  (mudanca, { interrompida }) =>
    mudanca.para > mudanca.de && interrompida?.alcanca(mudanca)
      ? { slug: 'dados-invalidos', detail: interrompida.texto }
      : null,
  ({ de, para, tipoPublicoId }, { publicos, efetivo, regras, texto }) => {
    const base = baseDe(publicos.get(tipoPublicoId)?.baseConferencia ?? 'SEM_BASE', efetivo, regras);
    const diferenca = diferencaDe(para, base);
    if (texto || para < de || faixaDe(diferenca, regras) !== 'MUITO_ACIMA') return null;
    return {
      slug: 'justificativa-obrigatoria',
      detail: `Quantidade acima do efetivo em ${diferenca}. Informe o motivo.`,
    };
  },
];

const nomeDe = ({ refeicao, publico }: Mudanca): string => `${refeicao} para ${publico}`;

export function conferirAjuste(pedido: PedidoDeAjuste): Mudanca[] {
  const mudancas = pedido.itens.map(item => ({
    ...item,
    de: pedido.atuais.get(chaveDe(item)) ?? 0,
    refeicao: pedido.refeicoes.get(item.tipoAlimentacaoId)?.nome ?? 'Esta refeição',
    publico: pedido.publicos.get(item.tipoPublicoId)?.nome ?? 'este público',
  }));
  const recusas = mudancas.map(
    mudanca => conferencias.map(conferir => conferir(mudanca, pedido)).find(Boolean) ?? null,
  );
  for (const posicao of repetidos(pedido.itens)) {
    recusas[posicao] = { slug: 'dados-invalidos', detail: 'Esta célula aparece duas vezes no ajuste.' };
  }
  const errors = recusas.flatMap<ErroDeCampo & Recusa>((recusa, posicao) =>
    recusa ? [{ ...recusa, pointer: `/itens/${posicao}` }] : [],
  );
  const [primeira] = errors;
  if (primeira) {
    const detalhes = errors.slice(0, 200).map(({ pointer, detail }) => ({ pointer, detail }));
    throw problema(primeira.slug, { detail: primeira.detail, errors: detalhes });
  }
  exigirAlgo(mudancas, pedido.atuais);
  return mudancas;
}

function exigirAlgo(mudancas: readonly Mudanca[], atuais: ReadonlyMap<string, number>): void {
  const depois = new Map(atuais);
  for (const mudanca of mudancas) depois.set(chaveDe(mudanca), mudanca.para);
  if ([...depois.values()].some(quantidade => quantidade > 0)) return;
  throw problema('pedido-vazio', { detail: 'Para não receber nenhuma refeição, cancele o pedido.' });
}

/**
 * Rule R28: before confirmation and cut-off every change holds at once; afterwards only a reduction does, unless the
 * parameter says that raises need no acceptance.
 */
export const ehAutomatica = (
  { de, para }: Pick<Mudanca, 'de' | 'para'>,
  {
    confirmado,
    prazoEncerrado,
    precisaDeAceite,
  }: { confirmado: boolean; prazoEncerrado: boolean; precisaDeAceite: boolean },
): boolean => para < de || !precisaDeAceite || (!confirmado && !prazoEncerrado);

export const emEspera = (mudancas: readonly Mudanca[]): string | null =>
  mudancas.length
    ? `À espera de aceite: ${mudancas.map(mudanca => `${nomeDe(mudanca)} de ${mudanca.de} para ${mudanca.para}`).join('; ')}`
    : null;
